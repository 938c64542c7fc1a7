/** Commands of the operator, run beside a database. */
import { execFile } from 'node:child_process';
import { openDatabase } from '#server/database/database.ts';
import { closedAfterTest } from './closedAfterTest.ts';
import type { TestDatabase } from './testDatabase.ts';

export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command of this file with the settings; `input` is typed into it. */
export function runCommand(
  file: string,
  settings: Record<string, string>,
  args: readonly string[],
  input = '',
): Promise<Ran> {
  const env = { ...process.env, DATABASE_URL: '', ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

/** Settings under which a command finds the database. */
export const settingsOf = ({ databaseUrl, dataDirectory }: TestDatabase) => ({
  DATABASE_URL: databaseUrl ?? '',
  DATA_DIR: dataDirectory,
});

/** Closes the embedded database while `work` runs, since it belongs to one process, and opens it again. */
export async function withoutUs<Result>(base: TestDatabase, work: () => Promise<Result>): Promise<Result> {
  if (base.databaseUrl !== null) return work();
  await base.database.destroy();
  const result = await work();
  const { database } = await openDatabase({ databaseUrl: null, dataDirectory: base.dataDirectory });
  closedAfterTest(() => database.destroy());
  base.database = database;
  return result;
}
