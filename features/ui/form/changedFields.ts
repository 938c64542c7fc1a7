/** The fields of which two versions of the same values differ; unchanged ones keep their identity. */
export function changedFields<V extends object>(before: V, after: V): (keyof V)[] {
  if (before === after) return [];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof V>;
  return [...fields].filter((field) => before[field] !== after[field]);
}

/**
 * True when two versions of the same values differ only in fields of `freeText`: by name, or, within an object that both versions
 * have, by path (`postal_address.streetName`).
 */
export function differOnlyIn<V extends object>(
  freeText: ReadonlySet<string> | undefined,
  before: V,
  after: V,
): boolean {
  return changedFields(before, after).every((field) => {
    const name = String(field);
    if (freeText?.has(name)) return true;
    const [inner, outer]: unknown[] = [before[field], after[field]];
    return (
      isRecord(inner) &&
      isRecord(outer) &&
      changedFields(inner, outer).every((part) => freeText?.has(`${name}.${String(part)}`))
    );
  });
}
import { isRecord } from '#domain/formats/isRecord.ts';
