import type { Person, StepData } from '../../model/application.ts';
import { peopleRules } from '../people/peopleRules.ts';

export const { open, settle, describe, summarise } = peopleRules({
  role: 'other',
  mayBeEmpty: () => true,
  read: ({ others }: StepData['others']) => others,
  write: (others: Person[]) => ({ others }),
});
