/** Create-update call: an early lead, a draft to be saved, or an application to be checked and submitted. */
import type { Application } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import type { NumberHandles } from '#domain/application/numbers.ts';
import { acceptsApplications } from '#domain/offers/landing.ts';
import { isIssuerActing, type User } from '#domain/session.ts';
import { landingErrors, serverTexts } from '#domain/texts.ts';
import type { Caller } from '../budgets/caller.ts';
import type { ServerDeps } from '../deps.ts';
import { findOwnDocuments, type DocumentOwner, type DocumentRow } from '../documents/documents.ts';
import { Refusal } from '../http/errors.ts';
import { issuerOfAccount } from '../issuers/issuers.ts';
import { keyedHash } from '../numbers/storeKeys.ts';
import { findOfferById, type StoredOffer } from '../offers/offers.ts';
import { fileKeyOf, parseRowId, isUuid } from '../wire/kinds.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import { findUser } from '../users/users.ts';
import { withAdvisersOwn } from './advisersOwn.ts';
import { withoutCopiedMask } from './chosenHolding.ts';
import { refuseWhileWaiting } from './refuseWhileWaiting.ts';
import { submitApplication } from './submitApplication.ts';
import type { SubmissionReply } from './submissionReply.ts';
import { editApplication, isReceivedBy } from './editing.ts';
import { listDocuments } from './documentReferences.ts';
import { findTarget, saveDraft, type DraftNames, type DraftToSave } from './drafts.ts';
import { requireRevision } from './revisions.ts';
import { findSavedReply, isSavedUnder, type KeyedRequest } from './idempotency.ts';
import { storedNumbers, hiddenErrors, hasMasks, restoreNumbers } from './storedNumbers.ts';
import { storeLead } from './lead.ts';
import { refuseErrors, refuseExcess } from './refuseErrors.ts';
import type { Draft } from './repository.ts';
import { judgeSubmission } from './judgeSubmission.ts';
import type { SentApplication } from './work/reading.ts';
import type { Size } from './work/size.ts';

export interface SubmissionCall {
  session: CallerSession;
  /** Caller as budgets count them. */
  caller: Caller;
  /** Header Idempotency-Key, as it came. */
  key: unknown;
  /** Header If-Match, as it came. */
  ifMatch: unknown;
  /** Keys of the caller's own earlier saves whose responses the caller does not know. */
  earlierKeys: readonly string[];
  /** True if others use the computer that it comes from. */
  isShared: boolean;
  /** Adviser's own name for the application, if a sheet makes it. */
  ownReference?: string;
  /** Content of `application_data`. */
  sent: SentApplication;
}

/**
 * Returns the key of a submission, in lower case.
 * @throws Refusal 400 when it is no UUID
 */
export function readKey(sent: unknown): string {
  const key = typeof sent === 'string' ? sent.toLowerCase() : '';
  if (!isUuid(key)) throw new Refusal(400, { message: serverTexts.keyMissing });
  return key;
}

/** Maximum of keys that a call may name: a page rarely has two saves without a response. */
const MOST_EARLIER = 10;

/** Returns the keys of earlier saves that a call names, the newest last, without any that is no UUID. */
export function keysIn(sent: unknown): string[] {
  const keys = typeof sent === 'string' ? sent.toLowerCase().split(',') : [];
  return keys
    .map((key) => key.trim())
    .filter(isUuid)
    .slice(-MOST_EARLIER);
}

/**
 * Returns the offer if it takes applications of this user (1-LAND-27), and if staff make them for their own issuer. The error text goes
 * where the client looks for it (2-SUB-10).
 */
async function openOffer({ database, clock }: ServerDeps, id: unknown, user: User | null): Promise<StoredOffer> {
  const stored = typeof id === 'number' ? await findOfferById(database, clock, id) : null;
  if (!stored) throw new Refusal(400, { offer: [serverTexts.offerUnknown] });
  const { offer } = stored;
  if (!acceptsApplications(offer, user))
    throw new Refusal(400, { offer: [offer.state === 'opening' ? serverTexts.offerNotOpen : serverTexts.offerClosed] });
  if (user !== null && isIssuerActing(user) && (await issuerOfAccount(database, user.id)) !== stored.issuerId)
    throw new Refusal(400, { offer: [landingErrors.otherIssuer] });
  return stored;
}

/** Returns the documents that the application names, of the caller's uploads and of the draft that they continue. */
function namedUploads(
  { database }: ServerDeps,
  owner: DocumentOwner,
  application: Application,
): Promise<DocumentRow[]> {
  const ids = listDocuments(application).flatMap(({ id }) => id ?? []);
  return findOwnDocuments(database, owner, [...new Set(ids)]);
}

/** Puts saved numbers in the place of masks, only for the draft that this call continues. */
async function withKeptNumbers(
  deps: ServerDeps,
  { draft, handles, sent }: { draft: Draft | null; handles: NumberHandles; sent: Application },
): Promise<Application> {
  if (draft === null || !hasMasks(sent)) return sent;
  return restoreNumbers(sent, { handles, held: await storedNumbers(deps, draft.id) });
}

/**
 * Answers one create-update call. Nothing privileged is read from it: neither status, user, acting flags nor figures.
 * @throws Refusal as docs/calls.md says
 */
export async function createOrUpdate(
  deps: ServerDeps,
  { session, caller, key, ifMatch, earlierKeys, isShared, ownReference, sent: { read, sha256, size } }: SubmissionCall,
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
  const names = {
    applicationId: parseRowId(named.application_id),
    leadId: parseRowId(named.splash_application_id),
    fileKey,
  };
  const command = { session, caller, user, keyed, handles, sent, size, offerId, names, ifMatch, earlierKeys };
  try {
    if (action === 'save_as_draft' || action === 'autosave') {
      const save = async () => {
        const prepared = await prepare(deps, command);
        refuseHidden(withoutCopiedMask(prepared.application));
        return saveDraft(deps, { ...prepared, ownReference, isShared, isAutomatic: action === 'autosave' });
      };
      return await (earlierKeys.length === 0 ? save() : save().catch((error: unknown) => orAfterEarlier(error, save)));
    }
    const { applicationId } = names;
    if (user && isIssuerActing(user) && applicationId !== null && (await isReceivedBy(deps, session, applicationId)))
      return await editApplication(deps, applicationId, { session, caller, user, keyed, handles, sent, size, ifMatch });
    const prepared = await prepare(deps, command);
    const checked = await judgeSubmission(deps, prepared);
    await refuseWhileWaiting(deps, checked);
    return await submitApplication(deps, checked);
  } catch (refusal) {
    // A repeated call gets the reply that it had, no matter what has become of the offer, of its documents and of the draft since.
    const saved = refusal instanceof Refusal ? await findSavedReply(deps.database, keyed) : null;
    if (saved === null) throw refusal;
    return saved;
  }
}

/** Tries once more after a stale revision: an earlier save of the same page may have come in between. */
function orAfterEarlier<Reply>(error: unknown, again: () => Promise<Reply>): Promise<Reply> {
  if (error instanceof Refusal && error.statusCode === 412) return again();
  throw error;
}

/** Refuses a mask that stands for no number: it is not saved in the number's place. */
function refuseHidden(application: Application): void {
  const hidden = hiddenErrors(application);
  if (Object.keys(hidden).length > 0) refuseErrors(hidden);
}

interface CreateUpdate {
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
  earlierKeys: readonly string[];
}

/** Call before the application is checked: the same for saving and submitting. */
interface Prepared extends Omit<DraftToSave, 'isAutomatic' | 'isShared'> {
  files: StoredOffer['files'];
  issuerId: number;
  size: Size;
}

/** Reads the subject of the command, and refuses a caller whose command is based on something else (design 4a). */
async function prepare(
  deps: ServerDeps,
  { session, caller, user, keyed, handles, sent, size, offerId, names, ifMatch, earlierKeys }: CreateUpdate,
): Promise<Prepared> {
  const { offer, issuerId, files, draft, uploads } = await readSubject(deps, { session, user, sent, offerId, names });
  const isOwn = draft !== null && (await isSavedUnder(deps.database, { keys: earlierKeys, owner: session, draft }));
  const revision = isOwn ? draft.revision : requireRevision(draft, ifMatch);
  const identified = identify(sent, () => deps.ids.uuid());
  const whole = await withKeptNumbers(deps, { draft, handles, sent: identified });
  const application = draft?.status === 'pending_approval' ? await withAdvisersOwn(deps, draft.id, whole) : whole;
  const { fileKey } = names;
  return { session, caller, user, offer, issuerId, files, application, uploads, draft, revision, fileKey, keyed, size };
}

/** Reads the offer, the draft and the documents: at once if none of them depends on another. */
async function readSubject(
  deps: ServerDeps,
  { session, user, sent, offerId, names }: Pick<CreateUpdate, 'session' | 'user' | 'sent' | 'offerId' | 'names'>,
): Promise<Pick<Prepared, 'offer' | 'issuerId' | 'files' | 'draft' | 'uploads'>> {
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
