import type { StepData } from '../../application.ts';
import { settlePeople } from '../../people/settlePeople.ts';
import type { SchemaContext } from '../context.ts';

/** What is kept of the others: of each what is asked of them. */
export function settle({ others }: StepData['others'], context: SchemaContext): StepData['others'] {
  const rows = settlePeople(others, { role: 'other' }, context);
  return rows === undefined ? {} : { others: rows };
}
