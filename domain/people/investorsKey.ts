import type { Application } from '../model/application.ts';
import { nameKey } from '../formats/sameName.ts';
import { bareTrustees, individualInvestors, investingEntity } from './parties.ts';
import { entityName, personName } from './names.ts';

/**
 * Returns the investors of an application as one text, independent of order, capitals and blanks. Equal keys mean that two applications are
 * for the same investors. '' if none is named.
 */
export function investorsKey(application: Application): string {
  const entity = investingEntity(application);
  const people = [...individualInvestors(application), ...bareTrustees(application)].map(
    ({ value }) => value.companyName?.trim() || `${personName(value)} ${value.dateOfBirth ?? ''}`,
  );
  const names = entity ? [entityName(entity.value)] : people;
  return names.map(nameKey).filter(Boolean).sort().join('\n');
}
