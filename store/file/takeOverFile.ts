import type { AppThunk } from '../createStore.ts';
import { fileRemoved } from '../events.ts';
import { hasReader } from './persistence/reader.ts';
import { openNewFile } from './files.ts';

/**
 * Takes the open file over from another tab, with that tab's last changes. A file removed there is replaced by a new one. Returns false if
 * the code that reads it does not load: then the other tab keeps it.
 */
export function takeOverFile(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { persistence }) => {
    if (!(await hasReader())) return false;
    const entry = getState().files.entities[getState().wizard.fileId ?? ''];
    const outcome = await persistence.takeOver();
    if (outcome === 'stored' || entry === undefined) return true;
    dispatch(fileRemoved({ fileId: entry.fileId }));
    await dispatch(openNewFile(entry.offerSlug));
    return true;
  };
}

/** Takes the open file over once no other tab has it, for example after that tab was closed; waits until `signal` ends it. */
export function takeOverWhenFree(signal: AbortSignal): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { persistence }) => {
    if (await hasReader()) await persistence.takeOverWhenFree(signal);
  };
}
