import type { StepData } from '../../application.ts';
import { settlePeople } from '../../people/settlePeople.ts';
import type { SchemaContext } from '../context.ts';

/** What is kept of the trustees: of each what is asked of them. */
export function settle({ trustees }: StepData['trustees'], context: SchemaContext): StepData['trustees'] {
  const rows = settlePeople(trustees, { role: 'trustee' }, context);
  return rows === undefined ? {} : { trustees: rows };
}
