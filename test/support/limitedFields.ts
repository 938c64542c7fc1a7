/** Every field of the table that can grow, with a value at its limit and one a step above it. */
import { rowLimit } from '#domain/rules/excess.ts';
import { tableIn, type FieldShape, type FieldTable } from '#domain/model/fieldKinds.ts';
import { APPLICATION } from '#domain/model/fields.ts';

export interface LimitedField {
  step: string;
  /** In Formik's syntax, within the step. */
  path: string;
  most: unknown;
  above: unknown;
  /** The step's values with this one in its place. */
  within: (value: unknown) => Record<string, unknown>;
}

const rows = <Row>(count: number, row: Row): Row[] => Array.from({ length: count }, () => row);
const named = (count: number) => Object.fromEntries(rows(count, '').map((_, index) => [`n${index}`, 'x']));

/** The value at the limit and the one above it; null where the shape cannot grow. */
function edges(shape: FieldShape, beside: Record<string, unknown>): [unknown, unknown] | null {
  if (typeof shape === 'string' || 'fields' in shape) return null;
  if ('longest' in shape) return ['x'.repeat(shape.longest), 'x'.repeat(shape.longest + 1)];
  if ('texts' in shape) return [rows(shape.texts.most, 'x'), rows(shape.texts.most + 1, 'x')];
  if ('named' in shape) return [named(shape.named.most), named(shape.named.most + 1)];
  if ('largest' in shape) return ['x'.repeat(shape.largest - 1), 'x'.repeat(shape.largest)];
  const { most } = rowLimit(shape.limit, beside);
  return [rows(most, {}), rows(most + 1, {})];
}

type Within = LimitedField['within'];

function fieldsIn(table: FieldTable, at: { step: string; path: string; within: Within }): LimitedField[] {
  return Object.entries(table).flatMap(([name, { shape }]) => {
    const path = at.path === '' ? name : `${at.path}.${name}`;
    const within: Within = (value) => at.within({ [name]: value });
    const pair = edges(shape, {});
    const own = pair ? [{ step: at.step, path, most: pair[0], above: pair[1], within }] : [];
    const inner = tableIn(shape);
    if (inner === null) return own;
    const isList = typeof shape === 'object' && 'rows' in shape;
    const inside = isList
      ? { step: at.step, path: `${path}[0]`, within: (value: unknown) => within([value]) }
      : { step: at.step, path, within };
    return [...own, ...fieldsIn(inner, inside)];
  });
}

/** Every field that can grow, wherever it stands. */
export const LIMITED_FIELDS: readonly LimitedField[] = Object.entries(APPLICATION).flatMap(([step, { shape }]) =>
  fieldsIn(tableIn(shape) ?? {}, { step, path: '', within: (values) => values as Record<string, unknown> }),
);
