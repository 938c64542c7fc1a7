import { createSlice } from '@reduxjs/toolkit';
import type { DataStepName } from '#domain/application.ts';
import type { EntityParts } from '../entities/tables.ts';
import {
  answerDropped,
  applicationOpened,
  applicationSubmitted,
  fileClosed,
  fileOpened,
  shelfRestored,
  stepShelved,
} from '../events.ts';
import type { StepDrafts } from './stepDraftsSlice.ts';
import type { StepStates } from './stepSlices.ts';

/** What one answer dropped. It holds copies of its own, so nothing that is removed elsewhere takes anything from it. */
export interface ShelfEntry {
  /** The step whose answer it was. */
  name: DataStepName;
  /** In words, as the person was told: `2 directors, 1 document`. */
  removed: string;
  /** The answering step and the dropped ones as they were saved. */
  steps: Partial<StepStates>;
  /** What was being typed in them. */
  drafts: StepDrafts;
  /** The entities that these steps refer to, as they were. */
  entities: EntityParts;
}

/** In memory only, outside `selectApplication` and the wire; the newest entry is the one that Undo brings back. */
export interface ShelfState {
  entries: ShelfEntry[];
  /** How often something was brought back: a form that shows what is brought back is built anew with it. */
  undone: number;
}

const EMPTY: ShelfState = { entries: [], undone: 0 };

const NO_ENTITIES: EntityParts = { people: [], organisations: [], documents: [], taxDeclarations: [] };

/** True for an entry that holds nothing but what was typed in this step. */
export function isTyped({ name, steps }: ShelfEntry, step: DataStepName): boolean {
  return name === step && Object.keys(steps).length === 0;
}

export const shelfSlice = createSlice({
  name: 'shelf',
  initialState: EMPTY,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(answerDropped, (state, { payload: { name, values, removed } }) => ({
        ...state,
        entries: [...state.entries, { name, removed, steps: {}, drafts: { [name]: values }, entities: NO_ENTITIES }],
      }))
      // What was typed in a step before it was saved is one entry from then on, together with what the save dropped.
      .addCase(stepShelved, (state, { payload: { name, entry } }) => ({
        ...state,
        entries: [...state.entries.filter((each) => !isTyped(each, name)), entry],
      }))
      .addCase(shelfRestored, (state) => ({ entries: state.entries.slice(0, -1), undone: state.undone + 1 }))
      .addCase(applicationOpened, () => EMPTY)
      .addCase(applicationSubmitted, () => EMPTY)
      .addCase(fileOpened, () => EMPTY)
      .addCase(fileClosed, () => EMPTY),
});
