import type { Application } from '../application.ts';
import { bareTrustees, individualInvestors, investingEntity } from './parties.ts';
import { entityName, personName } from './names.ts';

/**
 * The investors of an application as one text, the same however they are ordered and written in capitals or blanks: by it two applications
 * are known to be for the same investors. '' where none is named.
 */
export function investorsKey(application: Application): string {
  const entity = investingEntity(application);
  const people = [...individualInvestors(application), ...bareTrustees(application)].map(
    ({ value }) => value.companyName?.trim() || `${personName(value)} ${value.dateOfBirth ?? ''}`,
  );
  const names = entity ? [entityName(entity.value)] : people;
  return names
    .map((name) => name.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).join(' '))
    .filter(Boolean)
    .sort()
    .join('\n');
}
