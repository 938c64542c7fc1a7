/** Paper forms that an issuer's staff are entering: any of them goes on with each. */
import type { Static } from 'typebox';
import { endOfEntry } from '#domain/application/draftEnd.ts';
import { zoneOf } from '#domain/formats/zones.ts';
import { endOfPaperForms } from '#domain/offers/closing.ts';
import { acceptsPaperForms } from '#domain/offers/landing.ts';
import type { Offer } from '#domain/offer.ts';
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import { slugOf } from '../offers/offerFile.ts';
import { accountName } from '../users/users.ts';
import type { entryList } from '../wire/entries.ts';
import { draftUrl } from './draftUrl.ts';
import { readOffers } from './issuerList.ts';
import { readInvestorNames } from './stored.ts';

/** Maximum of listed forms. A form that is not listed any more is found again once others are saved or removed. */
const MOST = 500;

/** Returns the forms of the issuer, those saved last first, and its offers that take applications. */
export async function listEntries(
  { database, clock, keys }: Pick<ServerDeps, 'database' | 'clock' | 'keys'>,
  issuerId: number,
): Promise<Static<typeof entryList>> {
  const offers = await readOffers({ database, clock }, issuerId);
  const rows = await readRows(database, issuerId);
  const ids = rows.map(({ id }) => id);
  const names = await readInvestorNames({ database, keys }, ids);
  const authors = await readSavers(database, ids);
  return {
    results: rows.flatMap(({ id, reference, draft_id, saved_at, offer_id }) => {
      const offer = offers.get(offer_id);
      if (offer === undefined || draft_id === null || saved_at === null) return [];
      return {
        application_id: id,
        reference,
        investor_name: names.get(id) ?? '',
        saved_at: saved_at.toISOString(),
        saved_by: authors.get(id) ?? '',
        ends_at: endOfEntry(saved_at).toISOString(),
        draft_url: draftUrl(offer, draft_id),
        offer: {
          name: offer.name,
          time_zone: zoneOf(offer),
          entered_until: offer.state === 'open' ? null : (endOfPaperForms(offer)?.toISOString() ?? null),
        },
      };
    }),
    offers: [...offers.values()].filter(acceptsPaperForms).map((offer) => ({
      slug: slugOf(offer.href),
      name: offer.name,
      closed: offer.state === 'closed' ? presentClosing(offer) : null,
    })),
  };
}

function presentClosing(offer: Offer): Static<typeof entryList>['offers'][number]['closed'] {
  const { closes_at: closedAt } = offer;
  const end = endOfPaperForms(offer);
  return closedAt && end ? { at: closedAt, ends_at: end.toISOString(), time_zone: zoneOf(offer) } : null;
}

function readRows(database: Database, issuerId: number) {
  return database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select(['applications.id', 'reference', 'draft_id', 'saved_at', 'offer_id'])
    .where('issuer_id', '=', issuerId)
    .where('by_staff', '=', true)
    .where('status', '=', 'draft')
    .where('saved_at', 'is not', null)
    .orderBy('saved_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(MOST)
    .execute();
}

/** Returns the names of the members of staff who saved these last, by id of the application. */
async function readSavers(database: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('events')
    .innerJoin('users', 'users.id', 'events.user_id')
    .innerJoin('people', 'people.key', 'users.person_key')
    .select(['events.application_id', 'given_names', 'family_name'])
    .distinctOn('events.application_id')
    .where('events.application_id', 'in', ids)
    .where('events.kind', '=', 'draft_autosaved')
    .orderBy('events.application_id')
    .orderBy('events.id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.application_id, accountName(row)]));
}
