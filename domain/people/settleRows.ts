import type { PersonEntry } from '../model/application.ts';

/** Settles rows one by one; a value that is no row stays, so that the rules refuse it. */
export function settleRows<Row extends PersonEntry>(
  rows: readonly Row[] | undefined,
  settleRow: (row: Row, index: number) => Row,
): Row[] | undefined {
  return rows?.map((row, index) => (isRow(row) ? settleRow(row, index) : row));
}

/** Checks the value at run time: the wire may bring anything, whatever its type says. */
function isRow(row: unknown): boolean {
  return typeof row === 'object' && row !== null;
}
