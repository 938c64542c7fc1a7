/** Submits a checked application, all of it or nothing. */
import { customerReference } from '#domain/money/crn.ts';
import type { Offer } from '#domain/offer.ts';
import { mailboxOf } from '#domain/formats/mailbox.ts';
import { isAdviserApplying } from '#domain/model/applicantRole.ts';
import { statusAfterSubmission, submittingActor } from '#domain/statuses.ts';
import { claimNewApplication } from '../budgets/newApplication.ts';
import { runKeyedCommand, unlessRefused } from '../commands/runCommand.ts';
import { approve, investorEmail, submit } from '../commands/submit.ts';
import { submitNew } from '../commands/submitNew.ts';
import type { ServerDeps } from '../deps.ts';
import { callerWithStanding } from '../drafts/holds.ts';
import type { CheckedSubmission } from './checkedSubmission.ts';
import { describeSubmission, type SubmissionDecisions } from './submissionRecord.ts';
import type { SubmissionReply } from './submissionReply.ts';
import { modeOf, type Draft } from './repository.ts';
import { isLarge } from './work/size.ts';

function decideStatus(
  { clock }: Pick<ServerDeps, 'clock'>,
  { user, application, draft }: CheckedSubmission,
): SubmissionDecisions {
  const context = { user, application, mode: modeOf(draft) };
  return { now: clock.now(), status: statusAfterSubmission(context), actor: submittingActor(context) };
}

/** Returns the number for BPAY that a draft got when it was sent for approval, or gets now. */
function bpayReferenceOf({ id, bpayReference }: Draft, { id: offerId, biller }: Offer): string | null {
  return bpayReference ?? customerReference(biller, { offerId, applicationId: id });
}

/** Claims the budgets of an application that begins, and of its e-mails. An approval claims none: its investor followed the link. */
async function claimSubmitted(deps: ServerDeps, { user, application, draft, ...by }: CheckedSubmission): Promise<void> {
  if (draft?.status === 'pending_approval') return;
  const { database, clock } = deps;
  const now = clock.now();
  const caller = await callerWithStanding(database, by.caller, { applicationId: draft?.id ?? null, now });
  const { adviser_email = '' } = application.contact_details ?? {};
  const addresses = [
    investorEmail({ application }),
    isAdviserApplying(application.contact_details) ? adviser_email : '',
  ];
  const proven = mailboxOf(user?.username ?? '');
  const unproven = addresses.filter((address) => mailboxOf(address) !== proven);
  await claimNewApplication(database, deps, { caller, isNew: draft === null, addresses: unproven, now });
}

/**
 * Submits the application, all of it or nothing, with its history, its e-mails and its saved reply.
 * @throws Refusal 429 if a budget of the caller is used up
 */
export async function submitApplication(deps: ServerDeps, checked: CheckedSubmission): Promise<SubmissionReply> {
  const { session, draft, revision, keyed } = checked;
  const decided = decideStatus(deps, checked);
  const claimed = claimSubmitted(deps, checked);
  // The one thread for large applications works only for callers whose budgets allow it.
  if (draft !== null || isLarge(checked.size)) await claimed;
  if (draft === null) return submitNew(deps, { checked, decided, claimed });
  // Done before the transaction: for a large application it may take its time.
  const bpayReference = bpayReferenceOf(draft, checked.offer);
  const row = { id: draft.id, reference: draft.reference, bpayReference, revision: draft.revision + 1 };
  const record = await describeSubmission(deps, { submission: checked, begun: decided, row });
  const command = draft.status === 'pending_approval' ? approve : submit;
  const input = { checked, decided, record, bpayReference };
  const call = { session, target: draft.id, expected: revision, now: decided.now, input, keyed };
  return unlessRefused(await runKeyedCommand(deps, command, call));
}
