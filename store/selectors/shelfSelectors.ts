import type { ShelfEntry } from '../steps/stepStates.ts';
import type { RootState } from '../rootReducer.ts';

/** What Undo would bring back; null when there is nothing, or the application is lodged. `removed` says it in words. */
export function selectShelfEntry(state: RootState): ShelfEntry | null {
  return state.wizard.completed ? null : (state.shelf.entries.at(-1) ?? null);
}

/** Counts what was brought back: a key for forms, which read their values once. */
export function selectUndoCount(state: RootState): number {
  return state.shelf.undone;
}
