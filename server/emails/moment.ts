/** Offers are Australian, and who reads an e-mail may be anywhere: the zone stands with the time. */
const MOMENT = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Australia/Sydney',
  timeZoneName: 'short',
});

/** @example momentText(new Date('2026-12-18T06:00:00Z')) // '18 December 2026 at 5:00 pm AEDT' */
export function momentText(date: Date): string {
  return MOMENT.format(date);
}
