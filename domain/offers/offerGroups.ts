/** Layout of the page of all offers. Imports neither decimals nor yup. */
import type { Offer } from '../model/offer.ts';

export type OfferGroupName = 'open' | 'opening' | 'closed';

export interface OfferGroup<Item> {
  name: OfferGroupName;
  offers: Item[];
}

type Listed = Pick<Offer, 'state' | 'name' | 'closes_at'>;

const NAMES: readonly OfferGroupName[] = ['open', 'opening', 'closed'];

/**
 * Groups offers by the actions that they allow; a group without offers is left out. The earliest closing date comes first and offers
 * without one last, closed offers start with the latest; then by name. Archived offers are in no group.
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

/** Returns the closing time in milliseconds since 1970; far in the future for an offer without a date. */
function closing({ closes_at }: Listed): number {
  const time = closes_at ? Date.parse(closes_at) : NaN;
  return Number.isNaN(time) ? Number.MAX_SAFE_INTEGER : time;
}
