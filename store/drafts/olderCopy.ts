import type { Application } from '#domain/application.ts';
import type { AppThunk } from '../createStore.ts';
import { fileKey, quarantineKey } from '../file/persistence/keys.ts';
import { readFile } from '../file/persistence/readFile.ts';
import { rootReducer, type RootState } from '../rootReducer.ts';
import { selectTypedApplication } from '../selectors/draftSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';

/** Returns the storage key of the older copy that this file replaced (3-OTP-07). */
function copyKey(state: RootState): string {
  return quarantineKey(fileKey(selectFileId(state) ?? ''));
}

/** Finds the ISO date-time at which the older copy was last changed; null if the open file has none. */
export function findOlderCopy(): AppThunk<Promise<string | null>> {
  return async (_dispatch, getState, { persistence }) => {
    const storage = await persistence.storage();
    const keys = await storage.keys().catch(() => []);
    return keys.find(({ key }) => key === copyKey(getState()))?.updatedAt ?? null;
  };
}

/** Reads the answers of the older copy, completed or drafted; null if it cannot be read. */
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
