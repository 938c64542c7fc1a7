import { prefilledFromTrustees as prefills } from '#domain/people/prefilledOwners.ts';
import { open } from '#domain/stepRules/trustees/open.ts';
import { schema, trusteeSchema } from '#domain/stepRules/trustees/schema.ts';
import { settle } from '#domain/stepRules/trustees/settle.ts';
import { peopleList } from '#features/parts/people/peopleStep.ts';
import { AlsoOwnerPart } from './AlsoOwnerPart.tsx';

/** The individual trustees of a trust (2-TRU); who owns too is entered among the beneficial owners (2-BO-12). */
export const trusteesList = peopleList('trustees', {
  rules: { open, settle, schema, prefills },
  rowSchema: trusteeSchema,
  Extra: AlsoOwnerPart,
});
