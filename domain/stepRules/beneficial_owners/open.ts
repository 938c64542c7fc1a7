import type { StepData } from '../../application.ts';
import { isBeneficialOwner } from '../../people/beneficialOwner.ts';
import { openRows } from '../../people/openRows.ts';
import type { FormContext } from '../context.ts';

/** The owners with whom the form opens. A trustee who stands in the list without being flagged is offered for picking instead (2-BO-11). */
export function open(
  saved: StepData['beneficial_owners'] | undefined,
  context: FormContext,
): { beneficialOwners: NonNullable<StepData['beneficial_owners']['beneficialOwners']> } {
  const owners = saved && (saved.beneficialOwners ?? []).filter(isBeneficialOwner);
  return { beneficialOwners: openRows(owners, { role: 'beneficial_owner', mayBeEmpty: false }, context) };
}
