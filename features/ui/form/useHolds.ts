import { useCallback, useMemo, useRef } from 'react';

export interface Holds {
  /** A field says that it is, or is no longer, at work on something that belongs to the step (an upload). */
  hold: (id: string, isHeld: boolean) => void;
  /** Null when nothing is held; otherwise settles once everything is let go. */
  settled: () => Promise<void> | null;
}

/** What the step has to wait for before it is left, so that no upload is lost to a quick press on Next. */
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
