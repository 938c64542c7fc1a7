import { isRecord } from '../formats/isRecord.ts';

/**
 * Returns the stored version of a row: the one with the same id, at any index (3-TFN-11, 3-TIN-14), or the one at the same index while
 * neither has an id. Accepts any value.
 */
export function storedRow<Row extends { id?: string }>(
  held: readonly Row[] | undefined,
  row: unknown,
  index: number,
): Row | undefined {
  const id = isRecord(row) ? row['id'] : undefined;
  return held?.find((known, at) => (id === undefined ? known.id === undefined && at === index : known.id === id));
}
