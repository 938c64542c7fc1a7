import { momentText as momentIn, OFFER_ZONE } from '#domain/formats/moment.ts';

/** @example momentText(new Date('2026-12-18T06:00:00Z')) // '18/12/2026, 5:00 pm AEDT' */
export function momentText(date: Date): string {
  return momentIn(date.toISOString(), OFFER_ZONE) ?? '';
}
