import { isRecord } from '#domain/formats/isRecord.ts';

/** Returns the fields that differ between two versions of the same values; unchanged ones keep their identity. */
export function changedFields<V extends object>(before: V, after: V): (keyof V)[] {
  if (before === after) return [];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof V>;
  return [...fields].filter((field) => before[field] !== after[field]);
}

/**
 * Returns true if two versions of the same values differ only in fields of `freeText`: by path, within objects and rows of both versions
 * (`legalLastName`, `postal_address.streetName`, `taxDetails.tins[].tin`).
 */
export function differOnlyIn(freeText: ReadonlySet<string> | undefined, before: object, after: object): boolean {
  return isFree(before, after, { freeText: freeText ?? NOTHING, path: '' });
}

/** Returns the path of a field as in `freeText`, without the row's index. */
export function pathInRows(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '[]');
}

const NOTHING: ReadonlySet<string> = new Set();

interface Place {
  freeText: ReadonlySet<string>;
  /** Path of the compared values; '' for the whole. */
  path: string;
}

/** Returns true if two versions of a value are the same except for free text. */
function isFree(before: unknown, after: unknown, { freeText, path }: Place): boolean {
  if (before === after || freeText.has(path)) return true;
  if (Array.isArray(before) && Array.isArray(after)) {
    const inRows = { freeText, path: `${path}[]` };
    return before.length === after.length && before.every((row, index) => isFree(row, after[index], inRows));
  }
  if (!isRecord(before) || !isRecord(after)) return false;
  return changedFields(before, after).every((field) =>
    isFree(before[field], after[field], { freeText, path: path === '' ? field : `${path}.${field}` }),
  );
}
