import { PERSON, STEP_FIELDS } from '../../model/fields.ts';
import type { Application, Person } from '../../model/application.ts';
import { isBeneficialOwner } from '../../people/beneficialOwner.ts';
import { listErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { personSchema } from '../../people/personSchema.ts';
import { schemaByValues, fields, flag, list, wholeObject } from '../../rules/fieldRules.ts';

type Values = NonNullable<Application['beneficial_owners']>;

/**
 * Returns the rules of the beneficial owners (2-BO-10 to 2-BO-17): at least one, each by the rules of a person. A prefilled trustee who is
 * no owner does not count and is not checked (2-BO-11). A trust's form edits the temporary list (2-BO-10); only the list that is copied
 * from it counts.
 */
export function schema(context: SchemaContext) {
  return fields(STEP_FIELDS.beneficial_owners, {
    beneficialOwners: list<Values>({
      row: (index, { beneficialOwners }) => ownerSchema(context, isFirstOwner(beneficialOwners, index) ? 0 : 1),
      rule: (rows) => (rows.some(isOwnerRow) ? null : listErrors.oneBeneficialOwner),
    }),
    tempBeneficialOwners: list({ row: () => wholeObject() }),
  });
}

/**
 * Returns the rules of the owner at this index, from 0, among people who count as owners. The source-of-wealth rules treat the first as the
 * first person (2-SOW-05).
 */
export function ownerSchema(context: SchemaContext, index: number) {
  const flags = { is_existing_trustee_ben_owner: flag(), was_prefilled_trustee: flag() };
  const owner = personSchema(context, { index, role: 'beneficial_owner' }).shape(flags);
  return schemaByValues<Person>((person) => (isBeneficialOwner(person) ? owner : fields(PERSON, flags)));
}

function isFirstOwner(rows: readonly unknown[] | null | undefined, index: number): boolean {
  return Array.isArray(rows) && rows.findIndex(isOwnerRow) === index;
}

function isOwnerRow(row: unknown): boolean {
  return typeof row === 'object' && row !== null && isBeneficialOwner(row);
}
