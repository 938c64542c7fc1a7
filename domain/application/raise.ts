/** Money that an offer raises, by day: what was submitted, accepted and paid. */
import { isPayable } from '../model/statuses.ts';
import { LISTED_STATUSES, type ListedStatus } from './issuerList.ts';
import { sumOf } from './receivedPayments.ts';

/** Figures of a raise, in the order in which they are shown. */
export const RAISE_FIGURES = ['submitted', 'accepted', 'paid'] as const;
export type RaiseFigure = (typeof RAISE_FIGURES)[number];

/** Decimal strings with two decimals, in the currency of the offer. */
export type RaiseFigures = Record<RaiseFigure, string>;

export const NOTHING_RAISED: RaiseFigures = { submitted: '0.00', accepted: '0.00', paid: '0.00' };

export interface RaiseDay extends RaiseFigures {
  /** ISO date in the time zone of the offer; null: all days before the first one that is listed. */
  date: string | null;
}

/** Statuses of the applications that a raise counts. */
export const RAISED_STATUSES = LISTED_STATUSES.filter(isPayable);

/** Statuses of the applications that were accepted, and still are. */
export const ACCEPTED_STATUSES = ['accepted', 'completed'] as const satisfies readonly ListedStatus[];

/** Maximum number of days that are listed, three years of days with news; those before are one row. */
export const MOST_RAISE_DAYS = 1_100;

/** Day of a raise with what was raised until its end. */
export interface RaisedUntil extends RaiseDay {
  totals: RaiseFigures;
}

/**
 * Returns the days with the running totals.
 * @param days oldest first
 */
export function withRunningTotals(days: readonly RaiseDay[]): RaisedUntil[] {
  let totals = NOTHING_RAISED;
  return days.map((day) => {
    const after = (figure: RaiseFigure) => sumOf([{ amount: totals[figure] }, { amount: day[figure] }]);
    totals = { submitted: after('submitted'), accepted: after('accepted'), paid: after('paid') };
    return { ...day, totals };
  });
}
