import type { Application, Person } from '#domain/application.ts';
import { isBeneficialOwner } from '#domain/beneficialOwner.ts';
import { followOwners } from '#domain/followTrustees.ts';
import { ownerSchema, schema } from '#domain/schemas/beneficial_owners.ts';
import type { SchemaContext } from '#domain/schemas/context.ts';
import { validateWith } from '#domain/schemas/validate.ts';
import { ownerWords } from '#domain/texts/people.ts';
import type { PeopleStepConfig } from '#features/ui/people/peopleStep.ts';
import { OwnerExplanation } from './OwnerExplanation.tsx';

type Values = NonNullable<Application['beneficial_owners']>;

/** The beneficial owners (2-BO): as many as there are (2-BO-19). */
export const ownersList: PeopleStepConfig<'beneficial_owners'> = {
  name: 'beneficial_owners',
  list: 'beneficialOwners',
  place: 'beneficial_owners.beneficialOwners',
  role: 'beneficial_owner',
  words: ownerWords,
  maximum: Infinity,
  toPeople,
  toValues,
  schema,
  rowSchema: ownerSchema,
  following: followOwners,
  judgesAtOnce: true,
  intro: <OwnerExplanation />,
};

/** Whoever counts: a trustee who stands in the list without being flagged is offered for picking instead (2-BO-11). */
function toPeople(values: Values | undefined, context: SchemaContext): Person[] {
  const edited = isOfTrust(context) ? values?.tempBeneficialOwners : undefined;
  return (edited ?? values?.beneficialOwners ?? []).filter(isBeneficialOwner);
}

/** A trust's form edits the temporary list; while that has errors the list that counts keeps its last valid content (2-BO-10). */
function toValues(people: Person[], saved: Values | undefined, context: SchemaContext): Values {
  if (!isOfTrust(context)) return { beneficialOwners: people };
  const isRight = Object.keys(validateWith(schema(context), { beneficialOwners: people })).length === 0;
  return { beneficialOwners: isRight ? people : (saved?.beneficialOwners ?? []), tempBeneficialOwners: people };
}

function isOfTrust({ application }: SchemaContext): boolean {
  return application.investor_details?.investor_type === 'trust_superfund';
}
