import { getIn, setIn } from 'formik';
import type { LiveSource, Tidy, TidyWith } from '../fields/fieldProps.ts';

/**
 * The values of a block at this moment. Formik's are those that are drawn; who is asked before the next drawing (Next, an upload that
 * arrived a moment ago) answers with these, and a field that draws by itself follows them.
 */
export interface BlockStore<V extends object> {
  read(): V;
  write(values: V): void;
  writeField(path: string, value: unknown): void;
  /** The values as leaving each field would leave them; the same object where nothing changes. */
  tidied(): V;
  /** Tells the fields that draw by themselves that there is something to follow. */
  tell(): void;
  /** All of it, for what draws by itself. */
  live: LiveSource<V>;
  sourceOf(path: string): LiveSource;
  tidyWith(path: string): TidyWith;
}

/** Keeps the values of one block for as long as it is there. */
export function createBlockStore<V extends object>(startedWith: V): BlockStore<V> {
  let values = startedWith;
  const listeners = new Set<() => void>();
  const tidies = new Map<string, Tidy>();
  const read = () => values;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    read,
    live: { subscribe, read },
    write: (changed) => void (values = changed),
    writeField: (path, value) => void (values = setIn(values, path, value) as V),
    tidied: () => tidyValues(values, tidies),
    tell: () => listeners.forEach((notify) => notify()),
    sourceOf: (path) => ({ subscribe, read: (): unknown => getIn(values, path) as unknown }),
    tidyWith: (path) => (tidy) => {
      tidies.set(path, tidy);
      return () => {
        if (tidies.get(path) === tidy) tidies.delete(path);
      };
    },
  };
}

/** The values with each field's way of tidying applied, also to fields that were never left; the same object where nothing changes. */
function tidyValues<V extends object>(values: V, tidies: ReadonlyMap<string, Tidy>): V {
  let tidied = values;
  for (const [path, tidy] of tidies) {
    const value: unknown = getIn(tidied, path);
    const next = typeof value === 'string' ? tidy(value) : value;
    if (next !== value) tidied = setIn(tidied, path, next) as V;
  }
  return tidied;
}
