/** A small repeatable source of chance, so that a point that failed can be tried again. */
export interface Chance {
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  /** The list in a random order; the list itself stays. */
  shuffle: <T>(list: readonly T[]) => T[];
}

/** The same seed gives the same answers (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    pick: ([first, ...others]) => others[between(0, others.length) - 1] ?? first,
    shuffle: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}
