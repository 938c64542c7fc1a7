/**
 * Codes by SMS: six digits, valid for 10 minutes, once, and for five tries. A code belongs to the session that requested it: a newer one of
 * that session voids it, and five wrong guesses end it and nothing else. Everything is counted in the database under the draft's lock,
 * before a code is compared: calls at once, at any number of processes, get no further than one after the other.
 */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Claimed, SendClaim } from '../sms/caps.ts';
import { countGuess, strangersWaitUntil } from './guesses.ts';
import { findCodeTarget, lockForCode, type CodePurpose, type CodeSubject } from './codeTargets.ts';
import { isKnownCaller, type CodeCaller } from './known.ts';
import { findGoodLink, type DraftDeps } from './links.ts';
import { enqueueSms } from './enqueue.ts';
import { deriveCode, hashOfContact, isSameCode } from './secrets.ts';
import { claimUndoSend, countUndoGuess } from './undoCounts.ts';

const CODE_LIFETIME = 10 * 60_000;
const TRIES = 5;

/** `claimSend` of server/sms/caps.ts. */
export type ClaimSend = (transaction: Transaction<Tables>, send: Claimed) => Promise<SendClaim>;
type RefusedClaim = Exclude<SendClaim, { allowed: true }>;

export interface CodeDeps extends DraftDeps {
  database: Database;
}

interface CodeOf extends CodeSubject {
  now: Date;
}

interface CodeOfCaller extends CodeOf {
  by: CodeCaller;
}

/** `no_number`: there is no number that a message could go to. `guesses`: strangers have guessed too often today. */
export type RequestedCode =
  { isSent: true; number: string } | { isSent: false; refusal: RefusedClaim | GuessedOut | 'no_number' };

interface GuessedOut {
  reason: 'guesses';
  until: Date;
}

/** Makes a new code for the caller and enqueues its message, unless too many have left. The caller's earlier code is void then. */
export async function requestCode(
  deps: CodeDeps & { claimSend: ClaimSend },
  { purpose, ...of }: CodeOfCaller & { purpose: CodePurpose },
): Promise<RequestedCode> {
  const { applicationId, undoId = null, by, now } = of;
  return inTransaction(deps.database, async (transaction): Promise<RequestedCode> => {
    const isThere = await lockForCode(transaction, { applicationId, purposes: [purpose] });
    const target = isThere ? await targetOf(transaction, deps, { ...of, purpose }) : null;
    if (!target?.number) return { isSent: false, refusal: 'no_number' };
    const { number, isVerified } = target;
    const until = await waitOf(transaction, of);
    if (until !== null) return { isSent: false, refusal: { reason: 'guesses', until } };
    const paced = undoId !== null && isVerified ? await claimUndoSend(transaction, { id: undoId, now }) : null;
    if (paced?.allowed === false) return { isSent: false, refusal: paced };
    const claim = await deps.claimSend(transaction, {
      applicationId,
      number,
      now,
      isKnown: await isKnownCaller(transaction, { applicationId, by }),
      isVerified,
      isApart: paced !== null,
    });
    if (!claim.allowed) return { isSent: false, refusal: claim };
    const id = await writeCode(transaction, deps, { ...of, purpose, number });
    await enqueueSms(transaction, deps, { applicationId, template: 'draft_code', occasion: id });
    return { isSent: true, number };
  });
}

/**
 * Returns the moment from which the caller may continue. Null is now: the application knows the caller, or strangers have guesses left
 * today. The link that undoes a change of address has a count of its own, so that nobody else uses it up.
 */
export async function waitOf(
  database: Database,
  { applicationId, undoId = null, by, now }: CodeOfCaller,
): Promise<Date | null> {
  if (undoId !== null) return null;
  const until = await strangersWaitUntil(database, { applicationId, now });
  return until === null || (await isKnownCaller(database, { applicationId, by })) ? null : until;
}

async function writeCode(
  transaction: Transaction<Tables>,
  deps: CodeDeps,
  { applicationId, undoId = null, purpose, number, by, now }: CodeOfCaller & { purpose: CodePurpose; number: string },
): Promise<string> {
  await endCode(transaction, { applicationId, by, now });
  const id = deps.ids.uuid();
  await transaction
    .insertInto('draft_codes')
    .values({
      id,
      application_id: applicationId,
      purpose,
      undo_id: undoId,
      link_id: await linkOf(transaction, { applicationId, undoId, now }),
      session_id: by.sessionId,
      seed: deps.ids.secret(),
      number_hash: hashOfContact(deps, 'number', { applicationId, value: number }),
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_LIFETIME),
    })
    .execute();
  return id;
}

/** Returns the link with which a code ends; a code that undoes a change of address outlives every later change. */
async function linkOf(
  transaction: Transaction<Tables>,
  { applicationId, undoId, now }: Pick<CodeOf, 'applicationId' | 'now'> & { undoId: string | null },
): Promise<string | null> {
  return undoId === null ? ((await findGoodLink(transaction, { applicationId, now }))?.id ?? null) : null;
}

/** Voids the caller's code. */
async function endCode(
  transaction: Transaction<Tables>,
  { applicationId, by, now }: Pick<CodeOfCaller, 'applicationId' | 'by' | 'now'>,
): Promise<void> {
  await transaction
    .updateTable('draft_codes')
    .set({ ended_at: now })
    .where('application_id', '=', applicationId)
    .where('session_id', '=', by.sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

function targetOf(transaction: Transaction<Tables>, { keys }: CodeDeps, asked: CodeOf & { purpose: CodePurpose }) {
  return findCodeTarget({ database: transaction, keys }, asked);
}

export interface VerifiedCode {
  id: string;
  /** Number that the code went to. */
  number: string;
}

export interface Guess extends CodeOfCaller {
  /** Purposes that the code may have been requested for. */
  purposes: readonly CodePurpose[];
  code: string;
}

/**
 * Outcome of a guess. `over`: the caller has no code, or no longer one, that another guess would be compared with. `waiting`: strangers
 * have no guesses left today (`waitOf`).
 */
export type GuessOutcome = 'right' | 'wrong' | 'over' | 'waiting';

/**
 * Checks a guess at the caller's code. A right one uses the code up, together with what `whenRight` does; a wrong one is counted. Only a
 * code that is still valid is compared at all: for one that is over, a right guess has the same result as a wrong one.
 */
export async function checkCode(
  deps: CodeDeps,
  { code, ...guess }: Guess,
  whenRight: (transaction: Transaction<Tables>, right: VerifiedCode) => Promise<void>,
): Promise<GuessOutcome> {
  // Guesses that are not compared take no lock: they make nobody wait.
  if ((await waitOf(deps.database, guess)) !== null) return 'waiting';
  if ((await callersCode(deps.database, guess).executeTakeFirst()) === undefined) return 'over';
  return inTransaction(deps.database, async (transaction): Promise<GuessOutcome> => {
    if (!(await lockForCode(transaction, guess))) return 'over';
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
    const number = await numberOf(transaction, deps, { ...guess, ...row });
    // The number was changed after the code had been sent.
    if (number === null) return 'wrong';
    await whenRight(transaction, { id: row.id, number });
    return 'right';
  });
}

async function countWrong(
  transaction: Transaction<Tables>,
  deps: CodeDeps,
  { tries, ...guess }: CodeOfCaller & { tries: number },
): Promise<GuessOutcome> {
  const { applicationId, undoId = null, by, now } = guess;
  if (undoId !== null) await countUndoGuess(transaction, undoId);
  else if (!(await isKnownCaller(transaction, { applicationId, by })))
    await countGuess(transaction, deps, { applicationId, now });
  if ((await waitOf(transaction, guess)) !== null) return 'waiting';
  return tries < TRIES ? 'wrong' : 'over';
}

function callersCode(database: Database, { by, purposes, undoId = null, ...of }: Omit<Guess, 'code'>) {
  return goodCodes(database, of)
    .where('draft_codes.session_id', '=', by.sessionId)
    .where('purpose', 'in', purposes)
    .where('undo_id', 'is not distinct from', undoId);
}

function goodCodes(database: Database, { applicationId, now }: Pick<CodeOf, 'applicationId' | 'now'>) {
  return database
    .selectFrom('draft_codes')
    .leftJoin('draft_links', 'draft_links.id', 'draft_codes.link_id')
    .select(['draft_codes.id', 'draft_codes.seed', 'purpose', 'undo_id', 'number_hash'])
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

/** Returns the number that the code was made for; null if the draft has another one by now. */
async function numberOf(
  transaction: Transaction<Tables>,
  deps: CodeDeps,
  { number_hash, ...asked }: CodeOf & { purpose: CodePurpose; number_hash: string },
): Promise<string | null> {
  const number = (await targetOf(transaction, deps, asked))?.number;
  if (!number) return null;
  const { applicationId } = asked;
  return hashOfContact(deps, 'number', { applicationId, value: number }) === number_hash ? number : null;
}

/** Returns the code of a pending message, with the number that it goes to; null if it no longer opens anything. */
export async function readCode(
  deps: Pick<CodeDeps, 'database' | 'keys' | 'clock'>,
  { applicationId, id }: { applicationId: number; id: string },
): Promise<{ code: string; purpose: CodePurpose; number: string; offerId: number } | null> {
  const now = deps.clock.now();
  const row = await goodCodes(deps.database, { applicationId, now })
    .where('draft_codes.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const target = await findCodeTarget(deps, { applicationId, undoId: row.undo_id, purpose: row.purpose, now });
  const number = target?.number;
  if (!number || hashOfContact(deps, 'number', { applicationId, value: number }) !== row.number_hash) return null;
  return { code: deriveCode(deps, row), purpose: row.purpose, number, offerId: target.offerId };
}
