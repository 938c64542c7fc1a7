import type { StepData } from '../../application.ts';
import { describePeople } from '../../people/describePeople.ts';
import type { ReadingContext, Section } from '../description.ts';

/** Each director with their answers. */
export function describe(values: StepData['directors'], context: ReadingContext): Section[] {
  return describePeople(values.directors, 'director', context);
}
