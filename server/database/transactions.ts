/** Transactions that run again if the database took them back, or lost the connection, for no fault of theirs. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Ids } from '../deps.ts';
import { systemIds } from '../system.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';
import { DatabaseUnavailable, isLostConnection } from './unavailable.ts';

/**
 * The longest pause before each further attempt, in milliseconds; the real one is random, so that two colliding transactions do not collide
 * again.
 */
const PAUSES = [20, 100, 400];
/** Milliseconds after which no further attempt begins: a person waits. The server notices a deadlock after one second. */
const PATIENCE = 4_000;

export interface Repeating {
  /**
   * The work may run again although it has been committed: a key of its own, or writing the same values, makes the second time change
   * nothing. Only then is it repeated if the answer to a commit was lost.
   */
  isSafeTwice?: boolean;
  /** Source of the random pauses. */
  ids?: Pick<Ids, 'below'>;
}

/**
 * Runs `work` in one transaction. It runs again, a few times, if the server chose it as the victim of a deadlock or could not serialise it,
 * or if the connection was lost before the commit was sent: nothing has happened then. So `work` may have no effect outside the transaction
 * that a second time would spoil.
 * @throws the error of `work`; DatabaseUnavailable if the database is away, or the commit may or may not have happened
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  { isSafeTwice = false, ids = systemIds }: Repeating = {},
): Promise<Result> {
  let isCommitting = false;
  const attempt = () => {
    isCommitting = false;
    return database.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      isCommitting = true;
      return result;
    });
  };
  return repeatedly(attempt, { isUndone: () => isSafeTwice || !isCommitting, ids });
}

/**
 * Runs `work`, in which a single statement changes something: it needs no transaction. It runs again like `inTransaction` with
 * `isSafeTwice`, since after a lost connection nobody knows whether the statement ran.
 * @throws the error of `work`; DatabaseUnavailable if the database is away
 */
export function inOneStatement<Result>(
  work: () => Promise<Result>,
  { ids = systemIds }: Pick<Repeating, 'ids'> = {},
): Promise<Result> {
  return repeatedly(work, { isUndone: () => true, ids });
}

async function repeatedly<Result>(
  attempt: () => Promise<Result>,
  { isUndone, ids }: { isUndone: () => boolean; ids: Pick<Ids, 'below'> },
): Promise<Result> {
  const begun = performance.now();
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      const longest = PAUSES.at(attempts);
      const isLate = performance.now() - begun > PATIENCE;
      if (longest === undefined || isLate || !mayRepeat(error, isUndone())) throw error;
      await pause(ids.below(longest + 1));
    }
  }
}

/** @param isUndone true if nothing has happened when the connection is lost, or if it does not matter */
function mayRepeat(error: unknown, isUndone: boolean): boolean {
  return isTakenBack(error) || (isUndone && isLostConnection(error));
}

/** Also at its commit: the server reports that nothing has happened. */
function isTakenBack(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && (error.code === '40001' || error.code === '40P01');
}
