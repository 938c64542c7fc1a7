/** Cells of files for spreadsheets: none may run as a formula. */

/** Text that a spreadsheet may run as a formula, in either width, behind any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Returns the text as a cell that no spreadsheet runs: with an apostrophe in front of what begins a formula. `fromNoFormula` gives the text
 * back.
 * @example noFormula('=1+1') === "'=1+1"
 */
export function noFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * Returns the text of a cell that `noFormula` has made.
 * @example fromNoFormula("'=1+1") === '=1+1'
 */
export function fromNoFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
