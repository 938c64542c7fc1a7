/** Places in the issuer's list: its pages follow keys of their first and last rows, so that a page costs the same wherever it is. */
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { ListOrder } from '#domain/application/issuerList.ts';
import type { Tables } from '../database/tables.ts';

/** Key of a row in the order of the list: what it is sorted by, as text, and the application's id. */
interface ListKey {
  key: string;
  id: number;
}

export type ListPlace = { kind: 'first' } | { kind: 'last' } | ({ kind: 'after' | 'before' } & ListKey);

interface SortKey {
  column: RawBuilder<unknown>;
  /** Type of the column, for a key that comes back as text. */
  cast: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  /** Matches keys that the database reads as this type. */
  pattern: RegExp;
}

const TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
const submitted = { column: sql`listed.submitted_at`, cast: sql`timestamptz`, pattern: TIME };

export const SORT_KEYS: Readonly<Record<ListOrder, SortKey>> = {
  newest: { ...submitted, direction: 'desc' },
  oldest: { ...submitted, direction: 'asc' },
  name: { column: sql`listed.sort_name collate "C"`, cast: sql`text`, direction: 'asc', pattern: /^\P{Cc}{0,1000}$/u },
  largest: {
    column: sql`coalesce(listed.amount, 0)`,
    cast: sql`numeric`,
    direction: 'desc',
    pattern: /^\d{1,32}(?:\.\d{1,10})?$/,
  },
};

type SortedRow = Pick<
  Selectable<Tables['listed_applications']>,
  'application_id' | 'submitted_at' | 'sort_name' | 'amount'
>;

/** Returns the key of a row in this order. */
export function keyOf(order: ListOrder, { application_id: id, submitted_at, sort_name, amount }: SortedRow): ListKey {
  if (order === 'name') return { key: sort_name, id };
  return { key: order === 'largest' ? (amount ?? '0') : submitted_at.toISOString(), id };
}

/** Returns the text that names the page after, or before, a row. */
export function placeToken(kind: 'after' | 'before', { key, id }: ListKey): string {
  return `${kind}:${Buffer.from(JSON.stringify([key, id])).toString('base64url')}`;
}

/** Reads a place as it was given out by `placeToken`, `last`, or '' for the first page; null for any other text. */
export function readPlace(order: ListOrder, token: string): ListPlace | null {
  if (token === '') return { kind: 'first' };
  if (token === 'last') return { kind: 'last' };
  const [, kind, content = ''] = /^(after|before):([\w-]{1,5000})$/.exec(token) ?? [];
  if (kind !== 'after' && kind !== 'before') return null;
  const [key, id] = readKey(content);
  if (typeof key !== 'string' || !SORT_KEYS[order].pattern.test(key)) return null;
  return Number.isSafeInteger(id) ? { kind, key, id: Number(id) } : null;
}

function readKey(content: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(content, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
