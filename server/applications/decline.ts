/** The other end of what waits for approval: its investor declines it, or its time is over. It is withdrawn, and never reaches the issuer. */
import type { UnapprovedEnd } from '#domain/application/approvalEnd.ts';
import { statusMove, type MoveActor, type StatusActor } from '#domain/statuses.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { changeTogether } from '../database/together.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { lockDraft } from '../drafts/links.ts';
import { endHoldings } from '../drafts/opening.ts';
import type { LodgedTemplate } from '../emails/templates.ts';
import { emailsToWrite, type OwedEmail } from '../outbox/outbox.ts';
import type { Session } from '../sessions/sessions.ts';
import { eventToWrite } from './events.ts';

interface Declined {
  id: number;
  /** Of the investor. */
  session: Pick<Session, 'id' | 'userId'>;
}

/** Withdraws what waits for approval, and tells the investor and the adviser; false where it does not wait any more. */
export function declineApplication(deps: WithdrawDeps, { id, session }: Declined): Promise<boolean> {
  return withdrawWaiting(deps, { id, by: 'investor', session });
}

type WithdrawDeps = Pick<ServerDeps, 'database' | 'clock' | 'ids'>;

interface Withdrawal {
  id: number;
  by: 'investor' | 'service';
  /** Null: the service itself. */
  session: Pick<Session, 'id' | 'userId'> | null;
}

/** The same for either end. */
export function withdrawWaiting(deps: WithdrawDeps, withdrawal: Withdrawal): Promise<boolean> {
  return inTransaction(deps.database, (transaction) => withdraw(transaction, deps, withdrawal), { isSafeTwice: true });
}

const ENDS = {
  investor: { kind: 'declined', tells: 'declined' },
  service: { kind: 'approval_expired', tells: 'expired' },
} as const satisfies Partial<Record<MoveActor, { kind: UnapprovedEnd; tells: End }>>;

async function withdraw(
  transaction: Transaction<Tables>,
  deps: WithdrawDeps,
  { id, by, session }: Withdrawal,
): Promise<boolean> {
  const from = await lockDraft(transaction, id);
  const move = from === 'pending_approval' ? statusMove(from, 'withdrawn', by) : null;
  if (move === null) return false;
  const now = deps.clock.now();
  const { revision } = await transaction
    .updateTable('applications')
    .set(({ eb }) => ({ status: move.to, revision: eb('revision', '+', 1), address_hash: null }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  // Its links open nothing any more, and lead to the page that says how it ended.
  await endHoldings(transaction, { applicationId: id, now });
  const { kind, tells } = ENDS[by];
  const event = eventToWrite(transaction, {
    applicationId: id,
    at: now,
    kind,
    sessionId: session?.id ?? null,
    userId: session?.userId ?? null,
    actingAs: by,
    revision,
    facts: { status: move.to },
  });
  const owed = await owedOnEnd(transaction, id, { end: tells, tells: move.tells });
  const emails = emailsToWrite(transaction, { applicationId: id, occasion: kind, owed }, deps);
  const handles = transaction.deleteFrom('number_handles').where('application_id', '=', id);
  await changeTogether(transaction, [event, ...emails, handles]);
  return true;
}

type End = 'declined' | 'ending' | 'expired';

const RECEIVERS = [
  { actor: 'investor', role: 'contact' },
  { actor: 'adviser', role: 'adviser' },
] as const;

const TEMPLATES: Record<End, Record<'investor' | 'adviser', LodgedTemplate>> = {
  declined: { investor: 'declined', adviser: 'declined_notice' },
  ending: { investor: 'approval_ending', adviser: 'approval_ending_notice' },
  expired: { investor: 'approval_expired', adviser: 'approval_expired_notice' },
};

/** The e-mails to investor and adviser about an end of what waits for approval, or about that it is near. */
export async function owedOnEnd(
  transaction: Transaction<Tables>,
  id: number,
  { end, tells = ['investor', 'adviser'] }: { end: End; tells?: readonly StatusActor[] },
): Promise<OwedEmail[]> {
  const people = await transaction
    .selectFrom('people_places')
    .innerJoin('people', 'people.key', 'people_places.person_key')
    .select(['people.key', 'people_places.role'])
    .where('people_places.application_id', '=', id)
    .where('people_places.step', '=', 'contact_details')
    .where('people.email', 'is not', null)
    .execute();
  return RECEIVERS.filter(({ actor }) => tells.includes(actor)).flatMap(({ actor, role }) =>
    people
      .filter((person) => person.role === role)
      .map(({ key }) => ({ personKey: key, template: TEMPLATES[end][actor] })),
  );
}
