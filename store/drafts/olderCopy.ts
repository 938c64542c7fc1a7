import type { Application } from '#domain/application.ts';
import type { AppThunk } from '../createStore.ts';
import { fileKey } from '../file/persistence/filePersistence.ts';
import { quarantineKey, readFile } from '../file/persistence/readFile.ts';
import { rootReducer, type RootState } from '../rootReducer.ts';
import { selectTypedApplication } from '../selectors/draftSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';

/** Under which the copy lies that the open file has taken the place of (3-OTP-07). */
function copyKey(state: RootState): string {
  return quarantineKey(fileKey(selectFileId(state) ?? ''));
}

/** When the older copy was last changed, as an ISO date-time; null where the open file has none. */
export function findOlderCopy(): AppThunk<Promise<string | null>> {
  return async (_dispatch, getState, { persistence }) => {
    const storage = await persistence.storage();
    const keys = await storage.keys().catch(() => []);
    return keys.find(({ key }) => key === copyKey(getState()))?.updatedAt ?? null;
  };
}

/** What was entered in it, finished or not; null where it cannot be read. */
export function readOlderCopy(): AppThunk<Promise<Application | null>> {
  return async (_dispatch, getState, { persistence }) => {
    const storage = await persistence.storage();
    const reading = await readFile({ storage, key: copyKey(getState()) });
    if (reading.kind !== 'stored') return null;
    const empty = rootReducer(undefined, { type: 'drafts/emptyAsked' });
    return selectTypedApplication({ ...empty, ...reading.state });
  };
}

export function removeOlderCopy(): AppThunk<Promise<void>> {
  return async (_dispatch, getState, { persistence }) => (await persistence.storage()).removeItem(copyKey(getState()));
}
