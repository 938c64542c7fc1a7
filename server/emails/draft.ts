/** Turns what is owed about a draft into an e-mail, from the draft as it stands when it leaves. */
import { openingContact } from '#domain/application/draftContact.ts';
import { isAdviserApplying } from '#domain/people/applicantRole.ts';
import { fullName } from '#domain/people/names.ts';
import type { Offer } from '#domain/offer.ts';
import type { OpenStatus } from '#domain/statuses.ts';
import { emailTexts } from '#domain/texts.ts';
import { readContact, readMasked } from '../applications/masked.ts';
import type { ApplicationStore, StoredApplication } from '../applications/stored.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../deps.ts';
import { links } from '#domain/texts/shell.ts';
import { countDraftsAt } from '../drafts/addresses.ts';
import { readUndo, undoOfOccasion } from '../drafts/addressUndo.ts';
import { findDeleted } from '../drafts/deleted.ts';
import { GUESSES_A_DAY, strangersWaitUntil } from '../drafts/guesses.ts';
import { addressHash, findGoodLink, findLinkById, LINK_DAYS, tokenOf, type GoodLink } from '../drafts/links.ts';
import { endOfNumber, readReach, readSteadyReach } from '../drafts/numbers.ts';
import { endOfDraft } from '../drafts/lifetimes.ts';
import { occasionOf } from '../drafts/reminders.ts';
import {
  addressChangedEmail,
  deletedEmail,
  endingEmail,
  guessedEmail,
  linkEmail,
  linksEmail,
  movedEmail,
  replacedEmail,
  type DraftEmailTemplate,
  type DraftFacts,
  type OpeningLink,
  type ReminderTemplate,
} from './draftTemplates.ts';
import { recordPage } from './recordPage.ts';
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

/** Null where nobody is to get it any more: there is no draft, it has no address, or its link has ended. */
export async function composeDraftEmail(store: DraftStore, entry: Entry) {
  const { template, ...of } = entry;
  switch (template) {
    case 'links_again':
      return composeLinksAgain(store, of);
    case 'address_changed':
      return composeAddressChanged(store, of);
    case 'draft_deleted':
      return composeDeleted(store, of);
    default:
      return composeOne(store, { ...of, template });
  }
}

/** To the former address, as long as its owner can undo the change. */
async function composeAddressChanged(store: DraftStore, { occasion }: Omit<Entry, 'template'>) {
  const undo = await readUndo(store, { by: { id: undoOfOccasion(occasion) }, now: store.clock.now() });
  const offer = undo && (await offerOf(store, undo.offerId));
  if (!undo || !offer) return null;
  const { endsAt, token } = undo;
  const address = `${store.config.publicUrl}${links.addressUndo}#${token}`;
  return { to: undo.address, ...addressChangedEmail({ offer, address, endsAt }) };
}

/** To the address of a deleted draft, as long as its link restores it. */
async function composeDeleted(store: DraftStore, { applicationId }: Omit<Entry, 'template'>) {
  const now = store.clock.now();
  const deleted = await findDeleted(store.database, { applicationId, now });
  const reach = deleted && (await readSteadyReach(store, { applicationId, now }));
  const stored = reach?.email ? await readContact(store, applicationId) : null;
  const offer = stored && (await offerOf(store, stored.offerId));
  const good = await findGoodLink(store.database, { applicationId, now }, 'deleted');
  const link = reach && good && forAddress(store, good, { applicationId, email: reach.email });
  if (!deleted || !reach || !stored || !offer || !link) return null;
  const { number, isVerified: isConfirmed } = reach;
  const mobileEnd = number && endOfNumber(number);
  const facts = { offer, reader: readerOf(stored, 'draft'), mobileEnd, isConfirmed };
  return { to: reach.email, ...deletedEmail({ ...facts, address: link.address, endsAt: deleted.endsAt }) };
}

async function composeOne(store: DraftStore, { template, ...entry }: OneEntry) {
  if (template === 'guesses_used') return composeGuessed(store, entry.applicationId);
  const found = await findEmailed(store, entry.applicationId);
  const email = found && (await composeOf(store, { ...entry, template }, found));
  return email && { to: found.email, ...email };
}

/** An e-mail about one application. */
type OneEntry = Entry & { template: Exclude<DraftEmailTemplate, 'links_again' | 'address_changed' | 'draft_deleted'> };
/** One that has something to open still. */
type OpenEntry = Entry & { template: Exclude<OneEntry['template'], 'guesses_used'> };

/** The application as e-mails about it name it; null where it opens no more, or has no address. */
async function findEmailed(store: DraftStore, applicationId: number): Promise<Draft | null> {
  const reach = await readReach(store, applicationId);
  const stored = reach?.email ? await readContact(store, applicationId) : null;
  const offer = stored && (await offerOf(store, stored.offerId));
  if (!reach || !stored || !offer) return null;
  const facts = {
    offer,
    reader: readerOf(stored, reach.status),
    mobileEnd: reach.opening && endOfNumber(reach.opening),
    isConfirmed: reach.isVerified,
  };
  return { facts, email: reach.email, status: reach.status, reference: stored.reference };
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

async function composeOf(store: DraftStore, { template, ...entry }: OpenEntry, draft: Draft) {
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
  const found = await findLinkById(store.database, { id: occasion, now: store.clock.now() });
  const link = found && forAddress(store, found, { applicationId, email });
  return link && linkEmail({ ...facts, ...ofLink(link), status, reference });
}

/** To the applicant of a draft; of what was submitted to its investor, whose codes let people read it (2-SUB-06). */
async function composeGuessed(store: DraftStore, applicationId: number) {
  const until = await strangersWaitUntil(store.database, { applicationId, now: store.clock.now() });
  if (until === null) return null;
  const guessed = { guesses: GUESSES_A_DAY, until };
  const open = await findEmailed(store, applicationId);
  if (open) return { to: open.email, ...guessedEmail(open.facts, guessed) };
  const found = await findInvestor(store, applicationId);
  return found && { to: found.email, ...guessedEmail(found.facts, guessed, recordPage(store, applicationId)) };
}

/** The investor of what was submitted; null where it was not, or was emptied. */
async function findInvestor(store: DraftStore, applicationId: number) {
  const stored = await readMasked(store, applicationId);
  if (!stored || stored.status === 'draft') return null;
  const { email } = openingContact(stored.application.contact_details, 'pending_approval');
  const offer = await offerOf(store, stored.offerId);
  if (email === '' || offer === null) return null;
  const reader = readerOf(stored, 'pending_approval');
  return { email, facts: { offer, reader, reason: emailTexts.whyInvestor(offer.name) } };
}

/** Most applications have an address of their own: its only link is told of as in the first e-mail with it. */
async function composeLinksAgain(store: DraftStore, { occasion }: Omit<Entry, 'template'>) {
  const listed = await findListed(store, occasion);
  const [first] = listed;
  if (!first) return null;
  const { draft, link } = first;
  const { email: to, facts, status, reference } = draft;
  const ofOne = { ...facts, ...ofLink(link), status, reference };
  if (listed.length === 1) return { to, ...linkEmail(ofOne) };
  const links = listed.map((one) => ({
    ...ofLink(one.link),
    status: one.draft.status,
    reference: one.draft.reference,
    mobileEnd: one.draft.facts.mobileEnd,
    savedAt: one.savedAt,
  }));
  const isMore = first.addressHash !== null && (await countDraftsAt(store.database, first.addressHash)) > listed.length;
  return { to, ...linksEmail(facts, links, { days: LINK_DAYS, isMore }) };
}

/** The good links that an e-mail lists, of the applications that still name its address: those saved last first. */
async function findListed(store: DraftStore, occasion: string) {
  const rows = await store.database
    .selectFrom('draft_links')
    .innerJoin('applications', 'applications.id', 'draft_links.application_id')
    .select(['draft_links.id', 'applications.id as applicationId', 'saved_at', 'applications.address_hash'])
    .where('listed_in', '=', occasion)
    .orderBy('saved_at', (order) => order.desc().nullsFirst())
    .orderBy('applications.id', 'desc')
    .execute();
  const found = [];
  for (const { id, applicationId, saved_at: savedAt, address_hash: addressHash } of rows) {
    const good = await findLinkById(store.database, { id, now: store.clock.now() });
    const draft = good && (await findEmailed(store, applicationId));
    const link = draft && forAddress(store, good, { applicationId, email: draft.email });
    if (draft && link) found.push({ draft, link, savedAt, addressHash });
  }
  return found;
}

function ofLink({ address, expires_at: endsAt }: { address: string; expires_at: Date }) {
  return { address, days: LINK_DAYS, endsAt };
}

/** The link that is good now, if it was made for this address. */
async function findLinkFor(store: DraftStore, { applicationId, email }: { applicationId: number; email: string }) {
  const link = await findGoodLink(store.database, { applicationId, now: store.clock.now() });
  return link && forAddress(store, link, { applicationId, email });
}

/** The link with its address on the web; null where it was made for another mailbox. */
function forAddress(
  store: DraftStore,
  link: GoodLink,
  { applicationId, email }: { applicationId: number; email: string },
): (GoodLink & { address: string }) | null {
  if (link.address_hash !== addressHash(store, applicationId, email)) return null;
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
