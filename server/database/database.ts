/** Opens the database, embedded or PostgreSQL, and brings it to the newest migration. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, Migrator, PostgresDialect, sql, type Migration, type MigrationProvider } from 'kysely';
import pg from 'pg';
import { openEmbeddedDatabase } from './embedded.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface OpenedDatabase {
  database: Database;
  kind: 'embedded' | 'postgres';
  /** Syncs to disk since opening; null on a PostgreSQL server, which counts its own. */
  syncCount: (() => number) | null;
}

export interface DatabaseSettings {
  /** A PostgreSQL address; null opens the embedded database. */
  databaseUrl: string | null;
  /** The folder of the embedded database lies in it. */
  dataDirectory: string;
}

/** @throws Error when the database cannot be opened, or not safely (see embeddedWorker.mjs). */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  const opened = await connect(settings);
  // Kysely closes only what has been used: without a first statement `destroy()` would leave the database's thread running.
  await sql`select 1`.execute(opened.database);
  return opened;
}

async function connect(settings: DatabaseSettings): Promise<OpenedDatabase> {
  if (settings.databaseUrl !== null) {
    const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: 10 });
    // A connection that breaks while idle is replaced at the next use; without a listener it would end the process.
    pool.on('error', () => undefined);
    return { database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), kind: 'postgres', syncCount: null };
  }
  const embedded = await openEmbeddedDatabase(path.join(settings.dataDirectory, 'database'));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embedded.pool }) });
  return { database, kind: 'embedded', syncCount: embedded.syncCount };
}

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));

class SqlFiles implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
    const names = (await fs.readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort();
    const entries = await Promise.all(
      names.map(async (name): Promise<[string, Migration]> => {
        const text = await fs.readFile(path.join(MIGRATIONS_FOLDER, name), 'utf8');
        return [name.replace(/\.sql$/, ''), { up: async (database) => void (await sql.raw(text).execute(database)) }];
      }),
    );
    return Object.fromEntries(entries);
  }
}

/** Runs the migrations that are missing, in order, in one transaction under an advisory lock: several processes may start at once. */
export async function migrate(database: Database): Promise<void> {
  const { error } = await new Migrator({ db: database, provider: new SqlFiles() }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.');
}
