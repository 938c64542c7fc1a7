/** What the bank and payment steps drop when they are left. */
import type { BankDetails, PaymentOptions } from '../application.ts';
import { bankFields } from '../stepRules/bank_details/schema.ts';
import { showsOtherAccount } from '../stepRules/payment_options/schema.ts';

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
