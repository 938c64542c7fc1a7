import type { AppThunk } from '../createStore.ts';
import { fileRemoved } from '../events.ts';
import type { FileReading } from './persistence/fileReading.ts';
import type { FilePersistence } from './persistence/filePersistence.ts';
import { hasReader } from './persistence/readFile.ts';
import { openNewFile } from './files.ts';

/**
 * Takes the open file over from another tab, with what was written there last; one that was removed there gives way to a new one. False
 * where the code that reads it does not come: then that tab keeps it.
 */
export function takeOverFile(): AppThunk<Promise<boolean>> {
  return goOnHere((persistence) => persistence.takeOver());
}

/** Takes the open file over once no other tab has it, as after that tab was closed; waits until `signal` ends it. False as above. */
export function takeOverWhenFree(signal: AbortSignal): AppThunk<Promise<boolean>> {
  return goOnHere((persistence) => persistence.takeOverWhenFree(signal));
}

function goOnHere(
  take: (persistence: FilePersistence) => Promise<FileReading['kind'] | null>,
): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { persistence }) => {
    if (!(await hasReader())) return false;
    const entry = getState().files.entities[getState().wizard.fileId ?? ''];
    const outcome = await take(persistence);
    if (outcome === null || outcome === 'stored' || entry === undefined) return true;
    dispatch(fileRemoved({ fileId: entry.fileId }));
    await dispatch(openNewFile(entry.offerSlug));
    return true;
  };
}
