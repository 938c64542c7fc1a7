import { useEffect } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { checkOutcome } from '#store/submission/checkOutcome.ts';

/** Asks for the outcome of a submission without a response while it is shown, even after a reload. */
export function useOutcome(isUnknown: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isUnknown) return undefined;
    const asking = new AbortController();
    void dispatch(checkOutcome(asking.signal));
    return () => asking.abort();
  }, [dispatch, isUnknown]);
}
