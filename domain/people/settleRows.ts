import type { PersonEntry } from '../application.ts';

/** Rows settled one by one; what is no row at all stays, for the rules to refuse. */
export function settleRows<Row extends PersonEntry>(
  rows: readonly Row[] | undefined,
  settleRow: (row: Row, index: number) => Row,
): Row[] | undefined {
  return rows?.map((row, index) => (isRow(row) ? settleRow(row, index) : row));
}

/** What the wire brings may be anything, whatever its type says. */
function isRow(row: unknown): boolean {
  return typeof row === 'object' && row !== null;
}
