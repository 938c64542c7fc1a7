import type { StepData } from '../../application.ts';
import { type SettleContext, settlePeople } from '../../people/settlePeople.ts';

/** What is kept of the directors: of each what is asked of them. */
export function settle({ directors }: StepData['directors'], context: SettleContext): StepData['directors'] {
  const rows = settlePeople(directors, { role: 'director' }, context);
  return rows === undefined ? {} : { directors: rows };
}
