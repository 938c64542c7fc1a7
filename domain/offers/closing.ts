/** Closing of an offer: its day, and the days after it for which staff enter paper forms that came in time. */
import { dayInZone, zoneOf } from '../formats/zones.ts';
import type { Offer } from '../model/offer.ts';

const DAY = 24 * 60 * 60_000;

/** Default of an offer's `paper_form_days`. */
const PAPER_FORM_DAYS = 10;

/** Returns the closing time in milliseconds since 1970; null for an offer without one. */
function closingTime({ closes_at: closesAt }: Pick<Offer, 'closes_at'>): number | null {
  const time = Date.parse(closesAt ?? '');
  return Number.isNaN(time) ? null : time;
}

/** Returns the ISO day on which the offer closes or closed, in its own time zone; null for an offer without a closing time. */
export function closingDay(offer: Pick<Offer, 'closes_at' | 'time_zone'>): string | null {
  const time = closingTime(offer);
  return time === null ? null : dayInZone(zoneOf(offer), time);
}

/** Returns the moment from which staff enter no more paper forms; null for an offer without a closing time. */
export function endOfPaperForms(offer: Pick<Offer, 'closes_at' | 'paper_form_days'>): Date | null {
  const time = closingTime(offer);
  return time === null ? null : new Date(time + (offer.paper_form_days ?? PAPER_FORM_DAYS) * DAY);
}
