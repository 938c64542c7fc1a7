import type { Person } from '../application.ts';
import type { SchemaContext } from '../stepRules/context.ts';
import type { PickingRole } from './roles.ts';
import { settlePerson } from './settlePerson.ts';
import { settleRows } from './settleRows.ts';

/**
 * What is kept of a list: of each person what is asked of them. `first` is the place, from 0, of who counts as the first person of the
 * source-of-wealth rules (2-SOW-05).
 */
export function settlePeople(
  people: readonly Person[] | undefined,
  { role, first = 0 }: { role: PickingRole; first?: number },
  context: SchemaContext,
): Person[] | undefined {
  return settleRows(people, (row, index) => settlePerson(row, { index: index - first, role }, context));
}
