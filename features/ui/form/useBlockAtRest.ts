import { useMemo, useSyncExternalStore } from 'react';
import type { LiveSource } from '../fields/fieldProps.ts';
import { onceAtRest } from './useAtRest.ts';

/** What `read` makes of all values of a block once typing in it rests; it gives the same while they say the same. */
export function useBlockAtRest<V, T extends string>({ subscribe, read }: LiveSource<V>, make: (values: V) => T): T {
  return useSyncExternalStore(
    useMemo(() => onceAtRest(subscribe), [subscribe]),
    () => make(read()),
  );
}
