import type { StepData } from '../../application.ts';
import { describePeople } from '../../people/describePeople.ts';
import type { ReadingContext, Section } from '../description.ts';

/** Each person with other roles, with these. */
export function describe(values: StepData['others'], context: ReadingContext): Section[] {
  return describePeople(values.others, 'other', context);
}
