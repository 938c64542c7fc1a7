import { useCallback, useEffect, useRef, useState } from 'react';
import { noteActivity } from '#api/activity.ts';
import { IDLE_MINUTES } from '#domain/session.ts';
import { fetchLater } from '#features/ui/fetchAhead.ts';
import type { AppDispatch } from '#store/createStore.ts';
import { sessionLost } from '#store/events.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { createIdleClock } from '#store/session/idleClock.ts';
import { fetchUser } from '#store/session/loadUser.ts';
import { endIdleSession } from '#store/session/signOut.ts';

const MINUTE_MS = 60_000;
const IDLE_MS = IDLE_MINUTES * MINUTE_MS;
/** WCAG 2.2.1 asks for 20 seconds, our own rule R7 for two minutes. */
const WARNING_MS = 2 * MINUTE_MS;
/** Whoever types without a call for long is told of to the service this often at most. */
const PING_MS = 2 * MINUTE_MS;
/** After a call that found no connection. */
const RETRY_MS = 15_000;
const TICK_MS = 1_000;

interface IdleWatch {
  /** Seconds until the session ends; null while there is no reason to warn. */
  secondsLeft: number | null;
  stay: () => void;
}

/**
 * Ends the session of somebody signed in when nothing was pressed for 30 minutes in any tab, by the time of day, so that sleep counts;
 * warns two minutes before. Any key or press is enough to stay, and reaches the service within two minutes (3-LOGIN-11).
 */
export function useIdleWatch(): IdleWatch {
  const dispatch = useAppDispatch();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [clock] = useState(() => createIdleClock());
  const pinged = useRef(0);
  const check = useCallback(() => {
    const left = clock.lastActiveAt() + IDLE_MS - Date.now();
    setSecondsLeft(left > 0 && left <= WARNING_MS ? Math.ceil(left / 1000) : null);
    return left;
  }, [clock]);
  const note = useCallback(() => {
    clock.note();
    noteActivity();
    check();
  }, [clock, check]);

  useEffect(() => fetchLater(() => [fetchFollowing]), []);
  useEffect(() => {
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
      void dispatch(endIdleSession());
    };
    const look = () => {
      if (hasEnded) return;
      if (check() <= 0) return end();
      const isOwed = clock.ownActiveAt() > pinged.current && Date.now() - pinged.current >= PING_MS;
      if (!isOwed) return;
      pinged.current = Date.now();
      void ping(dispatch).then((hasArrived) => {
        if (!hasArrived) pinged.current = Date.now() - PING_MS + RETRY_MS;
      });
    };
    const handlePress = () => {
      // After sleep the first press comes before any tick: it comes too late to stay.
      if (check() <= 0) return look();
      note();
      look();
    };
    const timer = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', look);
    for (const kind of PRESSES) window.addEventListener(kind, handlePress, true);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const kind of PRESSES) window.removeEventListener(kind, handlePress, true);
    };
  }, [clock, check, dispatch, note]);
  return { secondsLeft, stay: note };
}

/** What follows a sign-out in another tab, which needs no connection (3-LOGIN-10). */
const fetchFollowing = () => import(/* webpackChunkName: "session" */ '#store/session/session.ts');

const PRESSES = ['keydown', 'pointerdown'] as const;

/** Tells the service of the person; false when it could not be reached. Where it knows nobody any more, the session is lost. */
async function ping(dispatch: AppDispatch): Promise<boolean> {
  noteActivity();
  const user = await dispatch(fetchUser());
  if (user === null) dispatch(sessionLost());
  return user !== undefined;
}
