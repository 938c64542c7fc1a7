/** Days on which money arrived or securities were allotted, as staff type them. */
import { pastDayErrors, personErrors } from '../texts/errors.ts';

/** Returns the error of a day, ISO or null for an unreadable one: it is none, lies in the future, or more than a year back. */
export function pastDayError(day: string | null, today: string): string | undefined {
  if (day === null) return personErrors.validDate;
  if (day > today) return pastDayErrors.future;
  return day < yearBefore(today) ? pastDayErrors.tooOld : undefined;
}

function yearBefore(today: string): string {
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}
