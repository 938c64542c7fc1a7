import { open } from '#domain/stepRules/beneficial_owners/open.ts';
import { ownerSchema, schema } from '#domain/stepRules/beneficial_owners/schema.ts';
import { settle } from '#domain/stepRules/beneficial_owners/settle.ts';
import { peopleList } from '#features/parts/people/peopleStep.ts';
import { OwnerExplanation } from './OwnerExplanation.tsx';

/** The beneficial owners (2-BO): as many as there are (2-BO-19). What is typed is the step's draft until it is right (2-BO-10). */
export const ownersList = peopleList('beneficial_owners', {
  rules: { open, settle, schema },
  rowSchema: ownerSchema,
  judgesAtOnce: true,
  intro: <OwnerExplanation />,
});
