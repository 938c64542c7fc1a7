/** What was applied for and by whom, in the few words that the receipt keeps (2-NEXT-01): names and figures, no number of anybody. */
import type { Application } from '../application.ts';
import { securityWord } from '../investment.ts';
import { formatMoney, formatQuantity } from '../money/money.ts';
import { isZeroMoney } from '../money/zeroMoney.ts';
import type { Offer } from '../offer.ts';
import { isAdviserApplying } from '../people/applicantRole.ts';
import { fullName, investorNames } from '../people/names.ts';
import { isRegularPlan } from '../steps.ts';
import { frequencyPhrases } from '../texts/frequencies.ts';

export interface LodgedFacts {
  offer: string;
  /** What is invested, with its currency (`AUD 4,000.00`), at once or, by a regular plan, each time; '' where nothing was asked of it. */
  amount: string;
  /** How much that is: `10,000 shares`, of a plan `per month`; '' where it cannot be told. */
  measure: string;
  /** As lodged, one after the other; whoever was named as contact where the application names no investor. */
  investors: string[];
  /** Who applied for them; null where they did so themselves. */
  adviser: string | null;
}

/** The facts of an application that is lodged for `offer`, whose sums are in `currency`. */
export function lodgedFacts(offer: Offer, application: Application, currency: string): LodgedFacts {
  const { contact_details: contact = {}, purchase_amount: purchase = {} } = application;
  const investors = investorNames(application.investor_details ?? {}).filter((name) => name !== '');
  const contactName = fullName(contact.first_name, contact.last_name);
  const adviser = fullName(contact.adviser_first_name, contact.adviser_last_name);
  return {
    offer: offer.name,
    amount: withUnit(currency, formatMoney(purchase.totalValue)),
    measure: measure(offer, purchase),
    investors: investors.length > 0 ? investors : [contactName].filter((name) => name !== ''),
    adviser: isAdviserApplying(contact) && adviser !== '' ? adviser : null,
  };
}

function measure(offer: Offer, purchase: NonNullable<Application['purchase_amount']>): string {
  const { numberSecurities: count, regular_investment_plan_frequency: frequency } = purchase;
  if (isRegularPlan(purchase)) return frequency ? frequencyPhrases[frequency] : '';
  return isZeroMoney(count) ? '' : withUnit(formatQuantity(count), securityWord(offer, count));
}

/** '' while either is not known. */
function withUnit(one: string, other: string): string {
  return one === '' || other === '' ? '' : `${one} ${other}`;
}
