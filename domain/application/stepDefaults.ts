/** What the tax, bank and payment steps start with, and what they drop when they are left. */
import type { Application, BankDetails, PaymentOptions, TaxInvestor } from '../application.ts';
import { withoutSpaces } from '../formats/format.ts';
import { isValidAbn } from '../identifiers.ts';
import { bankFields } from '../stepRules/bank_details/schema.ts';
import { showsOtherAccount } from '../stepRules/payment_options/schema.ts';
import { taxInvestorNames } from '../people/names.ts';
import { blankTaxInvestor, isTfnForced } from '../tax.ts';

/**
 * The tax step's first blocks (3-TAX-28 to 3-TAX-32), named after the investor details. An entity's ABN fills the TFN or ABN
 * unless a TFN is forced (3-TAX-27); an ACN would fail the check and is left out.
 */
export function initialTaxInvestors(application: Application): TaxInvestor[] {
  const details = application.investor_details;
  const names = taxInvestorNames(details);
  const number = withoutSpaces(details?.business_number ?? '');
  const tfn = isValidAbn(number) && !isTfnForced(details) ? number : '';
  return (names.length > 0 ? names : ['']).map((name) => ({ ...blankTaxInvestor(name), tfn }));
}

/** The bank step without what does not apply to the account's country (1-BANK-04); run when the step is left. */
export function clearInapplicableBankFields(values: BankDetails): BankDetails {
  const shown: readonly string[] = bankFields(values);
  const kept = { ...values };
  for (const field of ['bsb', 'swiftCode', 'routingNumber', 'accountHolderHomeAddress'] as const) {
    if (!shown.includes(field)) delete kept[field];
  }
  return kept;
}

/** The payment step without the account of method N where another method is chosen (1-PAY-18); run when the step is left. */
export function clearInapplicablePaymentFields(values: PaymentOptions): PaymentOptions {
  if (showsOtherAccount(values)) return values;
  const { accountName: _name, bsb: _bsb, accountNumber: _number, payment_bank_statement: _statement, ...kept } = values;
  return kept;
}
