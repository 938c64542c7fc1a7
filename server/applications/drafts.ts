/** Drafts: found by any name that a call has for one, and saved (design 4a). */
import { draftContact } from '#domain/application/draftContact.ts';
import { canSaveDraft, isAutosaved } from '#domain/application/saveDraft.ts';
import type { DecisionBar } from '#domain/application/decisions.ts';
import { separationTexts } from '#domain/texts/approval.ts';
import { serverTexts } from '#domain/texts.ts';
import { claimNewApplication } from '../budgets/newApplication.ts';
import type { Caller } from '../budgets/caller.ts';
import { runKeyedCommand, unlessRefused, type Begin } from '../commands/runCommand.ts';
import { autosave, save, type Saving } from '../commands/save.ts';
import type { ServerDeps } from '../deps.ts';
import { callerWithStanding, findVisit, hasHold } from '../drafts/holds.ts';
import { hasLinkTo } from '../drafts/links.ts';
import { findBar } from '../drafts/opening.ts';
import { Refusal } from '../http/errors.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import { findAccess } from './access.ts';
import { begin, findLead } from './beginning.ts';
import { refuseErrors } from './refuseErrors.ts';
import { codeRefusal } from './codeRefusal.ts';
import { findDraftOutcome } from './draftOutcome.ts';
import type { KeyedRequest } from './idempotency.ts';
import { ownerOf } from './owner.ts';
import { findDraft, hasOwnAddress, modeOf, type Draft, type DraftName } from './repository.ts';
import { staleRevision } from './revisions.ts';
import type { SubmissionReply } from './submissionReply.ts';

/** Names that a call gives the draft that it continues. */
export interface DraftNames {
  /** Id of a saved draft. */
  applicationId: number | null;
  /** Id of an early lead. */
  leadId: number | null;
  /** Client's key of its file. */
  fileKey: string | null;
}

/**
 * Returns the reason why a caller who holds an application that waits for approval, or came by its link, cannot decide on it: they
 * submitted it.
 */
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
 * Returns the draft that a call continues; null if the call begins one. A lead of another caller, or one that is no draft any more, counts
 * for none.
 * @throws Refusal 403 if the draft's code has to be given first, 404 for a saved draft that cannot be continued, for any reason; a caller
 * who had a part in it gets the reason
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
    // No code opens an entry of staff: it would go to an investor who knows nothing of it.
    const asksForCode = hasOwnAddress(draft) && !draft.isByStaff;
    const refusal = asksForCode && (await codeRefusal(deps, { sessionId: session.id, fileKey, draft }));
    if (refusal) throw refusal;
    return null;
  };
  if (applicationId !== null) {
    const saved = await own({ id: applicationId });
    if (saved === null) {
      const code = await findDraftOutcome(deps, { session, id: applicationId, fileKey });
      throw new Refusal(404, { ...(code !== null && { code }), message: serverTexts.draftGone });
    }
    return saved;
  }
  const lead = leadId === null ? null : await own({ id: leadId });
  return lead ?? (fileKey === null ? null : await own({ sessionId: session.id, fileKey }));
}

export interface DraftToSave extends Omit<Saving, 'owner'> {
  session: CallerSession;
  caller: Caller;
  /** Draft that is saved again; null for a new one. */
  draft: Draft | null;
  /** Revision of the draft; null for a new one. */
  revision: number | null;
  fileKey: string | null;
  /** Adviser's own name for it, if a sheet makes it. */
  ownReference?: string | undefined;
  keyed: KeyedRequest;
  /** True if the page saves it by itself while it is filled in: no message leaves, and nobody is asked for anything. */
  isAutomatic: boolean;
}

/**
 * Saves an unfinished application (1-DRAFT, 2-DRAFT-03): answers by id, its documents, the event and the reply under the call's key, in one
 * transaction. An automatic save is only for a signed-in applicant, or for a draft that was saved before (design section 3).
 * @throws Refusal 400 if nobody could get back to it (1-DRAFT-01, 1-DRAFT-02) and for an application that waits for approval (3-DRAFT-12),
 * 412 if another save came in between
 */
export async function saveDraft(deps: ServerDeps, saving: DraftToSave): Promise<SubmissionReply> {
  const { session, user, offer, application, uploads, draft, revision, keyed, isAutomatic, isShared } = saving;
  const question = { application, user, mode: modeOf(draft), completed: false };
  const isKeptAlready = draft !== null && hasOwnAddress(draft);
  if (!(isAutomatic ? isAutosaved({ ...question, isKept: isKeptAlready }) : canSaveDraft(question)))
    throw new Refusal(400, { message: serverTexts.draftUnreachable });
  await claimSaved(deps, saving);
  const call = {
    session,
    target: draft?.id ?? beginUnsaved(deps, saving),
    expected: revision,
    input: { owner: session, user, offer, application, uploads, isShared },
    keyed,
  };
  return unlessRefused(await runKeyedCommand(deps, isAutomatic ? autosave : save, call));
}

/** Begins a draft, or goes on with an early lead of the same file; another call of the file may have saved meanwhile. */
function beginUnsaved(deps: ServerDeps, { session, user, offer, fileKey, ownReference }: DraftToSave): Begin {
  const now = deps.clock.now();
  const beginning = begin(deps, { session, userId: ownerOf(user), offer, fileKey, ownReference, now });
  return async (transaction) => {
    const begun = await beginning(transaction);
    return begun instanceof Refusal || begun.savedAt === null ? begun : staleRevision(begun);
  };
}

/** Claims the budgets of a draft that begins, and of an e-mail to an address that the draft has not had. @throws Refusal 429 */
async function claimSaved(deps: ServerDeps, saving: DraftToSave): Promise<void> {
  const { session, user, offer, application, draft, fileKey, isAutomatic } = saving;
  const { database, clock } = deps;
  const now = clock.now();
  const { email } = draftContact(application.contact_details);
  const isWrittenTo =
    user === null && !isAutomatic && !(draft && (await hasLinkTo(deps, { applicationId: draft.id, email, now })));
  // A lead of the same file may have come without its name in the call.
  const isNew = draft === null && (await findLead(database, { session, offer, fileKey })) === null;
  const caller = await callerWithStanding(database, saving.caller, { applicationId: draft?.id ?? null, now });
  await claimNewApplication(database, deps, { caller, isNew, addresses: isWrittenTo ? [email] : [], now });
}
