/** The job that sends one message of the outbox. */
import { setTimeout as pause } from 'node:timers/promises';
import { composeEmail } from '../emails/compose.ts';
import { HoldOver } from '../jobs/hold.ts';
import type { Later } from '../jobs/queue.ts';
import type { Work } from '../jobs/work.ts';
import { waitUntil } from './mailLimit.ts';
import { dropMessage, markSent, takeInHand } from './outbox.ts';

/** Between two tries to note what has left, in milliseconds. */
const NOTE_PAUSE = 250;

/** Sends the message that the job's key names, if it is still owed; or says when and why where it may not leave yet. */
export async function sendMessage({ deps, job, hold, isLeaseOurs }: Work): Promise<Later | null> {
  const { database, clock, mailer } = deps;
  const id = job.key;
  const handed = await takeInHand(database, id, clock.now());
  if (handed === null) return null;
  if ('heldUntil' in handed) return { at: handed.heldUntil, why: 'earlier_release' };
  const { email: stored } = handed;
  const email = await composeEmail(deps, stored);
  if (email === null) {
    await dropMessage(database, id);
    return null;
  }
  const addressed = { outboxId: id, applicationId: stored.applicationId, to: email.to };
  const later = await waitUntil(database, addressed, clock.now());
  if (later) return { at: later, why: 'mail_limit' };
  // Whoever took so long to come here may be one of two. It is no end of the job: where there is no other, it is due again.
  if (!(await isLeaseOurs())) throw new HoldOver();
  await mailer.send({ id, ...email }, hold);
  await noteSent(deps, id);
  return null;
}

/** Notes what has left for good: a note that is missing is a message that goes again, so it is tried until it stands. */
async function noteSent({ database, clock }: Work['deps'], id: string): Promise<void> {
  for (;;) {
    try {
      return await markSent(database, id, clock.now());
    } catch {
      await pause(NOTE_PAUSE);
    }
  }
}
