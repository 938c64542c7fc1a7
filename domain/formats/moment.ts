import { localDay } from './localDay.ts';

const CLOCK = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });

/**
 * An ISO date-time where the reader is, as short as it stays clear: of `today` (`YYYY-MM-DD`) the time of day alone; '' of anything else.
 * @example momentOf('2026-11-25T10:42:07', '2026-11-26') === '25 Nov 2026, 10:42'
 */
export function momentOf(iso: string, today: string): string {
  const date = new Date(iso);
  return isTime(date) && localDay(date) !== today ? `${DAY.format(date)}, ${clockOf(iso)}` : clockOf(iso);
}

/**
 * The time of day alone, where its day is told elsewhere.
 * @example clockOf('2026-11-26T10:42:07') === '10:42'
 */
export function clockOf(iso: string): string {
  const date = new Date(iso);
  return isTime(date) ? CLOCK.format(date) : '';
}

function isTime(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}
