/** Reads a holdings file row by row: our own CSV or JSON, and Registry Direct's list of all holdings as CSV (docs/holdings.md). */
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { CsvError, parse, type Info } from 'csv-parse';
import { isRecord } from '#domain/formats/isRecord.ts';
import { isHoldingColumn, type HoldingCells, type HoldingColumn } from './holdingRow.ts';

/** A row with its cells, or with the reason why it cannot be read. */
export type FileRow = { place: string } & ({ cells: HoldingCells } | { problem: string });

/** A file that holds no rows to read; its message is for the operator. */
export class HoldingFileError extends Error {
  override readonly name = 'HoldingFileError';
}

/** Headings of Registry Direct's list `All holdings`, in small letters, and our columns; it has more, which are not read. */
const REGISTRY_DIRECT: Readonly<Record<string, readonly HoldingColumn[]>> = {
  holder: ['account_name'],
  investor: ['account_name'],
  'hin/srn': ['account_id'],
  security: ['security_code', 'security_name'],
  quantity: ['units'],
  address: ['reg_addr1'],
  'tax country': ['tax_country'],
  'tax declaration country': ['tax_country'],
  'account name': ['distribution_bank_account_name'],
  bsb: ['distribution_bank_bsb'],
  'account number': ['distribution_bank_account_number'],
  'swift or bic': ['swift_code'],
  'bank country': ['bank_country'],
  'drp preference': ['drp_status'],
  email: ['full_access'],
  'advisor access': ['read_access'],
};
/** Headings by which that list is known. */
const KNOWN_BY = ['hin/srn', 'security', 'quantity'];

/** Bytes of the first line that show the separator. */
const FIRST_LINE = 10_000;
/** Bytes of one row. */
const LONGEST_ROW = 100_000;
/** Bytes of a JSON file, which is read whole; CSV has no limit. */
const LARGEST_JSON = 64 * 1024 * 1024;
const SEPARATOR = /[,;\t]/;
/** Excel's own first line, which names the separator and is no row. */
const SEPARATOR_LINE = /^sep=(.)$/i;

/** @throws HoldingFileError with the reason if the file as a whole cannot be read */
export function readHoldingFile(file: string): AsyncGenerator<FileRow> {
  return file.toLowerCase().endsWith('.json') ? readJson(file) : readCsv(file);
}

async function firstLineOf(file: string): Promise<string> {
  const handle = await fs.open(file).catch(() => null);
  if (handle === null) throw new HoldingFileError('the file cannot be read');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_LINE), 0, FIRST_LINE, 0);
    const text = buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '');
    return text.split(/\r\n|\n|\r/, 1)[0] ?? '';
  } finally {
    await handle.close();
  }
}

async function* readCsv(file: string): AsyncGenerator<FileRow> {
  const first = await firstLineOf(file);
  const named = SEPARATOR_LINE.exec(first)?.[1];
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      delimiter: named ?? SEPARATOR.exec(first)?.[0] ?? ',',
      from_line: named === undefined ? 1 : 2,
      info: true,
      max_record_size: LONGEST_ROW,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  );
  let columns: readonly (readonly HoldingColumn[])[] | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (columns === null) columns = readHeader(record);
      else if (record.some((cell) => cell.trim() !== ''))
        yield { place: `line ${info.lines}`, ...cellsOf(record, columns) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new HoldingFileError(`line ${Number(error['lines'] ?? 0)} cannot be read: ${messageOf(error)}`);
  }
}

function messageOf({ code }: CsvError): string {
  return code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quotation mark is not closed' : 'it is too long, or no CSV';
}

/** @throws HoldingFileError with every heading that is not known, and every one that stands twice */
function readHeader(headings: readonly string[]): (readonly HoldingColumn[])[] {
  const names = headings.map((heading) => heading.trim().toLowerCase().replace(/\s+/g, ' '));
  const isRegistryDirect = KNOWN_BY.every((name) => names.includes(name));
  const columns = names.map((name) => {
    if (isRegistryDirect) return Object.hasOwn(REGISTRY_DIRECT, name) ? (REGISTRY_DIRECT[name] ?? []) : [];
    return isHoldingColumn(name) ? [name] : [];
  });
  const unknown = isRegistryDirect ? [] : names.filter((name) => !isHoldingColumn(name));
  const twice = columns.flat().filter((column, place, all) => all.indexOf(column) !== place);
  const problems = [
    ...unknown.map((name) => `there is no column ${name || 'without a name'}`),
    ...twice.map((column) => `${column} stands twice`),
  ];
  if (problems.length > 0) throw new HoldingFileError(`the first line names the columns, but ${problems.join(', ')}`);
  return columns;
}

function cellsOf(
  record: readonly string[],
  columns: readonly (readonly HoldingColumn[])[],
): { cells: HoldingCells } | { problem: string } {
  const extra = record.slice(columns.length).some((cell) => cell.trim() !== '');
  if (extra) return { problem: 'has more cells than the first line' };
  if (record.some((cell) => cell.includes('\uFFFD'))) return { problem: 'is not written in UTF-8' };
  const cells: HoldingCells = {};
  columns.forEach((names, place) => {
    for (const name of names) cells[name] = record[place] ?? '';
  });
  return { cells };
}

async function* readJson(file: string): AsyncGenerator<FileRow> {
  const { size } = await fs.stat(file).catch(() => ({ size: null }));
  if (size === null) throw new HoldingFileError('the file cannot be read');
  if (size > LARGEST_JSON) throw new HoldingFileError('a JSON file may have up to 64 MB: use CSV');
  const rows = parseJson(await fs.readFile(file, 'utf8'));
  if (!Array.isArray(rows)) throw new HoldingFileError('the file is not a list of holdings');
  for (const [index, row] of (rows as unknown[]).entries())
    yield { place: `holding ${index + 1}`, ...cellsOfObject(row) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new HoldingFileError(`the file is not JSON: ${error instanceof Error ? error.name : ''}`);
  }
}

function cellsOfObject(row: unknown): { cells: HoldingCells } | { problem: string } {
  if (!isRecord(row)) return { problem: 'is no object' };
  const entries = Object.entries(row).filter(([, value]) => value !== null);
  const unknown = entries.map(([name]) => name).filter((name) => !isHoldingColumn(name));
  if (unknown.length > 0) return { problem: `has fields that are not known: ${unknown.join(', ')}` };
  const noText = entries.filter(([, value]) => typeof value !== 'string').map(([name]) => name);
  if (noText.length > 0) return { problem: `must have texts, also for numbers: ${noText.join(', ')}` };
  return { cells: Object.fromEntries(entries) };
}
