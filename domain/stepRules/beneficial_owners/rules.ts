import type { Person, StepData } from '../../model/application.ts';
import { isBeneficialOwner } from '../../people/beneficialOwner.ts';
import { peopleRules } from '../people/peopleRules.ts';

/** The wire's temporary list is part of the step's draft and is not saved (2-BO-10). */
export const { open, settle, describe, summarise } = peopleRules({
  role: 'beneficial_owner',
  mayBeEmpty: () => false,
  isCounted: isBeneficialOwner,
  read: ({ beneficialOwners }: StepData['beneficial_owners']) => beneficialOwners,
  write: (beneficialOwners: Person[]) => ({ beneficialOwners }),
});
