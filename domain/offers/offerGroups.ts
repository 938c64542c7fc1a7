/** How the page of all offers is laid out. No decimals, no yup. */
import type { Offer } from '../offer.ts';

export type OfferGroupName = 'open' | 'opening' | 'closed';

export interface OfferGroup<Item> {
  name: OfferGroupName;
  offers: Item[];
}

type Listed = Pick<Offer, 'state' | 'name' | 'closes_at'>;

const NAMES: readonly OfferGroupName[] = ['open', 'opening', 'closed'];

/**
 * The offers by what one can do with them; a group without offers is left out. First what closes first (what never closes last),
 * of the closed ones first what closed last; then by name. Archived offers are in no group.
 */
export function groupOffers<Item extends Listed>(offers: readonly Item[]): OfferGroup<Item>[] {
  const groups = NAMES.map((name) => {
    const direction = name === 'closed' ? -1 : 1;
    const members = offers.filter(({ state }) => state === name);
    return {
      name,
      offers: members.sort((a, b) => direction * (closing(a) - closing(b)) || a.name.localeCompare(b.name)),
    };
  });
  return groups.filter((group) => group.offers.length > 0);
}

/** Milliseconds since 1970; far in the future for an offer without a date. */
function closing({ closes_at }: Listed): number {
  const time = closes_at ? Date.parse(closes_at) : NaN;
  return Number.isNaN(time) ? Number.MAX_SAFE_INTEGER : time;
}
