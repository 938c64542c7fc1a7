import { useCallback, useLayoutEffect, useRef } from 'react';

/** Event that makes every form on screen save its pending values at once. */
export const FLUSH_TYPED_INPUT = 'allot-keep-typed';

/** Milliseconds from the last key to the store. */
export const DRAFT_DELAY_MS = 120;

/**
 * Longest delay during steady typing, in milliseconds. Nothing typed half a second before a page ends may be lost (R3 allows a whole one).
 * After this delay the encryption and the write take some 50 ms, and a closed page finishes neither.
 */
export const LONGEST_DRAFT_DELAY_MS = 450;

interface DraftKeeper {
  /** Saves soon, after a change. */
  later(): void;
  /** Saves pending values now: a field was left, the page is hidden, the step is left. */
  now(): void;
  /** Drops pending values, because the step was saved for good. */
  cancel(): void;
}

/**
 * Copies the typed values into the store: after a short pause, and during steady typing after a longest delay. At once when a field is
 * left, on request, before the page is left (there is time to write while the next one loads), when it is hidden (the last event that
 * phones reliably send), or when the form goes away. Saves nothing after that: another file may be open by then. Keys never touch the
 * store.
 */
export function useDraftKeeper(keep: () => void): DraftKeeper {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const owedSince = useRef<number | undefined>(undefined);
  const latestKeep = useRef(keep);
  useLayoutEffect(() => void (latestKeep.current = keep));

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    owedSince.current = undefined;
  }, []);
  const now = useCallback(() => {
    if (timer.current === undefined) return;
    cancel();
    latestKeep.current();
  }, [cancel]);
  const isGone = useRef(false);
  const later = useCallback(() => {
    if (isGone.current) return;
    clearTimeout(timer.current);
    owedSince.current ??= performance.now();
    const waited = performance.now() - owedSince.current;
    timer.current = setTimeout(now, Math.min(DRAFT_DELAY_MS, Math.max(LONGEST_DRAFT_DELAY_MS - waited, 0)));
  }, [now]);

  useLayoutEffect(() => {
    isGone.current = false;
    const handleVisibility = () => document.visibilityState === 'hidden' && now();
    // Run in the capture phase, before the listener that writes the store to the device on the same event.
    const listen = (change: 'addEventListener' | 'removeEventListener') => {
      document[change]('visibilitychange', handleVisibility, true);
      window[change]('pagehide', now, true);
      window[change]('beforeunload', now, true);
      window[change](FLUSH_TYPED_INPUT, now);
    };
    listen('addEventListener');
    return () => {
      listen('removeEventListener');
      now();
      isGone.current = true;
    };
  }, [now]);

  return { later, now, cancel };
}
