import { isDate, isFutureDate } from '../formats/dates.ts';
import { cityOf, zoneOf } from '../formats/zones.ts';
import type { SchemaContext } from '../rules/context.ts';
import { when } from '../rules/fieldRules.ts';
import { personErrors, taxErrors } from '../texts/errors.ts';

/** Returns the rules of a signing date: a date, no later than the latest day on earth, because the signer may be anywhere. */
export function signingDateRules({
  offer,
  today,
  latestDay = today,
}: Pick<SchemaContext, 'offer' | 'today' | 'latestDay'>) {
  return [
    when(isDate, personErrors.validDate),
    when((date) => !isFutureDate(date, latestDay), taxErrors.laterThanToday(cityOf(zoneOf(offer)))),
  ] as const;
}
