import type { StepData } from '../../application.ts';
import { settlePerson } from '../../people/settlePerson.ts';
import { settleRows } from '../../people/settleRows.ts';
import type { SchemaContext } from '../context.ts';

/** What is kept of the trustees: of each what is asked of them. */
export function settle(
  { trustees }: StepData['trustees'],
  context: Pick<SchemaContext, 'offer' | 'application' | 'today'>,
): StepData['trustees'] {
  const rows = settleRows(trustees, (row, index) => settlePerson(row, { index, role: 'trustee' }, context));
  return rows === undefined ? {} : { trustees: rows };
}
