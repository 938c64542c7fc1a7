import { open, settle } from '#domain/stepRules/beneficial_owners/rules.ts';
import { ownerSchema, schema } from '#domain/stepRules/beneficial_owners/schema.ts';
import { peopleList } from '#features/parts/people/peopleStep.ts';
import { OwnerExplanation } from './OwnerExplanation.tsx';

/** List of beneficial owners (2-BO), any number of them (2-BO-19). Typed answers stay the step's draft until they are right (2-BO-10). */
export const ownersList = peopleList('beneficial_owners', {
  rules: { open, settle, schema },
  rowSchema: ownerSchema,
  judgesAtOnce: true,
  intro: <OwnerExplanation />,
});
