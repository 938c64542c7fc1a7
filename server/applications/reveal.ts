/** The one way to a number itself (3-TAXSUM-09). */
import type { StatusActor } from '#domain/statuses.ts';
import { serverTexts } from '#domain/texts.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { changeTogether } from '../database/together.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import type { Session } from '../sessions/sessions.ts';
import { eventToWrite } from './events.ts';
import { heldNumbers } from './keptNumbers.ts';

/**
 * Why somebody looks at a number: words of a list, since what is typed could be a number itself. `own`: whoever goes on with their own
 * application.
 */
export const REVEAL_REASONS = [
  'own',
  'registry',
  'identity_check',
  'payment',
  'correction',
  'investor_request',
] as const;
export type RevealReason = (typeof REVEAL_REASONS)[number];

const HOUR = 60 * 60_000;
/** Of one application, whoever asks. */
const MOST_AN_HOUR = 10;

export interface Reveal {
  applicationId: number;
  handle: string;
  reason: RevealReason;
  session: Pick<Session, 'id' | 'userId'>;
  actingAs: StatusActor;
}

/**
 * The number that a handle stands for; null when it belongs to no number of this application. The event is stored before the number is
 * given: who, acting as whom, when, why and which field, never the number. The events are what is counted, under the application's lock.
 * @throws Refusal 429 above ten numbers of one application within an hour
 */
export async function revealNumber(
  { database, keys, clock }: Pick<ServerDeps, 'database' | 'keys' | 'clock'>,
  { applicationId, handle, reason, session, actingAs }: Reveal,
): Promise<string | null> {
  return inTransaction(database, async (transaction) => {
    const application = await transaction
      .selectFrom('applications')
      .select('revision')
      .where('id', '=', applicationId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const held = (await heldNumbers({ database: transaction, keys }, applicationId)).get(handle);
    if (!application || !held) return null;
    await refuseTooMany(transaction, { applicationId, now: clock.now() });
    const event = eventToWrite(transaction, {
      applicationId,
      at: clock.now(),
      kind: 'number_revealed',
      sessionId: session.id,
      userId: session.userId,
      actingAs,
      revision: application.revision,
      facts: { reason, number: held.name },
    });
    await changeTogether(transaction, [event]);
    return held.value;
  });
}

async function refuseTooMany(
  transaction: Transaction<Tables>,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<void> {
  const { count } = await transaction
    .selectFrom('events')
    .select((builder) => builder.fn.countAll<string>().as('count'))
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'number_revealed')
    .where('at', '>', new Date(now.getTime() - HOUR))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_AN_HOUR) throw new Refusal(429, { message: serverTexts.tooManyNumbers });
}
