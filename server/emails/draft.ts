/** Turns what is owed about a draft into an e-mail, from the draft as it stands when it leaves. */
import { isAdviserApplying } from '#domain/people/applicantRole.ts';
import { fullName } from '#domain/people/names.ts';
import type { Offer } from '#domain/offer.ts';
import type { OpenStatus } from '#domain/statuses.ts';
import { readMasked } from '../applications/masked.ts';
import type { ApplicationStore, StoredApplication } from '../applications/stored.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../deps.ts';
import { addressHash, findGoodLink, LINK_DAYS, tokenOf } from '../drafts/links.ts';
import { endOfNumber, readReach } from '../drafts/numbers.ts';
import { endOfDraft, occasionOf } from '../drafts/reminders.ts';
import {
  endingEmail,
  linkEmail,
  movedEmail,
  replacedEmail,
  type DraftEmailTemplate,
  type DraftFacts,
  type OpeningLink,
  type ReminderTemplate,
} from './draftTemplates.ts';
import { withSayableNames } from './sayable.ts';

export interface DraftStore extends ApplicationStore {
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

interface Entry {
  applicationId: number;
  template: DraftEmailTemplate;
  occasion: string;
}

/** Null where nobody is to get it any more: there is no draft, it has no address, or another link is good by now. */
export async function composeDraftEmail(store: DraftStore, entry: Entry) {
  const reach = await readReach(store, entry.applicationId);
  const stored = reach?.email ? await readMasked(store, entry.applicationId) : null;
  const offer = stored && (await offerOf(store, stored.offerId));
  if (!reach || !stored || !offer) return null;
  const facts = {
    offer,
    reader: readerOf(stored, reach.status),
    mobileEnd: reach.opening && endOfNumber(reach.opening),
    isConfirmed: reach.isVerified,
  };
  const email = await composeOf(store, entry, {
    facts,
    email: reach.email,
    status: reach.status,
    reference: stored.reference,
  });
  return email && { to: reach.email, ...email };
}

/** The link by which the investor opens what they are to approve; null where this address is theirs no more, or it waits no more. */
export async function findApprovalLink(
  store: DraftStore,
  { applicationId, email }: { applicationId: number; email: string },
): Promise<OpeningLink | null> {
  const reach = await readReach(store, applicationId);
  const link = reach?.status === 'pending_approval' ? await findLinkFor(store, { applicationId, email }) : null;
  return reach && link && { ...ofLink(link), mobileEnd: reach.opening && endOfNumber(reach.opening) };
}

interface Draft {
  facts: DraftFacts;
  email: string;
  status: OpenStatus;
  reference: string;
}

async function composeOf(store: DraftStore, { template, ...entry }: Entry, draft: Draft) {
  switch (template) {
    case 'application_link':
      return composeLink(store, entry, draft);
    case 'mobile_replaced':
      return replacedEmail(draft.facts);
    case 'draft_ending':
    case 'closing_moved':
      return composeReminder(store, { ...entry, template }, draft);
  }
}

async function composeLink(
  store: DraftStore,
  { applicationId, occasion }: Omit<Entry, 'template'>,
  { facts, email, status, reference }: Draft,
) {
  const link = await findLinkFor(store, { applicationId, email });
  if (link?.id !== occasion) return null;
  return linkEmail({ ...facts, ...ofLink(link), status, reference });
}

function ofLink({ address, expires_at: endsAt }: { address: string; expires_at: Date }) {
  return { address, days: LINK_DAYS, endsAt };
}

/** The link that is good now, if it was made for this address. */
async function findLinkFor(store: DraftStore, { applicationId, email }: { applicationId: number; email: string }) {
  const link = await findGoodLink(store.database, { applicationId, now: store.clock.now() });
  if (link?.address_hash !== addressHash(store, applicationId, email)) return null;
  return { ...link, address: `${store.config.publicUrl}/d/${tokenOf(store, link)}` };
}

/** Null also where the draft was saved since, the closing time has moved again, or no reminders are wanted by now. */
async function composeReminder(
  store: DraftStore,
  { applicationId, template, occasion }: { applicationId: number; template: ReminderTemplate; occasion: string },
  { facts, email }: Draft,
) {
  const row = await store.database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select(['saved_at', 'reminders_off_at', 'closing_moved_at', 'closes_at', 'state'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
  const link = await findLinkFor(store, { applicationId, email });
  if (!row?.saved_at || row.reminders_off_at || occasionOf(template, row) !== occasion || !link) return null;
  const { closes_at: closesAt, state } = row;
  const isClosed = state === 'closed' || state === 'archived' || (closesAt !== null && closesAt <= store.clock.now());
  const reminder = { ...facts, address: link.address, closesAt, isClosed, endsAt: endOfDraft(row.saved_at) };
  return template === 'draft_ending' ? endingEmail(reminder) : movedEmail(reminder);
}

async function offerOf({ database }: DraftStore, id: number): Promise<Offer | null> {
  const row = await database.selectFrom('offers').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? null;
}

function readerOf({ application }: StoredApplication, status: OpenStatus): string {
  const { contact_details: contact } = withSayableNames(application);
  return status === 'draft' && isAdviserApplying(contact)
    ? fullName(contact?.adviser_first_name, contact?.adviser_last_name)
    : fullName(contact?.first_name, contact?.last_name);
}
