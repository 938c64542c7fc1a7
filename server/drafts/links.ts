/**
 * Links that bring an applicant back to a draft, or an investor to the application they are to approve. Each is valid for 30 days, as long
 * as the application names the address that it was made for, and opens nothing without a code. Guesses, newer links and requests for the
 * link end none: anybody can cause those.
 */
import { createHash } from 'node:crypto';
import { isOpenStatus, OPEN_STATUSES, type OpenStatus } from '#domain/statuses.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { runChanges, type Change } from '../database/together.ts';
import type { Clock, Ids } from '../deps.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { readDraftContacts } from './numbers.ts';
import { deriveToken, hashOfContact, type SecretDeps } from './secrets.ts';

/** Lifetime of a link in days. */
export const LINK_DAYS = 30;
const LINK_LIFETIME = LINK_DAYS * 24 * 60 * 60_000;

export interface DraftDeps {
  keys: StoreKeys;
  clock: Clock;
  ids: Ids;
}

export interface FoundLink {
  id: string;
  applicationId: number;
}

/** Returns the hash that is stored of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns the token in the address of a link. */
export function tokenOf(deps: SecretDeps, link: { seed: string }): string {
  return deriveToken(deps, link);
}

/** Locks a submitted application for the rest of the transaction; returns false if it was not submitted, or does not exist. */
export async function lockSubmitted(transaction: Transaction<Tables>, applicationId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('applications')
    .select('id')
    .where('id', '=', applicationId)
    .where('submitted_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes changes of one application's links and codes wait for each other. Returns its status; null if it does not open. */
export async function lockDraft(transaction: Transaction<Tables>, applicationId: number): Promise<OpenStatus | null> {
  const row = await transaction
    .selectFrom('applications')
    .select('status')
    .where('id', '=', applicationId)
    .where('status', 'in', OPEN_STATUSES)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && isOpenStatus(row.status) ? row.status : null;
}

interface OfDraft {
  applicationId: number;
  now: Date;
}

/**
 * Makes a link for the address of the application as it is in this transaction, beside the valid ones of the same address; returns the id
 * of its row. A caller that has read the address names it.
 * @throws Error if the application does not open
 */
export async function issueLink(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, now, email: known }: OfDraft & { email?: string },
): Promise<string> {
  if (!(await lockDraft(transaction, applicationId))) throw new Error('A link was to be made for what does not open.');
  const email =
    known ?? (await readDraftContacts({ database: transaction, keys: deps.keys }, applicationId))?.email ?? '';
  await endOtherLinks(transaction, deps, { applicationId, email, now });
  const link = linkToWrite(transaction, deps, { applicationId, email, now });
  await runChanges(transaction, [link.change]);
  return link.id;
}

interface OfAddress extends OfDraft {
  email: string;
}

/**
 * Follows the address of a saved draft: links made for another one end, and those made for this one are valid again until their 30 days are
 * over. Returns true if any has ended.
 */
export async function matchLinks(
  transaction: Transaction<Tables>,
  deps: SecretDeps,
  { applicationId, email, now }: OfAddress,
): Promise<boolean> {
  await transaction
    .updateTable('draft_links')
    .set({ voided_at: null })
    .where('application_id', '=', applicationId)
    .where('address_hash', '=', addressHash(deps, applicationId, email))
    .where('voided_at', 'is not', null)
    .execute();
  return endOtherLinks(transaction, deps, { applicationId, email, now });
}

/** Ends the links that were made for another address than this one, with all codes; returns true if there were any. */
async function endOtherLinks(
  transaction: Transaction<Tables>,
  deps: SecretDeps,
  { applicationId, email, now }: OfAddress,
): Promise<boolean> {
  const ended = await transaction
    .updateTable('draft_links')
    .set({ voided_at: now })
    .where('application_id', '=', applicationId)
    .where('address_hash', '<>', addressHash(deps, applicationId, email))
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return false;
  await endCodes(transaction, { applicationId, now });
  return true;
}

/** Returns the change that writes a link for this address, and the id of its row. */
export function linkToWrite(
  database: Database,
  deps: DraftDeps,
  { applicationId, email, now }: OfDraft & { email: string },
): { id: string; change: Change } {
  const id = deps.ids.uuid();
  const seed = deps.ids.secret();
  const change = database.insertInto('draft_links').values({
    id,
    application_id: applicationId,
    seed,
    token_hash: hashOfToken(tokenOf(deps, { seed })),
    address_hash: addressHash(deps, applicationId, email),
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_LIFETIME),
  });
  return { id, change };
}

/** Returns the hash that a link stores of the address that it was made for. */
export function addressHash(deps: SecretDeps, applicationId: number, email: string): string {
  return hashOfContact(deps, 'address', { applicationId, value: email.toLowerCase() });
}

/** Ends the codes of an application in every session, except those that undo a change of its address. */
export async function endCodes(transaction: Transaction<Tables>, { applicationId, now }: OfDraft): Promise<void> {
  await transaction
    .updateTable('draft_codes')
    .set({ ended_at: now })
    .where('application_id', '=', applicationId)
    .where('purpose', '<>', 'undo')
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every link of an application. */
export async function voidLinks(transaction: Transaction<Tables>, { applicationId, now }: OfDraft): Promise<void> {
  await transaction
    .updateTable('draft_links')
    .set({ voided_at: now })
    .where('application_id', '=', applicationId)
    .where('voided_at', 'is', null)
    .execute();
}

/** `open`: an application that opens by its code. `deleted`: a draft that was deleted and can still be restored. */
export type LinkedTo = 'open' | 'deleted';

function goodLinks(database: Database, now: Date, to: LinkedTo = 'open') {
  return database
    .selectFrom('draft_links')
    .innerJoin('applications', 'applications.id', 'draft_links.application_id')
    .where((where) =>
      to === 'open'
        ? where('applications.status', 'in', OPEN_STATUSES)
        : where.exists(
            where
              .selectFrom('deleted_drafts')
              .select('deleted_drafts.application_id')
              .whereRef('deleted_drafts.application_id', '=', 'applications.id')
              .where('ends_at', '>', now),
          ),
    )
    .where('draft_links.voided_at', 'is', null)
    .where('draft_links.expires_at', '>', now);
}

/**
 * Returns the valid link of this token, and its draft. An unknown, an expired and a voided one are looked up alike, and get the same
 * response.
 */
export async function findLink(
  { database, clock }: { database: Database; clock: Clock },
  token: string,
  to: LinkedTo = 'open',
): Promise<FoundLink | null> {
  const row = await goodLinks(database, clock.now(), to)
    .select(['draft_links.id', 'draft_links.application_id'])
    .where('draft_links.token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  return row ? { id: row.id, applicationId: row.application_id } : null;
}

export interface GoodLink {
  id: string;
  seed: string;
  address_hash: string;
  expires_at: Date;
}

/** Returns the valid link of a draft that lasts longest; null if there is none. */
export async function findGoodLink(
  database: Database,
  { applicationId, now }: OfDraft,
  to: LinkedTo = 'open',
): Promise<GoodLink | null> {
  const row = await goodLinks(database, now, to)
    .select(['draft_links.id', 'seed', 'draft_links.address_hash', 'draft_links.expires_at'])
    .where('draft_links.application_id', '=', applicationId)
    .orderBy('draft_links.expires_at', 'desc')
    .orderBy('draft_links.id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns true if a link for this address has not expired: one that was ended because the draft named another address is valid again once
 * it names this one.
 */
export async function hasLinkTo(
  { database, keys }: { database: Database; keys: StoreKeys },
  { applicationId, email, now }: OfAddress,
): Promise<boolean> {
  const row = await database
    .selectFrom('draft_links')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('address_hash', '=', addressHash({ keys }, applicationId, email))
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the link of this row while it is valid. */
export async function findLinkById(
  database: Database,
  { id, now }: { id: string; now: Date },
  to: LinkedTo = 'open',
): Promise<(GoodLink & { applicationId: number }) | null> {
  const row = await goodLinks(database, now, to)
    .select(['draft_links.id', 'seed', 'draft_links.address_hash', 'draft_links.expires_at'])
    .select('draft_links.application_id')
    .where('draft_links.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { application_id: applicationId, ...link } = row;
  return { ...link, applicationId };
}
