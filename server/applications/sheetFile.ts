/** A sheet as it was uploaded, taken apart: rows by the names of their columns. */
import { CsvError, parse } from 'csv-parse/sync';
import { readHeader, type SheetCells } from '#domain/application/sheet.ts';
import { textFault } from '#domain/application/sheetFault.ts';
import { MOST_ROWS } from '#domain/application/sheetColumns.ts';
import { sheetErrors } from '#domain/texts/sheet.ts';
import { Refusal } from '../http/errors.ts';

export interface SheetRow {
  /** As a spreadsheet numbers it: the names of the columns stand in row 1. */
  row: number;
  cells: SheetCells;
  /** Something stands where the first row names no column. */
  hasMore: boolean;
}

const SEPARATORS = [',', ';', '\t'] as const;

/** Excel's own first line, which names the separator and is no row to who looks at the sheet. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?\n/i;

/**
 * The rows in which something stands.
 * @throws Refusal 400 with the reason why the sheet as a whole is not taken
 */
export function readSheet(text: string): SheetRow[] {
  const fault = textFault(text);
  if (fault !== null) throw new Refusal(400, { message: fault });
  const [header = [], ...records] = parseCells(text);
  const read = readHeader(header);
  if ('refusal' in read) throw new Refusal(400, { message: read.refusal });
  const { columns } = read;
  const rows = records.flatMap((record, index) => {
    if (record.every(isBlank)) return [];
    const cells: SheetCells = {};
    columns.forEach((column, place) => {
      if (column !== null) cells[column] = record[place] ?? '';
    });
    const hasMore = record.some((cell, place) => (columns[place] ?? null) === null && !isBlank(cell));
    return [{ row: index + 2, cells, hasMore }];
  });
  if (rows.length === 0) throw new Refusal(400, { message: sheetErrors.noRows });
  if (rows.length > MOST_ROWS) throw new Refusal(400, { message: sheetErrors.tooManyRows });
  return rows;
}

function isBlank(cell: string): boolean {
  return cell.trim() === '';
}

function parseCells(text: string): string[][] {
  const content = text.replace(SEPARATOR_LINE, '').replace(/^\uFEFF/, '');
  try {
    // A quotation mark within a cell is a character like any other; one that opens a cell has to be closed.
    return parse(content, { delimiter: separatorOf(content), relax_column_count: true, relax_quotes: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? sheetErrors.unclosedQuote(Number(error['records'] ?? 0) + 1)
        : sheetErrors.unreadable;
    throw new Refusal(400, { message });
  }
}

/** The one that stands first behind a column's name: no name has one in it. */
function separatorOf(content: string): string {
  const [line = ''] = content.split(/[\r\n]/, 1);
  return [...line].find((character) => SEPARATORS.some((separator) => separator === character)) ?? ',';
}
