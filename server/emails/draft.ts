/** Turns what is owed about a draft into an e-mail, from the draft as it stands when it leaves. */
import { isAdviserApplying } from '#domain/people/applicantRole.ts';
import { fullName } from '#domain/people/names.ts';
import type { Offer } from '#domain/offer.ts';
import { readMasked } from '../applications/masked.ts';
import type { ApplicationStore, StoredApplication } from '../applications/stored.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../deps.ts';
import { addressHash, findGoodLink, LINK_DAYS, tokenOf } from '../drafts/links.ts';
import { endOfNumber, readReach, type DraftReach } from '../drafts/numbers.ts';
import { linkEmail, replacedEmail, type DraftEmailTemplate, type DraftFacts } from './draftTemplates.ts';
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
    reader: readerOf(stored),
    mobileEnd: reach.opening && endOfNumber(reach.opening),
    isConfirmed: reach.isVerified,
  };
  const email =
    entry.template === 'application_link'
      ? await composeLink(store, entry, { facts, email: reach.email })
      : replacedEmail(facts);
  return email && { to: reach.email, ...email };
}

async function composeLink(
  store: DraftStore,
  { applicationId, occasion }: Entry,
  { facts, email }: { facts: DraftFacts } & Pick<DraftReach, 'email'>,
) {
  const link = await findGoodLink(store.database, { applicationId, now: store.clock.now() });
  if (link?.id !== occasion || link.address_hash !== addressHash(store, applicationId, email)) return null;
  const address = `${store.config.publicUrl}/d/${tokenOf(store, link)}`;
  return linkEmail({ ...facts, address, days: LINK_DAYS, endsAt: link.expires_at });
}

async function offerOf({ database }: DraftStore, id: number): Promise<Offer | null> {
  const row = await database.selectFrom('offers').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? null;
}

function readerOf({ application }: StoredApplication): string {
  const { contact_details: contact } = withSayableNames(application);
  return isAdviserApplying(contact)
    ? fullName(contact?.adviser_first_name, contact?.adviser_last_name)
    : fullName(contact?.first_name, contact?.last_name);
}
