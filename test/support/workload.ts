/** Measures how much work a function does: by what it reads, the same on every machine however busy, and by its time as a ratio. */

/** Methods that read the whole text that they are called on. */
const READING = [
  'includes',
  'indexOf',
  'lastIndexOf',
  'localeCompare',
  'normalize',
  'replace',
  'replaceAll',
  'split',
  'toLowerCase',
  'toUpperCase',
  'trim',
  'trimEnd',
  'trimStart',
] as const satisfies readonly (keyof string)[];

/** Methods that copy a part of it. */
const COPYING = ['slice', 'substring'] as const satisfies readonly (keyof string)[];

export type Method = (this: unknown, ...given: unknown[]) => unknown;

/** Puts `make(original)` in the place of a method; returns what puts the original back. */
export function replaceMethod(
  prototype: object,
  name: string | symbol,
  make: (original: Method) => Method,
): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  if (!descriptor) throw new Error(`There is no method ${String(name)}.`);
  Object.defineProperty(prototype, name, { ...descriptor, value: make(descriptor.value as Method) });
  return () => Object.defineProperty(prototype, name, descriptor);
}

/**
 * Returns the characters that `work` gives to expressions and to the methods of texts that read all of one: a search from its start to
 * the end of what it finds, a method the length of its text or of its copy, a walk over a text its length. Backtracking within one expression is not
 * counted: the rules `regexp/no-super-linear-…` of the linter refuse it.
 */
export function countReading(work: () => void): number {
  let read = 0;
  const countLength = (original: Method): Method =>
    function counted(this: unknown, ...given) {
      if (typeof this === 'string') read += this.length;
      return Reflect.apply(original, this, given);
    };
  const countCopy = (original: Method): Method =>
    function counted(this: unknown, ...given) {
      const copy = Reflect.apply(original, this, given) as string;
      read += copy.length;
      return copy;
    };
  const countSearch = (original: Method): Method =>
    function counted(this: unknown, ...given) {
      const expression = this as RegExp;
      const from = expression.global || expression.sticky ? expression.lastIndex : 0;
      const found = Reflect.apply(original, this, given) as RegExpExecArray | null;
      // A sticky expression looks at one place only, and `split` makes every expression sticky.
      const toEnd = expression.sticky ? 1 : Math.max(0, String(given[0]).length - from);
      read += found ? found.index + found[0].length - from : toEnd;
      return found;
    };
  const restores = [
    ...READING.map((name) => replaceMethod(String.prototype, name, countLength)),
    ...COPYING.map((name) => replaceMethod(String.prototype, name, countCopy)),
    replaceMethod(String.prototype, Symbol.iterator, countLength),
    replaceMethod(RegExp.prototype, 'exec', countSearch),
  ];
  try {
    work();
  } finally {
    for (const restore of restores) restore();
  }
  return read;
}

/** Methods that visit each entry of a list, by what they call on it. */
const VISITING = [
  'every',
  'filter',
  'find',
  'findIndex',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'some',
] as const satisfies readonly (keyof unknown[])[];

/** Methods that look for an entry. */
const SEEKING = ['includes', 'indexOf'] as const satisfies readonly (keyof unknown[])[];

/** Functions that list the fields of an object. */
const LISTING = ['entries', 'keys', 'values'] as const satisfies readonly (keyof ObjectConstructor)[];

/** Entries that are compared until one is found. */
function comparedUntil(list: ArrayLike<unknown>, sought: unknown): number {
  let compared = 0;
  while (compared < list.length) {
    compared += 1;
    if (list[compared - 1] === sought) break;
  }
  return compared;
}

/**
 * Counts, until it is stopped, the entries of lists that are visited or compared, and the fields of objects that are listed: what walks over an
 * application costs, the same on every machine. Gives what stops it, and the count. Loops by `for` are not counted.
 */
export function countSteps(): () => number {
  let steps = 0;
  const countVisits = (original: Method): Method =>
    function counted(this: unknown, visit, ...given) {
      const counting = (...entry: unknown[]): unknown => {
        steps += 1;
        return Reflect.apply(visit as Method, given[0], entry);
      };
      return Reflect.apply(original, this, [typeof visit === 'function' ? counting : visit, ...given]);
    };
  const countSought = (original: Method): Method =>
    function counted(this: unknown, ...given) {
      steps += comparedUntil(this as unknown[], given[0]);
      return Reflect.apply(original, this, given);
    };
  const countFields = (original: Method): Method =>
    function counted(this: unknown, ...given) {
      const fields = Reflect.apply(original, this, given) as unknown[];
      steps += fields.length;
      return fields;
    };
  const restores = [
    ...VISITING.map((name) => replaceMethod(Array.prototype, name, countVisits)),
    ...SEEKING.map((name) => replaceMethod(Array.prototype, name, countSought)),
    ...LISTING.map((name) => replaceMethod(Object, name, countFields)),
  ];
  return () => {
    for (const restore of restores) restore();
    return steps;
  };
}

function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Takes some ten milliseconds, and more on a slow machine. */
function reference(): void {
  const text = 'a b '.repeat(12_500);
  for (let round = 0; round < 20; round += 1) text.replaceAll(/[a-z] /g, '');
}

/** The least of three tries: the first one compiles, and what is slow only once was the machine. */
function leastTime(work: () => void): number {
  return Math.min(...Array.from({ length: 3 }, () => cpuOf(work)));
}

let knownTime: number | undefined;

/**
 * Returns how many times as long as a reference `work` takes, in processor time of this process alone: for the full sizes. The reference is
 * timed once for a process.
 */
export function timesReference(work: () => void): number {
  knownTime ??= leastTime(reference);
  return leastTime(work) / knownTime;
}
