/** The create-update call: an early lead, or an application to be judged and lodged. */
import type { Application } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import type { NumberHandles } from '#domain/application/numbers.ts';
import { OFFER_ZONE } from '#domain/formats/moment.ts';
import type { Offer } from '#domain/offer.ts';
import { isIssuerActing, type User } from '#domain/session.ts';
import { commonErrors, serverTexts } from '#domain/texts.ts';
import type { Caller } from '../budgets/caller.ts';
import type { ServerDeps } from '../deps.ts';
import {
  findOwnDocuments,
  presentDocument,
  type DocumentOwner,
  type DocumentRow,
  type LodgedDocument,
} from '../documents/documents.ts';
import { Refusal } from '../http/errors.ts';
import { issuerOfAccount } from '../issuers/issuers.ts';
import { keyedHash } from '../numbers/storeKeys.ts';
import { withServedDocuments } from '../offers/offerFiles.ts';
import { findOfferById, type StoredOffer } from '../offers/offers.ts';
import { offerDocuments } from '../records/offerDocuments.ts';
import { fileKeyOf, idOf, isUuid } from '../wire/kinds.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import { findUser } from '../users/users.ts';
import { withAdvisersOwn } from './advisersOwn.ts';
import { refuseBeside } from './besideWaiting.ts';
import { lodgeApplication, type CheckedSubmission } from './lodge.ts';
import type { SubmissionReply } from './submissionReply.ts';
import { listDocuments, withKnownDocuments } from './documentReferences.ts';
import { findTarget, requireRevision, saveDraft, type DraftNames, type DraftToSave } from './drafts.ts';
import { findSavedReply, type KeyedRequest } from './idempotency.ts';
import { heldNumbers, hiddenErrors, hasMasks, keepNumbers } from './keptNumbers.ts';
import { storeLead } from './lead.ts';
import { refuseErrors, refuseExcess, type ErrorsByStep } from './refuseErrors.ts';
import { modeOf, type Draft } from './repository.ts';
import type { SentApplication } from './work/reading.ts';
import type { Size } from './work/size.ts';
import { judgeApplication } from './work/work.ts';

export interface SubmissionCall {
  session: CallerSession;
  /** As budgets count them. */
  caller: Caller;
  /** The header Idempotency-Key, as it came. */
  key: unknown;
  /** The header If-Match, as it came. */
  ifMatch: unknown;
  /** Others use the computer that it comes from. */
  isShared: boolean;
  /** An adviser's own name for the application, where a sheet makes it. */
  ownReference?: string;
  /** `application_data`. */
  sent: SentApplication;
}

/**
 * The key of a submission as it came, in lower case.
 * @throws Refusal 400 when it is no UUID
 */
export function readKey(sent: unknown): string {
  const key = typeof sent === 'string' ? sent.toLowerCase() : '';
  if (!isUuid(key)) throw new Refusal(400, { message: serverTexts.keyMissing });
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
  timeZone: OFFER_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Offers are Australian: the day of the declaration is the day in Sydney. */
export function dayOf(now: Date): string {
  return DAYS.format(now);
}

/** Those documents that the application names, of the caller's uploads and of the draft that they go on with. */
function namedUploads(
  { database }: ServerDeps,
  owner: DocumentOwner,
  application: Application,
): Promise<DocumentRow[]> {
  const ids = listDocuments(application).flatMap(({ id }) => id ?? []);
  return findOwnDocuments(database, owner, [...new Set(ids)]);
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

/** Masks count for the draft that this call goes on with alone. */
async function withKeptNumbers(
  deps: ServerDeps,
  { draft, handles, sent }: { draft: Draft | null; handles: NumberHandles; sent: Application },
): Promise<Application> {
  if (draft === null || !hasMasks(sent)) return sent;
  return keepNumbers(sent, { handles, held: await heldNumbers(deps, draft.id) });
}

interface Sent {
  caller: Caller;
  /** What it goes on with; null: it is new. */
  draft: Draft | null;
  /** Who is signed in, from the session alone. */
  user: User | null;
  offer: Offer;
  sent: Application;
  uploads: readonly DocumentRow[];
  size: Size;
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
async function judge(
  { clock }: Pick<ServerDeps, 'clock'>,
  { caller, user, offer, sent, uploads, draft, size }: Sent,
): Promise<Pick<CheckedSubmission, 'application' | 'documents'>> {
  refuseClaimedHolding(sent);
  const settled = settleDocuments(sent, uploads);
  const context = {
    offer,
    application: settled.application,
    user,
    mode: modeOf(draft),
    today: dayOf(clock.now()),
  };
  const { application, errors, readiness, isAcceptable } = await judgeApplication(context, {
    size,
    caller: { session: caller.sessionId ?? undefined },
  });
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
  { session, caller, key, ifMatch, isShared, ownReference, sent: { read, sha256, size } }: SubmissionCall,
): Promise<SubmissionReply> {
  const { application: sent, number_handles: handles = {}, excess, ...named } = read;
  refuseExcess(excess);
  const { action, offer: offerId } = named;
  const user = await findUser(deps.database, session);
  const fileKey = fileKeyOf(named.file_key);
  if (action === 'splash') {
    const { offer } = await openOffer(deps, offerId, user);
    return storeLead(deps, { session, caller, user, offer, application: sent, fileKey });
  }
  const keyed = { key: readKey(key), owner: session, contentHash: keyedHash(deps.keys, sha256) };
  const names = { applicationId: idOf(named.application_id), leadId: idOf(named.splash_application_id), fileKey };
  const command = { session, caller, user, keyed, handles, sent, size, offerId, names, ifMatch };
  try {
    const prepared = await prepare(deps, command);
    if (action === 'save_as_draft' || action === 'autosave') {
      refuseHidden(prepared.application);
      return await saveDraft(deps, { ...prepared, ownReference, isShared, isAutomatic: action === 'autosave' });
    }
    const checked = await judged(deps, prepared);
    await refuseBeside(deps, checked);
    return await lodgeApplication(deps, checked);
  } catch (refusal) {
    // The answer that a repeated call had stands, whatever has become of the offer, of its documents and of the draft since.
    const saved = refusal instanceof Refusal ? await findSavedReply(deps.database, keyed) : null;
    if (saved === null) throw refusal;
    return saved;
  }
}

/** A mask that stands for no number is not saved in the number's place. */
function refuseHidden(application: Application): void {
  const hidden = hiddenErrors(application);
  if (Object.keys(hidden).length > 0) refuseErrors(hidden);
}

interface Command {
  session: CallerSession;
  caller: Caller;
  user: User | null;
  keyed: KeyedRequest;
  handles: NumberHandles;
  sent: Application;
  size: Size;
  offerId: unknown;
  names: DraftNames;
  ifMatch: unknown;
}

/** What a command goes on with, before it is judged: the same for saving and lodging. */
interface Prepared extends Omit<DraftToSave, 'isAutomatic' | 'isShared'> {
  files: StoredOffer['files'];
  size: Size;
}

/** Reads what the command is about, and refuses whoever stands on something else (design 4a). */
async function prepare(
  deps: ServerDeps,
  { session, caller, user, keyed, handles, sent, size, offerId, names, ifMatch }: Command,
): Promise<Prepared> {
  const { offer, files, draft, uploads } = await readSubject(deps, { session, user, sent, offerId, names });
  const revision = requireRevision(draft, ifMatch);
  const identified = identify(sent, () => deps.ids.uuid());
  const whole = await withKeptNumbers(deps, { draft, handles, sent: identified });
  const application = draft?.status === 'pending_approval' ? await withAdvisersOwn(deps, draft.id, whole) : whole;
  const { fileKey } = names;
  return { session, caller, user, offer, files, application, uploads, draft, revision, fileKey, keyed, size };
}

/** The offer, the draft and the documents: at once where none of them hangs on another. */
async function readSubject(
  deps: ServerDeps,
  { session, user, sent, offerId, names }: Pick<Command, 'session' | 'user' | 'sent' | 'offerId' | 'names'>,
): Promise<Pick<Prepared, 'offer' | 'files' | 'draft' | 'uploads'>> {
  const isNamed = Object.values(names).some((name) => name !== null);
  if (!isNamed) {
    const [stored, uploads] = await Promise.all([openOffer(deps, offerId, user), namedUploads(deps, session, sent)]);
    return { ...stored, draft: null, uploads };
  }
  const stored = await openOffer(deps, offerId, user);
  const draft = await findTarget(deps, { session, offerId: stored.offer.id }, names);
  const { id, userId } = session;
  const uploads = await namedUploads(deps, { id, userId, applicationId: draft?.id }, sent);
  return { ...stored, draft, uploads };
}

async function judged(deps: ServerDeps, prepared: Prepared): Promise<CheckedSubmission> {
  const { offer, files, application: sent } = prepared;
  const verdict = await judge(deps, { ...prepared, offer: withServedDocuments(offer, files), sent });
  return { ...prepared, ...verdict, offerDocuments: offerDocuments(offer, files) };
}
