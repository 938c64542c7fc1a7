/**
 * Codes by SMS: six digits, good for 10 minutes, once, and for five tries. A code belongs to the session that asked for it: a newer one of
 * that session voids it, and five wrong guesses end it and nothing else. Everything is counted in the database under the draft's lock,
 * before a code is compared: calls at once, at any number of processes, get no further than one after the other.
 */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Claimed, SendClaim } from '../sms/caps.ts';
import { countGuess, strangersWaitUntil } from './guesses.ts';
import { isKnown, type CodeCaller } from './known.ts';
import { findGoodLink, lockDraft, type DraftDeps } from './links.ts';
import { oweText } from './owed.ts';
import { readReach, type DraftReach } from './numbers.ts';
import { deriveCode, hashOfContact, isSameCode } from './secrets.ts';

const CODE_LIFETIME = 10 * 60_000;
const TRIES = 5;

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

interface CodeOfCaller extends CodeOf {
  by: CodeCaller;
}

/** `no_number`: there is none that a message could go to. `guesses`: strangers have guessed too often today. */
export type RequestedCode =
  { isSent: true; number: string } | { isSent: false; refusal: RefusedClaim | GuessedOut | 'no_number' };

interface GuessedOut {
  reason: 'guesses';
  until: Date;
}

/** Makes a new code for the caller and owes the message that brings it, unless too many have left. The caller's earlier code is void then. */
export async function requestCode(
  deps: CodeDeps & { claimSend: ClaimSend },
  { applicationId, purpose, by, now }: CodeOfCaller & { purpose: CodePurpose },
): Promise<RequestedCode> {
  return inTransaction(deps.database, async (transaction): Promise<RequestedCode> => {
    const reach = (await lockDraft(transaction, applicationId))
      ? await reachOf(transaction, deps, applicationId)
      : null;
    const number = reach && numberFor(purpose, reach);
    if (!number) return { isSent: false, refusal: 'no_number' };
    const until = await waitOf(transaction, { applicationId, by, now });
    if (until !== null) return { isSent: false, refusal: { reason: 'guesses', until } };
    const sender = {
      isKnown: await isKnown(transaction, { applicationId, by }),
      isVerified: reach.isVerified && number === reach.opening,
    };
    const claim = await deps.claimSend(transaction, { applicationId, number, now, ...sender });
    if (!claim.allowed) return { isSent: false, refusal: claim };
    const id = await writeCode(transaction, deps, { applicationId, purpose, number, by, now });
    await oweText(transaction, deps, { applicationId, template: 'draft_code', occasion: id });
    return { isSent: true, number };
  });
}

/** When the caller may go on; null: now. The application knows the caller, or strangers have guesses left today. */
export async function waitOf(database: Database, { applicationId, by, now }: CodeOfCaller): Promise<Date | null> {
  const until = await strangersWaitUntil(database, { applicationId, now });
  return until === null || (await isKnown(database, { applicationId, by })) ? null : until;
}

async function writeCode(
  transaction: Transaction<Tables>,
  deps: CodeDeps,
  { applicationId, purpose, number, by, now }: CodeOfCaller & { purpose: CodePurpose; number: string },
): Promise<string> {
  await endCode(transaction, { applicationId, by, now });
  const id = deps.ids.uuid();
  await transaction
    .insertInto('draft_codes')
    .values({
      id,
      application_id: applicationId,
      purpose,
      link_id: (await findGoodLink(transaction, { applicationId, now }))?.id ?? null,
      session_id: by.sessionId,
      seed: deps.ids.secret(),
      number_hash: hashOfContact(deps, 'number', { applicationId, value: number }),
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_LIFETIME),
    })
    .execute();
  return id;
}

/** Voids the caller's code. */
async function endCode(transaction: Transaction<Tables>, { applicationId, by, now }: CodeOfCaller): Promise<void> {
  await transaction
    .updateTable('draft_codes')
    .set({ ended_at: now })
    .where('application_id', '=', applicationId)
    .where('session_id', '=', by.sessionId)
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

export interface Guess extends CodeOfCaller {
  /** What the code may have been asked for. */
  purposes: readonly CodePurpose[];
  code: string;
}

/**
 * Outcome of a guess. `over`: the caller has no code, or no longer one, with which another guess would be compared. `waiting`: strangers
 * have no guesses left today (`waitOf`).
 */
export type Judged = 'right' | 'wrong' | 'over' | 'waiting';

/**
 * Tells whether this is the caller's code. A right one is used up, together with what `whenRight` does; a wrong one is counted. Only a code
 * that is good still is compared at all: of one that is over a right guess comes to the same as a wrong one.
 */
export async function checkCode(
  deps: CodeDeps,
  { code, ...guess }: Guess,
  whenRight: (transaction: Transaction<Tables>, right: RightCode) => Promise<void>,
): Promise<Judged> {
  // Guesses that are not compared take no lock: they make nobody wait.
  if ((await waitOf(deps.database, guess)) !== null) return 'waiting';
  if ((await callersCode(deps.database, guess).executeTakeFirst()) === undefined) return 'over';
  return inTransaction(deps.database, async (transaction): Promise<Judged> => {
    if (!(await lockDraft(transaction, guess.applicationId))) return 'over';
    if ((await waitOf(transaction, guess)) !== null) return 'waiting';
    const row = await callersCode(transaction, guess).executeTakeFirst();
    if (!row) return 'over';
    const { tries } = await transaction
      .updateTable('draft_codes')
      .set({ tries: sql<number>`tries + 1` })
      .where('id', '=', row.id)
      .returning('tries')
      .executeTakeFirstOrThrow();
    if (!isSameCode(deriveCode(deps, row), code)) return countWrong(transaction, deps, { ...guess, tries });
    await endCode(transaction, guess);
    const number = await numberOf(transaction, deps, { ...row, applicationId: guess.applicationId });
    // It was changed after the code had been sent.
    if (number === null) return 'wrong';
    await whenRight(transaction, { id: row.id, number });
    return 'right';
  });
}

async function countWrong(
  transaction: Transaction<Tables>,
  deps: CodeDeps,
  { applicationId, by, now, tries }: CodeOfCaller & { tries: number },
): Promise<Judged> {
  if (!(await isKnown(transaction, { applicationId, by }))) await countGuess(transaction, deps, { applicationId, now });
  if ((await waitOf(transaction, { applicationId, by, now })) !== null) return 'waiting';
  return tries < TRIES ? 'wrong' : 'over';
}

function callersCode(database: Database, { by, purposes, ...of }: Omit<Guess, 'code'>) {
  return goodCodes(database, of).where('draft_codes.session_id', '=', by.sessionId).where('purpose', 'in', purposes);
}

function goodCodes(database: Database, { applicationId, now }: CodeOf) {
  return database
    .selectFrom('draft_codes')
    .leftJoin('draft_links', 'draft_links.id', 'draft_codes.link_id')
    .select(['draft_codes.id', 'draft_codes.seed', 'purpose', 'number_hash'])
    .where('draft_codes.application_id', '=', applicationId)
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

/** The code of a message that is owed, with the number that it goes to; null where it opens nothing any more. */
export async function readCode(
  deps: Pick<CodeDeps, 'database' | 'keys' | 'clock'>,
  { applicationId, id }: { applicationId: number; id: string },
): Promise<{ code: string; number: string; offerId: number } | null> {
  const row = await goodCodes(deps.database, { applicationId, now: deps.clock.now() })
    .where('draft_codes.id', '=', id)
    .executeTakeFirst();
  const reach = row && (await readReach(deps, applicationId));
  const number = reach && numberFor(row.purpose, reach);
  if (!number || hashOfContact(deps, 'number', { applicationId, value: number }) !== row.number_hash) return null;
  return { code: deriveCode(deps, row), number, offerId: reach.offerId };
}
