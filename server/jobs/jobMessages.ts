/** Texts about jobs for an operator: the line of a job in the list, and the reason why it is not tried again. */
import { MAILS_A_DAY } from '../outbox/mailLimit.ts';
import type { JobOverview } from './overview.ts';

/** Causes that hold a job back; it is tried by itself once they are over. */
const HOLDERS: Record<NonNullable<JobOverview['held_back']>, string> = {
  mail_limit: `by the limit of ${MAILS_A_DAY} e-mails a day to one address`,
  earlier_release: 'by an earlier release that runs beside this one',
  calls: 'by calls that it would hold up',
};

/** e.g. `held back by the limit of 10 e-mails a day to one address until 2026-03-01T00:00:00.000Z`; null if nothing holds it. */
function holdOf({ held_back, due_at }: JobOverview, now: Date): string | null {
  return held_back === null || due_at <= now ? null : `held back ${HOLDERS[held_back]} until ${due_at.toISOString()}`;
}

function stateOf(job: JobOverview, now: Date): string {
  if (job.is_in_hand) return 'in hand';
  if (job.status === 'given_up') return `given up ${job.ended_at?.toISOString() ?? ''}`;
  return holdOf(job, now) ?? `due ${job.due_at.toISOString()}`;
}

/** The line of a job in the list, its parts two blanks apart. */
export function jobLine(job: JobOverview, now: Date): string {
  const { id, kind, key, attempts, last_failure } = job;
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  return [id, kind, key, stateOf(job, now), tries, last_failure ?? 'no failure'].join('  ');
}

/** Tells the operator why the job of this id was not made due. */
export function notRetriedMessage(id: string, job: JobOverview | null, now: Date): string {
  return `${id} is not tried again: ${reasonOf(job, now)}.`;
}

function reasonOf(job: JobOverview | null, now: Date): string {
  if (job === null) return 'no job has this id, and no kind this name';
  if (job.status === 'done') return `it is done, since ${job.ended_at?.toISOString() ?? ''}`;
  if (job.is_in_hand) return 'a process has it in hand';
  // It may have failed since the retry was asked for.
  if (job.status === 'given_up' || job.last_failure !== null) return 'it has just failed; ask once more';
  const hold = holdOf(job, now);
  return hold === null
    ? `it has not failed, and is due ${job.due_at.toISOString()} by itself`
    : `it has not failed, and is ${hold}`;
}
