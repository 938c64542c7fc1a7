/** Takes a job, runs it, and ends it according to the outcome. */
import { describeError } from '../http/errors.ts';
import { startTimeLimit } from './timeLimit.ts';
import { kindOf, leaseOf } from './kinds.ts';
import {
  fail,
  finish,
  giveUp,
  holdsLease,
  postpone,
  repeat,
  claimJob,
  type JobKind,
  type Deferral,
  type ClaimedJob,
} from './queue.ts';
import type { JobDeps } from './work.ts';

/** The part of a log that jobs need. */
export interface JobLog {
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

export type RunJobDeps = JobDeps & { logger: JobLog };

/** Takes the next due job of these kinds, or returns null. */
export function claimDueJob({ database, clock, ids }: JobDeps, kinds: readonly JobKind[]): Promise<ClaimedJob | null> {
  return claimJob(database, { kinds, now: clock.now(), lease: ids.uuid(), leaseOf });
}

/**
 * Runs a job that was taken, and ends it: done, left for later, tried again after a pause, or given up.
 * @throws DatabaseUnavailable if it could not be ended; it is due again after its lease
 */
export async function runJob(deps: RunJobDeps, job: ClaimedJob, isStopping: () => boolean): Promise<void> {
  const { database, clock } = deps;
  const { run, timeout, every, attempts } = kindOf(job.kind);
  // Taken more often than its tries allow: no taker lived to end the job, so its work must kill the process.
  if (job.attempts > attempts) return await endFailed(deps, job, new JobLost());
  const hold = startTimeLimit(timeout);
  let later: Deferral | null;
  try {
    const isOurs = async () => !hold.isOver() && (await holdsLease(database, job, clock.now()));
    later = await run({ deps, job, hold, isLeaseOurs: isOurs, isStopping });
  } catch (error) {
    return await endFailed(deps, job, error);
  } finally {
    hold.letGo();
  }
  if (later !== null) await postpone(database, job, later);
  else if (every !== undefined) await repeat(database, job, new Date(clock.now().getTime() + every));
  else await finish(database, job, clock.now());
}

/** Every process that had the job has died. */
class JobLost extends Error {
  override readonly name = 'JobLost';
  readonly code = 'lost';
}

async function endFailed({ database, clock, logger }: RunJobDeps, job: ClaimedJob, error: unknown): Promise<void> {
  const { attempts, pause } = kindOf(job.kind);
  const now = clock.now();
  const failure = describeError(error);
  const reason = failure.code ?? failure.name;
  const facts = { kind: job.kind, job: job.id, attempts: job.attempts, failure };
  if (job.attempts < attempts) {
    logger.warn(facts, 'a job has failed and will be tried again');
    await fail(database, job, { now, dueAt: new Date(now.getTime() + pause(job.attempts)), reason });
  } else if (await giveUp(database, job, { now, reason })) {
    logger.error({ ...facts, code: reason }, 'a job was given up');
  }
}
