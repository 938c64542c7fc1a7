/** The one way to a number itself. No call leads here yet: it comes with the first page that shows a stored application. */
import type { StatusActor } from '#domain/statuses.ts';
import { changeTogether } from '../database/together.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import type { Session } from '../sessions/sessions.ts';
import { eventToWrite } from './events.ts';
import { heldNumbers } from './keptNumbers.ts';

/** Why somebody looks at a number: words of a list, since what is typed could be a number itself. */
export type RevealReason = 'registry' | 'identity_check' | 'payment' | 'correction' | 'investor_request';

export interface Reveal {
  applicationId: number;
  handle: string;
  reason: RevealReason;
  session: Pick<Session, 'id' | 'userId'>;
  actingAs: StatusActor;
}

/**
 * The number that a handle stands for; null when it belongs to no number of this application. The event is stored before the number is
 * given: who, acting as whom, when, why and which field, never the number.
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
      .forShare()
      .executeTakeFirst();
    const held = (await heldNumbers({ database: transaction, keys }, applicationId)).get(handle);
    if (!application || !held) return null;
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
