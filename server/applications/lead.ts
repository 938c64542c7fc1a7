/** The early lead: what is known when somebody leaves the landing page's e-mail step (1-LAND-21). */
import type { Application } from '#domain/application.ts';
import type { Transaction } from 'kysely';
import { claimBegun } from '../budgets/begun.ts';
import type { Caller } from '../budgets/caller.ts';
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
import { answersToWrite } from './answers.ts';
import { ownerOf } from './owner.ts';
import type { SubmissionReply } from './submissionReply.ts';
import { newReference, withFreeReference } from './reference.ts';
import { eventToWrite } from './events.ts';
import { insertApplication, type ApplicationRow } from './repository.ts';

interface Lead {
  session: Session;
  caller: Caller;
  /** Who is signed in, from the session. */
  user: User | null;
  offer: Offer;
  application: Application;
  /** The client's key of its file; null from pages of earlier releases. */
  fileKey: string | null;
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

/** Stores the lead, once for each file; a repeated call gives the first one's id. */
export async function storeLead(
  deps: ServerDeps,
  { session, caller, user, offer, application, fileKey }: Lead,
): Promise<SubmissionReply> {
  const answers = answersOfLead(application);
  const now = deps.clock.now();
  const isNew = (await findLead(deps.database, { session, offer, fileKey })) === null;
  if (isNew) await claimBegun(deps.database, deps, { caller, isNew, addresses: [], now });
  const status = 'draft' as const;
  const row = { offerId: offer.id, status, sessionId: session.id, userId: ownerOf(user), fileKey, now };
  const store = async (transaction: Transaction<Tables>) => {
    const lead = await withFreeReference(
      () => newReference(offer.href, deps.ids),
      async (reference) => {
        const made = await insertApplication(transaction, { ...row, reference });
        if (made !== null) return { ...made, isNew: true };
        const known = await findLead(transaction, { session, offer, fileKey });
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
    const { changes } = await answersToWrite(transaction, lead.id, {
      application: answers,
      ids: deps.ids,
      keys: deps.keys,
      standing: null,
    });
    await changeTogether(transaction, [...changes, event]);
    return lead;
  };
  // One for each file: a repeat of what was committed finds it.
  const stored = await inTransaction(deps.database, store, { isSafeTwice: true });
  return { id: stored.id, reference: stored.reference, status, submitted_at: null, payment: null };
}

/** The lead that stands in the way of another one: the session's own of the same file, or of the same offer without a file. */
export async function findLead(
  database: Database,
  { session, offer, fileKey }: { session: Pick<Session, 'id'>; offer: Pick<Offer, 'id'>; fileKey: string | null },
): Promise<Pick<ApplicationRow, 'id' | 'reference'> | null> {
  const lead = await database
    .selectFrom('applications')
    .select(['id', 'reference'])
    .where('session_id', '=', session.id)
    .where('offer_id', '=', offer.id)
    .where('status', '=', 'draft')
    .where('file_key', 'is not distinct from', fileKey)
    .orderBy('saved_at', (order) => order.asc().nullsFirst())
    .executeTakeFirst();
  return lead ?? null;
}
