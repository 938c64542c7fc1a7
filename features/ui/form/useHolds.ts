import { useCallback, useMemo, useRef } from 'react';

export interface Holds {
  /** Reports that a field is, or is no longer, busy with something of the step (an upload). */
  hold: (id: string, isHeld: boolean) => void;
  /** Returns null if nothing is held; otherwise a promise that settles once everything is released. */
  settled: () => Promise<void> | null;
}

/** Tracks the fields that the step waits for before it is left, so that a quick press on Next loses no upload. */
export function useHolds(): Holds {
  const held = useRef(new Set<string>());
  const waiting = useRef<(() => void)[]>([]);

  const hold = useCallback((id: string, isHeld: boolean) => {
    if (isHeld) held.current.add(id);
    else held.current.delete(id);
    if (held.current.size > 0) return;
    for (const goOn of waiting.current.splice(0)) goOn();
  }, []);
  const settled = useCallback(
    () => (held.current.size === 0 ? null : new Promise<void>((resolve) => waiting.current.push(resolve))),
    [],
  );

  return useMemo(() => ({ hold, settled }), [hold, settled]);
}
