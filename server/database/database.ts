/** Opens the database, embedded or PostgreSQL, and brings it to the newest migration. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  Kysely,
  Migrator,
  PostgresAdapter,
  PostgresDialect,
  sql,
  type Migration,
  type MigrationProvider,
  type PostgresPool,
} from 'kysely';
import { openEmbeddedDatabase } from './embedded.ts';
import { DEFAULT_POOL_SIZE, LIMITS, openPostgres, PATIENCE, type DatabaseLimits } from './postgres.ts';
import { settleRoleLimits } from './roleLimits.ts';
import { underStartLock } from './startLock.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface OpenedDatabase {
  database: Database;
  kind: 'embedded' | 'postgres';
  /** Syncs to disk since opening; null on a PostgreSQL server, which counts its own. */
  syncCount: (() => number) | null;
  /** A pooler (PgBouncer) stands in front of the server: nothing outlives a transaction. */
  isPooled: boolean;
}

export interface DatabaseSettings {
  /** A PostgreSQL address; null opens the embedded database. */
  databaseUrl: string | null;
  /** The folder of the embedded database lies in it. */
  dataDirectory: string;
  /** The most connections to PostgreSQL at once. */
  databasePoolSize?: number;
  /** How long is waited; the service's own where nothing is said. */
  limits?: DatabaseLimits;
}

/** @throws Error when the database cannot be opened, or not safely (see embeddedWorker.mjs). */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  const { databaseUrl, dataDirectory, databasePoolSize: size = DEFAULT_POOL_SIZE, limits = LIMITS } = settings;
  if (databaseUrl === null) {
    const embedded = await openEmbeddedDatabase(path.join(dataDirectory, 'database'), limits);
    const database = await overPool(embedded.pool);
    return { database, kind: 'embedded', syncCount: embedded.syncCount, isPooled: false };
  }
  const pool = openPostgres(databaseUrl, { limits, size });
  const database = await overPool(pool);
  return { database, kind: 'postgres', syncCount: null, isPooled: pool.isPooled };
}

async function overPool(pool: PostgresPool): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: new Dialect({ pool }) });
  // Kysely closes only what has been used: without a first statement `destroy()` would leave the database's thread running.
  await sql`select 1`.execute(database);
  return database;
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

/** Migrations run under the start lock. Kysely's own belongs to a session, which a pooler would hand on with the lock. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
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

/** Runs the migrations that are missing, up to `last` where that is named, in order, in one transaction. One process at a time. */
export async function migrate(database: Database, last?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: new SqlFiles() });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.');
}

/** Opens the database and brings it to the newest migration. */
export async function openMigratedDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  return (await openPreparedDatabase(settings, async () => undefined)).opened;
}

/** One holds the start lock. */
const START_CONNECTIONS = 2;

/**
 * Opens the database, brings it to the newest migration and does what else has to be done before it is used: one process at a time.
 * It may take its time: on PostgreSQL over connections of its own.
 */
export async function openPreparedDatabase<Prepared>(
  settings: DatabaseSettings,
  prepare: (opened: OpenedDatabase) => Promise<Prepared>,
): Promise<{ opened: OpenedDatabase; prepared: Prepared }> {
  const limits: DatabaseLimits = { ...PATIENCE };
  const first = await openDatabase({ ...settings, limits, databasePoolSize: START_CONNECTIONS });
  try {
    const prepared = await underStartLock(first, async () => {
      await migrate(first.database);
      const result = await prepare(first);
      if (first.isPooled) await settleRoleLimits(first.database, limitsOf(settings));
      return result;
    });
    if (first.kind === 'embedded') {
      // It is one connection and stays open: from here on it has the limits of calls.
      Object.assign(limits, limitsOf(settings));
      return { opened: first, prepared };
    }
    await first.database.destroy();
    return { opened: await openDatabase(settings), prepared };
  } catch (error) {
    await first.database.destroy();
    throw error;
  }
}

function limitsOf({ limits = LIMITS }: DatabaseSettings): DatabaseLimits {
  return limits;
}
