import type { Person } from '../application.ts';
import type { FormContext, SchemaContext } from '../stepRules/context.ts';
import type { PersonRole } from '../application/peoplePlaces.ts';
import { asksForRoles, declaresTaxes } from './personAsked.ts';
import { openDefaults } from './personDefaults.ts';
import { openDeclaration } from '../tax/settleDeclaration.ts';
import { candidatesFor, newRow, withRoleEntities, type PickingRole } from './roles.ts';

/**
 * The people with whom the form of a list opens. On a first visit a list that must not stay empty begins with a blank block, unless
 * somebody can be picked.
 */
export function openRows(
  saved: readonly Person[] | undefined,
  { role, mayBeEmpty }: { role: PickingRole; mayBeEmpty: boolean },
  context: FormContext,
): Person[] {
  const needsBlank = saved === undefined && !mayBeEmpty && candidatesFor(context.application, role, []).length === 0;
  const rows = needsBlank ? [newRow(context.newId(), role, context.application)] : (saved ?? []);
  return rows.map((person) => openRow(person, role, context));
}

/** Somebody as their block takes them, with an entry for each entity in which roles are asked. */
export function openRow(person: Person, role: PersonRole, context: SchemaContext): Person {
  const { offer, application } = context;
  const isAsked = role !== 'investor' && asksForRoles(offer, role);
  const opened = withRoleEntities(openDefaults(person, offer), { role, isAsked }, application);
  return declaresTaxes({ role }) ? openDeclaration(opened, context) : opened;
}
