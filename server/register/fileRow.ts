/** Rows of a holdings file before they are checked. */
import type { HoldingCells } from './holdingRow.ts';

/** A row with its cells, or with the reason why it cannot be read. */
export type FileRow = { place: string } & ({ cells: HoldingCells } | { problem: string });

/** A file that holds no rows to read; its message is for the operator. */
export class HoldingFileError extends Error {
  override readonly name = 'HoldingFileError';
}
