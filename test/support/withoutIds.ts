const IDS: ReadonlySet<string> = new Set(['id', 'organisation_id']);

/** Data as it was typed: without the ids of people, organisations, tax blocks and their rows, at any depth. */
export function withoutIds<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (name, entry: unknown) => (IDS.has(name) && isUuid(entry) ? undefined : entry)),
  ) as Value;
}

function isUuid(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
