/** Saved drafts of an account. */
import type { Static } from 'typebox';
import { draftUrl } from '../applications/draftUrl.ts';
import { readInvestorNames } from '../applications/stored.ts';
import type { ServerDeps } from '../deps.ts';
import { findOffersById } from '../offers/offers.ts';
import type { draftList } from '../wire/drafts.ts';

/** Maximum of listed drafts. An adviser's sheets make some hundreds; nobody has more than this at once. */
const MOST = 1_000;

/** Returns the drafts, those saved last first, each with the name of its investor; all of them belong to the account. */
export async function listDraftsOf(
  { database, clock, keys }: Pick<ServerDeps, 'database' | 'clock' | 'keys'>,
  userId: number,
): Promise<Static<typeof draftList>['results']> {
  const rows = await database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select(['applications.id', 'reference', 'own_reference', 'revision', 'file_key', 'draft_id', 'saved_at'])
    .select(['offer_id', 'slug'])
    .where('user_id', '=', userId)
    .where('status', '=', 'draft')
    .where('draft_id', 'is not', null)
    .orderBy('saved_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(MOST)
    .execute();
  const offers = await findOffersById(database, clock, [...new Set(rows.map((row) => row.offer_id))]);
  const names = await readInvestorNames(
    { database, keys },
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, reference, own_reference, revision, file_key, draft_id, saved_at, offer_id, slug }) => {
    const offer = offers.get(offer_id);
    if (offer === undefined || draft_id === null || saved_at === null) return [];
    return {
      application_id: id,
      reference,
      own_reference,
      investor_name: names.get(id) ?? '',
      revision,
      file_key,
      saved_at: saved_at.toISOString(),
      draft_url: draftUrl(offer, draft_id),
      offer: { slug, name: offer.name, is_open: offer.state === 'open' },
    };
  });
}
