/** Turns an outbox entry into an e-mail, from the stored application: no personal data is copied into the outbox. */
import { approvalNotes } from '#domain/application/decisions.ts';
import { EDIT_EMAILS } from '#domain/application/issuerPage.ts';
import { PAYMENT_EMAILS, sumOf } from '#domain/application/receivedPayments.ts';
import { emailsAfter, MOVE_EMAILS, standingMoves, toldReason } from '#domain/application/moves.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import { isPayable, type StatusActor } from '#domain/statuses.ts';
import { readAllotted } from '../applications/allotments.ts';
import { readChangedPlaces } from '../applications/edits.ts';
import { readMasked } from '../applications/masked.ts';
import { findPayments, findRecorded } from '../applications/receivedPayments.ts';
import { readMoveEntries } from '../applications/moves.ts';
import { findApprovalFindings } from '../applications/submitters.ts';
import type { Database } from '../database/database.ts';
import type { PendingEmail } from '../outbox/outbox.ts';
import { composeDraftEmail, findApprovalLink, type DraftStore } from './draft.ts';
import { isDraftTemplate } from './draftTemplates.ts';
import { emailFacts } from './facts.ts';
import { issuersPage, recordPage } from './recordPage.ts';
import { emailOf, type ComposedEmail, type SubmissionTemplate } from './templates.ts';

interface Entry extends PendingEmail {
  applicationId: number;
  occasion: string;
}

/**
 * Returns the e-mail as it leaves now. Null if it is for the issuer and the offer no longer names a recipient, if it asks for an approval
 * that has been given or tells an adviser of that request, if it asks for payment of a declined application, if it is about a draft that
 * has changed since, about a decision that the status no longer shows, about a payment that was removed since, or about an edit or a payment
 * of what was rejected or withdrawn since.
 * @throws Error when the entry names something that is gone
 */
export async function composeEmail(
  store: DraftStore,
  { applicationId, personKey, template, occasion }: Entry,
): Promise<(ComposedEmail & { to: string }) | null> {
  if (isDraftTemplate(template)) return composeDraftEmail(store, { applicationId, template, occasion });
  const stored = await readMasked(store, applicationId);
  const { database } = store;
  const row =
    stored &&
    (await database.selectFrom('offers').select('content').where('id', '=', stored.offerId).executeTakeFirst());
  const offer = row?.content;
  const to = personKey === null ? offer?.issuer_email : await addressOf(database, personKey);
  if (!stored || !offer || (!to && personKey !== null)) throw new Error('An outbox entry has lost its application.');
  if (!to || isOutdated(template, stored.status)) return null;
  const isEnding = ENDING.has(template);
  if (isEnding && stored.status !== 'pending_approval') return null;
  const isRequest = template === 'approval_request' || template === 'approval_ending';
  const approval = isRequest ? await findApprovalLink(store, { applicationId, email: to }) : null;
  // The application was approved meanwhile.
  if (isRequest && approval === null) return null;
  const recorded = isOfPayment(template)
    ? await findRecorded(database, { applicationId, id: occasion, currency: offer.currency_code ?? 'AUD' })
    : null;
  const payments = await findPayments(database, applicationId);
  // It was removed before anybody was told of it.
  if (template.startsWith('payment_received') && !payments.some(({ id }) => id === occasion)) return null;
  const submittedBy = await submitterOf(database, applicationId);
  // The notice that it waits is too late: the notice of the approval says everything.
  if (template === 'adviser_confirmation' && submittedBy === 'investor') return null;
  const findings = template === 'issuer_notice' ? await findApprovalFindings(database, applicationId) : null;
  const page = template === 'issuer_notice' ? issuersPage : recordPage;
  // Its code would go to a mobile that a paper form need not name.
  const isOpened = template === 'issuer_notice' || Boolean(stored.application.contact_details?.tel_mobile);
  const told = {
    submittedBy,
    approval,
    page: isRequest || !isOpened ? null : page(store, applicationId),
    approvalEnd: isEnding ? new Date(occasion) : null,
    approvalNotes: findings === null ? [] : approvalNotes(findings),
    changed: isOfEdit(template)
      ? await readChangedPlaces(database, { id: applicationId, revision: Number(occasion) })
      : [],
    received: sumOf(payments),
    recorded,
    allotment: await readAllotted(store, applicationId),
    rejectReason: stored.status === 'rejected' ? await findRejectReason(database, applicationId) : null,
  };
  return { to, ...emailOf(template, emailFacts(stored, offer, told)) };
}

function isOfEdit(template: SubmissionTemplate): boolean {
  return EDIT_EMAILS.some((known) => known === template);
}

function isOfPayment(template: SubmissionTemplate): boolean {
  return PAYMENT_EMAILS.some((known) => known === template);
}

/** True for an e-mail about a decision that no longer holds, and for one that asks something about a withdrawn application. */
function isOutdated(template: SubmissionTemplate, status: ApplicationStatus): boolean {
  if (MOVE_EMAILS.some((known) => known === template))
    return !Object.values(emailsAfter(status) ?? {}).some((known) => known === template);
  if (isOfEdit(template) || isOfPayment(template)) return !isPayable(status);
  return status === 'withdrawn' && !OF_DECLINED.has(template);
}

/**
 * E-mails about an application that its investor declined, or did not approve in time. Every other e-mail about it is dropped, even if it
 * was enqueued before.
 */
const OF_DECLINED: ReadonlySet<string> = new Set<SubmissionTemplate>([
  'declined',
  'declined_notice',
  'approval_expired',
  'approval_expired_notice',
]);
/** E-mails about an application that still waits, before the time to approve is over; the occasion is the end of that time. */
const ENDING: ReadonlySet<string> = new Set<SubmissionTemplate>(['approval_ending', 'approval_ending_notice']);

/** Returns the reason of the rejection that stands, as it is told; null if it is not. */
async function findRejectReason(database: Database, applicationId: number): Promise<string | null> {
  const reason = standingMoves(await readMoveEntries(database, applicationId)).at(-1)?.reason ?? null;
  return reason === null ? null : toldReason(reason);
}

async function addressOf(database: Database, personKey: string): Promise<string | null> {
  const person = await database.selectFrom('people').select('email').where('key', '=', personKey).executeTakeFirst();
  return person?.email ?? null;
}

/** Returns the role that pressed Submit last, from the history; for an approved application its investor. */
async function submitterOf(database: Database, applicationId: number): Promise<StatusActor> {
  const event = await database
    .selectFrom('events')
    .select('acting_as')
    .where('application_id', '=', applicationId)
    .where('kind', 'in', ['submitted', 'approved'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const acting = event?.acting_as;
  return acting === 'adviser' || acting === 'issuer' ? acting : 'investor';
}
