/** The early lead: what is known when somebody leaves the landing page's e-mail step (1-LAND-21). */
import type { Application } from '#domain/application.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { changeTogether } from '../database/together.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import type { Session } from '../sessions/sessions.ts';
import type { Offer } from '#domain/offer.ts';
import { NEW_APPLICATION, type User } from '#domain/session.ts';
import { submittingActor } from '#domain/statuses.ts';
import { serverTexts } from '#domain/texts.ts';
import { Refusal } from '../http/errors.ts';
import { ownerOf } from './lodge.ts';
import type { SubmissionReply } from './submissionReply.ts';
import { newReference, withFreeReference } from './reference.ts';
import { eventToWrite } from './events.ts';
import { answersToWrite, insertApplication, type NumberedApplication } from './repository.ts';

interface Lead {
  session: Session;
  /** Who is signed in, from the session. */
  user: User | null;
  offer: Offer;
  application: Application;
}

/** Characters of a lead's answers as JSON. No rule judges them yet: this alone bounds what an unfinished application may store. */
const LARGEST_LEAD = 20_000;

/**
 * A lead says who is interested; the rest of an unfinished application stays on the device.
 * @throws Refusal 413 when its answers are longer than any that a form holds
 */
function answersOfLead({ landingpage, contact_details }: Application): Application {
  const answers = { ...(landingpage && { landingpage }), ...(contact_details && { contact_details }) };
  if (JSON.stringify(answers).length > LARGEST_LEAD) throw new Refusal(413, { message: serverTexts.tooLarge });
  return answers;
}

/** Stores the lead, once for each session and offer; a repeated call gives the first one's id. */
export async function storeLead(
  deps: ServerDeps,
  { session, user, offer, application }: Lead,
): Promise<SubmissionReply> {
  const answers = answersOfLead(application);
  const now = deps.clock.now();
  const row = { offerId: offer.id, status: 'draft' as const, sessionId: session.id, userId: ownerOf(user), now };
  const store = async (transaction: Transaction<Tables>) => {
    const lead = await withFreeReference(
      () => newReference(offer.href, deps.ids),
      async (reference) => {
        const id = await insertApplication(transaction, { ...row, reference });
        if (id !== null) return { id, reference, isNew: true };
        const known = await findLead(transaction, { session, offer });
        return known && { ...known, isNew: false };
      },
    );
    if (!lead.isNew) return lead;
    const event = eventToWrite(transaction, {
      applicationId: lead.id,
      at: now,
      kind: 'lead_stored',
      sessionId: session.id,
      userId: session.userId,
      actingAs: submittingActor({ user, application: answers, mode: NEW_APPLICATION }),
      revision: 1,
      facts: { status: row.status },
    });
    const { changes } = answersToWrite(transaction, lead.id, { application: answers, ids: deps.ids, keys: deps.keys });
    await changeTogether(transaction, [...changes, event]);
    return lead;
  };
  // One for each session and offer: a repeat of what was committed finds it.
  const stored = await inTransaction(deps.database, store, { isSafeTwice: true });
  return { id: stored.id, reference: stored.reference, status: row.status, submitted_at: null, payment: null };
}

async function findLead(
  transaction: Transaction<Tables>,
  { session, offer }: Pick<Lead, 'session' | 'offer'>,
): Promise<NumberedApplication | null> {
  const lead = await transaction
    .selectFrom('applications')
    .select(['id', 'reference'])
    .where('session_id', '=', session.id)
    .where('offer_id', '=', offer.id)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return lead ?? null;
}

/** The draft of this id, if it is the session's own. */
export async function findDraft(
  database: Database,
  { id, sessionId }: { id: number; sessionId: string },
): Promise<number | null> {
  const row = await database
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return row?.id ?? null;
}
