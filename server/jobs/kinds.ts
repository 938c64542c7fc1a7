/** The work of each kind of job, its time limit, and its number of tries. */
import { clearOnce } from '../clearingJob.ts';
import { enqueueApprovalReminders } from '../applications/waitingEnd.ts';
import { listOutdated } from '../applications/listOutdated.ts';
import { enqueueReminders } from '../drafts/reminders.ts';
import { resendLinks } from '../drafts/resending.ts';
import { sealOutdated } from '../numbers/sealingJob.ts';
import { sendMessage } from '../outbox/sending.ts';
import type { JobKind } from './queue.ts';
import { rewrite } from './rewriting.ts';
import type { JobDeps, KindOfJob } from './work.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Twice as long after each failure, up to `longest`. */
const growing =
  (longest: number, first = MINUTE) =>
  (failures: number): number =>
    Math.min(longest, first * 2 ** (failures - 1));

/** Margin of a lease over the hold, because the taker's clock may differ from the others'. */
const LEASE_MARGIN = 2 * MINUTE;

/** Enqueues reminders of drafts, and of applications that wait for approval: a failure of one kind does not stop the other. */
async function oweAllReminders(deps: JobDeps, isOver: () => boolean): Promise<void> {
  const ends = await Promise.allSettled([enqueueReminders(deps, isOver), enqueueApprovalReminders(deps, isOver)]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Work that begins anew every ten minutes, and goes on from where the last run was ended. */
function recurring(work: (deps: JobDeps, isOver: () => boolean) => Promise<unknown>): KindOfJob {
  return {
    run: ({ deps, hold, isStopping }) => work(deps, () => isStopping() || hold.isOver()).then(() => null),
    timeout: 5 * MINUTE,
    atOnce: 1,
    attempts: Infinity,
    pause: growing(10 * MINUTE),
    every: 10 * MINUTE,
  };
}

const JOB_KINDS: Record<JobKind, KindOfJob> = {
  // About a week of tries. One at once: a process that dies can cost one second e-mail, not several.
  message: { run: sendMessage, timeout: 8 * MINUTE, atOnce: 1, attempts: 40, pause: growing(6 * HOUR) },
  // A person waits for it. Its code is valid for ten minutes: after five minutes of tries the operator is told.
  sms: { run: sendMessage, timeout: MINUTE, atOnce: 4, attempts: 6, pause: growing(2 * MINUTE, 10 * SECOND) },
  // The person who asked waits for an e-mail; after a day they have asked again.
  resend_link: { run: resendLinks, timeout: MINUTE, atOnce: 1, attempts: 12, pause: growing(6 * HOUR) },
  clearing: recurring((deps, isOver) => clearOnce(deps, { isOver })),
  sealing: recurring(sealOutdated),
  listing: recurring(listOutdated),
  reminders: recurring(oweAllReminders),
  rewriting: {
    run: rewrite,
    timeout: 5 * MINUTE,
    atOnce: 1,
    attempts: Infinity,
    pause: growing(10 * MINUTE, 10 * SECOND),
  },
};

export const ALL_KINDS = Object.keys(JOB_KINDS) as JobKind[];

/** Settings of this kind of job. */
export function kindOf(kind: JobKind): KindOfJob {
  return JOB_KINDS[kind];
}

/** Milliseconds for which the taker of a job of this kind has it alone. */
export function leaseOf(kind: JobKind): number {
  return kindOf(kind).timeout + LEASE_MARGIN;
}
