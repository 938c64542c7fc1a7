import { STEP_FIELDS } from '../../model/fields.ts';
import { listErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { mayBeEmpty } from './rules.ts';
import { personSchema } from '../../people/personSchema.ts';
import { fields, list } from '../../rules/fieldRules.ts';

/**
 * Returns the rules of the directors of a company or corporate trustee (2-DIR-04 to 2-DIR-08): at least one, unless a provider verifies
 * people.
 */
export function schema(context: SchemaContext) {
  const first = directorSchema(context, 0);
  const further = directorSchema(context, 1);
  return fields(STEP_FIELDS.directors, {
    directors: list({
      row: (index) => (index === 0 ? first : further),
      rule: (directors) => (directors.length > 0 || mayBeEmpty(context.offer) ? null : listErrors.oneDirector),
    }),
  });
}

/** Returns the rules of the director at this index of the list, from 0. */
export function directorSchema(context: SchemaContext, index: number) {
  return personSchema(context, { index, role: 'director' });
}
