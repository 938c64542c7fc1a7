import type { StepData } from '../../application.ts';
import { type SettleContext, settlePeople } from '../../people/settlePeople.ts';

/** What is kept of the trustees: of each what is asked of them. */
export function settle({ trustees }: StepData['trustees'], context: SettleContext): StepData['trustees'] {
  const rows = settlePeople(trustees, { role: 'trustee' }, context);
  return rows === undefined ? {} : { trustees: rows };
}
