/** The early lead: what is known when somebody leaves the landing page's e-mail step (1-LAND-21). */
import type { Application } from '#domain/application.ts';
import type { Database } from '../database/database.ts';
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
import { appendEvent } from './events.ts';
import { writeAnswers } from './repository.ts';

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
  const row = {
    offer_id: offer.id,
    status: 'draft' as const,
    session_id: session.id,
    user_id: ownerOf(user),
    created_at: now,
    submitted_at: null,
  };
  const own = await deps.database.transaction().execute(async (transaction) => {
    const inserted = await withFreeReference(
      transaction,
      () => newReference(offer.href, deps.ids),
      (reference) =>
        transaction
          .insertInto('applications')
          .values({ ...row, reference })
          .onConflict((conflict) =>
            conflict.columns(['session_id', 'offer_id']).where('status', '=', 'draft').doNothing(),
          )
          .returning(['id', 'reference', 'status'])
          .executeTakeFirst(),
    );
    if (!inserted) return null;
    await writeAnswers(transaction, inserted.id, { application: answers, ids: deps.ids, keys: deps.keys });
    await appendEvent(transaction, {
      applicationId: inserted.id,
      at: now,
      kind: 'lead_stored',
      sessionId: session.id,
      userId: session.userId,
      actingAs: submittingActor({ user, application: answers, mode: NEW_APPLICATION }),
      revision: 1,
      facts: { status: 'draft' },
    });
    return inserted;
  });
  const stored = own ?? (await findLead(deps, { session, offer }));
  return { id: stored.id, reference: stored.reference, status: stored.status, submitted_at: null, payment: null };
}

async function findLead({ database }: ServerDeps, { session, offer }: Pick<Lead, 'session' | 'offer'>) {
  return database
    .selectFrom('applications')
    .select(['id', 'reference', 'status'])
    .where('session_id', '=', session.id)
    .where('offer_id', '=', offer.id)
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow();
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
