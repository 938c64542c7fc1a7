/** Kinds of trust (2-TRST-08 to 2-TRST-10). The wizard variant decides the offered list; both lists are always accepted. */
import { type Offer, usesHoldingsTwo } from '../model/offer.ts';
import { type TrustType, TRUST_TYPES, HOLDINGS_TWO_TRUST_TYPES } from '../data/choices.ts';

/** Another name of `government_superannuation_fund` (2-TRST-09). */
const GOVERNMENT_FUND_ALIAS = 'gov_superannuation_fund';

/** Returns the list of the wizard variant (2-TRST-08, 2-TRST-10). */
export function trustTypesFor(
  offer: Pick<Offer, 'issuer_holdings_two_enabled' | 'holding_details_two'>,
): readonly TrustType[] {
  return usesHoldingsTwo(offer) ? HOLDINGS_TWO_TRUST_TYPES : TRUST_TYPES;
}

/** True for a value of either list, and for the other name of the government fund. */
export function isTrustType(type: string): boolean {
  const known: readonly string[] = [...TRUST_TYPES, ...HOLDINGS_TWO_TRUST_TYPES, GOVERNMENT_FUND_ALIAS];
  return known.includes(type);
}
