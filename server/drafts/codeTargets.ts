/** Numbers that codes go to, by what a code is for, and the rows that stand while one is asked for or given. */
import type { Transaction } from 'kysely';
import type { ApplicationStore } from '../applications/stored.ts';
import type { Tables } from '../database/tables.ts';
import { readUndo } from './addressUndo.ts';
import { findDeleted, lockApplication } from './deleted.ts';
import { lockDraft, lockSubmitted } from './links.ts';
import { readReach, readSteadyReach, readSubmittedMobile } from './numbers.ts';

/**
 * `open`: the number that opens the draft gets it. `verify`: the mobile on the application does, which is not verified yet. `restore`: it
 * brings back a draft that was deleted. `undo`: it undoes a change of the e-mail address. `read`: it opens what was submitted for reading.
 */
export type CodePurpose = 'open' | 'verify' | 'restore' | 'undo' | 'read';

export interface CodeSubject {
  applicationId: number;
  /** The change of address that an `undo` is about; nothing for every other purpose. */
  undoId?: string | null;
}

interface Asked extends CodeSubject {
  purpose: CodePurpose;
  now: Date;
}

export interface CodeTarget {
  offerId: number;
  /** In E.164; null for none that a message could go to. */
  number: string | null;
  /** By a code that went there. */
  isVerified: boolean;
}

/** Finds the number that a code of this purpose goes to; null where there is nothing that it could do. */
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
        ? readSteadyReach(store, { applicationId, now })
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
  const reach = await readReach(store, applicationId);
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

/** Makes changes of one application's codes wait for each other; false where none of these purposes could come to anything. */
export async function lockForCode(
  transaction: Transaction<Tables>,
  { applicationId, purposes }: { applicationId: number; purposes: readonly CodePurpose[] },
): Promise<boolean> {
  if (purposes.some((purpose) => purpose === 'open' || purpose === 'verify'))
    return (await lockDraft(transaction, applicationId)) !== null;
  if (purposes.includes('read')) return lockSubmitted(transaction, applicationId);
  return lockApplication(transaction, applicationId);
}
