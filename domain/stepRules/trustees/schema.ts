import type { Application } from '../../application.ts';
import { commonErrors, listErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../context.ts';
import { personSchema } from '../../people/personSchema.ts';
import { fields, flag, list } from '../fieldRules.ts';

/** The first trustee and three that can be added (2-TRU-05). */
export const MAX_TRUSTEES = 4;

/** The individual trustees of a trust (2-TRU-04 to 2-TRU-09). */
export function schema(context: SchemaContext) {
  const first = trusteeSchema(context, 0);
  const further = trusteeSchema(context, 1);
  return fields<NonNullable<Application['trustees']>>({
    trustees: list({ row: (index) => (index === 0 ? first : further), rule: listMessage }),
  });
}

/** The trustee at this place of the list, from 0. */
export function trusteeSchema(context: SchemaContext, index: number) {
  return personSchema(context, { index, role: 'trustee' }).shape({ is_existing_trustee_ben_owner: flag() });
}

function listMessage(trustees: unknown[]): string | null {
  if (trustees.length === 0) return listErrors.oneTrustee;
  return trustees.length > MAX_TRUSTEES ? commonErrors.invalid : null;
}
