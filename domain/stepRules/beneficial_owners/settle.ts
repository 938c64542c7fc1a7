import type { StepData } from '../../application.ts';
import { isBeneficialOwner } from '../../people/beneficialOwner.ts';
import { settlePerson } from '../../people/settlePerson.ts';
import { settleRows } from '../../people/settleRows.ts';
import type { SchemaContext } from '../context.ts';

/**
 * What is kept of the owners: of each what is asked of them; the first who counts is the first person of the source-of-wealth rules
 * (2-SOW-05). The wire's list of what is being edited is the step's draft (2-BO-10).
 */
export function settle(
  { beneficialOwners: owners }: StepData['beneficial_owners'],
  context: Pick<SchemaContext, 'offer' | 'application' | 'today'>,
): StepData['beneficial_owners'] {
  const first = Array.isArray(owners) ? owners.findIndex((row) => row !== null && isBeneficialOwner(row)) : -1;
  const rows = settleRows(owners, (row, index) =>
    settlePerson(row, { index: index === first ? 0 : 1, role: 'beneficial_owner' }, context),
  );
  return rows === undefined ? {} : { beneficialOwners: rows };
}
