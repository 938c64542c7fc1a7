import { useEffect } from 'react';
import { autosave, selectIsUnsaved } from '#store/drafts/saveDraft.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';

/** A change is with the service within ten seconds (design section 3), of which the form may hold it back for half a one. */
const LONGEST_MS = 9_000;
/** After a failure it tries again, at first soon. */
const FIRST_RETRY_MS = 4_000;
const LONGEST_RETRY_MS = 60_000;

/** Saves the open draft with the service by itself: after each step, some seconds after a change, and when the connection is back. */
export function Autosave() {
  const dispatch = useAppDispatch();
  const isUnsaved = useAppSelector(selectIsUnsaved);
  const isOffline = useAppSelector(({ saveStatus }) => saveStatus.isOffline);
  const failures = useAppSelector(({ draft }) => draft.autoFailures);
  const isSending = useAppSelector(({ draft }) => draft.isSending);
  const step = useAppSelector(selectCurrentStep);
  const isReleased = useAppSelector(({ draft }) => draft.isReleased);

  useEffect(() => {
    if (!isReleased) void dispatch(autosave({ mayAsk: true }));
  }, [dispatch, step, isReleased]);

  useEffect(() => {
    if (!isOffline && !isReleased) void dispatch(autosave({ mayAsk: false }));
  }, [dispatch, isOffline, isReleased]);

  useEffect(() => {
    // What is unsaved when a save ends, however it ends, waits anew.
    if (!isUnsaved || isOffline || isSending || isReleased) return undefined;
    const wait = failures === 0 ? LONGEST_MS : Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
    const timer = setTimeout(() => void dispatch(autosave({ mayAsk: false })), wait);
    return () => clearTimeout(timer);
  }, [dispatch, isUnsaved, isOffline, isSending, isReleased, failures]);

  return null;
}
