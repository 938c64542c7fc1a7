/** An investor does not approve what an adviser has made for them: it is withdrawn, and never reaches the issuer. */
import { statusMove, type StatusActor } from '#domain/statuses.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { changeTogether } from '../database/together.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { lockDraft } from '../drafts/links.ts';
import { endOpenings } from '../drafts/opening.ts';
import { emailsToWrite, type OwedEmail } from '../outbox/outbox.ts';
import type { Session } from '../sessions/sessions.ts';
import { eventToWrite } from './events.ts';

interface Declined {
  id: number;
  /** Of the investor. */
  session: Pick<Session, 'id' | 'userId'>;
}

/** Withdraws what waits for approval, and tells the investor and the adviser; false where it does not wait any more. */
export function declineApplication(deps: ServerDeps, declined: Declined): Promise<boolean> {
  return inTransaction(deps.database, (transaction) => decline(transaction, deps, declined), { isSafeTwice: true });
}

async function decline(
  transaction: Transaction<Tables>,
  deps: ServerDeps,
  { id, session }: Declined,
): Promise<boolean> {
  const from = await lockDraft(transaction, id);
  const move = from === 'pending_approval' ? statusMove(from, 'withdrawn', 'investor') : null;
  if (move === null) return false;
  const now = deps.clock.now();
  const { revision } = await transaction
    .updateTable('applications')
    .set(({ eb }) => ({ status: move.to, revision: eb('revision', '+', 1), address_hash: null }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await endOpenings(transaction, { applicationId: id, now });
  const event = eventToWrite(transaction, {
    applicationId: id,
    at: now,
    kind: 'declined',
    sessionId: session.id,
    userId: session.userId,
    actingAs: 'investor',
    revision,
    facts: { status: move.to },
  });
  const owed = await owedEmails(transaction, id, move.tells);
  const emails = emailsToWrite(transaction, { applicationId: id, occasion: 'declined', owed }, deps);
  const handles = transaction.deleteFrom('number_handles').where('application_id', '=', id);
  await changeTogether(transaction, [event, ...emails, handles]);
  return true;
}

const RECEIVERS = [
  { actor: 'investor', role: 'contact', template: 'declined' },
  { actor: 'adviser', role: 'adviser', template: 'declined_notice' },
] as const;

async function owedEmails(
  transaction: Transaction<Tables>,
  id: number,
  tells: readonly StatusActor[],
): Promise<OwedEmail[]> {
  const people = await transaction
    .selectFrom('people_places')
    .innerJoin('people', 'people.key', 'people_places.person_key')
    .select(['people.key', 'people_places.role'])
    .where('people_places.application_id', '=', id)
    .where('people_places.step', '=', 'contact_details')
    .where('people.email', 'is not', null)
    .execute();
  return RECEIVERS.filter(({ actor }) => tells.includes(actor)).flatMap(({ role, template }) =>
    people.filter((person) => person.role === role).map(({ key }) => ({ personKey: key, template })),
  );
}
