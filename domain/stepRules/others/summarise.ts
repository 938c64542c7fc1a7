import type { StepData } from '../../application.ts';
import { personName } from '../../people/names.ts';
import type { SummaryLine } from '../description.ts';

/** The people with other roles by name. */
export function summarise({ others: people = [] }: StepData['others']): SummaryLine[] {
  return people.map(personName);
}
