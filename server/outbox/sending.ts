/** The job that sends one message of the outbox, an e-mail or a text message. */
import { setTimeout as pause } from 'node:timers/promises';
import { composeEmail } from '../emails/compose.ts';
import { HoldOver } from '../jobs/timeLimit.ts';
import type { Deferral } from '../jobs/queue.ts';
import type { Work } from '../jobs/work.ts';
import { NumberRefused } from '../sms/gateway.ts';
import type { StoredSms } from '../sms/messages.ts';
import { waitUntil } from './mailLimit.ts';
import { dropMessage, markSent, claimMessage, type StoredEmail } from './outbox.ts';

/** Milliseconds between two tries to note that a message has left. */
const NOTE_PAUSE = 250;

/** Sends the message that the job's key names, if it still waits. Returns the time and the reason if it may not leave yet. */
export async function sendMessage(work: Work): Promise<Deferral | null> {
  const { database, clock } = work.deps;
  const handed = await claimMessage(database, work.job.key, clock.now());
  if (handed === null) return null;
  if ('heldUntil' in handed) return { at: handed.heldUntil, why: 'earlier_release' };
  return 'sms' in handed ? sendSms(work, handed.sms) : sendEmail(work, handed.email);
}

async function sendEmail({ deps, hold, isLeaseOurs }: Work, stored: StoredEmail): Promise<Deferral | null> {
  const { database, clock, mailer } = deps;
  const { id } = stored;
  const email = await composeEmail(deps, stored);
  if (email === null) {
    await dropMessage(database, id);
    return null;
  }
  const { applicationId, template } = stored;
  const addressed = { outboxId: id, applicationId, template, to: email.to };
  const later = await waitUntil(database, addressed, clock.now());
  if (later) return { at: later, why: 'mail_limit' };
  // A job that was slow to come here may be in two processes. This is no end of the job: if there is no other process, it is due again.
  if (!(await isLeaseOurs())) throw new HoldOver();
  await mailer.send({ id, ...email }, hold);
  await noteSent(deps, id);
  return null;
}

/** The limit on text messages was applied when this one was asked for (server/sms/caps.ts). */
async function sendSms({ deps, hold, isLeaseOurs }: Work, stored: StoredSms): Promise<null> {
  const { id, template } = stored;
  const sms = await deps.smsComposers[template](deps, stored);
  if (sms === null) {
    await dropMessage(deps.database, id);
    return null;
  }
  if (!(await isLeaseOurs())) throw new HoldOver();
  try {
    await deps.sms.send({ id, ...sms }, hold);
  } catch (error) {
    if (!(error instanceof NumberRefused)) throw error;
    await dropMessage(deps.database, id);
    return null;
  }
  await noteSent(deps, id);
  return null;
}

/** Notes that a message has left for good. A missing note would send the message again, so it is tried until it is written. */
async function noteSent({ database, clock }: Work['deps'], id: string): Promise<void> {
  for (;;) {
    try {
      return await markSent(database, id, clock.now());
    } catch {
      await pause(NOTE_PAUSE);
    }
  }
}
