import { dateText as dateIn, momentText as momentIn } from '#domain/formats/moment.ts';
import { zoneOf, type Zoned } from '#domain/formats/zones.ts';

/**
 * Returns a moment in the time zone of its offer; without an offer, in Sydney's.
 * @example momentText(new Date('2026-12-18T06:00:00Z')) // '18/12/2026, 5:00 pm AEDT'
 */
export function momentText(date: Date, offer?: Zoned): string {
  return momentIn(date.toISOString(), zoneOf(offer)) ?? '';
}

/** Returns a day in the same zone. @example dateText(new Date('2026-12-18T06:00:00Z')) // '18 December 2026' */
export function dateText(date: Date, offer?: Zoned): string {
  return dateIn(date.toISOString(), zoneOf(offer)) ?? '';
}
