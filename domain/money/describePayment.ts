/** Accounts and ways to pay as text, for the payment step, the sidebar and review. */
import type { Application, BankDetails, PaymentOptions } from '../model/application.ts';
import { accountEnd, formatBsb } from '../formats/format.ts';
import { dueNow } from './investment.ts';
import { moneyInWords } from './money.ts';
import type { Offer } from '../model/offer.ts';
import type { PaymentChoice } from './payment.ts';
import { choosesRegularPlan } from './regularPlan.ts';
import { frequencyPhrases } from '../texts/frequencies.ts';
import { bankTexts } from '../texts/bank.ts';
import { paymentTexts } from '../texts/payment.ts';

type Account = Pick<BankDetails & PaymentOptions, 'accountName' | 'bsb' | 'accountNumber'>;

/**
 * Returns the lines that identify an account, with only the end of its number; empty for a missing account.
 * @example describeAccount({ accountName: 'J Citizen', bsb: '063000', accountNumber: '12345678' }) // ['J Citizen', 'BSB 063-000', 'Account
 * ending 678']
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
 * Returns the name of a way to pay among the offered ones; a code with a single method takes that method's name (1-PAY-02, 1-PAY-07). The
 * name says "a different account" only if the account on file is offered too (1-PAY-04).
 */
export function describeChoice({ code, methods }: PaymentChoice, offered: readonly PaymentChoice[]): string {
  const [only, ...others] = methods;
  if (code === 'N' && offered.every((choice) => choice.code !== 'D')) return paymentTexts.debit;
  return only !== undefined && others.length === 0 ? paymentTexts.payBy(only) : paymentTexts.codes[code];
}

/**
 * Returns the text that authorises a direct debit (1-PAY-10): the debitor and the amount. A regular plan has its own debitor and frequency
 * (1-PAY-09). If the offer names no debitor, its issuer debits.
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
