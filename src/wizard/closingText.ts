import { momentText } from '#domain/formats/moment.ts';
import { closesText } from '#domain/texts/pages.ts';

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });

/** When the offer closes, in the reader's own time zone and with its name; nothing for an offer without a date. */
export function closingText(closesAt: string | null | undefined): string | undefined {
  const moment = momentText(closesAt ?? '');
  return moment === null ? undefined : closesText(moment);
}

const WEEK = 7 * 24 * 60 * 60_000;

/** Whether it closes within a week. */
export function closesSoon(closesAt: string | null | undefined): closesAt is string {
  const date = readDate(closesAt);
  return date !== undefined && date.getTime() - Date.now() <= WEEK;
}

/** The day on which the offer closes or closed, where the reader is; nothing for an offer without a date. */
export function dayOf(closesAt: string | null | undefined): string | undefined {
  const date = readDate(closesAt);
  return date && DAY.format(date);
}

function readDate(text: string | null | undefined): Date | undefined {
  const date = text ? new Date(text) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}
