import type { StepData } from '../../application.ts';
import { personName } from '../../people/names.ts';
import type { SummaryLine } from '../description.ts';

/** The directors by name. */
export function summarise({ directors: people = [] }: StepData['directors']): SummaryLine[] {
  return people.map(personName);
}
