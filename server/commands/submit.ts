/** Applicant submits a checked application (2-SUB), or its investor approves it (1-ADV-07); `submitNew` does it for one without a row. */
import { closingOf, endOfApproval } from '#domain/application/approvalEnd.ts';
import { draftContact, openingContact } from '#domain/application/draftContact.ts';
import { isIssuerActing } from '#domain/session.ts';
import { statusMove, type OpenStatus } from '#domain/statuses.ts';
import type { Kysely } from 'kysely';
import { investorsHash } from '../applications/investorsHash.ts';
import { ownerOf } from '../applications/owner.ts';
import { findProvenContacts, type ProvenContacts } from '../applications/provenContacts.ts';
import { draftGone } from '../applications/revisions.ts';
import type { SubmissionDecisions, SubmissionRecord } from '../applications/submissionRecord.ts';
import type { SubmissionReply } from '../applications/submissionReply.ts';
import type { CheckedSubmission } from '../applications/checkedSubmission.ts';
import { isSameNetwork } from '../applications/submitters.ts';
import type { Tables } from '../database/tables.ts';
import type { CommandDeps } from '../deps.ts';
import { hashOfAddress } from '../drafts/addresses.ts';
import { findRecordHash } from '../records/records.ts';
import type { Refusal } from '../http/errors.ts';
import type { Command, CommandState, ContactEmail, Decision } from './command.ts';
import type { Effect, WrittenEffect } from './effect.ts';
import type { Message } from '../outbox/outbox.ts';

export interface Submission {
  checked: CheckedSubmission;
  decided: SubmissionDecisions;
  record: SubmissionRecord;
  /** Customer reference for BPAY; null for none. */
  bpayReference: string | null;
}

export interface SubmissionFacts {
  /** Status before the submission; null if nothing was there. */
  from: OpenStatus | null;
  /** Proven contacts of the person who asks for an approval, or gives it; null if nothing is approved. */
  proven: ProvenContacts | null;
  /** True if an approval comes from the network of the submission; null if that is not known. */
  isSameNetwork: boolean | null;
  /** SHA-256 of the record that its investor approves; null if there is nothing to approve. */
  approves: string | null;
  /** Hash by which the investors of another application are compared with these. */
  investorsHash: string | null;
  /** Hash of the investor's address. */
  addressHash: string | null;
}

/** Reads what the decision depends on, before the submission ends the links and codes of the draft. */
export async function readSubmissionFacts(
  database: Kysely<Tables>,
  { keys }: Pick<CommandDeps, 'keys'>,
  { checked, decided: { status } }: Pick<Submission, 'checked' | 'decided'>,
): Promise<SubmissionFacts> {
  const { session, user, offer, application, draft } = checked;
  const store = { database, keys };
  const from = draft?.status ?? null;
  const isApproval = from === 'pending_approval';
  const contact = application.contact_details;
  const reached = isApproval ? openingContact(contact, from) : draftContact(contact);
  const applicationId = draft?.id ?? null;
  return {
    from,
    proven:
      isApproval || status === 'pending_approval'
        ? await findProvenContacts(store, { applicationId, user, ...reached })
        : null,
    isSameNetwork: isApproval && draft ? await isSameNetwork(store, draft.id, session.network) : null,
    approves: isApproval && draft ? await findRecordHash(database, draft.id) : null,
    investorsHash: investorsHash(keys, application),
    addressHash: hashOfAddress({ keys }, offer.id, investorEmail(checked)),
  };
}

/** Returns the address of the investor. */
export function investorEmail({ application }: Pick<CheckedSubmission, 'application'>): string {
  return openingContact(application.contact_details, 'pending_approval').email;
}

type State = Omit<CommandState<Submission, SubmissionFacts>, 'application'>;

/** Decides about a submission whose application was checked; its effects are all written in one statement. */
export function decideSubmission(state: State): Decision<SubmissionReply, WrittenEffect> {
  const { input, facts, newId } = state;
  const { checked, decided, record, bpayReference } = input;
  const { user, offer, application, documents, session } = checked;
  const { now, status, actor } = decided;
  const { id, reference, payment } = record.facts;
  const waits = status === 'pending_approval';
  const sha256 = record.described.sha256;
  // An application that its investor approves was entered by its adviser.
  const enteredBy = facts.from === 'pending_approval' ? 'adviser' : actor;
  return {
    changes: {
      answers: application,
      status,
      submittedAt: now,
      bpayReference,
      addressHash: waits ? facts.addressHash : null,
      // A new id: a person who knows the address of the draft is not the one who may open it now.
      ...(waits && { draftId: newId() }),
    },
    event: {
      kind: facts.from === 'pending_approval' ? 'approved' : 'submitted',
      actingAs: actor,
      facts: {
        steps: Object.keys(application),
        documents: documents.length,
        status,
        record: sha256,
        ...(facts.approves !== null && { approves: facts.approves }),
        ...(facts.isSameNetwork !== null && { same_network: facts.isSameNetwork }),
      },
    },
    notify: owedEmails(state),
    documents: { owner: session, ids: documents.map((document) => document.id), areAllRequired: true },
    effects: [
      { kind: 'record', record },
      {
        kind: 'submitter',
        submitter: { actedAs: actor, session, proven: facts.proven, investorsHash: facts.investorsHash },
      },
      ...(waits
        ? [{ kind: 'link', email: investorEmail(checked) } as const]
        : [{ kind: 'list', listing: { reference, offer, application, status, submittedAt: now, enteredBy } } as const]),
      ...(getsReadAccess(state) ? [{ kind: 'letRead' } as const] : []),
    ],
    reply: {
      id,
      ...(isIssuerActing(user) && { original_application_id: id }),
      reference,
      status,
      submitted_at: now.toISOString(),
      payment,
      record_sha256: sha256,
      ...(waits && { approve_until: endOfApproval({ submittedAt: now, closesAt: closingOf(offer) }).toISOString() }),
    },
  };
}

/**
 * Returns true if the session may read what it submitted for a while: it has no account, or the account of the application is the
 * adviser's (2-SUB-06).
 */
function getsReadAccess({ input: { checked, decided }, facts: { from } }: State): boolean {
  const isByAccount = checked.user !== null && from !== 'pending_approval';
  return decided.actor !== 'issuer' && !isByAccount;
}

/**
 * Returns the e-mails of a submission: one to the investor always; one to an adviser who applied, too, and again once the investor has
 * approved (2-ROLE-04 to 2-ROLE-07); one to the issuer once the application reaches it, if the offer names an address (1-ADV-06).
 */
function owedEmails({ input: { checked, decided }, facts: { from } }: State): (Message | ContactEmail)[] {
  const { offer, application } = checked;
  const { email_address = '', adviser_email = '' } = application.contact_details ?? {};
  const { status, actor } = decided;
  const isAdviser = actor === 'adviser';
  const isApproved = from === 'pending_approval';
  const isIssuerTold = Boolean(offer.issuer_email) && statusMove(from, status, actor)?.tells.includes('issuer');
  const ofAdviser = status === 'pending_approval' ? ('approval_request' as const) : ('investor_copy' as const);
  const toInvestor = isAdviser ? ofAdviser : ('confirmation' as const);
  const toAdviser = isApproved ? ('approved_notice' as const) : ('adviser_confirmation' as const);
  const lodged = { channel: 'email', occasion: 'lodged' } as const;
  return [
    ...(email_address === '' ? [] : [{ ...lodged, to: 'contact', template: toInvestor } as const]),
    ...(adviser_email !== '' && (isAdviser || isApproved)
      ? [{ ...lodged, to: 'adviser', template: toAdviser } as const]
      : []),
    ...(isIssuerTold ? [{ ...lodged, personKey: null, template: 'issuer_notice' } as const] : []),
  ];
}

/** Decides about the submission of a draft, or the approval of an application that waits for it. */
function decide(state: CommandState<Submission, SubmissionFacts>): Decision<SubmissionReply> | Refusal {
  const { application: found, input, facts } = state;
  if (found.status !== facts.from) return draftGone();
  const { checked, decided } = input;
  const { effects = [], ...decision } = decideSubmission(state);
  // An application that its investor has approved keeps all its documents: its first record names them.
  const isReleasing = found.status === 'draft' && found.savedAt !== null;
  return {
    ...decision,
    // A draft begun before the log-in belongs to the account from now on.
    changes: { ...decision.changes, userId: found.userId ?? ownerOf(checked.user) },
    effects: [
      ...(decided.status === 'pending_approval' ? ([{ kind: 'endOpenings' }] satisfies Effect[]) : []),
      ...effects,
      ...(isReleasing ? ([{ kind: 'keepDocuments', ids: decision.documents?.ids ?? [] }] satisfies Effect[]) : []),
      { kind: 'dropHandles' },
    ],
  };
}

const submission = {
  isSafeTwice: true,
  refusal: draftGone,
  readFacts: (database: Kysely<Tables>, deps: CommandDeps, { input }: { input: Submission }) =>
    readSubmissionFacts(database, deps, input),
  decide,
} as const;

/** Submits a draft. */
export const submit: Command<Submission, SubmissionFacts, SubmissionReply, 'edit'> = { needs: 'edit', ...submission };

/** Investor approves what an adviser applied for in their name, as it is or with changes. */
export const approve: Command<Submission, SubmissionFacts, SubmissionReply, 'approve'> = {
  needs: 'approve',
  ...submission,
};
