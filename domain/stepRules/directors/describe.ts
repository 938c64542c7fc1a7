import type { StepData } from '../../application.ts';
import { describePeople } from '../../people/describePeople.ts';
import { directorWords } from '../../texts/people.ts';
import type { ReadingContext, Section } from '../description.ts';

/** Each director with their answers. */
export function describe(values: StepData['directors'], context: ReadingContext): Section[] {
  return describePeople(
    values.directors,
    { step: 'directors', list: 'directors', words: directorWords, role: 'director' },
    context,
  );
}
