/** How a job is told to an operator: its line in the list, and why it is not tried again. */
import { MAILS_A_DAY } from '../outbox/mailLimit.ts';
import type { SeenJob } from './overview.ts';

/** What holds a message back; it leaves by itself once that is over. */
const HOLDERS: Record<NonNullable<SeenJob['held_back']>, string> = {
  mail_limit: `by the limit of ${MAILS_A_DAY} e-mails a day to one address`,
  earlier_release: 'by an earlier release that runs beside this one',
  calls: 'by calls that it would hold up',
};

/** e.g. `held back by the limit of 10 e-mails a day to one address until 2026-03-01T00:00:00.000Z`; null where nothing holds it. */
function holdOf({ held_back, due_at }: SeenJob, now: Date): string | null {
  return held_back === null || due_at <= now ? null : `held back ${HOLDERS[held_back]} until ${due_at.toISOString()}`;
}

function stateOf(job: SeenJob, now: Date): string {
  if (job.is_in_hand) return 'in hand';
  if (job.status === 'given_up') return `given up ${job.ended_at?.toISOString() ?? ''}`;
  return holdOf(job, now) ?? `due ${job.due_at.toISOString()}`;
}

/** The line of a job in the list, its parts two blanks apart. */
export function listLine(job: SeenJob, now: Date): string {
  const { id, kind, key, attempts, last_failure } = job;
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  return [id, kind, key, stateOf(job, now), tries, last_failure ?? 'no failure'].join('  ');
}

/** Why the job of this id was not made due, for whoever asked for it. */
export function notRetried(id: string, job: SeenJob | null, now: Date): string {
  return `${id} is not tried again: ${reasonOf(job, now)}.`;
}

function reasonOf(job: SeenJob | null, now: Date): string {
  if (job === null) return 'no job has this id, and no kind this name';
  if (job.status === 'done') return `it is done, since ${job.ended_at?.toISOString() ?? ''}`;
  if (job.is_in_hand) return 'a process has it in hand';
  // It may have failed since it was asked for.
  if (job.status === 'given_up' || job.last_failure !== null) return 'it has just failed; ask once more';
  const hold = holdOf(job, now);
  return hold === null
    ? `it has not failed, and is due ${job.due_at.toISOString()} by itself`
    : `it has not failed, and is ${hold}`;
}
