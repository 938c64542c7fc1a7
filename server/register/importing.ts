/** Reads holdings files into the register: a whole file or nothing of it. */
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { HoldingFileError } from './fileRow.ts';
import { readHoldingFile } from './holdingFile.ts';
import { holdingReader, type RowDefaults } from './holdingRow.ts';
import { BATCH, closeOtherHoldings, writeHoldings, type Import, type PlacedHolding } from './writing.ts';

export interface ImportOptions extends RowDefaults {
  /** True: the register stays as it is; the result says what the import would do. */
  isDryRun?: boolean;
  /** True: the file has every holding of its securities, and others are closed. */
  isFull?: boolean;
  /** Number of holdings that may be closed; with any other number the register stays as it is. */
  closes?: number;
  /** Called after each batch with the number of rows so far. */
  onProgress?: (rows: number) => void;
}

export interface Imported {
  holders: number;
  holdings: number;
  /** Open holdings that a full file leaves out. */
  closed: number;
}

/** Refusal of a file as a whole. */
export interface Refused {
  /** The first problems, each with its line. */
  problems: string[];
  /** Number of further ones. */
  more: number;
}

const MOST_PROBLEMS = 1_000;

/** Ends the transaction without writing. */
class Undone extends Error {
  readonly result: Imported | Refused;
  constructor(result: Imported | Refused) {
    super('Nothing is written.');
    this.result = result;
  }
}

/**
 * Imports a file: replaces holdings by issuer, holder number and security, and adds the others. Nothing is written if any row has a problem.
 */
export async function importHoldings(
  { database, keys, clock, ids }: Pick<ServerDeps, 'database' | 'keys' | 'clock' | 'ids'>,
  file: string,
  options: ImportOptions,
): Promise<Imported | Refused> {
  try {
    return await inTransaction(database, async (transaction) => {
      const result = await importWithin(transaction, file, { ...options, keys, id: ids.uuid(), now: clock.now() });
      const isWanted = !options.isDryRun && !('problems' in result) && result.closed === (options.closes ?? 0);
      if (!isWanted) throw new Undone(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undone) return error.result;
    if (error instanceof HoldingFileError) return { problems: [error.message], more: 0 };
    throw error;
  }
}

async function importWithin(
  database: Transaction<Tables>,
  file: string,
  { keys, id, now, isFull, onProgress, ...defaults }: ImportOptions & Pick<Import, 'keys' | 'id' | 'now'>,
): Promise<Imported | Refused> {
  const problems: string[] = [];
  let more = 0;
  const onProblem = (place: string, problem: string): void => {
    if (problems.length < MOST_PROBLEMS) problems.push(`${place}: ${problem}`);
    else more += 1;
  };
  const run: Import = { database, keys, id, now, onProblem };
  const issuerNamed = issuerFinder(database);
  const read = holdingReader(defaults);
  const counts = { holders: 0, holdings: 0 };
  let rows = 0;
  let batch: PlacedHolding[] = [];
  const write = async (): Promise<void> => {
    const written = await writeHoldings(run, batch);
    counts.holders += written.holders;
    counts.holdings += written.holdings;
    batch = [];
    onProgress?.(rows);
  };
  for await (const row of readHoldingFile(file)) {
    rows += 1;
    const reading = 'problem' in row ? { problems: [row.problem] } : read(row.cells);
    if ('problems' in reading) {
      for (const problem of reading.problems) onProblem(row.place, problem);
      continue;
    }
    const { issuer } = reading.holding;
    const issuerId = await issuerNamed(issuer);
    if (issuerId === null) onProblem(row.place, `issuer ${issuer} is in no offer (client_name)`);
    else batch.push({ ...reading.holding, place: row.place, issuerId });
    if (batch.length === BATCH) await write();
  }
  await write();
  if (rows === 0) onProblem('file', 'has no holdings');
  if (problems.length > 0) return { problems, more };
  return { ...counts, closed: isFull ? await closeOtherHoldings(run) : 0 };
}

/** Returns a look-up of issuers by name that asks the database once for each. */
function issuerFinder(database: Transaction<Tables>): (name: string) => Promise<number | null> {
  const known = new Map<string, number | null>();
  return async (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const row = await database.selectFrom('issuers').select('id').where('name', '=', name).executeTakeFirst();
    known.set(name, row?.id ?? null);
    return row?.id ?? null;
  };
}
