/** Formats days and times for people, in one way: on pages, in e-mails and in the PDF. */
import { localDay } from './localDay.ts';

/**
 * Formats a moment that counts, such as a deadline: in the reader's zone or the named one, with the zone's name. Null if `iso` is no
 * date-time.
 * @example momentText('2026-11-25T09:35:12Z', 'Australia/Perth') // '25/11/2026, 5:35 pm AWST'
 */
export function momentText(iso: string, timeZone?: string): string | null {
  const date = dateOf(iso);
  return date && `${dayText(iso, timeZone)}, ${clock(date, { timeZone, timeZoneName: 'short' })}`;
}

/**
 * Formats the day of a date-time in the reader's zone, or in the named one. Null if `iso` is no date-time.
 * @example dayText('2026-11-25T20:35:12Z', 'Australia/Sydney') // '26/11/2026'
 */
export function dayText(iso: string, timeZone?: string): string | null {
  const date = dateOf(iso);
  return date && formatted(date, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
}

/**
 * Formats the day of a date-time with the name of its month, in the reader's zone or the named one. Null if `iso` is no date-time.
 * @example dateText('2026-12-18T06:00:00Z', 'Australia/Sydney') // '18 December 2026'
 */
export function dateText(iso: string, timeZone?: string): string | null {
  const date = dateOf(iso);
  return date && formatted(date, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
}

/**
 * Formats the moment of typing, saving or changing by the reader's own clock, as short as is clear: the time of day alone for `today`
 * (`YYYY-MM-DD`); '' if `iso` is no date-time.
 * @example momentOf('2026-11-25T10:42:07', '2026-11-26') === '25/11/2026, 10:42 am'
 */
export function momentOf(iso: string, today: string): string {
  const date = dateOf(iso);
  return date && localDay(date) !== today ? `${dayText(iso)}, ${clock(date)}` : clockOf(iso);
}

/** Formats the time of day alone, for texts that name the day elsewhere. @example clockOf('2026-11-26T10:42:07') === '10:42 am' */
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
