import type { StepData } from '../../application.ts';
import { settlePerson } from '../../people/settlePerson.ts';
import { settleRows } from '../../people/settleRows.ts';
import type { SchemaContext } from '../context.ts';

/** What is kept of the directors: of each what is asked of them. */
export function settle(
  { directors }: StepData['directors'],
  context: Pick<SchemaContext, 'offer' | 'application' | 'today'>,
): StepData['directors'] {
  const rows = settleRows(directors, (row, index) => settlePerson(row, { index, role: 'director' }, context));
  return rows === undefined ? {} : { directors: rows };
}
