import type { StepData } from '../../application.ts';
import { describePeople } from '../../people/describePeople.ts';
import type { ReadingContext, Section } from '../description.ts';

/** Each trustee with their answers, and which of them own too. */
export function describe(values: StepData['trustees'], context: ReadingContext): Section[] {
  return describePeople(values.trustees, 'trustee', context);
}
