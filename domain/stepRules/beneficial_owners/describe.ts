import type { StepData } from '../../application.ts';
import { describePeople } from '../../people/describePeople.ts';
import type { ReadingContext, Section } from '../description.ts';

/** The beneficial owners: those who count (2-BO-11). */
export function describe(values: StepData['beneficial_owners'], context: ReadingContext): Section[] {
  return describePeople(values.beneficialOwners, 'beneficial_owner', context);
}
