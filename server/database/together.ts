/** Several statements that change rows, sent as one: one round trip, one plan, all of them or none. */
import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** An insert, update or delete without a `returning`, as Kysely builds it. */
export type Change = Pick<Expression<unknown>, 'toOperationNode'>;

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
  const parts = changes.map((change, index) => sql`${sql.raw(`change_${index}`)} as (${asIs(change)})`);
  if (counted) parts.push(sql`counted as (${asIs(counted)} returning 1)`);
  const count = counted ? sql`(select count(*)::integer from counted)` : sql`0`;
  const { rows } = await sql<{ count: number }>`with ${sql.join(parts)} select ${count} as count`.execute(database);
  return rows[0]?.count ?? 0;
}

function asIs(change: Change): RawBuilder<unknown> {
  return sql`${change}`;
}
