/** The named properties that are the object's own, nothing that a prototype might offer; without those that are undefined. */
export function pick<Values extends object, Name extends string>(
  values: Values,
  names: readonly Name[],
): { [Field in Name]?: Field extends keyof Values ? Exclude<Values[Field], undefined> : unknown } {
  const wanted: readonly string[] = names;
  const own = Object.entries(values).filter(([name, value]) => wanted.includes(name) && value !== undefined);
  return Object.fromEntries(own) as never;
}
