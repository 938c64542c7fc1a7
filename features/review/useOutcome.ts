import { useEffect, useSyncExternalStore } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { checkOutcome } from '#store/submission/checkOutcome.ts';

/** Asks after a submission without an answer for as long as it is shown; true while the browser has no connection. */
export function useOutcome(isUnknown: boolean): boolean {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isUnknown) return undefined;
    const asking = new AbortController();
    void dispatch(checkOutcome(asking.signal));
    return () => asking.abort();
  }, [dispatch, isUnknown]);
  return useSyncExternalStore(watchConnection, () => !navigator.onLine);
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
