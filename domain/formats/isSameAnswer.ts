/**
 * Compares two answers: texts, numbers, flags, lists and objects of them. An absent field equals an undefined one; the order of fields does
 * not count.
 */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => isSameAnswer(entry, other[index]))
    );
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) =>
    isSameAnswer(one[field], other[field]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
