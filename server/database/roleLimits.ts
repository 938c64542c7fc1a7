/** Behind a pooler, how long a single statement may take is a setting of the role: there is no session that could say it. */
import { sql, type Kysely } from 'kysely';
import type { DatabaseLimits } from './postgres.ts';
import type { Tables } from './tables.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

/** Sets the role's limits in this database where they are others; gives what the operator should know, if anything. */
export async function settleRoleLimits(
  database: Kysely<Tables>,
  { statement, lock }: Pick<DatabaseLimits, 'statement' | 'lock'>,
): Promise<string[]> {
  const wanted = { statement_timeout: `${statement}ms`, lock_timeout: `${lock}ms` };
  const { rows } = await sql<{ setting: string; name: string }>`
    select unnest(setconfig) as setting from pg_catalog.pg_db_role_setting
    where setdatabase = (select oid from pg_catalog.pg_database where datname = current_database())
      and setrole = (select oid from pg_catalog.pg_roles where rolname = current_user)`.execute(database);
  const present = new Set(rows.map(({ setting }) => setting));
  const missing = Object.entries(wanted).filter(([name, value]) => !present.has(`${name}=${value}`));
  try {
    for (const [name, value] of missing) await setForRole(database, name, value);
    return [];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE)) throw error;
    return [
      `The role of DATABASE_URL may not set its own time-outs: have them set, as docs/operating.md says under PgBouncer`,
    ];
  }
}

async function setForRole(database: Kysely<Tables>, name: string, value: string): Promise<void> {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(database);
  await sql`alter role current_user in database ${sql.id(rows[0]?.database ?? '')} set ${sql.raw(name)} = ${sql.lit(value)}`.execute(
    database,
  );
}
