import { isBeneficialOwner } from '#domain/people/beneficialOwner.ts';
import { ownerSchema, schema } from '#domain/stepRules/beneficial_owners/schema.ts';
import { ownerWords } from '#domain/texts/people.ts';
import type { PeopleStepConfig } from '#features/parts/people/peopleStep.ts';
import { OwnerExplanation } from './OwnerExplanation.tsx';

/** The beneficial owners (2-BO): as many as there are (2-BO-19). What is typed is the step's draft until it is right (2-BO-10). */
export const ownersList: PeopleStepConfig<'beneficial_owners'> = {
  name: 'beneficial_owners',
  list: 'beneficialOwners',
  role: 'beneficial_owner',
  words: ownerWords,
  maximum: Infinity,
  // A trustee who stands in the list without being flagged is offered for picking instead (2-BO-11).
  toPeople: (values) => (values?.beneficialOwners ?? []).filter(isBeneficialOwner),
  toValues: (beneficialOwners) => ({ beneficialOwners }),
  schema,
  rowSchema: ownerSchema,
  judgesAtOnce: true,
  intro: <OwnerExplanation />,
};
