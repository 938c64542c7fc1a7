import type { StepData } from '../../application.ts';
import { describePeople } from '../../people/describePeople.ts';
import { ownerWords } from '../../texts/people.ts';
import type { ReadingContext, Section } from '../description.ts';

/** The beneficial owners: those who count (2-BO-11). */
export function describe(values: StepData['beneficial_owners'], context: ReadingContext): Section[] {
  return describePeople(
    values.beneficialOwners,
    { step: 'beneficial_owners', list: 'beneficialOwners', words: ownerWords, role: 'beneficial_owner' },
    context,
  );
}
