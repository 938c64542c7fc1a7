/** Numbers that codes go to, by the purpose of a code, and the rows that are locked while one is requested or given. */
import type { Transaction } from 'kysely';
import type { ApplicationStore } from '../applications/stored.ts';
import type { Tables } from '../database/tables.ts';
import { readUndo } from './addressUndo.ts';
import { findDeleted, lockApplication } from './deleted.ts';
import { lockDraft, lockSubmitted } from './links.ts';
import { readDraftContacts, readOwnerContacts, readSubmittedMobile } from './numbers.ts';

/**
 * `open`: goes to the number that opens the draft. `verify`: goes to the mobile on the application, which is not verified yet. `restore`:
 * restores a draft that was deleted. `undo`: undoes a change of the e-mail address. `read`: opens a submitted application for reading.
 */
export type CodePurpose = 'open' | 'verify' | 'restore' | 'undo' | 'read';

export interface CodeSubject {
  applicationId: number;
  /** Change of address that an `undo` is about; nothing for every other purpose. */
  undoId?: string | null;
}

interface Asked extends CodeSubject {
  purpose: CodePurpose;
  now: Date;
}

export interface CodeTarget {
  offerId: number;
  /** Number in E.164; null if there is none that a message could go to. */
  number: string | null;
  /** True if a code that went there verified it. */
  isVerified: boolean;
}

/** Finds the number that a code of this purpose goes to; null if the code could do nothing. */
export async function findCodeTarget(
  store: ApplicationStore,
  { applicationId, undoId = null, purpose, now }: Asked,
): Promise<CodeTarget | null> {
  switch (purpose) {
    case 'open':
    case 'verify':
      return openTarget(store, applicationId, purpose);
    case 'restore':
      return (await findDeleted(store.database, { applicationId, now }))
        ? readOwnerContacts(store, { applicationId, now })
        : null;
    case 'undo':
      return undoId === null ? null : undoTarget(store, { undoId, now });
    case 'read':
      return readSubmittedMobile(store, applicationId);
  }
}

async function openTarget(
  store: ApplicationStore,
  applicationId: number,
  purpose: 'open' | 'verify',
): Promise<CodeTarget | null> {
  const reach = await readDraftContacts(store, applicationId);
  if (reach === null) return null;
  const { offerId, opening, mobile } = reach;
  const number = purpose === 'open' ? opening : mobile;
  return { offerId, number, isVerified: reach.isVerified && number === opening };
}

async function undoTarget(
  store: ApplicationStore,
  { undoId, now }: { undoId: string; now: Date },
): Promise<CodeTarget | null> {
  const undo = await readUndo(store, { by: { id: undoId }, now });
  return undo && { offerId: undo.offerId, number: undo.number, isVerified: undo.isVerified };
}

/** Makes changes of one application's codes wait for each other; returns false if none of these purposes could have an effect. */
export async function lockForCode(
  transaction: Transaction<Tables>,
  { applicationId, purposes }: { applicationId: number; purposes: readonly CodePurpose[] },
): Promise<boolean> {
  if (purposes.some((purpose) => purpose === 'open' || purpose === 'verify'))
    return (await lockDraft(transaction, applicationId)) !== null;
  if (purposes.includes('read')) return lockSubmitted(transaction, applicationId);
  return lockApplication(transaction, applicationId);
}
