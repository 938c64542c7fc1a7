/** Test that the store of files answers, for monitoring. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerDeps } from '../deps.ts';
import { describeError } from '../http/errors.ts';
import { readMark, type StoreMark } from './storeMark.ts';
import { MARK_MISSING } from './unseenStore.ts';

/** The store is asked once in this time, in milliseconds, however many callers ask. */
const KEPT = 10_000;
/** Longest waits in milliseconds: for the store, and for both the store and the database that knows its mark. */
const PATIENCE = { store: 1_200, all: 1_700 };
/** Content to ask for without a mark: only an answer counts, not the existence of the content. */
const ANYTHING = { sha256: '0'.repeat(64), size: 0 };

interface ProbeDeps extends Pick<ServerDeps, 'database' | 'files'> {
  logger: { warn(facts: object, text: string): void };
}

/** Public state of the store, without its place. */
export interface FilesHealth {
  ok: boolean;
}

/**
 * Asks the store at most every few seconds, one question at a time; returns null if the database does not give the mark in time. Begin and
 * end of a trouble are logged.
 */
export function probeFiles(deps: ProbeDeps): () => Promise<FilesHealth | null> {
  let known: FilesHealth | null = null;
  let knownAt = -Infinity;
  let asking: Promise<void> | null = null;
  const ask = storeAsker(deps);
  const askAnew = async (): Promise<void> => {
    known = await ask().catch(() => null);
    knownAt = performance.now();
    asking = null;
  };
  const isFresh = (): boolean => performance.now() - knownAt < KEPT;
  return async () => {
    if (!isFresh()) {
      asking ??= askAnew();
      await Promise.race([asking, pause(PATIENCE.all, undefined, { ref: false })]);
    }
    return isFresh() ? known : null;
  };
}

/** The trouble's code, for the log; null if all is well. */
type Trouble = string | null;

/** @throws the error of the database: nothing is known of the store then */
function storeAsker({ database, files, logger }: ProbeDeps): () => Promise<FilesHealth> {
  // A network folder that hangs holds every request to it, so a second one waits for the first.
  let underWay: Promise<Trouble> | null = null;
  let isAway = false;
  return async () => {
    const mark = await readMark(database);
    underWay ??= troubleOf(files, mark).finally(() => (underWay = null));
    const trouble = await Promise.race([underWay, pause(PATIENCE.store, 'timeout', { ref: false })]);
    const ok = trouble === null;
    if (!ok && !isAway) logger.warn({ code: trouble }, 'the store of files does not answer');
    if (ok && isAway) logger.warn({}, 'the store of files answers again');
    isAway = !ok;
    return { ok };
  };
}

async function troubleOf(files: ProbeDeps['files'], mark: StoreMark | null): Promise<Trouble> {
  try {
    const isThere = await files.has(mark ?? ANYTHING);
    return isThere || mark === null ? null : MARK_MISSING;
  } catch (error) {
    const { code, name } = describeError(error);
    return code ?? name;
  }
}
