/**
 * A fresh, migrated database for one test file, a copy of a template that is built once: embedded (the template is kept in .cache/), or,
 * with TEST_DATABASE=postgres, a database of its own on the server of DATABASE_URL; the service reaches it through the pooler of
 * POOLER_URL where that is set.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate, openDatabase, type OpenedDatabase } from '#server/database/database.ts';
import { closedAfterTest } from './closedAfterTest.ts';
import { embeddedTemplate, migrationsHash } from './embeddedTemplate.ts';

export interface TestDatabase extends OpenedDatabase {
  /** Also the place of uploads. */
  dataDirectory: string;
  databaseUrl: string | null;
  /** The server itself, also where the service goes through a pooler. */
  directUrl: string | null;
  remove(): Promise<void>;
}

const folders: string[] = [];
process.once('exit', () => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

/** A folder that is gone when this process ends. */
export function temporaryFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `allot-${name}-`));
  folders.push(folder);
  return folder;
}

export async function openEmbeddedDatabase(): Promise<TestDatabase> {
  const dataDirectory = temporaryFolder('embedded');
  fs.cpSync(await embeddedTemplate(), dataDirectory, { recursive: true });
  const opened = await openDatabase({ databaseUrl: null, dataDirectory });
  const remove = closedAfterTest(async () => {
    await opened.database.destroy();
    fs.rmSync(dataDirectory, { recursive: true, force: true });
  });
  return { ...opened, dataDirectory, databaseUrl: null, directUrl: null, remove };
}

async function withAdmin(run: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await admin.connect();
  await run(admin).finally(() => admin.end());
}

/** Any number: processes that build the template wait for each other under it. */
const BUILDING = 4_207_531;

/** Builds the migrated template on the server, unless another test file has. */
async function buildTemplate(admin: pg.Client, name: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [BUILDING]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const building = `building_${name}`;
    await admin.query(`drop database if exists ${building} with (force)`);
    await admin.query(`create database ${building}`);
    const databaseUrl = new URL(`/${building}`, process.env['DATABASE_URL']).href;
    const { database } = await openDatabase({ databaseUrl, dataDirectory: temporaryFolder('template') });
    await migrate(database);
    await database.destroy();
    await admin.query(`alter database ${building} rename to ${name}`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [BUILDING]);
  }
}

async function openPostgres(): Promise<TestDatabase> {
  const name = `allot_test_${randomBytes(6).toString('hex')}`;
  const direct = process.env['DATABASE_URL'] ?? '';
  const directUrl = new URL(`/${name}`, direct).href;
  const databaseUrl = new URL(`/${name}`, process.env['POOLER_URL'] || direct).href;
  await withAdmin(async (admin) => {
    const template = `allot_template_${migrationsHash()}`;
    await buildTemplate(admin, template);
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const dataDirectory = temporaryFolder('postgres');
  const opened = await openDatabase({ databaseUrl, dataDirectory });
  const remove = closedAfterTest(async () => {
    await opened.database.destroy();
    await withAdmin((admin) => admin.query(`drop database ${name} with (force)`));
    fs.rmSync(dataDirectory, { recursive: true, force: true });
  });
  return { ...opened, dataDirectory, databaseUrl, directUrl, remove };
}

export function openTestDatabase(): Promise<TestDatabase> {
  return process.env['TEST_DATABASE'] === 'postgres' ? openPostgres() : openEmbeddedDatabase();
}
