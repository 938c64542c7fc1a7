/** List of the applications that an issuer has received, as its staff ask for it. */
import type { Decimal } from 'decimal.js';
import { amountOrZero, toMoney } from '../money/money.ts';
import type { ApplicationStatus } from '../model/session.ts';

/** Statuses of an application that the issuer has received: drafts, and those that wait for approval, are only counted. */
export const LISTED_STATUSES = [
  'submitted',
  'accepted',
  'completed',
  'rejected',
  'withdrawn',
] as const satisfies readonly ApplicationStatus[];
export type ListedStatus = (typeof LISTED_STATUSES)[number];

/** Orders of the list; the first one is the default. */
export const LIST_ORDERS = ['newest', 'oldest', 'name', 'largest'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/**
 * Marks of an application that staff look at before they decide.
 *
 * - `missing`: a needed document is missing.
 * - `pep`: a person is politically exposed, or it is not known.
 * - `foreign`: somebody is a tax resident of another country.
 * - `below_minimum`: the amount is below the offer's minimum.
 * - `old_certificate`: an accountant's certificate is older than two years (2-CERT-03).
 * - `twice`: another application for the offer has the same investor's name and birthday, tax number, account or e-mail address.
 */
export const LIST_MARKS = ['missing', 'pep', 'foreign', 'below_minimum', 'old_certificate', 'twice'] as const;
export type ListMark = (typeof LIST_MARKS)[number];

/** Rows of a page. */
export const LIST_PAGE = 50;

/** Maximum number of letters of a search. */
export const LONGEST_SEARCH = 200;

/**
 * Returns the sums of the listed amounts, one for each currency; none for applications without an amount.
 * @example totalsOf([{ currency: 'AUD', amount: '8000.00' }, { currency: 'AUD', amount: null }]) // [{ currency: 'AUD', amount: '8000.00' }]
 */
export function totalsOf(
  applications: readonly { currency: string; amount: string | null }[],
): { currency: string; amount: string }[] {
  const sums = new Map<string, Decimal>();
  for (const { currency, amount } of applications)
    if (amount !== null) sums.set(currency, amountOrZero(amount).plus(sums.get(currency) ?? 0));
  return [...sums].map(([currency, sum]) => ({ currency, amount: toMoney(sum) }));
}
