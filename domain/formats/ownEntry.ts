/**
 * Returns the entry of a table under a key from outside, or undefined. `constructor` and `toString`, which every object seems to have, are
 * no entries.
 * @example ownEntry({ street: 'st' }, 'constructor') === undefined
 */
export function ownEntry<Table extends object>(
  table: Table,
  word: PropertyKey | null | undefined,
): Table[keyof Table] | undefined {
  return word != null && Object.hasOwn(table, word) ? table[word as keyof Table] : undefined;
}
