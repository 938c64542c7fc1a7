/** Facts of a submitted application that the receipt shows (2-NEXT-01): names and figures, but no identifying number of a person. */
import type { Application } from '../model/application.ts';
import { securityWord } from '../money/investment.ts';
import { formatMoney, formatQuantity } from '../money/money.ts';
import { isZeroMoney } from '../formats/zeroMoney.ts';
import type { Offer } from '../model/offer.ts';
import { nameOfHolding } from '../offers/chosenHolding.ts';
import { describeUse } from '../offers/describeHolding.ts';
import { isAdviserApplying } from '../model/applicantRole.ts';
import { fullName } from '../people/names.ts';
import { investorNames } from '../people/distinctNames.ts';
import { isRegularPlan } from '../model/steps.ts';
import { frequencyPhrases } from '../texts/frequencies.ts';

export interface SubmittedFacts {
  offer: string;
  /** Invested amount with its currency (`AUD 4,000.00`), at once or, in a regular plan, each time; '' if it was not asked for. */
  amount: string;
  /** Quantity for that amount: `10,000 shares`, or `per month` for a plan; '' if unknown. */
  measure: string;
  /**
   * Names as submitted, one after the other. An application on a holding names no investors: then the name in which it is held, or else the
   * contact's.
   */
  investors: string[];
  /** Holding that it is for: `Added to an existing holding. HIN or SRN ending 390`. Absent: a new holding. */
  holding?: string;
  /** Adviser who applied for the investors; null if they applied themselves, or the adviser has no name. */
  adviser: string | null;
}

/** Returns the facts of an application submitted for `offer`, with sums in `currency`. */
export function submittedFacts(offer: Offer, application: Application, currency: string): SubmittedFacts {
  const { contact_details: contact = {}, purchase_amount: purchase = {} } = application;
  const investors = investorNames(application.investor_details ?? {}).filter((name) => name !== '');
  const others = [nameOfHolding(contact), fullName(contact.first_name, contact.last_name)];
  const holding = describeUse(contact);
  const adviser = fullName(contact.adviser_first_name, contact.adviser_last_name);
  return {
    offer: offer.name,
    amount: withUnit(currency, formatMoney(purchase.totalValue)),
    measure: measure(offer, purchase),
    investors: investors.length > 0 ? investors : others.filter((name) => name !== '').slice(0, 1),
    ...(holding !== '' && { holding }),
    adviser: isAdviserApplying(contact) && adviser !== '' ? adviser : null,
  };
}

function measure(offer: Offer, purchase: NonNullable<Application['purchase_amount']>): string {
  const { numberSecurities: count, regular_investment_plan_frequency: frequency } = purchase;
  if (isRegularPlan(purchase)) return frequency ? frequencyPhrases[frequency] : '';
  return isZeroMoney(count) ? '' : withUnit(formatQuantity(count), securityWord(offer, count));
}

/** Joins both parts; '' while either is unknown. */
function withUnit(one: string, other: string): string {
  return one === '' || other === '' ? '' : `${one} ${other}`;
}
