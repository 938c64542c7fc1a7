const CLOCK = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' });

/**
 * The time of day of an ISO date-time where the reader is, after its day where `now` is another one; '' of anything else.
 * @example savedClock('2026-11-26T10:42:07') === '10:42'
 */
export function savedClock(at: string, now?: Date): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '';
  const isToday = now === undefined || time.toDateString() === now.toDateString();
  return isToday ? CLOCK.format(time) : `${DAY.format(time)}, ${CLOCK.format(time)}`;
}
