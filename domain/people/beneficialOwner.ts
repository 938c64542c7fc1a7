import type { Person } from '../model/application.ts';

/** False for a trustee in the list of owners without the flag of an owner (2-BO-11). */
export function isBeneficialOwner(
  person: Pick<Person, 'was_prefilled_trustee' | 'is_existing_trustee_ben_owner'>,
): boolean {
  return !person.was_prefilled_trustee || person.is_existing_trustee_ben_owner === true;
}
