import { prefilledFromTrustees as prefills } from '#domain/people/prefilledOwners.ts';
import { open, settle } from '#domain/stepRules/trustees/rules.ts';
import { schema, trusteeSchema } from '#domain/stepRules/trustees/schema.ts';
import { peopleList } from '#features/parts/people/peopleStep.ts';
import { AlsoOwnerPart } from './AlsoOwnerPart.tsx';

/** List of the individual trustees of a trust (2-TRU); a trustee who is an owner too is entered among the beneficial owners (2-BO-12). */
export const trusteesList = peopleList('trustees', {
  rules: { open, settle, schema, prefills },
  rowSchema: trusteeSchema,
  Extra: AlsoOwnerPart,
});
