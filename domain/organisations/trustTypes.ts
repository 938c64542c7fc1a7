/** The kinds of trust (2-TRST-08 to 2-TRST-10). Which list is offered hangs on the wizard variant; both are accepted everywhere. */
import { type Offer, usesHoldingsTwo } from '../offer.ts';

export type TrustType = (typeof TRUST_TYPES)[number] | (typeof HOLDINGS_TWO_TRUST_TYPES)[number];

/** Reading A: the default variant. */
export const TRUST_TYPES = [
  'superannuation_fund',
  'other',
  'family',
  'regulated',
  'foreign_superannuation_fund',
  'government_superannuation_fund',
] as const;

/** Reading B: the variant `issuer_holdings_two_enabled`. */
export const HOLDINGS_TWO_TRUST_TYPES = [
  'superannuation_fund',
  'family',
  'regulated',
  'charitable',
  'testamentary',
  'non_regulated',
  'bare',
  'discretionary',
  'unit_trust',
] as const;

/** Another name of `government_superannuation_fund` (2-TRST-09). */
const GOVERNMENT_FUND_ALIAS = 'gov_superannuation_fund';

/** The list of the wizard variant (2-TRST-08, 2-TRST-10). */
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
