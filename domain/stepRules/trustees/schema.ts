import { STEP_FIELDS } from '../../model/fields.ts';
import { listErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { personSchema } from '../../people/personSchema.ts';
import { fields, flag, list } from '../../rules/fieldRules.ts';

/** Returns the rules of the individual trustees of a trust (2-TRU-04 to 2-TRU-09). */
export function schema(context: SchemaContext) {
  const first = trusteeSchema(context, 0);
  const further = trusteeSchema(context, 1);
  return fields(STEP_FIELDS.trustees, {
    trustees: list({
      row: (index) => (index === 0 ? first : further),
      rule: (trustees) => (trustees.length > 0 ? null : listErrors.oneTrustee),
    }),
  });
}

/** Returns the rules of the trustee at this index of the list, from 0. */
export function trusteeSchema(context: SchemaContext, index: number) {
  return personSchema(context, { index, role: 'trustee' }).shape({ is_existing_trustee_ben_owner: flag() });
}
