/** Beginnings of CSV files, as spreadsheets write them. */

const SEPARATOR = /[,;\t]/;

/** Excel's own first line, which names the separator and is no row. */
export const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?\n/i;

/** Returns the separator that a line of headings shows; no heading has one in it. */
export function separatorOf(headings: string): string {
  return SEPARATOR.exec(headings)?.[0] ?? ',';
}
