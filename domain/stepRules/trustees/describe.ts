import type { StepData } from '../../application.ts';
import { describePeople } from '../../people/describePeople.ts';
import { trusteeWords } from '../../texts/people.ts';
import type { ReadingContext, Section } from '../description.ts';

/** Each trustee with their answers, and which of them own too. */
export function describe(values: StepData['trustees'], context: ReadingContext): Section[] {
  return describePeople(
    values.trustees,
    { step: 'trustees', list: 'trustees', words: trusteeWords, role: 'trustee' },
    context,
  );
}
