/** Transactions that are carried out again where the database took them back, or lost the connection, for no fault of theirs. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Ids } from '../deps.ts';
import { systemIds } from '../system.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';
import { DatabaseUnavailable, isLostConnection } from './unavailable.ts';

/** The longest pause before each further attempt, in milliseconds; the real one is random, so that two that met once do not meet again. */
const PAUSES = [20, 100, 400];
/** Somebody waits: after so long no further attempt begins, in milliseconds. A deadlock is noticed by the server after one second. */
const PATIENCE = 4_000;

export interface Repeating {
  /**
   * The work may be carried out again although it has been committed: a key of its own, or that it sets what is set already, makes the second
   * time change nothing. Only then is it repeated where the answer to a commit was lost.
   */
  isSafeTwice?: boolean;
  /** The chance of the pauses. */
  ids?: Pick<Ids, 'below'>;
}

/**
 * Does `work` in one transaction. It is done again, a few times, where the server chose it as the victim of a deadlock or could not
 * serialise it, and where the connection was lost before the commit was sent: nothing of it has happened then. So `work` may have no
 * effect outside the transaction that a second time would spoil.
 * @throws what `work` throws; DatabaseUnavailable where the database is away, or it is not known whether the commit has happened
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
 * Does `work`, of which one statement alone changes anything: it needs no transaction around it. It is done again as `inTransaction` does it
 * that is safe twice, since of a lost connection nobody knows whether the statement was carried out.
 * @throws what `work` throws; DatabaseUnavailable where the database is away
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

/** @param isUndone nothing has happened where the connection is lost, or it does not matter */
function mayRepeat(error: unknown, isUndone: boolean): boolean {
  return isTakenBack(error) || (isUndone && isLostConnection(error));
}

/** Also at its commit: the server says that nothing of it has happened. */
function isTakenBack(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && (error.code === '40001' || error.code === '40P01');
}
