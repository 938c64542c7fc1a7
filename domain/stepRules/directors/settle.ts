import type { StepData } from '../../application.ts';
import { settlePeople } from '../../people/settlePeople.ts';
import type { SchemaContext } from '../context.ts';

/** What is kept of the directors: of each what is asked of them. */
export function settle({ directors }: StepData['directors'], context: SchemaContext): StepData['directors'] {
  const rows = settlePeople(directors, { role: 'director' }, context);
  return rows === undefined ? {} : { directors: rows };
}
