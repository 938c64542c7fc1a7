import { PERSON, STEP_FIELDS } from '../../application/fields.ts';
import type { Application, Person } from '../../application.ts';
import { isBeneficialOwner } from '../../people/beneficialOwner.ts';
import { listErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../context.ts';
import { personSchema } from '../../people/personSchema.ts';
import { chosenBy, fields, flag, list, wholeObject } from '../fieldRules.ts';

type Values = NonNullable<Application['beneficial_owners']>;

/**
 * The beneficial owners (2-BO-10 to 2-BO-17): at least one, each by the rules of a person. A prefilled trustee who is no owner
 * counts for nothing and is not judged (2-BO-11). The temporary list is what a trust's form edits (2-BO-10); what counts is the
 * list that was copied from it.
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

/** The owner at this place, from 0, among those who count: the first is the first person of the source-of-wealth rules (2-SOW-05). */
export function ownerSchema(context: SchemaContext, index: number) {
  const flags = { is_existing_trustee_ben_owner: flag(), was_prefilled_trustee: flag() };
  const owner = personSchema(context, { index, role: 'beneficial_owner' }).shape(flags);
  return chosenBy<Person>((person) => (isBeneficialOwner(person) ? owner : fields(PERSON, flags)));
}

function isFirstOwner(rows: readonly unknown[] | null | undefined, index: number): boolean {
  return Array.isArray(rows) && rows.findIndex(isOwnerRow) === index;
}

function isOwnerRow(row: unknown): boolean {
  return typeof row === 'object' && row !== null && isBeneficialOwner(row);
}
