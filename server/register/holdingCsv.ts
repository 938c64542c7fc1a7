/** Reads a holdings file of CSV row by row: our own, and Registry Direct's list of all holdings (docs/holdings.md). */
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse, type Info } from 'csv-parse';
import { ownEntry } from '#domain/formats/ownEntry.ts';
import { SEPARATOR_LINE, separatorOf } from '../csv.ts';
import { HoldingFileError, type FileRow } from './fileRow.ts';
import { isHoldingColumn, type HoldingCells, type HoldingColumn } from './holdingRow.ts';

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

/** Bytes that hold the headings, and Excel's own line before them. */
const FIRST_LINES = 10_000;
/** Bytes of one row. */
const LONGEST_ROW = 100_000;

/** Returns the first bytes of a file as text. */
async function beginningOf(file: string): Promise<string> {
  const handle = await fs.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_LINES), 0, FIRST_LINES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** @throws HoldingFileError with the reason if the file is not read to its end */
export async function* readCsv(file: string): AsyncGenerator<FileRow> {
  const beginning = await beginningOf(file);
  const headings = beginning.replace(SEPARATOR_LINE, '').split(/[\r\n]/, 1)[0] ?? '';
  const parser = parse({
    bom: true,
    delimiter: separatorOf(headings),
    from_line: SEPARATOR_LINE.test(beginning) ? 2 : 1,
    info: true,
    max_record_size: LONGEST_ROW,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // The loop throws an error of the file or of a row: the parser ends with it.
  parser.on('error', () => undefined);
  pipeline(createReadStream(file), parser).catch(() => undefined);
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
    if (isRegistryDirect) return ownEntry(REGISTRY_DIRECT, name) ?? [];
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
