/** Opens the database, embedded or PostgreSQL, and brings it to the newest migration. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  Kysely,
  Migrator,
  PostgresDialect,
  sql,
  type Migration,
  type MigrationProvider,
  type PostgresPool,
} from 'kysely';
import { openEmbeddedDatabase } from './embedded.ts';
import { LIMITS, openPostgres, PATIENCE, type DatabaseLimits } from './postgres.ts';
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
  /** How long is waited; the service's own where nothing is said. */
  limits?: DatabaseLimits | null;
}

/** @throws Error when the database cannot be opened, or not safely (see embeddedWorker.mjs). */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  const opened = await connect(settings);
  // Kysely closes only what has been used: without a first statement `destroy()` would leave the database's thread running.
  await sql`select 1`.execute(opened.database);
  return opened;
}

async function connect({ databaseUrl, dataDirectory, limits = LIMITS }: DatabaseSettings): Promise<OpenedDatabase> {
  if (databaseUrl !== null)
    return { database: overPool(openPostgres(databaseUrl, limits)), kind: 'postgres', syncCount: null };
  const embedded = await openEmbeddedDatabase(path.join(dataDirectory, 'database'), limits ?? LIMITS);
  return { database: overPool(embedded.pool), kind: 'embedded', syncCount: embedded.syncCount };
}

function overPool(pool: PostgresPool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
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

/**
 * Runs the migrations that are missing, up to `last` where that is named, in order, in one transaction under an advisory lock: several
 * processes may start at once.
 */
export async function migrate(database: Database, last?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: new SqlFiles() });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.');
}

/** Opens the database and brings it to the newest migration. */
export async function openMigratedDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  return (await openPreparedDatabase(settings, async () => undefined)).opened;
}

/**
 * Opens the database, brings it to the newest migration and does what else has to be done before it is used. Both may take their time: on
 * PostgreSQL over a connection of their own.
 */
export async function openPreparedDatabase<Prepared>(
  settings: DatabaseSettings,
  prepare: (opened: OpenedDatabase) => Promise<Prepared>,
): Promise<{ opened: OpenedDatabase; prepared: Prepared }> {
  const limits: DatabaseLimits = { ...PATIENCE };
  const first = await openDatabase({ ...settings, limits: settings.databaseUrl === null ? limits : null });
  try {
    await migrate(first.database);
    const prepared = await prepare(first);
    if (settings.databaseUrl === null) {
      // It is one connection and stays open: from here on it has the limits of calls.
      Object.assign(limits, settings.limits ?? LIMITS);
      return { opened: first, prepared };
    }
    await first.database.destroy();
    return { opened: await openDatabase(settings), prepared };
  } catch (error) {
    await first.database.destroy();
    throw error;
  }
}
