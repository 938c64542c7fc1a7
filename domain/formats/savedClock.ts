const CLOCK = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The time of day of an ISO date-time where the reader is; '' of anything else. @example savedClock('2026-11-26T10:42:07') === '10:42' */
export function savedClock(at: string): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? '' : CLOCK.format(time);
}
