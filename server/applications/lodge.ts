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
import { changeTogether, type Change } from '../database/together.ts';
import type { ServerDeps } from '../deps.ts';
import { tieToWrite, untieToWrite, type LodgedDocument } from '../documents/documents.ts';
import { Refusal } from '../http/errors.ts';
import { versionOf } from '../offers/offerVersion.ts';
import { recordToWrite } from '../records/records.ts';
import { TEXTS_VERSION } from '../records/textsVersion.ts';
import { emailsToWrite, type OwedEmail } from '../outbox/outbox.ts';
import type { Session } from '../sessions/sessions.ts';
import { answersToWrite, readStandingRows, type WrittenPerson } from './answers.ts';
import { refuseChanged } from './drafts.ts';
import { keyToWrite, underKey, type KeyedRequest } from './idempotency.ts';
import { ownerOf } from './owner.ts';
import { paymentDue } from './payment.ts';
import { newReference, withFreeReference } from './reference.ts';
import { eventToWrite } from './events.ts';
import type { SubmissionReply } from './submissionReply.ts';
import { changeDraft, insertApplication, type ApplicationRow, type Draft, type NewApplication } from './repository.ts';

export interface CheckedSubmission {
  session: Session;
  /** Who is signed in, from the session. */
  user: User | null;
  offer: Offer;
  /** The offer's documents as they are served at this moment. */
  offerDocuments: RecordedOfferDocument[];
  application: Application;
  /** Those that it names, by id. */
  documents: LodgedDocument[];
  /** The draft that is lodged; null: the application is new. */
  draft: Draft | null;
  /** Which revision of it; null where the application is new. */
  revision: number | null;
  fileKey: string | null;
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

/** The application's row: the draft made into it, or a new one. @throws Refusal where somebody else has changed the draft meanwhile */
async function numberApplication(
  transaction: Transaction<Tables>,
  { ids }: Pick<ServerDeps, 'ids'>,
  {
    draft,
    revision,
    href,
    ...row
  }: Omit<NewApplication, 'reference'> & Pick<CheckedSubmission, 'draft' | 'revision'> & { href: string },
): Promise<ApplicationRow> {
  if (draft !== null) {
    const change = { status: row.status, submittedAt: row.now, userId: row.userId };
    const lodged = await changeDraft(transaction, { id: draft.id, revision }, change);
    return lodged ?? refuseChanged(transaction, draft.id);
  }
  return withFreeReference(
    () => newReference(href, ids),
    (reference) => insertApplication(transaction, { ...row, reference }),
  );
}

async function lodge(
  transaction: Transaction<Tables>,
  deps: ServerDeps,
  submission: CheckedSubmission,
): Promise<SubmissionReply> {
  const { session, user, offer, offerDocuments, application, draft, keyed } = submission;
  const now = deps.clock.now();
  const context = { user, application, mode: NEW_APPLICATION };
  const status = statusAfterSubmission(context);
  const actor = submittingActor(context);
  const userId = ownerOf(user);
  const { id, reference, revision } = await numberApplication(transaction, deps, {
    draft,
    revision: submission.revision,
    fileKey: submission.fileKey,
    href: offer.href,
    offerId: offer.id,
    status,
    sessionId: session.id,
    userId,
    now,
  });
  const payment = paymentDue(offer, application, { applicationId: id, reference });
  const record = recordToWrite(transaction, deps, {
    offer,
    application,
    facts: {
      id,
      reference,
      revision,
      status,
      submittedAt: now.toISOString(),
      submittedBy: { role: actor, name: fullName(user?.first_name, user?.last_name) || null },
      offerVersion: versionOf(offer),
      offerDocuments,
      textsVersion: TEXTS_VERSION,
      payment,
      documents: submission.documents,
    },
  });
  const reply: SubmissionReply = {
    id,
    ...(isIssuerActing(user) && { original_application_id: id }),
    reference,
    status,
    submitted_at: now.toISOString(),
    payment,
    record_sha256: record.sha256,
  };
  const standing = draft && (await readStandingRows(transaction, id));
  const answers = answersToWrite(transaction, id, { application, ids: deps.ids, keys: deps.keys, standing });
  const event = eventToWrite(transaction, {
    applicationId: id,
    at: now,
    kind: 'submitted',
    sessionId: session.id,
    userId: session.userId,
    actingAs: actor,
    revision,
    facts: {
      steps: Object.keys(application),
      documents: submission.documents.length,
      status,
      record: record.sha256,
    },
  });
  const owed = owedEmails(answers.people, { actor, status, offer });
  const others = [
    ...answers.changes,
    ...record.changes,
    event,
    ...emailsToWrite(transaction, { applicationId: id, owed }, deps),
    keyToWrite(transaction, keyed, { reply, now }),
  ];
  await changeWithDocuments(transaction, { applicationId: id, submission, others });
  return reply;
}

/**
 * Makes the other changes, and ties the documents that the application was judged with; of a draft's others it lets go.
 * @throws Refusal 400 when one of them was removed meanwhile
 */
async function changeWithDocuments(
  transaction: Transaction<Tables>,
  { applicationId, submission, others }: { applicationId: number; submission: CheckedSubmission; others: Change[] },
): Promise<void> {
  const { session: owner, draft } = submission;
  const ids = submission.documents.map(({ id }) => id);
  const tie = ids.length === 0 ? undefined : tieToWrite(transaction, applicationId, { owner, ids });
  const left = draft?.savedAt ? untieToWrite(transaction, applicationId, ids) : [];
  const handles = draft ? [transaction.deleteFrom('number_handles').where('application_id', '=', applicationId)] : [];
  const tied = await changeTogether(transaction, [...others, ...left, ...handles], tie);
  if (tied !== ids.length) throw new Refusal(400, { message: serverTexts.documentUnknown, errors: {} });
}

/** Lodges the application in one transaction with its history, its e-mails and its saved reply. */
export function lodgeApplication(deps: ServerDeps, submission: CheckedSubmission): Promise<SubmissionReply> {
  return underKey(deps.database, submission.keyed, (transaction) => lodge(transaction, deps, submission));
}
