/**
 * The links by which somebody comes back to a draft, or an investor to what they are to approve: one is good at a time, for 30 days, and
 * opens nothing without a code. What is said of drafts here holds for both.
 */
import { createHash } from 'node:crypto';
import { isOpenStatus, OPEN_STATUSES, type OpenStatus } from '#domain/statuses.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { changeTogether, type Change } from '../database/together.ts';
import type { Clock, Ids } from '../deps.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { readReach } from './numbers.ts';
import { deriveToken, hashOfContact, type SecretDeps } from './secrets.ts';

/** Days of a link. */
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

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token that stands in the address of a link. */
export function tokenOf(deps: SecretDeps, link: { seed: string }): string {
  return deriveToken(deps, link);
}

/** Makes changes of one application's links and codes wait for each other; gives its status, null where it is none that opens. */
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
 * Makes a link for whoever applies, as the draft stands in this transaction, and voids every older one with its codes; gives the id of its
 * row. The draft is there.
 */
export async function issueLink(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, now }: OfDraft,
): Promise<string> {
  if (!(await lockDraft(transaction, applicationId))) throw new Error('A link was to be made for what does not open.');
  await voidLinks(transaction, { applicationId, now });
  const reach = await readReach({ database: transaction, keys: deps.keys }, applicationId);
  const link = linkToWrite(transaction, deps, { applicationId, email: reach?.email ?? '', now });
  await changeTogether(transaction, [link.change]);
  return link.id;
}

/** What writes a link for this address, where there is none that is good; and the id of its row. */
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
    token_hash: hashOf(tokenOf(deps, { seed })),
    address_hash: addressHash(deps, applicationId, email),
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_LIFETIME),
  });
  return { id, change };
}

/** What a link keeps of the address that it was made for. */
export function addressHash(deps: SecretDeps, applicationId: number, email: string): string {
  return hashOfContact(deps, 'address', { applicationId, value: email.toLowerCase() });
}

/** Ends every link of an application, with the codes and the sessions that came by them. */
export async function voidLinks(transaction: Transaction<Tables>, { applicationId, now }: OfDraft): Promise<void> {
  await transaction
    .updateTable('draft_codes')
    .set({ ended_at: now })
    .where('application_id', '=', applicationId)
    .where('ended_at', 'is', null)
    .execute();
  await transaction
    .updateTable('draft_links')
    .set({ voided_at: now })
    .where('application_id', '=', applicationId)
    .where('voided_at', 'is', null)
    .execute();
}

function goodLinks(database: Database, now: Date) {
  return database
    .selectFrom('draft_links')
    .innerJoin('applications', 'applications.id', 'draft_links.application_id')
    .where('applications.status', 'in', OPEN_STATUSES)
    .where('draft_links.voided_at', 'is', null)
    .where('draft_links.expires_at', '>', now);
}

/** The good link of this token, and its draft. An unknown, an expired and a voided one are looked up alike, and answer alike. */
export async function findLink(
  { database, clock }: { database: Database; clock: Clock },
  token: string,
): Promise<FoundLink | null> {
  const row = await goodLinks(database, clock.now())
    .select(['draft_links.id', 'draft_links.application_id'])
    .where('draft_links.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row ? { id: row.id, applicationId: row.application_id } : null;
}

/** The link of a draft that is good at this moment. */
export async function findGoodLink(
  database: Database,
  { applicationId, now }: OfDraft,
): Promise<{ id: string; seed: string; address_hash: string; expires_at: Date } | null> {
  const row = await goodLinks(database, now)
    .select(['draft_links.id', 'seed', 'draft_links.address_hash', 'draft_links.expires_at'])
    .where('draft_links.application_id', '=', applicationId)
    .executeTakeFirst();
  return row ?? null;
}
