import { useEffect } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { checkOutcome } from '#store/submission/checkOutcome.ts';

/** Asks after a submission without an answer for as long as it is shown, also on a page that was loaded anew. */
export function useOutcome(isUnknown: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isUnknown) return undefined;
    const asking = new AbortController();
    void dispatch(checkOutcome(asking.signal));
    return () => asking.abort();
  }, [dispatch, isUnknown]);
}
