/** Behind a pooler the role sets the time limit of a single statement: there is no session that could. */
import { sql, type Kysely } from 'kysely';
import type { DatabaseLimits } from './postgres.ts';
import type { Tables } from './tables.ts';

/** Sets the role's limits in this database where they differ. Every role may set its own. */
export async function settleRoleLimits(
  database: Kysely<Tables>,
  { statement, lock }: Pick<DatabaseLimits, 'statement' | 'lock'>,
): Promise<void> {
  const wanted = { statement_timeout: `${statement}ms`, lock_timeout: `${lock}ms` };
  const { rows } = await sql<{ database: string; settings: string[] }>`
    select current_database() as database, coalesce((
      select setconfig from pg_catalog.pg_db_role_setting
      where setdatabase = (select oid from pg_catalog.pg_database where datname = current_database())
        and setrole = (select oid from pg_catalog.pg_roles where rolname = current_user)
    ), '{}') as settings`.execute(database);
  const { database: name = '', settings = [] } = rows[0] ?? {};
  for (const [setting, value] of Object.entries(wanted)) {
    if (settings.includes(`${setting}=${value}`)) continue;
    await sql`alter role current_user in database ${sql.id(name)} set ${sql.raw(setting)} = ${sql.lit(value)}`.execute(
      database,
    );
  }
}
