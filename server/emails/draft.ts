/** Turns an outbox entry about a draft into an e-mail, from the draft as it is when the e-mail leaves. */
import { endOfDraft } from '#domain/application/draftEnd.ts';
import { openingContact } from '#domain/application/draftContact.ts';
import { maskMobile } from '#domain/rules/mobileQuestions.ts';
import { isAdviserApplying } from '#domain/model/applicantRole.ts';
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
import { readUndo, undoIdOfOccasion } from '../drafts/addressUndo.ts';
import { findDeleted } from '../drafts/deleted.ts';
import { GUESSES_A_DAY, strangersWaitUntil } from '../drafts/guesses.ts';
import { addressHash, findGoodLink, findLinkById, LINK_DAYS, tokenOf, type GoodLink } from '../drafts/links.ts';
import { readDraftContacts, readOwnerContacts } from '../drafts/numbers.ts';
import { reminderOccasion } from '../drafts/reminders.ts';
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
import { withSafeNames } from './safeNames.ts';

export interface DraftStore extends ApplicationStore {
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

interface Entry {
  applicationId: number;
  template: DraftEmailTemplate;
  occasion: string;
}

/** Composes the e-mail. Null if nobody is to get it any more: there is no draft, it has no address, or its link has ended. */
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

/** Composes the e-mail to the former address, while its owner can undo the change. */
async function composeAddressChanged(store: DraftStore, { occasion }: Omit<Entry, 'template'>) {
  const undo = await readUndo(store, { by: { id: undoIdOfOccasion(occasion) }, now: store.clock.now() });
  const offer = undo && (await offerOf(store, undo.offerId));
  if (!undo || !offer) return null;
  const { endsAt, token } = undo;
  const address = `${store.config.publicUrl}${links.addressUndo}#${token}`;
  return { to: undo.address, ...addressChangedEmail({ offer, address, endsAt }) };
}

/** Composes the e-mail to the address of a deleted draft, while its link restores it. */
async function composeDeleted(store: DraftStore, { applicationId }: Omit<Entry, 'template'>) {
  const now = store.clock.now();
  const deleted = await findDeleted(store.database, { applicationId, now });
  const reach = deleted && (await readOwnerContacts(store, { applicationId, now }));
  const stored = reach?.email ? await readContact(store, applicationId) : null;
  const offer = stored && (await offerOf(store, stored.offerId));
  const good = await findGoodLink(store.database, { applicationId, now }, 'deleted');
  const link = reach && good && forAddress(store, good, { applicationId, email: reach.email });
  if (!deleted || !reach || !stored || !offer || !link) return null;
  const { number, isVerified: isConfirmed } = reach;
  const maskedMobile = number && maskMobile(number);
  const facts = { offer, reader: readerOf(stored, 'draft'), maskedMobile, isConfirmed };
  return { to: reach.email, ...deletedEmail({ ...facts, address: link.address, endsAt: deleted.endsAt }) };
}

async function composeOne(store: DraftStore, { template, ...entry }: OneEntry) {
  if (template === 'guesses_used') return composeGuessed(store, entry.applicationId);
  const found = await findEmailed(store, entry.applicationId);
  const email = found && (await composeOf(store, { ...entry, template }, found));
  return email && { to: found.email, ...email };
}

/** Entry about one application. */
type OneEntry = Entry & { template: Exclude<DraftEmailTemplate, 'links_again' | 'address_changed' | 'draft_deleted'> };
/** Entry about an application that can still be opened. */
type OpenEntry = Entry & { template: Exclude<OneEntry['template'], 'guesses_used'> };

/** Returns the application as e-mails about it name it; null if it no longer opens, or has no address. */
async function findEmailed(store: DraftStore, applicationId: number): Promise<Draft | null> {
  const reach = await readDraftContacts(store, applicationId);
  const stored = reach?.email ? await readContact(store, applicationId) : null;
  const offer = stored && (await offerOf(store, stored.offerId));
  if (!reach || !stored || !offer) return null;
  const facts = {
    offer,
    reader: readerOf(stored, reach.status),
    maskedMobile: reach.opening && maskMobile(reach.opening),
    isConfirmed: reach.isVerified,
  };
  return { facts, email: reach.email, status: reach.status, reference: stored.reference };
}

/**
 * Returns the link that opens the application for its investor's approval; null if this address is no longer theirs, or the application no
 * longer waits.
 */
export async function findApprovalLink(
  store: DraftStore,
  { applicationId, email }: { applicationId: number; email: string },
): Promise<OpeningLink | null> {
  const reach = await readDraftContacts(store, applicationId);
  const link = reach?.status === 'pending_approval' ? await findLinkFor(store, { applicationId, email }) : null;
  return reach && link && { ...ofLink(link), maskedMobile: reach.opening && maskMobile(reach.opening) };
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

/**
 * Composes the e-mail to the applicant of a draft. For a submitted application it goes to the investor, whose codes let people read it
 * (2-SUB-06).
 */
async function composeGuessed(store: DraftStore, applicationId: number) {
  const until = await strangersWaitUntil(store.database, { applicationId, now: store.clock.now() });
  if (until === null) return null;
  const guessed = { guesses: GUESSES_A_DAY, until };
  const open = await findEmailed(store, applicationId);
  if (open) return { to: open.email, ...guessedEmail(open.facts, guessed) };
  const found = await findInvestor(store, applicationId);
  return found && { to: found.email, ...guessedEmail(found.facts, guessed, recordPage(store, applicationId)) };
}

/** Returns the investor of a submitted application; null if it was not submitted, or was emptied. */
async function findInvestor(store: DraftStore, applicationId: number) {
  const stored = await readMasked(store, applicationId);
  if (!stored || stored.status === 'draft') return null;
  const { email } = openingContact(stored.application.contact_details, 'pending_approval');
  const offer = await offerOf(store, stored.offerId);
  if (email === '' || offer === null) return null;
  const reader = readerOf(stored, 'pending_approval');
  return { email, facts: { offer, reader, reason: emailTexts.whyInvestor(offer.name) } };
}

/**
 * Composes the e-mail with all links of an address. Most applications have an address of their own: their only link is sent as in the first
 * e-mail with it.
 */
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
    maskedMobile: one.draft.facts.maskedMobile,
    savedAt: one.savedAt,
  }));
  const isMore = first.addressHash !== null && (await countDraftsAt(store.database, first.addressHash)) > listed.length;
  return { to, ...linksEmail(facts, links, { days: LINK_DAYS, isMore }) };
}

/** Returns the valid links that an e-mail lists, of the applications that still name its address: those saved last first. */
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

/** Returns the link that is valid now, if it was made for this address. */
async function findLinkFor(store: DraftStore, { applicationId, email }: { applicationId: number; email: string }) {
  const link = await findGoodLink(store.database, { applicationId, now: store.clock.now() });
  return link && forAddress(store, link, { applicationId, email });
}

/** Returns the link with its address on the web; null if it was made for another mailbox. */
function forAddress(
  store: DraftStore,
  link: GoodLink,
  { applicationId, email }: { applicationId: number; email: string },
): (GoodLink & { address: string }) | null {
  if (link.address_hash !== addressHash(store, applicationId, email)) return null;
  return { ...link, address: `${store.config.publicUrl}/d/${tokenOf(store, link)}` };
}

/** Composes a reminder. Null also if the draft was saved since, the closing time has moved again, or reminders are off by now. */
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
  if (!row?.saved_at || row.reminders_off_at || reminderOccasion(template, row) !== occasion || !link) return null;
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
  const { contact_details: contact } = withSafeNames(application);
  return status === 'draft' && isAdviserApplying(contact)
    ? fullName(contact?.adviser_first_name, contact?.adviser_last_name)
    : fullName(contact?.first_name, contact?.last_name);
}
