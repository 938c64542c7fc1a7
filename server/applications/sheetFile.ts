/** Takes an uploaded sheet apart: rows by the names of their columns. */
import { pipeline } from 'node:stream/promises';
import { setImmediate as pause } from 'node:timers/promises';
import { CsvError, parse, type Options } from 'csv-parse';
import { readHeader, type SheetCells } from '#domain/application/sheet.ts';
import { sheetTextFault } from '#domain/application/sheetFault.ts';
import { LONGEST_CELL, LONGEST_ROW, type SheetColumn } from '#domain/application/sheetColumns.ts';
import { MOST_CELLS, MOST_LINES, MOST_ROWS } from '#domain/data/limits.ts';
import { sheetErrors } from '#domain/texts/sheet.ts';
import { SEPARATOR_LINE, separatorOf } from '../csv.ts';
import { Refusal } from '../http/errors.ts';

export interface SheetRow {
  /** Number as in a spreadsheet: the names of the columns are in row 1. */
  row: number;
  cells: SheetCells;
  /** True if a cell is filled for which the first row names no column. */
  hasMore: boolean;
}

/** Bytes that are parsed before other calls get their turn. */
const PIECE = 500;

/**
 * Reads the rows that hold something. Parsing stops at the first row, cell or line above a limit, and pauses for other calls.
 * @param onLine is notified of each line that is parsed, blank lines and the first one included
 * @throws Refusal 400 with the reason why the sheet as a whole is not accepted
 */
export async function readSheet(text: string, onLine: () => void = () => undefined): Promise<SheetRow[]> {
  const fault = sheetTextFault(text);
  if (fault !== null) throw new Refusal(400, { message: fault });
  const sheet = new SheetLines();
  await parseLines(text, (cells) => {
    onLine();
    sheet.take(cells);
  });
  if (sheet.rows.length === 0) throw new Refusal(400, { message: sheetErrors.noRows });
  return sheet.rows;
}

/** Lines of a sheet, as they are parsed. */
class SheetLines {
  readonly rows: SheetRow[] = [];
  #columns: readonly (SheetColumn | null)[] | null = null;
  #lines = 0;

  /** Takes one line. @throws Refusal 400 for the first line above a limit, and for a first line that is not one of columns */
  take(cells: readonly string[]): void {
    this.#lines += 1;
    if (this.#columns === null) {
      const header = readHeader(cells);
      if ('refusal' in header) throw new Refusal(400, { message: header.refusal });
      this.#columns = header.columns;
      return;
    }
    if (!cells.every(isBlank)) this.rows.push(rowOf(cells, this.#columns, this.#lines));
    if (this.rows.length > MOST_ROWS) throw new Refusal(400, { message: sheetErrors.tooManyRows });
    if (this.#lines > MOST_LINES) throw new Refusal(400, { message: sheetErrors.tooManyLines });
  }
}

function rowOf(written: readonly string[], columns: readonly (SheetColumn | null)[], row: number): SheetRow {
  const cells: SheetCells = {};
  columns.forEach((column, place) => {
    if (column !== null) cells[column] = written[place] ?? '';
  });
  const hasMore = written.some((cell, place) => (columns[place] ?? null) === null && !isBlank(cell));
  return { row, cells, hasMore };
}

function isBlank(cell: string): boolean {
  return cell.trim() === '';
}

async function parseLines(text: string, take: (cells: string[]) => void): Promise<void> {
  const content = text.replace(SEPARATOR_LINE, '').replace(/^\uFEFF/, '');
  try {
    await pipeline(piecesOf(content), parse(parsing(content, take)), discard);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(400, { message: messageOf(error) });
  }
}

function parsing(content: string, take: (cells: string[]) => void): Options<string[]> {
  return {
    // A quotation mark within a cell is a character like any other; one that opens a cell has to be closed.
    delimiter: separatorOf(firstLine(content)),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
    cast: (cell, { index, records }) => {
      if (index >= MOST_CELLS) throw new Refusal(400, { message: sheetErrors.wideRow(records + 1) });
      if (cell.length > LONGEST_CELL) throw new Refusal(400, { message: sheetErrors.longCell(records + 1) });
      return cell;
    },
    on_record: (cells: string[]) => {
      take(cells);
      return null;
    },
  };
}

/** Reads a stream to its end. */
async function discard(stream: AsyncIterable<unknown>): Promise<void> {
  for await (const _each of stream);
}

/** Yields the bytes of a sheet piece by piece, with a pause for other calls before each. */
async function* piecesOf(content: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(content);
  for (let start = 0; start < bytes.length; start += PIECE) {
    await pause();
    yield bytes.subarray(start, start + PIECE);
  }
}

function messageOf({ code, ...error }: CsvError & { records?: unknown }): string {
  const row = Number(error.records ?? 0) + 1;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return sheetErrors.unclosedQuote(row);
  return code === 'CSV_MAX_RECORD_SIZE' ? sheetErrors.longCell(row) : sheetErrors.unreadable;
}

/** Returns the line that shows the separator: it stands behind a column's name, and no name has one in it. */
function firstLine(content: string): string {
  return content.slice(0, LONGEST_ROW).split(/[\r\n]/, 1)[0] ?? '';
}
