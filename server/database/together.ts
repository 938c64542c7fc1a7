/** Several statements that change rows, sent as one: one round trip, one plan, all of them or none. */
import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** An insert, update or delete without a `returning`, as Kysely builds it. */
export type Change = Pick<Expression<unknown>, 'toOperationNode'>;

/** By this name the other changes may refer to the rows of the one that is counted. */
export const COUNTED = 'counted';

/**
 * Makes the changes at once; gives how many rows `counted`, one more of them, changed (counting each would cost as much as making it). None
 * of them sees the rows of another, and in which order they happen is the database's to choose: a row that one removes cannot be written by
 * another. Foreign keys between them hold.
 */
export async function changeTogether(
  database: Kysely<Tables>,
  changes: readonly Change[],
  counted?: Change,
): Promise<number> {
  if (changes.length === 0 && counted === undefined) return 0;
  return (await changeAndRead(database, { changes, counted, read: sql<null>`null` })).count;
}

interface Together<Read> {
  changes: readonly Change[];
  counted: Change | undefined;
  /** Sees nothing of what changes beside it. */
  read: RawBuilder<Read>;
}

/** As `changeTogether`; gives what the same statement `read`, too. */
export async function changeAndRead<Read>(
  database: Kysely<Tables>,
  { changes, counted, read }: Together<Read>,
): Promise<{ count: number; read: Read }> {
  // First: a statement's parts may only name those before them.
  const first = counted ? [sql`${sql.ref(COUNTED)} as (${asIs(counted)} returning 1)`] : [];
  const parts = [...first, ...changes.map((change, index) => sql`${sql.raw(`change_${index}`)} as (${asIs(change)})`)];
  const count = counted ? sql`(select count(*)::integer from ${sql.ref(COUNTED)})` : sql`0`;
  const statement = sql<{
    count: number;
    read: Read;
  }>`with ${sql.join(parts)} select ${count} as count, ${read} as read`;
  const [row] = (await statement.execute(database)).rows;
  if (row === undefined) throw new Error('A select without a table gave no row.');
  return row;
}

function asIs(change: Change): RawBuilder<unknown> {
  return sql`${change}`;
}
