/** Several statements that change rows, sent as one: one round trip, one plan, all of them or none. */
import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** An insert, update or delete without a `returning`, as Kysely builds it. */
export type Change = Pick<Expression<unknown>, 'toOperationNode'>;

/**
 * Makes the changes at once; gives how many rows each of them changed. None of them sees the rows of another, and in which order they
 * happen is the database's to choose: a row that one removes cannot be written by another. Foreign keys between them hold.
 */
export async function changeTogether(database: Kysely<Tables>, changes: readonly Change[]): Promise<number[]> {
  if (changes.length === 0) return [];
  const named = changes.map((change, index) => ({ change, name: sql.raw(`change_${index}`) }));
  const parts = named.map(({ change, name }) => sql`${name} as (${asIs(change)} returning 1)`);
  const counts = named.map(({ name }) => sql`(select count(*)::integer from ${name})`);
  const { rows } = await sql<{
    counts: number[];
  }>`with ${sql.join(parts)} select array[${sql.join(counts)}] as counts`.execute(database);
  return rows[0]?.counts ?? [];
}

function asIs(change: Change): RawBuilder<unknown> {
  return sql`${change}`;
}
