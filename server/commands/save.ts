/** Applicant saves an unfinished application (1-DRAFT, 2-DRAFT-03), or its page does so by itself while it is filled in. */
import { draftContact, openingContact } from '#domain/application/draftContact.ts';
import type { Application } from '#domain/application.ts';
import { maskEmail } from '#domain/formats/format.ts';
import { parseSmsNumber } from '#domain/formats/mobiles.ts';
import type { Offer } from '#domain/offer.ts';
import { isEmailAddress } from '#domain/rules/fieldRules.ts';
import { maskMobile } from '#domain/rules/mobileQuestions.ts';
import { isIssuerActing, NEW_APPLICATION, type User } from '#domain/session.ts';
import { submittingActor } from '#domain/statuses.ts';
import type { Transaction } from 'kysely';
import { listDocuments } from '../applications/documentReferences.ts';
import { draftUrl } from '../applications/draftUrl.ts';
import { ownerOf } from '../applications/owner.ts';
import { draftGone } from '../applications/revisions.ts';
import type { SubmissionReply } from '../applications/submissionReply.ts';
import type { Tables } from '../database/tables.ts';
import type { CommandDeps } from '../deps.ts';
import type { DocumentOwner, DocumentRow } from '../documents/documents.ts';
import { hashOfAddress } from '../drafts/addresses.ts';
import { hasLinkTo } from '../drafts/links.ts';
import { needsVerification, readOpening } from '../drafts/numbers.ts';
import type { Refusal } from '../http/errors.ts';
import type { Command, CommandState, CommandSubject, Decision } from './command.ts';
import type { Effect } from './effect.ts';

export interface Saving {
  /** Uploads are the caller's own. */
  owner: DocumentOwner;
  /** Signed-in user, from the session. */
  user: User | null;
  offer: Offer;
  /** Answers as typed: unfinished and invalid ones too, every person with an id. */
  application: Application;
  /** Uploads of the caller that it names. */
  uploads: readonly DocumentRow[];
  /** True if others use the computer that it is saved from. */
  isShared: boolean;
}

interface Facts {
  /** Hash of the address that the answers name; null if they name none, and for an entry of staff, which no address opens. */
  addressHash: string | null;
  /** True if a link to that address is valid, or valid again once the draft names it. */
  hasLink: boolean;
  /** Number whose codes open the draft; null if none was verified or named. */
  opening: Awaited<ReturnType<typeof readOpening>>;
}

async function readFacts(
  transaction: Transaction<Tables>,
  deps: CommandDeps,
  { application: { id, isNew }, now, input: { user, offer, application } }: CommandSubject<Saving>,
): Promise<Facts> {
  const { email } = draftContact(application.contact_details);
  const store = { database: transaction, keys: deps.keys };
  return {
    addressHash: isIssuerActing(user) ? null : hashOfAddress(deps, offer.id, email),
    hasLink: !isNew && (await hasLinkTo(store, { applicationId: id, email, now })),
    opening: isNew ? null : await readOpening(store, id),
  };
}

type State = CommandState<Saving, Facts>;

const saveAs =
  (kind: 'draft_saved' | 'draft_autosaved') =>
  (state: State): Decision<SubmissionReply> | Refusal => {
    const { application: found, input, facts, now, newId } = state;
    if (found.status !== 'draft') return draftGone();
    const { user, offer, application, uploads, owner } = input;
    const draftId = found.draftId ?? newId();
    const named = new Set(listDocuments(application).map(({ id }) => id));
    const needsAccessForReturn = user === null && kind === 'draft_saved';
    const back = needsAccessForReturn ? accessForReturn(state) : { effects: [], reply: {} };
    return {
      changes: {
        answers: application,
        savedAt: now,
        draftId,
        addressHash: facts.addressHash,
        // A draft begun before the log-in belongs to the account from now on.
        userId: found.userId ?? ownerOf(user),
        byStaff: isIssuerActing(user),
      },
      event: {
        kind,
        actingAs: submittingActor({ user, application, mode: NEW_APPLICATION }),
        facts: { steps: Object.keys(application), documents: uploads.length, status: 'draft' },
      },
      documents: { owner, ids: uploads.flatMap(({ id }) => (named.has(id) ? [id] : [])), areAllRequired: false },
      effects: [...(found.isNew ? [] : effectsOfChangedAnswers(state)), ...back.effects],
      reply: {
        id: found.id,
        reference: found.reference,
        status: 'draft',
        submitted_at: null,
        payment: null,
        revision: found.revision + 1,
        draft_url: draftUrl(offer, draftId),
        ...back.reply,
      },
    };
  };

/** Returns the effects of answers that take the place of earlier ones: handles and links follow them. */
function effectsOfChangedAnswers({ application: found, input: { application }, facts }: State): Effect[] {
  const { email } = draftContact(application.contact_details);
  const isLeft = found.savedAt !== null && found.addressHash !== facts.addressHash;
  return [
    ...(isLeft ? [{ kind: 'leaveAddress', email } as const] : []),
    { kind: 'dropChangedHandles', application },
    ...(isEmailAddress(email) ? [{ kind: 'followAddress', email } as const] : []),
  ];
}

/**
 * Lets an applicant who is not signed in come back to a saved draft: the session holds it, a link is sent if there is none for their
 * address, and their mobile is to be verified (3-DRAFT-01, 3-DRAFT-02).
 */
function accessForReturn({ input: { application, isShared }, facts: { hasLink, opening } }: State): {
  effects: Effect[];
  reply: Pick<SubmissionReply, 'send_application_link' | 'verify_mobile'>;
} {
  const { email, mobile: typed } = openingContact(application.contact_details, 'draft');
  const mobile = parseSmsNumber(typed);
  const isSent = isEmailAddress(email) && !hasLink;
  const reach = { mobile, opening: opening?.mobile ?? mobile, isVerified: opening?.isVerified ?? false };
  return {
    effects: [...(isSent ? [{ kind: 'sendLink', email } as const] : []), { kind: 'hold', isShared }],
    reply: {
      ...(isSent && { send_application_link: { email: maskEmail(email) } }),
      ...(mobile !== null && needsVerification(reach) && { verify_mobile: { masked_mobile: maskMobile(mobile) } }),
    },
  };
}

const saving = { needs: 'edit', isSafeTwice: true, refusal: draftGone, readFacts } as const;

/** Saves it because the applicant asks for it: one without an account is sent a link. */
export const save: Command<Saving, Facts, SubmissionReply, 'edit'> = { ...saving, decide: saveAs('draft_saved') };

/** Saves it because its page does so by itself: no message leaves, and nobody is asked for anything. */
export const autosave: Command<Saving, Facts, SubmissionReply, 'edit'> = {
  ...saving,
  decide: saveAs('draft_autosaved'),
};
