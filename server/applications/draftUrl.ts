/** Address of a saved draft's page, made only here. */
import type { Database } from '../database/database.ts';

/** Returns the address. @param offer as in the offer's `href` */
export function draftUrl(offer: { href: string }, draftId: string): string {
  return `${offer.href}draft/${draftId}/`;
}

/** Returns the address of a saved draft; null if it is none. */
export async function draftUrlOf(database: Database, applicationId: number): Promise<string | null> {
  const row = await database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select(['slug', 'draft_id'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
  return row?.draft_id ? draftUrl({ href: `/offers/${row.slug}/` }, row.draft_id) : null;
}
