import type { ShelfEntry } from '../steps/stepStates.ts';
import type { RootState } from '../rootReducer.ts';

/** Selects the entry that Undo would restore; null if there is none, or the application is submitted. `removed` describes it as text. */
export function selectShelfEntry(state: RootState): ShelfEntry | null {
  return state.wizard.completed ? null : (state.shelf.entries.at(-1) ?? null);
}

/** Selects the number of Undos: a key for forms, which read their values once. */
export function selectUndoCount(state: RootState): number {
  return state.shelf.undone;
}
