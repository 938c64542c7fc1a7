/** Takes a job, does it, and ends it as it went. */
import { describeError } from '../http/errors.ts';
import { beginHold } from './hold.ts';
import { kindOf, leaseOf } from './kinds.ts';
import {
  fail,
  finish,
  giveUp,
  isLeaseOurs,
  postpone,
  repeat,
  takeOne,
  type JobKind,
  type Later,
  type TakenJob,
} from './queue.ts';
import type { JobDeps } from './work.ts';

/** Of a log, what jobs need. */
export interface JobLog {
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

export type PerformingDeps = JobDeps & { logger: JobLog };

/** Takes the next job of these kinds that is due, or null. */
export function takeDue({ database, clock, ids }: JobDeps, kinds: readonly JobKind[]): Promise<TakenJob | null> {
  return takeOne(database, { kinds, now: clock.now(), lease: ids.uuid(), leaseOf });
}

/**
 * Does a job that was taken, and ends it: done, left for later, tried again after a pause, or given up.
 * @throws DatabaseUnavailable when it could not be ended; it is due again after its lease
 */
export async function perform(deps: PerformingDeps, job: TakenJob, isStopping: () => boolean): Promise<void> {
  const { database, clock } = deps;
  const { run, timeout, every, attempts } = kindOf(job.kind);
  // It has never come back so often: whatever it does ends the process.
  if (job.attempts > attempts) return await endFailed(deps, job, new JobLost());
  const hold = beginHold(timeout);
  let later: Later | null;
  try {
    const isOurs = async () => !hold.isOver() && (await isLeaseOurs(database, job, clock.now()));
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

/** Whoever had it each time has died. */
class JobLost extends Error {
  override readonly name = 'JobLost';
  readonly code = 'lost';
}

async function endFailed({ database, clock, logger }: PerformingDeps, job: TakenJob, error: unknown): Promise<void> {
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
