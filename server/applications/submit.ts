/** The create-update call: an early lead, or an application to be judged and lodged. */
import type { Application } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import type { NumberHandles } from '#domain/application/numbers.ts';
import type { Offer } from '#domain/offer.ts';
import type { FieldErrors } from '#domain/stepRules/index.ts';
import { isIssuerActing, NEW_APPLICATION, type User } from '#domain/session.ts';
import { checkSubmission } from '#domain/submission.ts';
import { commonErrors, serverTexts } from '#domain/texts.ts';
import { fromWire } from '#domain/wire.ts';
import type { ServerDeps } from '../deps.ts';
import { findOwnDocuments, presentDocument, type DocumentRow, type LodgedDocument } from '../documents/documents.ts';
import { Refusal } from '../http/errors.ts';
import { issuerOfAccount } from '../issuers/issuers.ts';
import { withServedDocuments } from '../offers/offerFiles.ts';
import { findOfferById, type StoredOffer } from '../offers/offers.ts';
import { offerDocuments } from '../records/offerDocuments.ts';
import { UUID } from '../wire/kinds.ts';
import type { Session } from '../sessions/sessions.ts';
import { findUser } from '../users/users.ts';
import { lodgeApplication, type CheckedSubmission } from './lodge.ts';
import type { SubmissionReply } from './submissionReply.ts';
import { listDocuments, withKnownDocuments } from './documentReferences.ts';
import { findSavedReply, hashContent } from './idempotency.ts';
import { heldNumbers, hiddenErrors, hasMasks, keepNumbers } from './keptNumbers.ts';
import { findDraft, storeLead } from './lead.ts';

export interface SubmissionCall {
  session: Session;
  /** The header Idempotency-Key, as it came. */
  key: unknown;
  /** `application_data`, parsed. */
  data: Record<string, unknown>;
}

const UUID_PATTERN = new RegExp(UUID);

/**
 * The key of a submission as it came, in lower case.
 * @throws Refusal 400 when it is no UUID
 */
export function readKey(sent: unknown): string {
  const key = typeof sent === 'string' ? sent.toLowerCase() : '';
  if (!UUID_PATTERN.test(key)) throw new Refusal(400, { message: serverTexts.keyMissing });
  return key;
}

/** Only an open offer takes applications (1-LAND-27), and staff make them for their own issuer; the text goes where the client looks for it (2-SUB-10). */
async function openOffer({ database, clock }: ServerDeps, id: unknown, user: User | null): Promise<StoredOffer> {
  const stored = typeof id === 'number' ? await findOfferById(database, clock, id) : null;
  if (!stored) throw new Refusal(400, { offer: [serverTexts.offerUnknown] });
  const { offer } = stored;
  if (offer.state !== 'open')
    throw new Refusal(400, { offer: [offer.state === 'opening' ? serverTexts.offerNotOpen : serverTexts.offerClosed] });
  if (user !== null && isIssuerActing(user) && (await issuerOfAccount(database, user.id)) !== stored.issuerId)
    throw new Refusal(400, { offer: [serverTexts.otherIssuer] });
  return stored;
}

const DAYS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Sydney',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Offers are Australian: the day of the declaration is the day in Sydney. */
export function dayOf(now: Date): string {
  return DAYS.format(now);
}

type ErrorsByStep = Record<string, FieldErrors>;

/** Those of the caller's uploads that the application names. */
function namedUploads({ database }: ServerDeps, session: Session, application: Application): Promise<DocumentRow[]> {
  const ids = listDocuments(application).flatMap(({ id }) => (id !== null && UUID_PATTERN.test(id) ? [id] : []));
  return findOwnDocuments(database, session, [...new Set(ids)]);
}

/** The application with the server's own facts of each document, and errors for those that are not the caller's uploads. */
function settleDocuments(
  application: Application,
  rows: readonly DocumentRow[],
): { application: Application; errors: ErrorsByStep } {
  const references = listDocuments(application);
  const known = new Map(rows.map((row) => [row.id, presentDocument(row)]));
  const errors: ErrorsByStep = {};
  for (const { step, path, id } of references) {
    if (id === null || !known.has(id)) (errors[step] ??= {})[path] = serverTexts.documentUnknown;
  }
  return { application: withKnownDocuments(application, known), errors };
}

function refuseErrors(errors: ErrorsByStep): never {
  throw new Refusal(400, { errors, message: serverTexts.applicationHasErrors });
}

function leadOf(id: unknown): number | null {
  const lead = Number(id);
  return Number.isSafeInteger(lead) && lead > 0 && lead <= 2147483647 ? lead : null;
}

interface Masked {
  session: Session;
  leadId: number | null;
  handles: NumberHandles;
  sent: Application;
}

/** Masks count for the session's own draft alone: it is what this call goes on with. */
async function withKeptNumbers(deps: ServerDeps, { session, leadId, handles, sent }: Masked): Promise<Application> {
  if (leadId === null || !hasMasks(sent)) return sent;
  const draft = await findDraft(deps.database, { id: leadId, sessionId: session.id });
  return draft === null ? sent : keepNumbers(sent, { handles, held: await heldNumbers(deps, draft) });
}

interface Sent {
  /** Who is signed in, from the session alone. */
  user: User | null;
  offer: Offer;
  sent: Application;
  uploads: readonly DocumentRow[];
}

/** Nobody has a holding here yet that a claim to one could be checked against, and such an application would skip the investor. */
function refuseClaimedHolding({ contact_details: contact }: Application): void {
  const type = contact?.holdingProfileType ?? 'NEW';
  if (type !== 'NEW') refuseErrors({ landingpage: { holdingProfileType: commonErrors.required } });
}

/** Those that the application names, in an order of their own: the one in which the database gives them says nothing. */
function lodgedDocuments(application: Application, rows: readonly DocumentRow[]): LodgedDocument[] {
  const named = new Set(listDocuments(application).map(({ id }) => id));
  return rows
    .filter(({ id }) => named.has(id))
    .map(({ id, filename, size, sha256 }) => ({ id, filename, size, sha256 }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Judges as the browser did, believing none of its figures and flags, nor who it says is signed in. */
function judge(
  { clock }: Pick<ServerDeps, 'clock'>,
  { user, offer, sent, uploads }: Sent,
): Pick<CheckedSubmission, 'application' | 'documents'> {
  refuseClaimedHolding(sent);
  const settled = settleDocuments(sent, uploads);
  const context = {
    offer,
    application: settled.application,
    user,
    mode: NEW_APPLICATION,
    today: dayOf(clock.now()),
  };
  const { application, errors, readiness, isAcceptable } = checkSubmission(context);
  const stepNames = new Set<string>(Object.keys(application));
  const ofDocuments = Object.entries(settled.errors).filter(([step]) => stepNames.has(step));
  const found: ErrorsByStep = { ...errors };
  for (const [step, fields] of ofDocuments) found[step] = { ...fields, ...found[step] };
  // Where a rule refuses a mask already, its words are those of the form.
  for (const [step, fields] of Object.entries(hiddenErrors(application))) found[step] = { ...fields, ...found[step] };
  if (Object.keys(found).length > 0) refuseErrors(found);
  if (!isAcceptable) refuseErrors({ review: { '': readiness.warnings.join(' ') } });
  return { application, documents: lodgedDocuments(application, uploads) };
}

/**
 * Answers one create-update call. Nothing privileged is read from it: neither status, user, acting flags nor figures.
 * @throws Refusal as docs/architecture.md says
 */
export async function createOrUpdate(
  deps: ServerDeps,
  { session, key, data }: SubmissionCall,
): Promise<SubmissionReply> {
  const { application: sent, number_handles: handles = {}, ...named } = fromWire(data);
  const { action, offer: offerId } = named;
  const user = await findUser(deps.database, session);
  if (action === 'splash')
    return storeLead(deps, { session, user, offer: (await openOffer(deps, offerId, user)).offer, application: sent });
  const keyed = { key: readKey(key), owner: session, contentHash: hashContent(deps.keys, data) };
  const call = { session, user, handles, sent, offerId, leadId: leadOf(named.splash_application_id) };
  const checked = await check(deps, call).catch(async (refusal: unknown) => {
    // The answer that a repeated call had stands, whatever has become of the offer and of its documents since.
    const saved = await findSavedReply(deps.database, keyed);
    if (saved === null) throw refusal;
    return saved;
  });
  return 'reference' in checked ? checked : lodgeApplication(deps, { ...checked, keyed });
}

interface Checking extends Omit<Masked, 'leadId'> {
  user: User | null;
  offerId: unknown;
  leadId: number | null;
}

async function check(
  deps: ServerDeps,
  { session, user, handles, sent, offerId, leadId }: Checking,
): Promise<Omit<CheckedSubmission, 'keyed'>> {
  const [{ offer, files }, uploads] = await Promise.all([
    openOffer(deps, offerId, user),
    namedUploads(deps, session, sent),
  ]);
  const identified = identify(sent, () => deps.ids.uuid());
  const whole = await withKeptNumbers(deps, { session, leadId, handles, sent: identified });
  const judged = judge(deps, { user, offer: withServedDocuments(offer, files), sent: whole, uploads });
  return { session, user, offer, offerDocuments: offerDocuments(offer, files), leadId, ...judged };
}
