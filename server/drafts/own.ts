/** The saved drafts of an account. */
import type { Static } from 'typebox';
import { takesApplications } from '#domain/offers/landing.ts';
import { draftUrl } from '../applications/draftUrl.ts';
import type { ServerDeps } from '../deps.ts';
import { findOffersById } from '../offers/offers.ts';
import type { draftList } from '../wire/drafts.ts';

/** So many are shown. */
const MOST = 100;

/** What was saved last first; who is named in them is not said. */
export async function listDraftsOf(
  { database, clock }: Pick<ServerDeps, 'database' | 'clock'>,
  userId: number,
): Promise<Static<typeof draftList>['results']> {
  const rows = await database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select(['applications.id', 'reference', 'revision', 'file_key', 'draft_id', 'saved_at', 'offer_id', 'slug'])
    .where('user_id', '=', userId)
    .where('status', '=', 'draft')
    .where('draft_id', 'is not', null)
    .orderBy('saved_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(MOST)
    .execute();
  const offers = await findOffersById(
    database,
    clock,
    rows.map((row) => row.offer_id),
  );
  return rows.flatMap(({ id, reference, revision, file_key, draft_id, saved_at, offer_id, slug }) => {
    const offer = offers.get(offer_id);
    if (offer === undefined || draft_id === null || saved_at === null) return [];
    return {
      application_id: id,
      reference,
      revision,
      file_key,
      saved_at: saved_at.toISOString(),
      draft_url: draftUrl(offer, draft_id),
      offer: { slug, name: offer.name, is_open: takesApplications(offer) },
    };
  });
}
