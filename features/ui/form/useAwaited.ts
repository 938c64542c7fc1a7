import { useCallback, useRef, useState } from 'react';

interface Awaited {
  /** Ids as last drawn. */
  awaited: ReadonlySet<string>;
  /** Returns the current ids: leaving the step reads them before the latest change is drawn. */
  awaitedNow: () => ReadonlySet<string>;
  setAwaited: (fieldId: string, isAwaited: boolean) => void;
}

/** Tracks the ids of a step's fields with an answer on its way to the service (1-UPL-05). */
export function useAwaited(): Awaited {
  const [awaited, draw] = useState<ReadonlySet<string>>(new Set());
  const now = useRef(awaited);
  const setAwaited = useCallback((fieldId: string, isAwaited: boolean) => {
    if (now.current.has(fieldId) === isAwaited) return;
    const next = new Set(now.current);
    if (isAwaited) next.add(fieldId);
    else next.delete(fieldId);
    now.current = next;
    draw(next);
  }, []);
  const awaitedNow = useCallback(() => now.current, []);
  return { awaited, awaitedNow, setAwaited };
}
