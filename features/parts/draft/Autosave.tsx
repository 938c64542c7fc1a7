import { useEffect, useRef } from 'react';
import { autosave, saveOnLeaving, selectNeedsLeaveWarning } from '#store/drafts/saveDraft.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import { selectSync } from '#store/selectors/syncSelectors.ts';
import { selectIsUnsaved } from '#store/selectors/unsentSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';

/**
 * Milliseconds from a typed change to its save. A change reaches the service within ten seconds (design section 3); the form may delay it
 * by half a second.
 */
const LONGEST_MS = 9_000;
/** Milliseconds until answers that a step fills in as it opens are saved: nobody is typing then. */
const UNTYPED_MS = 500;
/** Milliseconds until the first retry after a failure; each further wait is twice as long. */
const FIRST_RETRY_MS = 4_000;
const LONGEST_RETRY_MS = 60_000;

/** Saves the open draft with the service by itself: after each step, seconds after a change, and when the connection is back. */
export function Autosave() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isUnsaved = useAppSelector(selectIsUnsaved);
  const isOffline = useAppSelector(({ saveStatus }) => saveStatus.isOffline);
  const failures = useAppSelector(({ sync }) => sync.failures);
  const isSending = useAppSelector(({ sync }) => sync.call?.isSending === true);
  const step = useAppSelector(selectCurrentStep);
  const isReleased = useAppSelector((state) => selectSync(state).kind === 'openElsewhere');

  const isTyped = useRef(false);
  useEffect(() => {
    isTyped.current = false;
    const note = () => void (isTyped.current = true);
    window.addEventListener('input', note, true);
    return () => window.removeEventListener('input', note, true);
  }, [step]);

  useEffect(() => {
    if (!isReleased) void dispatch(autosave({ mayAsk: true }));
  }, [dispatch, step, isReleased]);

  useEffect(() => {
    if (!isOffline && !isReleased) void dispatch(autosave({ mayAsk: false }));
  }, [dispatch, isOffline, isReleased]);

  useEffect(() => {
    // Each end of a save, good or bad, starts a new wait for anything still unsaved.
    if (!isUnsaved || isOffline || isSending || isReleased) return undefined;
    const first = isTyped.current ? LONGEST_MS : UNTYPED_MS;
    const wait = failures === 0 ? first : Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
    const timer = setTimeout(() => void dispatch(autosave({ mayAsk: false })), wait);
    return () => clearTimeout(timer);
  }, [dispatch, isUnsaved, isOffline, isSending, isReleased, failures]);

  useEffect(() => {
    // A phone may end a hidden page without an event; nobody is typing in it.
    const handleHidden = () => document.visibilityState === 'hidden' && void dispatch(autosave({ mayAsk: false }));
    const handleAsking = (event: BeforeUnloadEvent) => {
      if (!selectNeedsLeaveWarning(store.getState())) return;
      event.preventDefault();
      // The save runs while the person reads the browser's question.
      void dispatch(autosave({ mayAsk: false }));
    };
    const handleLeaving = () => dispatch(saveOnLeaving());
    window.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('beforeunload', handleAsking);
    window.addEventListener('pagehide', handleLeaving);
    return () => {
      window.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('beforeunload', handleAsking);
      window.removeEventListener('pagehide', handleLeaving);
      // The applicant leaves the steps for the offer's page or another one: save the rest at once (3-LOGIN-12).
      void dispatch(autosave({ mayAsk: false }));
    };
  }, [dispatch, store]);

  return null;
}
