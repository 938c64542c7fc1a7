/** One way to say a day and a time to a person: on pages, in e-mails and in the PDF. */
import { localDay } from './localDay.ts';

/** Time zone of offers, which are Australian: for e-mails, the record and the service's messages, whose readers may be anywhere. */
export const OFFER_ZONE = 'Australia/Sydney';

/**
 * A moment that counts, such as the end of a time: where its reader is or in the named zone, with the zone's name. Null for what is no
 * date-time.
 * @example momentText('2026-11-25T09:35:12Z', 'Australia/Perth') // '25/11/2026, 5:35 pm AWST'
 */
export function momentText(iso: string, timeZone?: string): string | null {
  const date = dateOf(iso);
  return date && `${dayText(iso, timeZone)}, ${clock(date, { timeZone, timeZoneName: 'short' })}`;
}

/**
 * The day of a date-time where its reader is, or in the named zone. Null for what is no date-time.
 * @example dayText('2026-11-25T20:35:12Z', 'Australia/Sydney') // '26/11/2026'
 */
export function dayText(iso: string, timeZone?: string): string | null {
  const date = dateOf(iso);
  return date && formatted(date, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
}

/**
 * When something was typed, saved or changed, by the reader's own clock, as short as it stays clear: of `today` (`YYYY-MM-DD`) the time of
 * day alone; '' of what is no date-time.
 * @example momentOf('2026-11-25T10:42:07', '2026-11-26') === '25/11/2026, 10:42 am'
 */
export function momentOf(iso: string, today: string): string {
  const date = dateOf(iso);
  return date && localDay(date) !== today ? `${dayText(iso)}, ${clock(date)}` : clockOf(iso);
}

/**
 * The time of day alone, where its day is told elsewhere.
 * @example clockOf('2026-11-26T10:42:07') === '10:42 am'
 */
export function clockOf(iso: string): string {
  const date = dateOf(iso);
  return date ? clock(date) : '';
}

function clock(date: Date, zone: Intl.DateTimeFormatOptions = {}): string {
  return formatted(date, { hour: 'numeric', minute: '2-digit', hour12: true, ...zone });
}

function formatted(date: Date, options: Intl.DateTimeFormatOptions): string {
  // Some browsers put a narrow blank before `pm`.
  return new Intl.DateTimeFormat('en-AU', options).format(date).replace(/\s/g, ' ');
}

function dateOf(iso: string): Date | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}
