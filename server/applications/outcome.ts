/** Outcome of a submission whose response was lost: requested by its key, and then true for good. */
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { ServerDeps } from '../deps.ts';
import type { Session } from '../sessions/sessions.ts';
import { closeKey, findKey, isOwnKey } from './idempotency.ts';
import type { SubmissionReply } from './submissionReply.ts';

export type SubmissionOutcome =
  /** Submitted. The reply is for the caller who made it; any other caller who knows the key learns no more than that. */
  | { outcome: 'arrived'; reply: SubmissionReply | null }
  /** Being submitted at this moment: ask again. */
  | { outcome: 'in_flight' }
  /** Not submitted, nor ever under this key, which is closed from now on. */
  | { outcome: 'never_arrived' };

export interface OutcomeQuestion {
  session: Session;
  key: string;
}

/** Longest wait for a submission in progress: the question comes again. */
const WAIT_MS = 1_000;
const LOCK_TIMEOUT = '55P03';

/**
 * Returns the outcome of the submission with this key, and closes the key if nothing has arrived with it: a later arrival is refused, so
 * that the next attempt cannot make a second application (reliability R2, 2-SUB-09).
 */
export async function settleOutcome(deps: ServerDeps, question: OutcomeQuestion): Promise<SubmissionOutcome> {
  try {
    return await inTransaction(deps.database, (transaction) => settle(transaction, deps, question), {
      isSafeTwice: true,
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.code === LOCK_TIMEOUT) return { outcome: 'in_flight' };
    throw error;
  }
}

async function settle(
  transaction: Transaction<Tables>,
  { clock, keys }: ServerDeps,
  { session, key }: OutcomeQuestion,
): Promise<SubmissionOutcome> {
  await sql`set local lock_timeout = ${sql.lit(WAIT_MS)}`.execute(transaction);
  if (await closeKey(transaction, { key, sessionId: session.id, keys, now: clock.now() }))
    return { outcome: 'never_arrived' };
  const row = await findKey(transaction, key);
  // The key was cleared away between the two statements: the next question closes it.
  if (row === null) return { outcome: 'in_flight' };
  if (row.closed_at !== null) return { outcome: 'never_arrived' };
  return { outcome: 'arrived', reply: isOwnKey(row, session) ? row.reply : null };
}
