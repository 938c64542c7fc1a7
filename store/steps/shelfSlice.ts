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

/** In memory only, outside `selectApplication` and the wire; the newest entry is the one that Undo brings back. */
export interface ShelfState {
  entries: ShelfEntry[];
  /** How often something was brought back: a form that shows what is brought back is built anew with it. */
  undone: number;
}

const EMPTY: ShelfState = { entries: [], undone: 0 };

const NO_ENTITIES: EntityParts = { people: [], organisations: [], documents: [], taxDeclarations: [] };

/** True for an entry of what was typed in this step and not saved yet. */
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

/** What was typed in a step before it was saved is one entry from then on, together with what the save dropped. */
function withEntry(entries: ShelfEntry[], entry: ShelfEntry | null): ShelfEntry[] {
  return entry === null ? entries : [...entries.filter((each) => !isTyped(each, entry.name)), entry];
}

/** Another step is shown: whoever has gone on for two of them meant what they took away. The `fresh` entry has only come with the step. */
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
      // What has to give way to what comes back takes its place.
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
