/** Returns an object with these keys and `valueOf`'s value for each; the caller knows its type. */
export function objectOf<T extends object>(
  keys: readonly (keyof T & string)[],
  valueOf: (key: keyof T & string, index: number) => unknown,
): T {
  return Object.fromEntries(keys.map((key, index) => [key, valueOf(key, index)])) as T;
}
