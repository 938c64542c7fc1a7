import { prefilledFromTrustees as prefills } from '#domain/people/prefilledOwners.ts';
import { open } from '#domain/stepRules/trustees/open.ts';
import { MAX_TRUSTEES, schema, trusteeSchema } from '#domain/stepRules/trustees/schema.ts';
import { settle } from '#domain/stepRules/trustees/settle.ts';
import { trusteeWords } from '#domain/texts/people.ts';
import type { PeopleStepConfig } from '#features/parts/people/peopleStep.ts';
import { AlsoOwnerPart } from './AlsoOwnerPart.tsx';

/** The individual trustees of a trust (2-TRU); who owns too is entered among the beneficial owners (2-BO-12). */
export const trusteesList: PeopleStepConfig<'trustees'> = {
  name: 'trustees',
  list: 'trustees',
  role: 'trustee',
  words: trusteeWords,
  maximum: MAX_TRUSTEES,
  toPeople: ({ trustees = [] }) => trustees,
  toValues: (trustees) => ({ trustees }),
  rules: { open, settle, schema, prefills },
  rowSchema: trusteeSchema,
  Extra: AlsoOwnerPart,
};
