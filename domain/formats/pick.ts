/** Returns the named properties that are the object's own, nothing that a prototype might offer; undefined ones are left out. */
export function pick<Values extends object, Name extends string>(
  values: Values,
  names: readonly Name[],
): { [Field in Name]?: Field extends keyof Values ? Exclude<Values[Field], undefined> : unknown } {
  const wanted: readonly string[] = names;
  const own = Object.entries(values).filter(([name, value]) => wanted.includes(name) && value !== undefined);
  return Object.fromEntries(own) as never;
}
