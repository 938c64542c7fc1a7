/** Takes a checked application in, all of it or nothing. */
import { closingOf, endOfApproval } from '#domain/application/approvalEnd.ts';
import { draftContact, openingContact } from '#domain/application/draftContact.ts';
import type { Application } from '#domain/application.ts';
import type { RecordedOfferDocument } from '#domain/application/record.ts';
import type { Offer } from '#domain/offer.ts';
import { mailboxOf } from '#domain/formats/mailbox.ts';
import { isAdviserApplying } from '#domain/people/applicantRole.ts';
import { isIssuerActing, type User } from '#domain/session.ts';
import { statusAfterSubmission, statusMove, submittingActor, type OpenStatus } from '#domain/statuses.ts';
import { serverTexts } from '#domain/texts.ts';
import type { Transaction } from 'kysely';
import { claimBegun } from '../budgets/begun.ts';
import type { Caller } from '../budgets/caller.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { changeTogether, type Change } from '../database/together.ts';
import type { ServerDeps } from '../deps.ts';
import type { LodgedDocument } from '../documents/documents.ts';
import { tieToWrite, untieToWrite } from '../documents/ties.ts';
import { hashOfAddress } from '../drafts/addresses.ts';
import { callerAt, readingToWrite } from '../drafts/holds.ts';
import { linkToWrite } from '../drafts/links.ts';
import { endOpenings } from '../drafts/opening.ts';
import { Refusal } from '../http/errors.ts';
import { findRecordHash, recordToWrite } from '../records/records.ts';
import { emailsToWrite, type OwedEmail } from '../outbox/outbox.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import { answersToWrite, readStandingRows, type StandingRows, type WrittenPerson } from './answers.ts';
import { refuseChanged } from './drafts.ts';
import { describeLodged, type Begun, type LodgedRecord } from './lodgedRecord.ts';
import { keyToWrite, underKey, underKeyInOneStatement, type KeyedRequest } from './idempotency.ts';
import { ownerOf } from './owner.ts';
import { findProvenContacts, type ProvenContacts } from './provenContacts.ts';
import { newReference, withFreeReference } from './reference.ts';
import { eventToWrite } from './events.ts';
import type { SubmissionReply } from './submissionReply.ts';
import { isSameNetwork, submitterToWrite } from './submitters.ts';
import { investorsHash } from './investorsHash.ts';
import { changeDraft, modeOf, type Draft, type Opening } from './repository.ts';
import type { Size } from './work/size.ts';
import { drawId, writeNew } from './writeNew.ts';

export interface CheckedSubmission {
  session: CallerSession;
  caller: Caller;
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
  size: Size;
}

interface Lodged extends Pick<Begun, 'actor' | 'status'> {
  /** Null: nothing stood before. */
  from: OpenStatus | null;
  offer: Offer;
}

/**
 * Who is written to: the investor always; an adviser who applied, too, and again once the investor has approved (2-ROLE-04 to 2-ROLE-07);
 * the issuer once the application reaches it, where the offer names an address (1-ADV-06).
 */
function owedEmails(people: WrittenPerson[], { actor, from, status, offer }: Lodged): OwedEmail[] {
  const isAdviser = actor === 'adviser';
  const isApproved = from === 'pending_approval';
  const isIssuerTold = Boolean(offer.issuer_email) && statusMove(from, status, actor)?.tells.includes('issuer');
  const receiver = (role: string, field: string) =>
    people.find(
      (person) => person.step === 'contact_details' && person.role === role && Boolean(person.details[field]),
    );
  const investor = receiver('contact', 'email_address');
  const adviser = isAdviser || isApproved ? receiver('adviser', 'adviser_email') : undefined;
  const toAdviser = isApproved ? ('approved_notice' as const) : ('adviser_confirmation' as const);
  const ofAdviser = status === 'pending_approval' ? ('approval_request' as const) : ('investor_copy' as const);
  return [
    ...(investor ? [{ personKey: investor.key, template: isAdviser ? ofAdviser : ('confirmation' as const) }] : []),
    ...(adviser ? [{ personKey: adviser.key, template: toAdviser }] : []),
    ...(isIssuerTold ? [{ personKey: null, template: 'issuer_notice' as const }] : []),
  ];
}

function beginLodging({ clock }: Pick<ServerDeps, 'clock'>, { user, application, draft }: CheckedSubmission): Begun {
  const context = { user, application, mode: modeOf(draft) };
  return { now: clock.now(), status: statusAfterSubmission(context), actor: submittingActor(context) };
}

interface Lodging extends Lodged, Begun {
  /** SHA-256 of the record that its investor approves; null: there is nothing to approve. */
  approves: string | null;
  /** Under which its investor opens it; undefined where it does not wait for them. */
  opening: Opening | undefined;
  /** Of who asks for an approval, or gives it; null: nothing is approved. */
  proven: ProvenContacts | null;
  /** Of an approval: whether it comes from the network of the submission; null where that is not known. */
  isSameNetwork: boolean | null;
}

async function lodgingOf(
  deps: ServerDeps,
  { session, user, offer, application, draft }: CheckedSubmission,
  begun: Begun,
): Promise<Lodging> {
  const { status } = begun;
  const opening = status === 'pending_approval' ? openingOf(deps, offer, application) : undefined;
  const from = draft?.status ?? null;
  const isApproval = from === 'pending_approval';
  const known = { ...begun, offer, from, opening, approves: null };
  if (!isApproval && status !== 'pending_approval') return { ...known, proven: null, isSameNetwork: null };
  const contact = application.contact_details;
  const reached = isApproval ? openingContact(contact, from) : draftContact(contact);
  const applicationId = draft?.id ?? null;
  return {
    ...known,
    proven: await findProvenContacts(deps, { applicationId, user, ...reached }),
    isSameNetwork: isApproval && draft ? await isSameNetwork(deps, draft.id, session.network) : null,
  };
}

function openingOf(deps: ServerDeps, { id }: Offer, application: Application): Opening {
  return { draftId: deps.ids.uuid(), addressHash: hashOfAddress(deps, id, investorEmail(application)) };
}

function investorEmail({ contact_details: contact }: Application): string {
  return openingContact(contact, 'pending_approval').email;
}

/** What writes the application beside its row, and what is answered: the answers, the record, the event, the e-mails and the key. */
async function lodgedParts(
  database: Database,
  deps: ServerDeps,
  {
    submission,
    lodging,
    record,
    standing,
  }: { submission: CheckedSubmission; lodging: Lodging; record: LodgedRecord; standing: StandingRows | null },
): Promise<{ reply: SubmissionReply; changes: Change[] }> {
  const { session, user, offer, application, keyed } = submission;
  const { now, from, status, actor, approves, proven } = lodging;
  const { id, reference, revision, payment } = record.facts;
  const reply: SubmissionReply = {
    id,
    ...(isIssuerActing(user) && { original_application_id: id }),
    reference,
    status,
    submitted_at: now.toISOString(),
    payment,
    record_sha256: record.described.sha256,
    ...(status === 'pending_approval' && { approve_until: approvalEnd(offer, now) }),
  };
  const answers = await answersToWrite(database, id, { application, ids: deps.ids, keys: deps.keys, standing });
  const event = eventToWrite(database, {
    applicationId: id,
    at: now,
    kind: from === 'pending_approval' ? 'approved' : 'submitted',
    sessionId: session.id,
    userId: session.userId,
    actingAs: actor,
    revision,
    facts: {
      steps: Object.keys(application),
      documents: submission.documents.length,
      status,
      record: record.described.sha256,
      ...(approves !== null && { approves }),
      ...(lodging.isSameNetwork !== null && { same_network: lodging.isSameNetwork }),
    },
  });
  const submitter = {
    applicationId: id,
    revision,
    at: now,
    actedAs: actor,
    session,
    proven,
    investorsHash: investorsHash(deps.keys, application),
  };
  const ofLink = { applicationId: id, email: investorEmail(application), now };
  const link = status === 'pending_approval' ? [linkToWrite(database, deps, ofLink).change] : [];
  const changes = [
    ...answers.changes,
    ...recordToWrite(database, deps, record),
    event,
    submitterToWrite(database, deps, submitter),
    ...link,
    ...readingsToWrite(database, { submission, lodging, applicationId: id }),
    ...emailsToWrite(database, { applicationId: id, owed: owedEmails(answers.people, lodging) }, deps),
    keyToWrite(database, keyed, { reply, now }),
  ];
  return { reply, changes };
}

/** ISO date-time until which the investor can approve what is submitted now. */
function approvalEnd(offer: Offer, now: Date): string {
  return endOfApproval({ submittedAt: now, closesAt: closingOf(offer) }).toISOString();
}

/** Without an account, and where the account behind it is the adviser's, the session reads what it submitted for a while (2-SUB-06). */
function readingsToWrite(
  database: Database,
  { submission, lodging, applicationId }: { submission: CheckedSubmission; lodging: Lodging; applicationId: number },
): Change[] {
  const { session, user } = submission;
  const { actor, from, now } = lodging;
  const isByAccount = user !== null && from !== 'pending_approval';
  if (actor === 'issuer' || isByAccount) return [];
  return [readingToWrite(database, { sessionId: session.id, applicationId, now })];
}

/** What ties the documents that the application was judged with; undefined where there are none. */
function tieOf(database: Database, id: number, { session: owner, documents }: CheckedSubmission): Change | undefined {
  const ids = documents.map((document) => document.id);
  return ids.length === 0 ? undefined : tieToWrite(database, id, { owner, ids });
}

function refuseVanished(): never {
  throw new Refusal(400, { message: serverTexts.documentUnknown, errors: {} });
}

/** Writes an application of which nothing stands yet, in one statement. @throws Refusal 400 when one of its documents was removed meanwhile */
async function lodgeNew(deps: ServerDeps, submission: CheckedSubmission): Promise<SubmissionReply> {
  const { database, ids } = deps;
  const { session, user, offer, fileKey, documents } = submission;
  const id = await drawId(database);
  const begun = beginLodging(deps, submission);
  const lodging = await lodgingOf(deps, submission, begun);
  const { status, now, opening } = lodging;
  const columns = { offerId: offer.id, status, sessionId: session.id, userId: ownerOf(user), fileKey, opening, now };
  const change = tieOf(database, id, submission);
  const tie = change && { change, documents: documents.length };
  const write = async (reference: string): Promise<SubmissionReply | null> => {
    const record = await describeLodged(deps, { submission, begun, row: { id, reference, revision: 1 } });
    const { reply, changes } = await lodgedParts(database, deps, { submission, lodging, record, standing: null });
    const outcome = await writeNew(database, { id, application: { ...columns, reference }, changes, tie });
    if (outcome === 'document_gone') refuseVanished();
    return outcome === 'written' ? reply : null;
  };
  return withFreeReference(() => newReference(offer.href, ids), write);
}

/**
 * Makes a draft into an application, with what belongs to it; of its documents it lets go that it was not judged with. What its investor has
 * approved keeps them all: its first record names them.
 * @throws Refusal 412 or 404 where somebody else has changed the draft meanwhile, 400 when one of the documents was removed meanwhile
 */
async function lodgeDraft(
  transaction: Transaction<Tables>,
  deps: ServerDeps,
  {
    draft,
    submission,
    begun,
    record,
  }: { draft: Draft; submission: CheckedSubmission; begun: Begun; record: LodgedRecord },
): Promise<SubmissionReply> {
  const { user, revision, documents } = submission;
  const lodging = await lodgingOf({ ...deps, database: transaction }, submission, begun);
  const { status, now, opening } = lodging;
  const change = { status, submittedAt: now, userId: ownerOf(user), opening };
  const row =
    (await changeDraft(transaction, { id: draft.id, revision, from: draft.status }, change)) ??
    (await refuseChanged(transaction, draft.id));
  if (status === 'pending_approval') await endOpenings(transaction, { applicationId: row.id, now });
  const standing = await readStandingRows(transaction, row.id);
  const approves = draft.status === 'pending_approval' ? await findRecordHash(transaction, row.id) : null;
  const lodged = { submission, lodging: { ...lodging, approves }, record, standing };
  const { reply, changes } = await lodgedParts(transaction, deps, lodged);
  const kept = documents.map(({ id }) => id);
  const left = draft.status === 'draft' && draft.savedAt ? untieToWrite(transaction, row.id, kept) : [];
  const handles = transaction.deleteFrom('number_handles').where('application_id', '=', row.id);
  const tie = tieOf(transaction, row.id, submission);
  const tied = await changeTogether(transaction, [...changes, ...left, handles], tie);
  if (tied !== kept.length) refuseVanished();
  return reply;
}

/** Claims the budgets of an application that begins, and of its e-mails: an approval is counted for its investor, who followed the link. */
async function claimLodged(deps: ServerDeps, { user, application, draft, ...by }: CheckedSubmission): Promise<void> {
  if (draft?.status === 'pending_approval') return;
  const { database, clock } = deps;
  const now = clock.now();
  const caller = await callerAt(database, by.caller, { applicationId: draft?.id ?? null, now });
  const { adviser_email = '' } = application.contact_details ?? {};
  const addresses = [investorEmail(application), isAdviserApplying(application.contact_details) ? adviser_email : ''];
  const proven = mailboxOf(user?.username ?? '');
  const unproven = addresses.filter((address) => mailboxOf(address) !== proven);
  await claimBegun(database, deps, { caller, isNew: draft === null, addresses: unproven, now });
}

/**
 * Lodges the application, all of it or nothing, with its history, its e-mails and its saved reply.
 * @throws Refusal 429 where a budget of the caller is used up
 */
export async function lodgeApplication(deps: ServerDeps, submission: CheckedSubmission): Promise<SubmissionReply> {
  const { draft, keyed } = submission;
  await claimLodged(deps, submission);
  if (draft === null) return underKeyInOneStatement(deps.database, keyed, () => lodgeNew(deps, submission));
  const begun = beginLodging(deps, submission);
  // Before the transaction: of a large application it may take its time.
  const row = { id: draft.id, reference: draft.reference, revision: draft.revision + 1 };
  const record = await describeLodged(deps, { submission, begun, row });
  return underKey(deps.database, keyed, (transaction) =>
    lodgeDraft(transaction, deps, { draft, submission, begun, record }),
  );
}
