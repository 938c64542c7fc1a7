import type { StepStates } from '../steps/stepSlices.ts';
import type { PersonListName, Role } from './records.ts';
import { PERSON_LISTS } from './shape.ts';

const NO_ROLES: readonly Role[] = Object.freeze([]);

/** The entries of one list of persons, in order. */
export function rolesOf(steps: StepStates, list: PersonListName): readonly Role[] {
  switch (list) {
    case 'investor_details.investors':
      return steps.investor_details?.investors ?? NO_ROLES;
    case 'directors.directors':
      return steps.directors?.directors ?? NO_ROLES;
    case 'trustees.trustees':
      return steps.trustees?.trustees ?? NO_ROLES;
    case 'beneficial_owners.beneficialOwners':
      return steps.beneficial_owners?.beneficialOwners ?? NO_ROLES;
    case 'beneficial_owners.tempBeneficialOwners':
      return steps.beneficial_owners?.tempBeneficialOwners ?? NO_ROLES;
    case 'others.others':
      return steps.others?.others ?? NO_ROLES;
  }
}

/** Every entry of every list, with the list it stands in. */
export function allRoles(steps: StepStates): { list: PersonListName; role: Role }[] {
  return PERSON_LISTS.flatMap((list) => rolesOf(steps, list).map((role) => ({ list, role })));
}
