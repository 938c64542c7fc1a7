import type { StepData } from '../../application.ts';
import { type SettleContext, settlePeople } from '../../people/settlePeople.ts';

/** What is kept of the others: of each what is asked of them. */
export function settle({ others }: StepData['others'], context: SettleContext): StepData['others'] {
  const rows = settlePeople(others, { role: 'other' }, context);
  return rows === undefined ? {} : { others: rows };
}
