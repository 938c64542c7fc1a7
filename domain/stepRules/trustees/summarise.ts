import type { StepData } from '../../application.ts';
import { personName } from '../../people/names.ts';
import type { SummaryLine } from '../description.ts';

/** The trustees by name. */
export function summarise({ trustees: people = [] }: StepData['trustees']): SummaryLine[] {
  return people.map(personName);
}
