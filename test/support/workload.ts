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

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** Puts `make(original)` in the place of a method; returns what puts the original back. */
function replaceMethod(prototype: object, name: string | symbol, make: (original: Method) => Method): () => void {
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

/** Returns how many times as long as a reference `work` takes, in processor time of this process alone: for the full sizes. */
export function timesReference(work: () => void): number {
  return leastTime(work) / leastTime(reference);
}
