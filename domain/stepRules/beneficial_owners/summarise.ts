import type { StepData } from '../../application.ts';
import { isBeneficialOwner } from '../../people/beneficialOwner.ts';
import { personName } from '../../people/names.ts';
import type { SummaryLine } from '../description.ts';

/** The beneficial owners by name. */
export function summarise({ beneficialOwners: people = [] }: StepData['beneficial_owners']): SummaryLine[] {
  return people.filter(isBeneficialOwner).map(personName);
}
