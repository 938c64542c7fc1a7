/** The job that empties the outbox. */
import type { FastifyBaseLogger } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { describeError } from '../http/errors.ts';
import { composeEmail } from '../emails/compose.ts';
import { waitUntil } from './mailLimit.ts';
import { claimDue, giveUp, markFailed, markSent, postpone, type ClaimedEmail } from './outbox.ts';

const BATCH = 10;

type JobDeps = Pick<ServerDeps, 'database' | 'keys' | 'clock' | 'mailer'> & { logger: FastifyBaseLogger };

async function deliver(deps: JobDeps, claimed: ClaimedEmail): Promise<void> {
  const { database, clock, mailer, logger } = deps;
  try {
    const email = await composeEmail(deps, claimed);
    if (!email) return await giveUp(database, claimed.id);
    const later = await waitUntil(
      database,
      { outboxId: claimed.id, applicationId: claimed.applicationId, to: email.to },
      clock.now(),
    );
    if (later) return await postpone(database, claimed.id, later);
    await mailer.send({ id: claimed.id, ...email });
    await markSent(database, claimed.id, clock.now());
  } catch (error) {
    const failure = describeError(error);
    logger.warn({ failure, outboxId: claimed.id, attempt: claimed.attempts }, 'an e-mail could not be sent');
    await markFailed(database, claimed, { now: clock.now(), reason: failure.code ?? failure.name });
  }
}

/** Sends what is due now and gives how many messages it took. */
export async function sendDueEmails(deps: JobDeps): Promise<number> {
  const claimed = await claimDue(deps.database, deps.clock.now(), BATCH);
  for (const email of claimed) await deliver(deps, email);
  return claimed.length;
}

/** Looks into the outbox every `interval` ms until `stop()`, which waits for the message that is being sent. */
export function startOutboxJob(deps: JobDeps, interval: number): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  let isAway = false;
  /** Told once when it begins and once when it is over: a database that is away for an hour is no 3,600 failures. */
  const tell = (error?: unknown): void => {
    if (error !== undefined && !isAway)
      deps.logger.error({ failure: describeError(error) }, 'the outbox could not be read');
    if (error === undefined && isAway) deps.logger.warn('the outbox can be read again');
    isAway = error !== undefined;
  };
  const look = (): void => {
    if (isBusy) return;
    isBusy = true;
    running = sendDueEmails(deps)
      .then(
        () => tell(),
        (error: unknown) => tell(error ?? new Error('unknown')),
      )
      .finally(() => (isBusy = false));
  };
  const timer = setInterval(look, interval);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
