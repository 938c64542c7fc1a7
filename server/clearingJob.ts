/** The job that clears what is no longer needed: a bounded piece at each run, safe beside other processes that do the same. */
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from './http/errors.ts';
import { forgetOldSends } from './outbox/mailLimit.ts';
import { startRepeating, type Repeating } from './repeating.ts';
import { clearFiles, type FileDeps } from './storage/claims.ts';
import { closeSessions, emptySessions, forgetLogins } from './sessions/clearing.ts';
import { DEVICE_LIFETIME } from './users/devices.ts';
import { TRIES_WINDOW } from './users/loginLimits.ts';

const DAY = 24 * 60 * 60_000;
/** Sessions, and rows of each other kind, that one run takes at most. */
const BATCH = 200;

type JobDeps = FileDeps;

/** Clears once, at most `limit` of each kind. */
export async function clearOnce(deps: JobDeps, limit = BATCH): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  await closeSessions(database, now, limit);
  await forgetLogins(
    database,
    { counted: new Date(now.getTime() - TRIES_WINDOW - DAY), used: new Date(now.getTime() - DEVICE_LIFETIME) },
    limit,
  );
  await forgetOldSends(database, now, limit);
  await emptySessions(database, now, limit);
  // Last: it fails for a content that cannot be removed.
  await clearFiles(deps, limit);
}

/** Clears at the start and every `interval` ms. */
export function startClearingJob(deps: JobDeps & { logger: FastifyBaseLogger }, interval: number): Repeating {
  const failed = (error: unknown): void =>
    deps.logger.error({ failure: describeError(error) }, 'old sessions could not be cleared');
  return startRepeating({ run: () => clearOnce(deps), failed }, interval);
}
