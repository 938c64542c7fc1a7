/** Takes a checked application in, all of it or nothing. */
import type { Application } from '#domain/application.ts';
import type { RecordedOfferDocument } from '#domain/application/record.ts';
import type { Offer } from '#domain/offer.ts';
import { fullName } from '#domain/people/names.ts';
import { isIssuerActing, NEW_APPLICATION, type ApplicationStatus, type User } from '#domain/session.ts';
import { statusAfterSubmission, statusMove, submittingActor, type StatusActor } from '#domain/statuses.ts';
import { serverTexts } from '#domain/texts.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ServerDeps } from '../deps.ts';
import { tieDocuments, type TiedDocument } from '../documents/documents.ts';
import { Refusal } from '../http/errors.ts';
import { canonicalText, sha256 } from '../canonical.ts';
import { writeRecord } from '../records/records.ts';
import { TEXTS_VERSION } from '../records/textsVersion.ts';
import { oweEmails, type OwedEmail } from '../outbox/outbox.ts';
import type { Session } from '../sessions/sessions.ts';
import { listDocuments } from './documentReferences.ts';
import { claimKey, findSavedReply, saveReply, type KeyedRequest } from './idempotency.ts';
import { paymentDue } from './payment.ts';
import { newReference, withFreeReference } from './reference.ts';
import { appendEvent } from './events.ts';
import type { SubmissionReply } from './submissionReply.ts';
import { insertApplication, promoteLead, writeAnswers, type WrittenPerson } from './repository.ts';

export interface CheckedSubmission {
  session: Session;
  /** Who is signed in, from the session. */
  user: User | null;
  offer: Offer;
  /** The offer's documents as they are served at this moment. */
  offerDocuments: RecordedOfferDocument[];
  application: Application;
  /** The early lead that this application came from, if the client knows one. */
  leadId: number | null;
  keyed: KeyedRequest;
}

interface Lodged {
  actor: StatusActor;
  status: ApplicationStatus;
  offer: Offer;
}

/**
 * Who is written to: the investor always; an adviser who applied, too (2-ROLE-04 to 2-ROLE-07); the issuer once the application reaches
 * it, where the offer names an address (1-ADV-06).
 */
function owedEmails(people: WrittenPerson[], { actor, status, offer }: Lodged): OwedEmail[] {
  const isAdviser = actor === 'adviser';
  const isIssuerTold = Boolean(offer.issuer_email) && statusMove(null, status, actor)?.tells.includes('issuer');
  const receiver = (role: string, field: string) =>
    people.find(
      (person) => person.step === 'contact_details' && person.role === role && Boolean(person.details[field]),
    );
  const investor = receiver('contact', 'email_address');
  const adviser = isAdviser ? receiver('adviser', 'adviser_email') : undefined;
  const ofAdviser = status === 'pending_approval' ? ('approval_request' as const) : ('investor_copy' as const);
  return [
    ...(investor ? [{ personKey: investor.key, template: isAdviser ? ofAdviser : ('confirmation' as const) }] : []),
    ...(adviser ? [{ personKey: adviser.key, template: 'adviser_confirmation' as const }] : []),
    ...(isIssuerTold ? [{ personKey: null, template: 'issuer_notice' as const }] : []),
  ];
}

/** Whose application it is: of whoever is signed in, but not of staff, who make it for somebody else; the history names them. */
export function ownerOf(user: User | null): number | null {
  return isIssuerActing(user) ? null : (user?.id ?? null);
}

/** Of an application that is lodged, whatever was kept of it before. */
const FIRST_REVISION = 1;

/** The order in which the database gives them says nothing. */
function inOrder(documents: TiedDocument[]): TiedDocument[] {
  return documents.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

async function lodge(
  transaction: Transaction<Tables>,
  deps: ServerDeps,
  submission: CheckedSubmission,
): Promise<SubmissionReply> {
  const { session, user, offer, offerDocuments, application, leadId } = submission;
  const now = deps.clock.now();
  const context = { user, application, mode: NEW_APPLICATION };
  const status = statusAfterSubmission(context);
  const { id, reference } = await withFreeReference(
    transaction,
    () => newReference(offer.href, deps.ids),
    async (drawn) => {
      const row = { offerId: offer.id, status, reference: drawn, sessionId: session.id, userId: ownerOf(user), now };
      const promoted = leadId === null ? null : await promoteLead(transaction, leadId, row);
      return { id: promoted ?? (await insertApplication(transaction, row)), reference: drawn };
    },
  );
  const people = await writeAnswers(transaction, id, { application, ids: deps.ids, keys: deps.keys });
  const documents = [...new Set(listDocuments(application).flatMap((document) => document.id ?? []))];
  const tied = await tieDocuments(transaction, id, { owner: session, ids: documents });
  // A document was removed after it had been checked.
  if (tied.length !== documents.length) throw new Refusal(400, { message: serverTexts.documentUnknown, errors: {} });

  const actor = submittingActor(context);
  const payment = paymentDue(offer, application, { applicationId: id, reference });
  const record = await writeRecord(transaction, deps, {
    offer,
    application,
    facts: {
      id,
      reference,
      revision: FIRST_REVISION,
      status,
      submittedAt: now.toISOString(),
      submittedBy: { role: actor, name: fullName(user?.first_name, user?.last_name) || null },
      offerVersion: sha256(canonicalText(offer)),
      offerDocuments,
      textsVersion: TEXTS_VERSION,
      payment,
      documents: inOrder(tied),
    },
  });
  const facts = { steps: Object.keys(application), documents: documents.length, status, record };
  await appendEvent(transaction, {
    applicationId: id,
    at: now,
    kind: 'submitted',
    sessionId: session.id,
    userId: session.userId,
    actingAs: actor,
    revision: FIRST_REVISION,
    facts,
  });
  await oweEmails(transaction, { applicationId: id, owed: owedEmails(people, { actor, status, offer }) }, deps);
  return {
    id,
    ...(isIssuerActing(user) && { original_application_id: id }),
    reference,
    status,
    submitted_at: now.toISOString(),
    payment,
    record_sha256: record,
  };
}

/**
 * Lodges the application in one transaction with its history, its e-mails and its saved reply. Of several calls with one key the
 * first lodges; the others wait for it and get its reply.
 */
export async function lodgeApplication(deps: ServerDeps, submission: CheckedSubmission): Promise<SubmissionReply> {
  const reply = await deps.database.transaction().execute(async (transaction) => {
    if (!(await claimKey(transaction, submission.keyed, deps.clock.now()))) return null;
    const lodged = await lodge(transaction, deps, submission);
    await saveReply(transaction, submission.keyed.key, { applicationId: lodged.id, reply: lodged });
    return lodged;
  });
  if (reply !== null) return reply;
  const saved = await findSavedReply(deps.database, submission.keyed);
  if (saved === null) throw new Error('A key that was claimed is not there');
  return saved;
}
