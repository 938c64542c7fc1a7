/**
 * `npm run holdings:import -- FILE [--issuer NAME] [--as-at DD/MM/YYYY] [--dry-run] [--full]`: checks a holdings file and reads it into the
 * register (docs/holdings.md). Use it on the embedded database only while the service is stopped.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { daysAt, OFFER_ZONE } from '#domain/formats/zones.ts';
import { ConfigError, readConfig } from './config.ts';
import { openClock } from './database/clock.ts';
import { nameDatabase, openExistingDatabase } from './database/database.ts';
import { openStoreKeys } from './numbers/storeKeys.ts';
import { readDate } from './register/holdingRow.ts';
import { importHoldings, type Imported, type ImportOptions, type Refused } from './register/importing.ts';
import { explainStartFailure } from './startFailure.ts';
import { systemClock, systemIds } from './system.ts';

const USAGE =
  'Say which file: npm run holdings:import -- holdings.csv [--issuer "Name"] [--as-at 30/06/2026] [--dry-run] [--full]';
/** Rows between two lines of progress. */
const PROGRESS = 10_000;

function readOptions(args: string[], today: string) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      issuer: { type: 'string' },
      'as-at': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  const as_at = values['as-at'] === undefined ? today : readDate(values['as-at']);
  if (file === undefined || positionals.length > 1 || as_at === null || as_at > today) throw new ConfigError(USAGE);
  const { issuer } = values;
  const defaults = { ...(issuer !== undefined && { issuer }), as_at, today };
  return { file, defaults, isDryRun: values['dry-run'], isFull: values.full };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Returns a printer of progress: one line for every so many rows. */
function progress(): (rows: number) => void {
  let next = PROGRESS;
  return (rows) => {
    if (rows < next) return;
    print(`${rows} rows`);
    next = rows + PROGRESS;
  };
}

function refuse({ problems, more }: Refused): void {
  process.stderr.write(`The file was not imported:\n${problems.map((problem) => `- ${problem}\n`).join('')}`);
  if (more > 0) process.stderr.write(`and ${more} more\n`);
  process.exitCode = 1;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function describe({ holders, holdings, closed }: Imported): string {
  const ofFile = `${counted(holdings, 'holding')} of ${counted(holders, 'holder')}`;
  return closed > 0 ? `${ofFile}, and closed ${counted(closed, 'other')}` : ofFile;
}

/** Asks for the number of holdings to close; true once that number is typed. */
async function isConfirmed(closed: number): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const typed = await asking.question(
      `Not in the file, and to be closed: ${counted(closed, 'open holding')}. Type ${closed} to go on: `,
    );
    return typed.trim() === String(closed);
  } finally {
    asking.close();
  }
}

async function main(args: string[]): Promise<void> {
  const config = readConfig(process.env);
  if (args.length === 0) throw new ConfigError(USAGE);
  print(`Database: ${nameDatabase(config)}`);
  const opened = await openExistingDatabase(config);
  const { database } = opened;
  try {
    const clock = (await openClock(opened)) ?? systemClock;
    const { file, defaults, isDryRun, isFull } = readOptions(args, daysAt(clock.now().getTime(), OFFER_ZONE).today);
    const deps = { database, clock, ids: systemIds, keys: await openStoreKeys(database, config) };
    const run = (options: Partial<ImportOptions>): Promise<Imported | Refused> =>
      importHoldings(deps, file, { ...defaults, isFull, onProgress: progress(), ...options });
    const first = await run({ isDryRun: isDryRun || isFull });
    if ('problems' in first) return refuse(first);
    if (isDryRun) return print(`Nothing was changed. The file would import ${describe(first)}.`);
    if (!isFull) return print(`Imported ${describe(first)}.`);
    if (first.closed > 0 && !(await isConfirmed(first.closed))) return print('Nothing was changed.');
    const result = await run({ closes: first.closed });
    if ('problems' in result) return refuse(result);
    const isDone = result.closed === first.closed;
    print(
      isDone ? `Imported ${describe(result)}.` : 'The register has changed meanwhile. Nothing was changed: try again.',
    );
    if (!isDone) process.exitCode = 1;
  } finally {
    await database.destroy();
  }
}

process.umask(0o077);
main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof TypeError ? USAGE : explainStartFailure(error)}\n`);
  process.exitCode = 1;
});
