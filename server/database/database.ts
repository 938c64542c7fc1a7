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
import { DatabaseNotOpened, openEmbeddedDatabase } from './embedded.ts';
import { DEFAULT_POOL_SIZE, LIMITS, namePostgres, openPostgres, PATIENCE, type DatabaseLimits } from './postgres.ts';
import { settleRoleLimits } from './roleLimits.ts';
import { withStartLock } from './startLock.ts';
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
  /** Contains the folder of the embedded database. */
  dataDirectory: string;
  /** The most connections to PostgreSQL at once. */
  databasePoolSize?: number;
  /** Time limits of connections and statements; the service's own if left out. */
  limits?: DatabaseLimits;
}

/** @throws Error when the database cannot be opened, or not safely (see embeddedWorker.mjs). */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  const { databaseUrl, dataDirectory, databasePoolSize: size = DEFAULT_POOL_SIZE, limits = LIMITS } = settings;
  if (databaseUrl === null) {
    const embedded = await openEmbeddedDatabase(folderOf(dataDirectory), limits);
    const database = await overPool(embedded.pool);
    return { database, kind: 'embedded', syncCount: embedded.syncCount, isPooled: false };
  }
  const pool = openPostgres(databaseUrl, { limits, size });
  const database = await overPool(pool);
  return { database, kind: 'postgres', syncCount: null, isPooled: pool.isPooled };
}

/** Folder of the embedded database. */
function folderOf(dataDirectory: string): string {
  return path.join(dataDirectory, 'database');
}

/** Names the database of these settings, for people. */
export function nameDatabase({ databaseUrl, dataDirectory }: DatabaseSettings): string {
  return databaseUrl === null ? `embedded, in ${folderOf(dataDirectory)}` : `PostgreSQL, ${namePostgres(databaseUrl)}`;
}

async function overPool(pool: PostgresPool): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: new Dialect({ pool }) });
  // Kysely closes only a pool that has been used: without a first statement `destroy()` would leave the database's thread running.
  await sql`select 1`.execute(database);
  return database;
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

/** Migrations run under the start lock. Kysely's own lock belongs to a session, and a pooler would hand on the session with the lock. */
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

/** Runs the missing migrations in order, up to `last` if given, in one transaction. One process at a time. */
export async function migrate(database: Database, last?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: new SqlFiles() });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.');
}

/**
 * Opens a database that the service of this version has made, for a command beside it: nothing is made or migrated.
 * @throws DatabaseNotOpened with advice on the setting to correct, or the version to run instead
 */
export async function openExistingDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  const folder = folderOf(settings.dataDirectory);
  if (settings.databaseUrl === null && !(await isThere(path.join(folder, 'PG_VERSION'))))
    throw new DatabaseNotOpened(
      `There is no database in ${folder}, and none is made here. Set DATABASE_URL or DATA_DIR as the service has it.`,
    );
  const opened = await openDatabase(settings);
  try {
    const problem = await findOtherVersion(opened.database);
    if (problem !== null) throw new DatabaseNotOpened(problem);
    return opened;
  } catch (error) {
    await opened.database.destroy();
    throw error;
  }
}

function isThere(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

/** Returns the reason for which this version may not touch the database, or null. */
async function findOtherVersion(database: Database): Promise<string | null> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select to_regclass('kysely_migration') is not null as "isOurs"`.execute(database);
  if (!rows[0]?.isOurs)
    return 'The service has never used this database. Set DATABASE_URL or DATA_DIR as the service has it.';
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const [stored, known] = [
    new Set(done.rows.map(({ name }) => name)),
    Object.keys(await new SqlFiles().getMigrations()),
  ];
  if (known.length === stored.size && known.every((name) => stored.has(name))) return null;
  return 'This database belongs to another version of the service, and is not changed here. Run the command in the version that the service runs.';
}

/** Opens the database and brings it to the newest migration. */
export async function openMigratedDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  return (await openPreparedDatabase(settings, async () => undefined)).opened;
}

/** One of the two holds the start lock. */
const START_CONNECTIONS = 2;

/**
 * Opens the database, brings it to the newest migration and prepares it for use: one process at a time. Preparation may be slow, so on
 * PostgreSQL it has connections of its own without the usual limits.
 */
export async function openPreparedDatabase<Prepared>(
  settings: DatabaseSettings,
  prepare: (opened: OpenedDatabase) => Promise<Prepared>,
): Promise<{ opened: OpenedDatabase; prepared: Prepared }> {
  const limits: DatabaseLimits = { ...PATIENCE };
  const first = await openDatabase({ ...settings, limits, databasePoolSize: START_CONNECTIONS });
  try {
    const prepared = await withStartLock(first, async () => {
      await migrate(first.database);
      const result = await prepare(first);
      if (first.isPooled) await settleRoleLimits(first.database, limitsOf(settings));
      return result;
    });
    if (first.kind === 'embedded') {
      // The one connection stays open: from here on it has the limits of requests.
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
