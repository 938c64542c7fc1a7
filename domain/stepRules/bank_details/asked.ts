/** What the bank step asks, without the rules of its answers. */
import type { BankDetails } from '../../application.ts';
import type { Offer } from '../../offer.ts';
import { AUSTRALIA_ID } from '../../people/identityDocuments.ts';
import { asksForStatement } from '../../readiness/statements.ts';
import type { SchemaContext } from '../context.ts';

const AUSTRALIAN_FIELDS = ['accountName', 'bsb', 'accountNumber'] as const;
const INTERNATIONAL_FIELDS = [
  'accountName',
  'accountNumber',
  'swiftCode',
  'routingNumber',
  'accountHolderHomeAddress',
] as const;

export type AccountField = (typeof AUSTRALIAN_FIELDS)[number] | (typeof INTERNATIONAL_FIELDS)[number];

/** Country 16 or none (1-BANK-02, 1-BANK-03). */
export function isAustralianAccount(values: Pick<BankDetails, 'bankCountry'>): boolean {
  return values.bankCountry == null || values.bankCountry === AUSTRALIA_ID;
}

/** The account fields on screen, in order (1-BANK-03, 1-BANK-04). */
export function bankFields(values: Pick<BankDetails, 'bankCountry'>): readonly AccountField[] {
  return isAustralianAccount(values) ? AUSTRALIAN_FIELDS : INTERNATIONAL_FIELDS;
}

/** The reinvestment preference (1-BANK-05). */
export function asksForDrp(offer: Pick<Offer, 'allow_drp'>): boolean {
  return Boolean(offer.allow_drp);
}

/** Every field that is asked (1-BANK-03 to 1-BANK-05, 1-BANK-08). */
export function asked(
  values: Pick<BankDetails, 'bankCountry'>,
  context: Pick<SchemaContext, 'offer' | 'application'>,
): readonly (keyof BankDetails)[] {
  const drp = asksForDrp(context.offer) ? (['drpStatus'] as const) : [];
  const statement = asksForStatement(context) ? (['bank_statement'] as const) : [];
  return ['bankCountry', ...bankFields(values), ...drp, ...statement];
}
