/** Turns an outbox entry into an e-mail, from the stored application: nothing of a person is copied into the outbox. */
import { approvalNotes } from '#domain/decisions.ts';
import type { StatusActor } from '#domain/statuses.ts';
import { readMasked } from '../applications/masked.ts';
import { findApprovalFindings } from '../applications/submitters.ts';
import type { Database } from '../database/database.ts';
import type { OwedEmail } from '../outbox/outbox.ts';
import { composeDraftEmail, findApprovalLink, type DraftStore } from './draft.ts';
import { isDraftTemplate } from './draftTemplates.ts';
import { emailFacts } from './facts.ts';
import { issuersPage, recordPage } from './recordPage.ts';
import { emailOf, type ComposedEmail, type LodgedTemplate } from './templates.ts';

interface Entry extends OwedEmail {
  applicationId: number;
  occasion: string;
}

/**
 * The e-mail as it leaves now; null where it is the issuer's and the offer no longer says who is told there, asks for an approval that has
 * been given, or tells an adviser that it is asked for, asks for a payment of what was declined, or is about a draft that has gone on since.
 * @throws Error when the entry speaks of something that is gone
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
  if (!to || (stored.status === 'withdrawn' && !OF_DECLINED.has(template))) return null;
  const isEnding = ENDING.has(template);
  if (isEnding && stored.status !== 'pending_approval') return null;
  const isRequest = template === 'approval_request' || template === 'approval_ending';
  const approval = isRequest ? await findApprovalLink(store, { applicationId, email: to }) : null;
  // It was approved meanwhile.
  if (isRequest && approval === null) return null;
  const submittedBy = await submitterOf(database, applicationId);
  // That it waits was not told in time: the notice of the approval tells all of it.
  if (template === 'adviser_confirmation' && submittedBy === 'investor') return null;
  const findings = template === 'issuer_notice' ? await findApprovalFindings(database, applicationId) : null;
  const page = template === 'issuer_notice' ? issuersPage : recordPage;
  const told = {
    submittedBy,
    approval,
    page: isRequest ? null : page(store, applicationId),
    approvalEnd: isEnding ? new Date(occasion) : null,
    approvalNotes: findings === null ? [] : approvalNotes(findings),
  };
  return { to, ...emailOf(template, emailFacts(stored, offer, told)) };
}

/** Of what an investor has not approved, or not in time, nothing else is said, whatever was owed before. */
const OF_DECLINED: ReadonlySet<string> = new Set<LodgedTemplate>([
  'declined',
  'declined_notice',
  'approval_expired',
  'approval_expired_notice',
]);
/** Said before the time to approve is over, of what still waits; the occasion is its end. */
const ENDING: ReadonlySet<string> = new Set<LodgedTemplate>(['approval_ending', 'approval_ending_notice']);

async function addressOf(database: Database, personKey: string): Promise<string | null> {
  const person = await database.selectFrom('people').select('email').where('key', '=', personKey).executeTakeFirst();
  return person?.email ?? null;
}

/** Who pressed Submit last, from the history: of what was approved its investor. */
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
