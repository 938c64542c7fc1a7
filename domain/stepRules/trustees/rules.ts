import type { Person, StepData } from '../../model/application.ts';
import { peopleRules } from '../people/peopleRules.ts';

export { prefilledFromTrustees as prefills } from '../../people/prefilledOwners.ts';

export const { open, settle, describe, summarise } = peopleRules({
  role: 'trustee',
  mayBeEmpty: () => false,
  read: ({ trustees }: StepData['trustees']) => trustees,
  write: (trustees: Person[]) => ({ trustees }),
});
