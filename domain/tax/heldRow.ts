import { isRecord } from '../formats/isRecord.ts';

/**
 * What is held already of a row: that of the same id, wherever it stood (3-TFN-11, 3-TIN-14). Where nobody was given an id, the row at the
 * same place. Whatever it is given.
 */
export function heldRow<Row extends { id?: string }>(
  held: readonly Row[] | undefined,
  row: unknown,
  index: number,
): Row | undefined {
  const id = isRecord(row) ? row['id'] : undefined;
  return held?.find((known, at) => (id === undefined ? known.id === undefined && at === index : known.id === id));
}
