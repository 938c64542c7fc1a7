import { useMemo, useSyncExternalStore } from 'react';
import type { LiveSource } from '../fields/fieldProps.ts';
import { debounceSubscription } from './useDebouncedReading.ts';

/** Returns `make` of all values of a block once typing in it rests. Equal results cause no redraw. */
export function useDebouncedBlock<V, T extends string>({ subscribe, read }: LiveSource<V>, make: (values: V) => T): T {
  return useSyncExternalStore(
    useMemo(() => debounceSubscription(subscribe), [subscribe]),
    () => make(read()),
  );
}
