/** Drafts: found by whichever name a call has for one, and saved (design 4a). */
import { draftContact } from '#domain/application/draftContact.ts';
import { canSaveDraft, savesItself } from '#domain/application/saveDraft.ts';
import type { Application } from '#domain/application.ts';
import type { DecisionBar } from '#domain/decisions.ts';
import type { Offer } from '#domain/offer.ts';
import { maskEmail } from '#domain/formats/format.ts';
import { NEW_APPLICATION, type User } from '#domain/session.ts';
import { submittingActor } from '#domain/statuses.ts';
import { separationTexts } from '#domain/texts/approval.ts';
import { serverTexts } from '#domain/texts.ts';
import type { Transaction } from 'kysely';
import { claimBegun } from '../budgets/begun.ts';
import type { Caller } from '../budgets/caller.ts';
import type { Tables } from '../database/tables.ts';
import { changeTogether } from '../database/together.ts';
import type { ServerDeps } from '../deps.ts';
import type { DocumentRow } from '../documents/documents.ts';
import { tieToWrite } from '../documents/ties.ts';
import { hashOfAddress } from '../drafts/addresses.ts';
import { callerAt, findVisit, hasHold, holdBySave } from '../drafts/holds.ts';
import { addressHash, findGoodLink } from '../drafts/links.ts';
import { findBar } from '../drafts/opening.ts';
import { endOfNumber, isToVerify, readReach } from '../drafts/numbers.ts';
import { oweLinkOnSave } from '../drafts/owed.ts';
import { Refusal } from '../http/errors.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import { findAccess } from './access.ts';
import { refuseErrors } from './refuseErrors.ts';
import { codeNeeded } from './codeNeeded.ts';
import { draftUrl } from './draftUrl.ts';
import { answersToWrite, readStandingRows } from './answers.ts';
import { followAddress, leaveAddress } from './draftAddress.ts';
import { listDocuments } from './documentReferences.ts';
import { eventToWrite } from './events.ts';
import { keyToWrite, underKey, type KeyedRequest } from './idempotency.ts';
import { findLead } from './lead.ts';
import { dropHandles } from './masked.ts';
import { ownerOf } from './owner.ts';
import { newReference, withFreeReference } from './reference.ts';
import { changeDraft, findDraft, insertApplication, isKept, modeOf, type Draft, type DraftName } from './repository.ts';
import type { SubmissionReply } from './submissionReply.ts';
import { whatBecame } from './whatBecame.ts';

/** How a call names the draft that it goes on with. */
export interface DraftNames {
  /** Of one that was saved as a draft. */
  applicationId: number | null;
  /** Of an early lead. */
  leadId: number | null;
  /** The client's key of its file. */
  fileKey: string | null;
}

/** Why a caller who holds what waits for approval, or came by its link, cannot decide on it: they submitted it. */
async function findBarAt(
  { database, clock }: Pick<ServerDeps, 'database' | 'clock'>,
  session: CallerSession,
  { id, status }: Draft,
): Promise<DecisionBar | null> {
  if (status !== 'pending_approval') return null;
  const of = { sessionId: session.id, applicationId: id, now: clock.now() };
  const hasCome = (await hasHold(database, of)) || (await findVisit(database, of)) !== null;
  return hasCome ? findBar(database, { id, status, session, browserHash: session.browserHash }) : null;
}

/**
 * The draft that a call goes on with; null where it begins one. A lead that is not the caller's, or no draft any more, counts for none.
 * @throws Refusal 403 where the draft's code has to be given first, 404 for a saved draft that is not there to be gone on with, whatever
 * the reason, which is told to whoever had a part in it
 */
export async function findTarget(
  deps: Pick<ServerDeps, 'database' | 'keys' | 'clock'>,
  { session, offerId }: { session: CallerSession; offerId: number },
  { applicationId, leadId, fileKey }: DraftNames,
): Promise<Draft | null> {
  const own = async (name: DraftName): Promise<Draft | null> => {
    const draft = await findDraft(deps.database, name);
    if (draft?.offerId !== offerId) return null;
    if ((await findAccess(deps, session, draft.id)).has('edit')) return draft;
    const bar = await findBarAt(deps, session, draft);
    if (bar !== null) refuseErrors({ review: { '': separationTexts.bars[bar] } });
    const refusal = isKept(draft) && (await codeNeeded(deps, { sessionId: session.id, fileKey, draft }));
    if (refusal) throw refusal;
    return null;
  };
  if (applicationId !== null) {
    const saved = await own({ id: applicationId });
    if (saved === null) {
      const code = await whatBecame(deps, { session, id: applicationId, fileKey });
      throw new Refusal(404, { ...(code !== null && { code }), message: serverTexts.draftGone });
    }
    return saved;
  }
  const lead = leadId === null ? null : await own({ id: leadId });
  return lead ?? (fileKey === null ? null : await own({ sessionId: session.id, fileKey }));
}

/**
 * The revision that a command stands on: of a saved draft as `If-Match` names it, of an early lead the one that was read, so that of two
 * that come at once the second is told; null where there is nothing yet.
 * @throws Refusal 428 without one for what was saved as a draft, 412 for another than the newest
 */
export function requireRevision(draft: Draft | null, ifMatch: unknown): number | null {
  if (draft === null) return null;
  if (!isKept(draft)) return draft.revision;
  const sent = typeof ifMatch === 'string' ? /^"(\d{1,9})"$/.exec(ifMatch)?.[1] : undefined;
  if (sent === undefined) throw new Refusal(428, { message: serverTexts.revisionMissing });
  if (Number(sent) !== draft.revision) throw staleRevision(draft);
  return draft.revision;
}

/** Somebody else has saved meanwhile: what is there now is named. */
function staleRevision({ id, revision, savedAt }: Draft): Refusal {
  const current = { id, revision, saved_at: savedAt?.toISOString() ?? null };
  return new Refusal(412, { message: serverTexts.revisionStale, current });
}

/**
 * Why a draft's row could not be changed after it was found.
 * @throws Refusal 412 with what is there now, 404 where it is no draft any more
 */
export async function refuseChanged(transaction: Transaction<Tables>, id: number): Promise<never> {
  const now = await findDraft(transaction, { id });
  throw now === null ? new Refusal(404, { message: serverTexts.draftGone }) : staleRevision(now);
}

export interface DraftToSave {
  session: CallerSession;
  caller: Caller;
  /** Who is signed in, from the session. */
  user: User | null;
  offer: Offer;
  /** As typed: unfinished and invalid answers too, every person with an id. */
  application: Application;
  /** Those of the caller's uploads that it names. */
  uploads: readonly DocumentRow[];
  /** The draft that is saved again; null: it is a new one. */
  draft: Draft | null;
  /** Which revision of it; null where it is new. */
  revision: number | null;
  fileKey: string | null;
  /** An adviser's own name for it, where a sheet makes it. */
  ownReference?: string | undefined;
  keyed: KeyedRequest;
  /** Others use the computer that it is saved from. */
  isShared: boolean;
  /** The page saves it by itself while it is filled in: nobody is written to, and nobody is asked for anything. */
  isAutomatic: boolean;
}

/**
 * Saves an unfinished application (1-DRAFT, 2-DRAFT-03): answers by id, its documents, the event and the reply under the call's key, in
 * one transaction. By itself only what somebody who is signed in fills in, or what was saved as a draft before (design section 3).
 * @throws Refusal 400 where nobody could get back to it (1-DRAFT-01, 1-DRAFT-02) and for what waits for approval (3-DRAFT-12), 412 when somebody else has saved meanwhile
 */
export async function saveDraft(deps: ServerDeps, saving: DraftToSave): Promise<SubmissionReply> {
  const { user, application, draft, keyed, isAutomatic } = saving;
  const question = { application, user, mode: modeOf(draft), completed: false };
  const isKeptAlready = draft !== null && isKept(draft);
  if (!(isAutomatic ? savesItself({ ...question, isKept: isKeptAlready }) : canSaveDraft(question)))
    throw new Refusal(400, { message: serverTexts.draftUnreachable });
  await claimSaved(deps, saving);
  return underKey(deps.database, keyed, (transaction) => save(transaction, deps, saving));
}

/** Claims the budgets of a draft that begins, and of an e-mail to an address that the draft has not had. @throws Refusal 429 */
async function claimSaved(deps: ServerDeps, saving: DraftToSave): Promise<void> {
  const { session, offer, application, draft, fileKey } = saving;
  const { database, clock } = deps;
  const now = clock.now();
  const { email } = draftContact(application.contact_details);
  const isWrittenTo = isOwedWayBack(saving) && !(draft && (await hasLinkFor(deps, { id: draft.id, email, now })));
  // A lead of the same file may have come without the call naming it.
  const isNew = draft === null && (await findLead(database, { session, offer, fileKey })) === null;
  const caller = await callerAt(database, saving.caller, { applicationId: draft?.id ?? null, now });
  await claimBegun(database, deps, { caller, isNew, addresses: isWrittenTo ? [email] : [], now });
}

async function hasLinkFor(
  { database, keys }: ServerDeps,
  { id, email, now }: { id: number; email: string; now: Date },
): Promise<boolean> {
  const link = await findGoodLink(database, { applicationId: id, now });
  return link?.address_hash === addressHash({ keys }, id, email);
}

async function save(transaction: Transaction<Tables>, deps: ServerDeps, saving: DraftToSave): Promise<SubmissionReply> {
  const { session, user, offer, application, uploads, draft, keyed } = saving;
  const now = deps.clock.now();
  const begun = draft ?? (await beginDraft(transaction, deps, { ...saving, now }));
  const addressHash = hashOfAddress(deps, offer.id, draftContact(application.contact_details).email);
  if (draft !== null) await leaveAddress(transaction, deps, { draft, application, addressHash, now });
  const change = { savedAt: now, draftId: deps.ids.uuid(), addressHash, userId: ownerOf(user) };
  const taken = await changeDraft(
    transaction,
    { id: begun.id, revision: draft ? saving.revision : begun.revision },
    change,
  );
  const row = taken ?? (await refuseChanged(transaction, begun.id));
  const hasRows = !('isNew' in begun && begun.isNew);
  if (hasRows) await dropHandles({ database: transaction, keys: deps.keys }, row.id, application);
  const standing = hasRows ? await readStandingRows(transaction, row.id) : null;
  const answers = await answersToWrite(transaction, row.id, { application, ids: deps.ids, keys: deps.keys, standing });
  const event = eventToWrite(transaction, {
    applicationId: row.id,
    at: now,
    kind: saving.isAutomatic ? 'draft_autosaved' : 'draft_saved',
    sessionId: session.id,
    userId: session.userId,
    actingAs: submittingActor({ user, application, mode: NEW_APPLICATION }),
    revision: row.revision,
    facts: { steps: Object.keys(application), documents: uploads.length, status: 'draft' },
  });
  const named = new Set(listDocuments(application).map(({ id }) => id));
  const ids = uploads.flatMap(({ id }) => (named.has(id) ? [id] : []));
  const ties = ids.length === 0 ? [] : [tieToWrite(transaction, row.id, { owner: session, ids })];
  await changeTogether(transaction, [...answers.changes, ...ties, event]);
  if (draft !== null)
    await followAddress(transaction, deps, { applicationId: row.id, sessionId: session.id, application, now });
  const reply: SubmissionReply = {
    id: row.id,
    reference: row.reference,
    status: 'draft',
    submitted_at: null,
    payment: null,
    revision: row.revision,
    draft_url: draftUrl(offer, row.draftId ?? ''),
    ...(isOwedWayBack(saving) &&
      (await wayBack(transaction, deps, {
        sessionId: session.id,
        applicationId: row.id,
        now,
        isShared: saving.isShared,
      }))),
  };
  await changeTogether(transaction, [keyToWrite(transaction, keyed, { reply, now })]);
  return reply;
}

function isOwedWayBack({ user, isAutomatic }: DraftToSave): boolean {
  return user === null && !isAutomatic;
}

/**
 * Lets whoever is not signed in come back to what they have saved: the session holds it, a link is owed where there is none for their
 * address, and their mobile is to be verified (3-DRAFT-01, 3-DRAFT-02).
 */
async function wayBack(
  transaction: Transaction<Tables>,
  deps: ServerDeps,
  saved: { sessionId: string; applicationId: number; now: Date; isShared: boolean },
): Promise<Pick<SubmissionReply, 'send_application_link' | 'verify_mobile'>> {
  const address = await oweLinkOnSave(transaction, deps, saved);
  await holdBySave(transaction, saved);
  const reach = await readReach({ database: transaction, keys: deps.keys }, saved.applicationId);
  return {
    ...(address !== null && { send_application_link: { email: maskEmail(address) } }),
    ...(reach?.mobile && isToVerify(reach) && { verify_mobile: { mobile_end: endOfNumber(reach.mobile) } }),
  };
}

/**
 * The row of a draft that this call begins; the early lead of its file where that has come meanwhile.
 * @throws Refusal 412 where another call of the same file has saved meanwhile
 */
async function beginDraft(
  transaction: Transaction<Tables>,
  { ids }: Pick<ServerDeps, 'ids'>,
  { session, user, offer, fileKey, ownReference, now }: DraftToSave & { now: Date },
): Promise<{ id: number; revision: number | null; isNew: boolean }> {
  const row = {
    offerId: offer.id,
    status: 'draft' as const,
    sessionId: session.id,
    userId: ownerOf(user),
    fileKey,
    ownReference,
    now,
  };
  return withFreeReference(
    () => newReference(offer.href, ids),
    async (reference) => {
      const made = await insertApplication(transaction, { ...row, reference });
      if (made !== null) return { id: made.id, revision: made.revision, isNew: true };
      const quicker = fileKey === null ? null : await findDraft(transaction, { sessionId: session.id, fileKey });
      if (quicker !== null && quicker.savedAt !== null) throw staleRevision(quicker);
      const lead = quicker ?? (await findLead(transaction, { session, offer, fileKey }));
      return lead && { id: lead.id, revision: quicker?.revision ?? null, isNew: false };
    },
  );
}
