/** Stores as a start, or an import, opens them for a database. */
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import type { Config } from '#server/config.ts';
import { storeFiles, type FileDeps } from '#server/storage/claims.ts';
import { importEarlierFiles } from '#server/storage/earlierFiles.ts';
import { StorageNotOpened, type StoredFile } from '#server/storage/fileStore.ts';
import { openOwnFiles } from '#server/storage/ownStore.ts';
import type { S3Settings } from '#server/storage/s3Settings.ts';
import { systemClock, systemIds } from '#server/system.ts';
import { s3Settings, sharedS3 } from './s3.ts';
import { temporaryFolder, type TestDatabase } from './testDatabase.ts';
import { ownPdf } from './testServer.ts';

export type Settings = Pick<Config, 's3' | 'dataDirectory'>;
export type Started = FileDeps & { told: string[]; s3: Settings['s3'] };

interface Options {
  moves?: boolean;
  adoptsFiles?: boolean;
}

/** As a start does it, and, where nothing is to be moved, as an import does. */
export async function start(
  { database }: TestDatabase,
  settings: Settings,
  { moves = true, adoptsFiles = false }: Options = {},
): Promise<Started> {
  const own = { database, clock: systemClock, ids: systemIds };
  const files = await openOwnFiles(own, { ...settings, adoptsFiles }, { moves });
  const deps = { ...own, files };
  return { ...deps, s3: settings.s3, told: moves ? await importEarlierFiles(deps, settings) : [] };
}

export async function store(deps: FileDeps, content = ownPdf()): Promise<StoredFile> {
  const received = await deps.files.receive(Readable.from([content]));
  await storeFiles(deps, [received], async () => undefined);
  return received;
}

export const folder = (name: string): Settings => ({ s3: null, dataDirectory: temporaryFolder(name) });
export const bucket = async (): Promise<S3Settings> => s3Settings(await sharedS3());

export async function refusal(starting: Promise<unknown>): Promise<string> {
  const error = await starting.then(
    () => null,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof StorageNotOpened, String(error));
  return error.message;
}
