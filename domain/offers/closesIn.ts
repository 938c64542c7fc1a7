const DAY_MS = 24 * 60 * 60_000;
/** Longest period in days; months say more about a longer one. */
const MOST_DAYS = 60;

/** Returns the time that an offer is still open, in the unit that says most; null without a date, and once it is past. */
export function closesIn(closesAt: string | null, now: number): { count: number; unit: 'day' | 'month' } | null {
  const left = (closesAt ? Date.parse(closesAt) : NaN) - now;
  if (!(left > 0)) return null;
  const days = Math.floor(left / DAY_MS);
  return days <= MOST_DAYS ? { count: days, unit: 'day' } : { count: Math.floor(days / 30.44), unit: 'month' };
}
