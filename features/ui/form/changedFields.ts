/** The fields of which two versions of the same values differ; unchanged ones keep their identity. */
export function changedFields<V extends object>(before: V, after: V): (keyof V)[] {
  if (before === after) return [];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof V>;
  return [...fields].filter((field) => before[field] !== after[field]);
}
