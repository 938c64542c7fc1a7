/**
 * Changes of a draft's e-mail address, which the owner of the former one can undo for a day: by the link in an e-mail and a code. The
 * former address gets the e-mail only if it was proven. The code goes to the number that had opened the draft for a day before
 * (`steadyNumber`), so that a thief who holds the draft cannot name a number of their own first.
 */
import { isEmailAddress } from '#domain/rules/fieldRules.ts';
import { sql, type Transaction } from 'kysely';
import type { ApplicationStore } from '../applications/stored.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { openRow, sealRow, type RowPlace } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { addressHash, hashOfToken, type DraftDeps } from './links.ts';
import { readDraftContacts, readOwnerContacts } from './numbers.ts';
import { enqueueDraftEmail } from './enqueue.ts';
import { deriveUndoToken } from './secrets.ts';
import { GUESSES_AT_UNDO } from './undoCounts.ts';

const DAY = 24 * 60 * 60_000;

export interface AddressUndo {
  id: string;
  applicationId: number;
  offerId: number;
  /** Former address. */
  address: string;
  /** Number that gets the code, in E.164. */
  number: string;
  isVerified: boolean;
  /** Account that owned the draft; null for none. */
  userId: number | null;
  createdAt: Date;
  endsAt: Date;
  /** Token in the link. */
  token: string;
}

function placeOf(applicationId: number, id: string): RowPlace {
  return { table: 'address_undos', applicationId, entity: id };
}

interface OfDraft {
  applicationId: number;
  now: Date;
}

/**
 * Notes, before a save is written, that the draft no longer names its address, if that was proven and a code can reach its owner. No e-mail
 * leaves before the draft names another address: one may be half typed.
 * @param email address that the save brings, perhaps none
 */
export async function recordFormerAddress(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, email, now }: OfDraft & { email: string },
): Promise<void> {
  const store = { database: transaction, keys: deps.keys };
  const reach = await readDraftContacts(store, applicationId);
  if (!reach || !isEmailAddress(reach.email)) return;
  const hash = addressHash(deps, applicationId, reach.email);
  if (hash === addressHash(deps, applicationId, email)) return;
  if (!(await isProven(transaction, { applicationId, hash }))) return;
  const steady = await readOwnerContacts(store, { applicationId, now });
  if (!steady?.number) return;
  await writeUndo(transaction, deps, {
    applicationId,
    hash,
    address: reach.email,
    ...steady,
    number: steady.number,
    now,
  });
}

/** Returns true if the address was proven: by a followed link of an e-mail, or by a code given while the draft named the address. */
async function isProven(
  transaction: Transaction<Tables>,
  { applicationId, hash }: { applicationId: number; hash: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('draft_links')
    .leftJoin('draft_access', 'draft_access.application_id', 'draft_links.application_id')
    .select('draft_links.id')
    .where('draft_links.application_id', '=', applicationId)
    .where('address_hash', '=', hash)
    .where(({ or, eb }) =>
      or([eb('followed_at', 'is not', null), eb('verified_at', '>=', sql.ref<Date>('draft_links.created_at'))]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface Left extends OfDraft {
  hash: string;
  address: string;
  number: string;
  isVerified: boolean;
}

/** Writes one row for an address, however often the draft leaves it: a change to and fro ends no link for good that was sent. */
async function writeUndo(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, hash, address, number, isVerified, now }: Left,
): Promise<void> {
  const known = await transaction
    .updateTable('address_undos')
    .set({ returned_at: null })
    .where('application_id', '=', applicationId)
    .where('address_hash', '=', hash)
    .returning('id')
    .executeTakeFirst();
  if (known) return;
  const { user_id } = await transaction
    .selectFrom('applications')
    .select('user_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const id = deps.ids.uuid();
  const seed = deps.ids.secret();
  await transaction
    .insertInto('address_undos')
    .values({
      id,
      application_id: applicationId,
      seed,
      token_hash: hashOfToken(deriveUndoToken(deps, { seed })),
      address_hash: hash,
      ...sealRow(deps.keys.ring, placeOf(applicationId, id), { address, number }),
      is_verified: isVerified,
      user_id,
      created_at: now,
    })
    .execute();
}

/** Follows the address that the draft names now: enqueues the e-mail to a former one, and marks the changes that are none at the moment. */
export async function settleAddress(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, email, now }: OfDraft & { email: string },
): Promise<void> {
  await transaction
    .updateTable('address_undos')
    .set({ changed_at: null, expires_at: null, returned_at: now })
    .where('application_id', '=', applicationId)
    .where('address_hash', '=', addressHash(deps, applicationId, email))
    .where('returned_at', 'is', null)
    .execute();
  const changed = await transaction
    .updateTable('address_undos')
    .set({ changed_at: now, expires_at: new Date(now.getTime() + DAY) })
    .where('application_id', '=', applicationId)
    .where('changed_at', 'is', null)
    .where('returned_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of changed)
    await enqueueDraftEmail(transaction, deps, {
      applicationId,
      template: 'address_changed',
      occasion: occasionOf(id, now),
    });
}

/** Returns the occasion of an e-mail: one row, and the moment of one of its changes. */
function occasionOf(id: string, changedAt: Date): string {
  return `${id} ${changedAt.toISOString()}`;
}

/** Returns the id of the row that an e-mail is about. */
export function undoIdOfOccasion(occasion: string): string {
  return occasion.split(' ')[0] ?? '';
}

/** Name of a change of address: its id, or the token of its link. */
export type UndoName = { id: string } | { token: string };

/** Finds a change that can still be undone, even if the draft was deleted and can be restored. */
export async function readUndo(
  { database, keys }: ApplicationStore,
  { by, now }: { by: UndoName; now: Date },
): Promise<AddressUndo | null> {
  const row = await database
    .selectFrom('address_undos')
    .innerJoin('applications', 'applications.id', 'address_undos.application_id')
    .leftJoin('deleted_drafts', 'deleted_drafts.application_id', 'address_undos.application_id')
    .select(['address_undos.id', 'address_undos.application_id', 'offer_id', 'address_undos.user_id', 'seed'])
    .select(['address_undos.details', 'address_undos.sealed_under', 'address_undos.created_at'])
    .select(['is_verified', 'expires_at'])
    .where((where) =>
      'id' in by
        ? where('address_undos.id', '=', by.id)
        : where('address_undos.token_hash', '=', hashOfToken(by.token)),
    )
    .where('guesses', '<', GUESSES_AT_UNDO)
    .where('expires_at', '>', now)
    .where(({ or, eb }) => or([eb('status', '=', 'draft'), eb('deleted_drafts.ends_at', '>', now)]))
    .executeTakeFirst();
  if (!row?.expires_at) return null;
  const { id, application_id: applicationId, seed } = row;
  const { address, number } = openRow(keys.ring, placeOf(applicationId, id), row);
  return {
    id,
    applicationId,
    offerId: row.offer_id,
    address: String(address),
    number: String(number),
    isVerified: row.is_verified,
    userId: row.user_id,
    createdAt: row.created_at,
    endsAt: row.expires_at,
    token: deriveUndoToken({ keys }, { seed }),
  };
}

/** Ends a change that was undone, and every later one with it: the draft names an address from before them. */
export async function endUndos(
  transaction: Transaction<Tables>,
  { undo: { id, applicationId, createdAt }, now }: { undo: AddressUndo; now: Date },
): Promise<void> {
  await transaction
    .deleteFrom('address_undos')
    .where('application_id', '=', applicationId)
    .where('created_at', '>=', createdAt)
    .where('id', '<>', id)
    .execute();
  await transaction
    .updateTable('address_undos')
    .set({ changed_at: null, expires_at: null, returned_at: now, guesses: 0 })
    .where('id', '=', id)
    .execute();
}

/** Returns true for a day after the draft names the former address of this link again: the response that said so may have been lost. */
export async function isUndone(database: Database, { token, now }: { token: string; now: Date }): Promise<boolean> {
  const row = await database
    .selectFrom('address_undos')
    .select('id')
    .where('token_hash', '=', hashOfToken(token))
    .where('returned_at', '>', new Date(now.getTime() - DAY))
    .executeTakeFirst();
  return row !== undefined;
}

/** Sends the codes of open changes to another number from now on: the registrar has replaced the previous one. */
export async function redirectUndos(
  transaction: Transaction<Tables>,
  { keys }: { keys: StoreKeys },
  { applicationId, number }: { applicationId: number; number: string },
): Promise<void> {
  const rows = await transaction
    .selectFrom('address_undos')
    .select(['id', 'details', 'sealed_under'])
    .where('application_id', '=', applicationId)
    .execute();
  for (const { id, ...row } of rows) {
    const place = placeOf(applicationId, id);
    const { address } = openRow(keys.ring, place, row);
    await transaction
      .updateTable('address_undos')
      .set({ ...sealRow(keys.ring, place, { address, number }), is_verified: false })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Removes changes whose day is over, or that were reversed a day ago, and those of applications that are no longer drafts; returns how
 * many.
 */
export async function forgetUndos(database: Database, now: Date, limit: number): Promise<number> {
  const over = database
    .selectFrom('address_undos')
    .innerJoin('applications', 'applications.id', 'address_undos.application_id')
    .leftJoin('deleted_drafts', 'deleted_drafts.application_id', 'address_undos.application_id')
    .select('address_undos.id')
    .where(({ or, and, eb }) =>
      or([
        eb('expires_at', '<=', now),
        eb('returned_at', '<=', new Date(now.getTime() - DAY)),
        and([eb('applications.status', '<>', 'draft'), eb('deleted_drafts.application_id', 'is', null)]),
      ]),
    )
    .limit(limit);
  const removed = await database.deleteFrom('address_undos').where('id', 'in', over).executeTakeFirst();
  return Number(removed.numDeletedRows);
}
