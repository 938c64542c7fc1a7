import { ROLE_ENTITY, STEP_FIELDS } from '../../model/fields.ts';
import type { Person } from '../../model/application.ts';
import { listErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { personSchema } from '../../people/personSchema.ts';
import { fields, list, text, textList } from '../../rules/fieldRules.ts';

/**
 * Returns the rules of persons with roles in the owning entities (2-OTH-01 to 2-OTH-06): the list may be empty, and every listed person has
 * at least one role somewhere.
 */
export function schema(context: SchemaContext) {
  const first = otherSchema(context, 0);
  const further = otherSchema(context, 1);
  return fields(STEP_FIELDS.others, {
    others: list({ row: (index) => (index === 0 ? first : further) }),
  });
}

/** Returns the rules of the person at this index of the list, from 0. */
export function otherSchema(context: SchemaContext, index: number) {
  const roles = list<Person>({
    row: () => fields(ROLE_ENTITY, { name: text(), roleOptions: textList(), role_types: textList() }),
    rule: (entities) => (entities.some(hasRole) ? null : listErrors.oneRole),
  });
  return personSchema(context, { index, role: 'other' }).shape({ roles });
}

function hasRole(entity: unknown): boolean {
  if (typeof entity !== 'object' || entity === null || !('role_types' in entity)) return false;
  return (
    Array.isArray(entity.role_types) && entity.role_types.some((type) => typeof type === 'string' && type.trim() !== '')
  );
}
