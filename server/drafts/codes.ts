/**
 * Codes by SMS: six digits, good for 10 minutes, once, and for five tries; a newer one voids the one before. Twenty wrong ones in a row end
 * the link, and a new one is e-mailed (reliability S2). Everything is counted in the database under the draft's lock, before a code is
 * compared: calls at once, at any number of processes, get no further than one after the other.
 */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Claimed, SendClaim } from '../sms/caps.ts';
import { findGoodLink, lockDraft, type DraftDeps } from './links.ts';
import { oweLink, oweText } from './owed.ts';
import { readReach, type DraftReach } from './numbers.ts';
import { deriveCode, hashOfContact, isSameCode } from './secrets.ts';

const CODE_LIFETIME = 10 * 60_000;
const TRIES = 5;
const FAILURES = 20;

/** `open`: the number that opens the draft gets it. `verify`: the mobile on the application does, which is not verified yet. */
export type CodePurpose = 'open' | 'verify';

/** `claimSend` of server/sms/caps.ts. */
export type ClaimSend = (transaction: Transaction<Tables>, send: Claimed) => Promise<SendClaim>;
type RefusedClaim = Exclude<SendClaim, { allowed: true }>;

export interface CodeDeps extends DraftDeps {
  database: Database;
}

interface CodeOf {
  applicationId: number;
  now: Date;
}

/** `no_number`: there is none that a message could go to. */
export type RequestedCode = { isSent: true; number: string } | { isSent: false; refusal: RefusedClaim | 'no_number' };

/** Makes a new code and owes the message that brings it, unless too many have left. Any earlier code is void then. */
export async function requestCode(
  deps: CodeDeps & { claimSend: ClaimSend },
  { applicationId, purpose, now }: CodeOf & { purpose: CodePurpose },
): Promise<RequestedCode> {
  return inTransaction(deps.database, async (transaction): Promise<RequestedCode> => {
    const reach = (await lockDraft(transaction, applicationId))
      ? await reachOf(transaction, deps, applicationId)
      : null;
    const number = reach && numberFor(purpose, reach);
    if (!number) return { isSent: false, refusal: 'no_number' };
    const isVerified = reach.isVerified && number === reach.opening;
    const claim = await deps.claimSend(transaction, { applicationId, number, isVerified, now });
    if (!claim.allowed) return { isSent: false, refusal: claim };
    const id = await writeCode(transaction, deps, { applicationId, purpose, number, now });
    await oweText(transaction, deps, { applicationId, template: 'draft_code', occasion: id });
    return { isSent: true, number };
  });
}

async function writeCode(
  transaction: Transaction<Tables>,
  deps: CodeDeps,
  { applicationId, purpose, number, now }: CodeOf & { purpose: CodePurpose; number: string },
): Promise<string> {
  await endCodes(transaction, { applicationId, now });
  const id = deps.ids.uuid();
  await transaction
    .insertInto('draft_codes')
    .values({
      id,
      application_id: applicationId,
      purpose,
      link_id: (await findGoodLink(transaction, { applicationId, now }))?.id ?? null,
      seed: deps.ids.secret(),
      number_hash: hashOfContact(deps, 'number', { applicationId, value: number }),
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_LIFETIME),
    })
    .execute();
  return id;
}

/** Voids the codes of an application. */
async function endCodes(transaction: Transaction<Tables>, { applicationId, now }: CodeOf): Promise<void> {
  await transaction
    .updateTable('draft_codes')
    .set({ ended_at: now })
    .where('application_id', '=', applicationId)
    .where('ended_at', 'is', null)
    .execute();
}

function reachOf(transaction: Transaction<Tables>, { keys }: CodeDeps, applicationId: number) {
  return readReach({ database: transaction, keys }, applicationId);
}

function numberFor(purpose: CodePurpose, { opening, mobile }: DraftReach): string | null {
  return purpose === 'open' ? opening : mobile;
}

export interface RightCode {
  id: string;
  /** The code went to it. */
  number: string;
}

export interface Guess extends CodeOf {
  /** What the code may have been asked for. */
  purposes: readonly CodePurpose[];
  code: string;
}

/** What a guess came to; `over`: there is no code, or no longer one, with which another guess would be compared. */
export type Judged = 'right' | 'wrong' | 'over';

/**
 * Tells whether this is the code. A right one is used up, together with what `whenRight` does; a wrong one is counted. Only a code that is
 * good still is compared at all: of one that is over a right guess comes to the same as a wrong one.
 */
export async function checkCode(
  deps: CodeDeps,
  { code, ...guess }: Guess,
  whenRight: (transaction: Transaction<Tables>, right: RightCode) => Promise<void>,
): Promise<Judged> {
  // Whoever guesses on and on makes nobody wait.
  if ((await goodCode(deps.database, guess).executeTakeFirst()) === undefined) return 'over';
  return inTransaction(deps.database, async (transaction): Promise<Judged> => {
    if (!(await lockDraft(transaction, guess.applicationId))) return 'over';
    const row = await goodCode(transaction, guess).executeTakeFirst();
    if (!row) return 'over';
    const { tries } = await transaction
      .updateTable('draft_codes')
      .set({ tries: sql<number>`tries + 1` })
      .where('id', '=', row.id)
      .returning('tries')
      .executeTakeFirstOrThrow();
    if (!isSameCode(deriveCode(deps, row), code)) {
      await countFailure(transaction, deps, { ...guess, linkId: row.link_id });
      return tries < TRIES ? 'wrong' : 'over';
    }
    await endCodes(transaction, guess);
    const number = await numberOf(transaction, deps, { ...row, applicationId: guess.applicationId });
    // It was changed after the code had been sent.
    if (number === null) return 'wrong';
    await forgetFailures(transaction, row.link_id);
    await whenRight(transaction, { id: row.id, number });
    return 'right';
  });
}

function goodCode(database: Database, { applicationId, purposes, now }: Omit<Guess, 'code'>) {
  return database
    .selectFrom('draft_codes')
    .leftJoin('draft_links', 'draft_links.id', 'draft_codes.link_id')
    .select(['draft_codes.id', 'draft_codes.seed', 'purpose', 'number_hash', 'link_id'])
    .where('draft_codes.application_id', '=', applicationId)
    .where('purpose', 'in', purposes)
    .where('ended_at', 'is', null)
    .where('draft_codes.expires_at', '>', now)
    .where('tries', '<', TRIES)
    .where((or) =>
      or.or([
        or('link_id', 'is', null),
        or.and([or('draft_links.voided_at', 'is', null), or('draft_links.expires_at', '>', now)]),
      ]),
    );
}

/** The number that the code was made for; null where the draft has another one by now. */
async function numberOf(
  transaction: Transaction<Tables>,
  deps: CodeDeps,
  { applicationId, purpose, number_hash }: { applicationId: number; purpose: CodePurpose; number_hash: string },
): Promise<string | null> {
  const reach = await reachOf(transaction, deps, applicationId);
  const number = reach && numberFor(purpose, reach);
  if (!number) return null;
  return hashOfContact(deps, 'number', { applicationId, value: number }) === number_hash ? number : null;
}

async function countFailure(
  transaction: Transaction<Tables>,
  deps: CodeDeps,
  { applicationId, linkId, now }: CodeOf & { linkId: string | null },
): Promise<void> {
  if (linkId === null) return;
  const { failures } = await transaction
    .updateTable('draft_links')
    .set({ failures: sql<number>`failures + 1` })
    .where('id', '=', linkId)
    .returning('failures')
    .executeTakeFirstOrThrow();
  if (failures >= FAILURES) await oweLink(transaction, deps, { applicationId, now });
}

async function forgetFailures(transaction: Transaction<Tables>, linkId: string | null): Promise<void> {
  if (linkId !== null)
    await transaction.updateTable('draft_links').set({ failures: 0 }).where('id', '=', linkId).execute();
}

/** The code of a message that is owed, with the number that it goes to; null where it opens nothing any more. */
export async function readCode(
  deps: Pick<CodeDeps, 'database' | 'keys' | 'clock'>,
  { applicationId, id }: { applicationId: number; id: string },
): Promise<{ code: string; number: string; offerId: number } | null> {
  const row = await goodCode(deps.database, {
    applicationId,
    purposes: ['open', 'verify'],
    now: deps.clock.now(),
  })
    .where('draft_codes.id', '=', id)
    .executeTakeFirst();
  const reach = row && (await readReach(deps, applicationId));
  const number = reach && numberFor(row.purpose, reach);
  if (!number || hashOfContact(deps, 'number', { applicationId, value: number }) !== row.number_hash) return null;
  return { code: deriveCode(deps, row), number, offerId: reach.offerId };
}
