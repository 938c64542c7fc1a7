/** CSV files: their beginnings as spreadsheets write them, and the files that the service writes. */
import { stringify } from 'csv-stringify/sync';
import { noFormula } from '#domain/formats/formulas.ts';

const SEPARATOR = /[,;\t]/;

/** Excel's own first line, which names the separator and is no row. */
export const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?\n/i;

/** Returns the separator that a line of headings shows; no heading has one in it. */
export function separatorOf(headings: string): string {
  return SEPARATOR.exec(headings)?.[0] ?? ',';
}

/** Mark at the beginning of a file, by which Excel reads UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** Returns rows of a file (RFC 4180), each with its line end; no cell begins with a formula (`noFormula`). */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { record_delimiter: 'windows', cast: { string: noFormula } });
}
