/**
 * A fresh, migrated database for one test file: embedded (a copy of a template that is built once and kept in .cache/), or, with
 * TEST_DATABASE=postgres, a database of its own on the server of DATABASE_URL; the service reaches it through the pooler of POOLER_URL
 * where that is set.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate, openDatabase, type OpenedDatabase } from '#server/database/database.ts';
import { closedAfterTest } from './closedAfterTest.ts';
import { embeddedTemplate } from './embeddedTemplate.ts';

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

async function openEmbedded(): Promise<TestDatabase> {
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

async function openPostgres(): Promise<TestDatabase> {
  const name = `allot_test_${randomBytes(6).toString('hex')}`;
  const direct = process.env['DATABASE_URL'] ?? '';
  const directUrl = new URL(`/${name}`, direct).href;
  const databaseUrl = new URL(`/${name}`, process.env['POOLER_URL'] || direct).href;
  await withAdmin((admin) => admin.query(`create database ${name}`));
  const dataDirectory = temporaryFolder('postgres');
  const opened = await openDatabase({ databaseUrl, dataDirectory });
  await migrate(opened.database);
  const remove = closedAfterTest(async () => {
    await opened.database.destroy();
    await withAdmin((admin) => admin.query(`drop database ${name} with (force)`));
    fs.rmSync(dataDirectory, { recursive: true, force: true });
  });
  return { ...opened, dataDirectory, databaseUrl, directUrl, remove };
}

export function openTestDatabase(): Promise<TestDatabase> {
  return process.env['TEST_DATABASE'] === 'postgres' ? openPostgres() : openEmbedded();
}
