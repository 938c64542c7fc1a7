import { useCallback, useEffect, useState } from 'react';
import { recordActivity } from '#api/activity.ts';
import { emptiedFacts, useGetRecordQuery } from '#api/recordsApi.ts';
import { hasPendingSignOut } from '#store/file/persistence/pendingSignOut.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { loadUser } from '#store/session/loadUser.ts';

/** Milliseconds. */
const ASK_AGAIN_MS = 5 * 60_000;

export type RecordState = ReturnType<typeof useRecord>;

/** Requests the record once the signed-in user is known: a pending sign-out comes before any person's data (1-LAND-44, 3-LOGIN-10). */
export function useRecord(id: string) {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  const [settled, setSettled] = useState<'asking' | 'known' | 'cut'>('asking');
  const ask = useCallback(
    () => void dispatch(loadUser()).then(() => setSettled(hasPendingSignOut() ? 'cut' : 'known')),
    [dispatch],
  );
  useEffect(ask, [ask]);
  const [wasTried, setTried] = useState(false);
  useNotedActivity(!isSignedIn);
  const { currentData, error, isFetching, refetch } = useGetRecordQuery(id, {
    skip: settled !== 'known',
    // Nothing else notices, for a reader without an account, that the time has run out (2-SUB-06).
    pollingInterval: isSignedIn ? 0 : ASK_AGAIN_MS,
  });
  const isHidden = error !== undefined && 'kind' in error && error.kind === 'notFound';
  const emptied = error !== undefined && 'kind' in error ? emptiedFacts(error) : null;
  const answer = isHidden || emptied !== null ? undefined : currentData;
  const isShown = answer !== undefined && !isSignedIn;
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);
  return {
    answer,
    emptied,
    wasShown,
    isHidden,
    hasFailed: settled === 'cut' || error !== undefined,
    isTrying: isFetching,
    wasTried,
    /** Finds out who is signed in, and requests the record again. */
    reopen: useCallback(() => void dispatch(loadUser()).then(() => refetch()), [dispatch, refetch]),
    tryAgain: () => {
      setTried(true);
      if (settled === 'cut') ask();
      else void refetch();
    },
  };
}

/** Notes keys and presses on a page without an account: the next call keeps the record open (2-SUB-06). */
function useNotedActivity(isWatching: boolean): void {
  useEffect(() => {
    if (!isWatching) return;
    const events = ['keydown', 'pointerdown'] as const;
    for (const event of events) window.addEventListener(event, recordActivity);
    return () => {
      for (const event of events) window.removeEventListener(event, recordActivity);
    };
  }, [isWatching]);
}
