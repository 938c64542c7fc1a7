import type { StepData } from '../../application.ts';
import { settlePerson } from '../../people/settlePerson.ts';
import { settleRows } from '../../people/settleRows.ts';
import type { SchemaContext } from '../context.ts';

/** What is kept of the others: of each what is asked of them. */
export function settle(
  { others }: StepData['others'],
  context: Pick<SchemaContext, 'offer' | 'application' | 'today'>,
): StepData['others'] {
  const rows = settleRows(others, (row, index) => settlePerson(row, { index, role: 'other' }, context));
  return rows === undefined ? {} : { others: rows };
}
