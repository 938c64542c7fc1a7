import { useCallback, useLayoutEffect, useRef } from 'react';

/** Asks every form on screen to keep at once what it owes. */
export const KEEP_TYPED = 'allot-keep-typed';

/** Typing reaches the store this long after the last key. */
export const DRAFT_DELAY_MS = 120;

/**
 * Who types on and on is not kept waiting longer than this. Of what was typed half a second before a page is ended nothing may be lost
 * (R3 allows a whole one): after this wait the encryption and the write take some 50 ms, and a page that is gone finishes neither.
 */
export const LONGEST_DRAFT_DELAY_MS = 450;

interface DraftKeeper {
  /** Something changed: keep soon. */
  later(): void;
  /** A field was left, the page is hidden, the step is left: keep now what is owed. */
  now(): void;
  /** The step was saved for good: nothing is owed any more. */
  cancel(): void;
}

/**
 * Mirrors what is being typed into the store: debounced while typing, though not for as long as somebody types on; at once when a
 * field is left, it is asked for, the page is about to be left (while the next one is on its way there is time to write) or hidden (the
 * last event that phones reliably send) or the form goes away. After that nothing is kept any more: another file may be open by then. Keys never touch
 * the store.
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
    owedSince.current ??= Date.now();
    const waited = Date.now() - owedSince.current;
    timer.current = setTimeout(now, Math.min(DRAFT_DELAY_MS, Math.max(LONGEST_DRAFT_DELAY_MS - waited, 0)));
  }, [now]);

  useLayoutEffect(() => {
    isGone.current = false;
    const handleVisibility = () => document.visibilityState === 'hidden' && now();
    // Before what writes the store to the device, which listens to the same.
    const listen = (change: 'addEventListener' | 'removeEventListener') => {
      document[change]('visibilitychange', handleVisibility, true);
      window[change]('pagehide', now, true);
      window[change]('beforeunload', now, true);
      window[change](KEEP_TYPED, now);
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
