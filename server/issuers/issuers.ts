/** Issuers: each offer names one (`client_name`), and staff belong to one. */
import type { Database } from '../database/database.ts';

/** Returns the issuer of this name, and makes it if there is none yet. */
export async function issuerNamed(database: Database, name: string): Promise<number> {
  const row = await database
    .insertInto('issuers')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Returns the issuer that an account belongs to; null if it belongs to none. */
export async function issuerOfAccount(database: Database, userId: number): Promise<number | null> {
  const row = await database.selectFrom('users').select('issuer_id').where('id', '=', userId).executeTakeFirst();
  return row?.issuer_id ?? null;
}
