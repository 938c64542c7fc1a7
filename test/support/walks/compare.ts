/** Throws with both where they differ as JSON, in whatever order their fields stand. */
export function sameOrThrow(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) === JSON.stringify(expected)) return;
  if (canonical(found) !== canonical(expected)) throw new Error(`${what}: ${differences(found, expected).join('\n')}`);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_field, entry: unknown) =>
    isObject(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)))
      : entry,
  );
}

/** The paths at which they differ. */
function differences(found: unknown, expected: unknown, path = ''): string[] {
  if (canonical(found) === canonical(expected)) return [];
  const [one, other] = [fieldsOf(found), fieldsOf(expected)];
  if (one === null || other === null)
    return [`${path || 'it'} is ${JSON.stringify(found)} and should be ${JSON.stringify(expected)}`];
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return fields.flatMap((field) => differences(one[field], other[field], path ? `${path}.${field}` : field));
}

function fieldsOf(value: unknown): Record<string, unknown> | null {
  if (Array.isArray(value)) return Object.fromEntries(value.map((entry: unknown, index) => [String(index), entry]));
  return isObject(value) ? value : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
