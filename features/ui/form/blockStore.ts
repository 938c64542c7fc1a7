import { getIn, setIn } from 'formik';
import type { LiveSource, TextNormaliser, NormaliserRef } from '../fields/fieldProps.ts';

/**
 * Newest values of a block. Formik's are the drawn ones; Next, or an upload that has just arrived, reads these before the next drawing.
 * Fields that draw by themselves follow them.
 */
export interface BlockStore<V extends object> {
  read(): V;
  write(values: V): void;
  writeField(path: string, value: unknown): void;
  /** Returns the values as if each field was left; the same object if nothing changes. */
  tidied(): V;
  /** Notifies the fields that draw by themselves. */
  tell(): void;
  /** All values, for parts that draw by themselves. */
  live: LiveSource<V>;
  sourceOf(path: string): LiveSource;
  tidyWith(path: string): NormaliserRef;
}

/** Creates the store for the values of one block, for as long as the block exists. */
export function createBlockStore<V extends object>(startedWith: V): BlockStore<V> {
  let values = startedWith;
  const listeners = new Set<() => void>();
  const tidies = new Map<string, TextNormaliser>();
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

/** Tidies the values of all fields, also of those never left; returns the same object if nothing changes. */
function tidyValues<V extends object>(values: V, tidies: ReadonlyMap<string, TextNormaliser>): V {
  let tidied = values;
  for (const [path, tidy] of tidies) {
    const value: unknown = getIn(tidied, path);
    const next = typeof value === 'string' ? tidy(value) : value;
    if (next !== value) tidied = setIn(tidied, path, next) as V;
  }
  return tidied;
}
