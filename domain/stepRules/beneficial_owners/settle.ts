import type { StepData } from '../../application.ts';
import { isBeneficialOwner } from '../../people/beneficialOwner.ts';
import { settlePeople } from '../../people/settlePeople.ts';
import type { SchemaContext } from '../context.ts';

/**
 * What is kept of the owners: of each what is asked of them; the first who counts is the first person of the source-of-wealth rules
 * (2-SOW-05). The wire's list of what is being edited is the step's draft (2-BO-10).
 */
export function settle(
  { beneficialOwners: owners }: StepData['beneficial_owners'],
  context: SchemaContext,
): StepData['beneficial_owners'] {
  const first = Array.isArray(owners) ? owners.findIndex((row) => row !== null && isBeneficialOwner(row)) : -1;
  const rows = settlePeople(owners, { role: 'beneficial_owner', first }, context);
  return rows === undefined ? {} : { beneficialOwners: rows };
}
