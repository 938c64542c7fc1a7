import { createSlice } from '@reduxjs/toolkit';
import type { DataStepName } from '#domain/application.ts';
import type { EntityParts } from '../entities/records.ts';
import {
  answerDropped,
  applicationOpened,
  applicationSubmitted,
  fileClosed,
  fileOpened,
  removalUndone,
  stepCompleted,
  stepOpened,
  undoDeclined,
} from '../events.ts';
import { MOVES_ALONG, type ShelfEntry } from './stepStates.ts';

/** Shelf of dropped answers, only in memory, outside `selectApplication` and the wire. Undo restores the newest entry. */
export interface ShelfState {
  entries: ShelfEntry[];
  /** Number of Undos: a form that shows restored answers is remounted with it. */
  undone: number;
}

const EMPTY: ShelfState = { entries: [], undone: 0 };

const NO_ENTITIES: EntityParts = { people: [], organisations: [], documents: [], taxDeclarations: [] };

/** True for an entry from this step's unsaved draft. */
export function isTyped({ name, isTyping }: ShelfEntry, step: DataStepName): boolean {
  return name === step && isTyping;
}

function typedEntry({ name, values, removed, loss }: ReturnType<typeof answerDropped>['payload']): ShelfEntry {
  const nothing = { steps: {}, entities: NO_ENTITIES };
  return {
    name,
    removed,
    loss,
    isTyping: true,
    ...nothing,
    drafts: { [name]: values },
    newcomers: [],
    moves: MOVES_ALONG,
  };
}

/** Adds an entry. Entries from the step's draft before it was saved merge into it, together with what the save dropped. */
function withEntry(entries: ShelfEntry[], entry: ShelfEntry | null): ShelfEntry[] {
  return entry === null ? entries : [...entries.filter((each) => !isTyped(each, entry.name)), entry];
}

/**
 * Ages the entries when another step is shown: after two moves the applicant meant the removal. The `fresh` entry arrived with this step.
 */
function goOn(entries: ShelfEntry[], fresh: ShelfEntry | undefined): ShelfEntry[] {
  return entries.flatMap((entry) => {
    if (entry === fresh) return [entry];
    return entry.moves > 0 ? [{ ...entry, moves: entry.moves - 1 }] : [];
  });
}

export const shelfSlice = createSlice({
  name: 'shelf',
  initialState: EMPTY,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(answerDropped, (state, { payload }) => ({ ...state, entries: [...state.entries, typedEntry(payload)] }))
      .addCase(stepCompleted, (state, { payload: { shelved } }) => ({
        ...state,
        entries: withEntry(state.entries, shelved),
      }))
      // Answers that Undo replaces become the newest entry.
      .addCase(removalUndone, (state, { payload: { shelved } }) => ({
        entries: withEntry(state.entries.slice(0, -1), shelved),
        undone: state.undone + 1,
      }))
      .addCase(stepOpened, (state, { payload: { withRemoval = false } }) => ({
        ...state,
        entries: goOn(state.entries, withRemoval ? state.entries.at(-1) : undefined),
      }))
      .addCase(undoDeclined, (state) => ({ ...state, entries: [] }))
      .addCase(applicationOpened, () => EMPTY)
      .addCase(applicationSubmitted, () => EMPTY)
      .addCase(fileOpened, () => EMPTY)
      .addCase(fileClosed, () => EMPTY),
});
