/** Accounts and ways to pay in words, for the payment step, the sidebar and review. */
import type { Application, BankDetails, PaymentOptions } from '../application.ts';
import { accountEnd, formatBsb } from '../formats/format.ts';
import { dueNow } from '../investment.ts';
import { moneyInWords } from './money.ts';
import type { Offer } from '../offer.ts';
import type { PaymentChoice } from '../payment.ts';
import { choosesRegularPlan } from '../stepRules/purchase_amount/asked.ts';
import { frequencyPhrases } from '../texts/frequencies.ts';
import { bankTexts } from '../texts/bank.ts';
import { paymentTexts } from '../texts/payment.ts';

type Account = Pick<BankDetails & PaymentOptions, 'accountName' | 'bsb' | 'accountNumber'>;

/**
 * The lines that tell one account from another; of its number the end only. Nothing for an account that was not given.
 * @example describeAccount({ accountName: 'J Citizen', bsb: '063000', accountNumber: '12345678' }) // ['J Citizen', 'BSB 063-000', 'Account ending 678']
 */
export function describeAccount({ accountName = '', bsb = '', accountNumber = '' }: Account): string[] {
  const end = accountEnd(accountNumber);
  return [
    accountName.trim(),
    bsb.trim() && bankTexts.bsbOf(formatBsb(bsb)),
    end && bankTexts.accountEnding(end),
  ].filter(Boolean);
}

/**
 * The name of a way to pay among those that are offered; with one method behind it, that method's (1-PAY-02, 1-PAY-07). A debit is of
 * a different account where it could be of the one on file (1-PAY-04).
 */
export function describeChoice({ code, methods }: PaymentChoice, offered: readonly PaymentChoice[]): string {
  const [only, ...others] = methods;
  if (code === 'N' && offered.every((choice) => choice.code !== 'D')) return paymentTexts.debit;
  return only !== undefined && others.length === 0 ? paymentTexts.payBy(only) : paymentTexts.codes[code];
}

/**
 * What the applicant authorises by a direct debit (1-PAY-10): who debits how much; a regular plan has a debitor and a rhythm of
 * its own (1-PAY-09). An offer that names no debitor is debited by its issuer.
 */
export function debitAuthorisation(
  offer: Offer,
  { purchase_amount: purchase = {} }: Application,
  currency: string,
): string {
  const frequency = purchase.regular_investment_plan_frequency;
  if (choosesRegularPlan(offer, purchase) && frequency) {
    const debitor = offer.rip_direct_debitor_display_name || offer.client_name;
    return paymentTexts.regularAuthorisation(
      debitor,
      moneyInWords(currency, purchase.totalAmount),
      frequencyPhrases[frequency],
    );
  }
  return paymentTexts.authorisation(
    offer.direct_debitor_display_name || offer.client_name,
    moneyInWords(currency, dueNow(offer, purchase)),
  );
}
