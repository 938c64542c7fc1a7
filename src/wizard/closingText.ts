import { serviceNow } from '#api/serviceClock.ts';
import { dateText, momentText } from '#domain/formats/moment.ts';
import type { Offer } from '#domain/offer.ts';
import { closingDay } from '#domain/offers/closing.ts';
import { isOpenOrOpening } from '#domain/offers/landing.ts';
import { closedText, closesText } from '#domain/texts/pages.ts';

/** Returns the closing time of the offer, in the reader's own time zone and with its name; nothing for an offer without a date. */
export function closingText(closesAt: string | null | undefined): string | undefined {
  const moment = momentText(closesAt ?? '');
  return moment === null ? undefined : closesText(moment);
}

/** Returns a text with the time when the offer closes or has closed; nothing if it has no date. */
export function offerTimeText({ state, closes_at: closesAt }: Pick<Offer, 'state' | 'closes_at'>): string | undefined {
  if (isOpenOrOpening(state)) return closingText(closesAt);
  const date = readDate(closesAt);
  const moment = date && date.getTime() <= serviceNow() ? momentText(closesAt ?? '') : null;
  return moment === null ? undefined : closedText(moment);
}

const WEEK = 7 * 24 * 60 * 60_000;

/** Returns true if the offer closes within a week. */
export function closesSoon(closesAt: string | null | undefined): closesAt is string {
  const date = readDate(closesAt);
  return date !== undefined && date.getTime() - serviceNow() <= WEEK;
}

/** Returns the day on which the offer closes or closed, in its own time zone; nothing for an offer without a date. */
export function closingDayText(offer: Pick<Offer, 'closes_at' | 'time_zone'>): string | undefined {
  const day = closingDay(offer);
  return (day !== null && dateText(`${day}T00:00:00Z`, 'UTC')) || undefined;
}

function readDate(text: string | null | undefined): Date | undefined {
  const date = text ? new Date(text) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}
