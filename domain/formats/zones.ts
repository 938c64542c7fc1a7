/** Calendar days in a time zone, and the names of zones. */

/** Zone of an offer without one. */
export const OFFER_ZONE = 'Australia/Sydney';

/** Calendar days that rules compare with, ISO `YYYY-MM-DD`. */
export interface Days {
  /** Day in the offer's time zone. */
  today: string;
  /** Latest day anywhere on earth. */
  latestDay: string;
}

/** An offer, by its zone alone. */
export interface Zoned {
  time_zone?: string | null | undefined;
}

/** Returns the zone of an offer. */
export function zoneOf(offer: Zoned | null | undefined): string {
  return offer?.time_zone || OFFER_ZONE;
}

/**
 * Returns the days at a moment, in milliseconds since 1970.
 * @example daysAt(Date.parse('2026-11-27T11:00:00Z'), 'Australia/Sydney') // { today: '2026-11-27', latestDay: '2026-11-28' }
 */
export function daysAt(moment: number, zone: string): Days {
  return { today: dayInZone(zone, moment), latestDay: new Date(moment + FURTHEST_AHEAD).toISOString().slice(0, 10) };
}

/** Kiribati is 14 hours ahead of UTC. */
const FURTHEST_AHEAD = 14 * 60 * 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the ISO day of a moment in a zone; in Sydney if this browser does not know the zone. */
export function dayInZone(zone: string, moment: number): string {
  const format = formats.get(zone) ?? formatIn(zone);
  formats.set(zone, format);
  const part = (wanted: string) => format.formatToParts(moment).find(({ type }) => type === wanted)?.value ?? '';
  return [part('year'), part('month'), part('day')].join('-');
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  } catch {
    return formatIn(OFFER_ZONE);
  }
}

/** Returns the city after which a zone is named. @example cityOf('America/Los_Angeles') === 'Los Angeles' */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
