import { useCallback, useEffect, useRef, useState } from 'react';
import { recordActivity } from '#api/activity.ts';
import { acceptDeviceClock, clockJump, serviceNow } from '#api/serviceClock.ts';
import { IDLE_MINUTES } from '#domain/session.ts';
import { prefetchLater } from '#features/ui/prefetch.ts';
import type { AppDispatch } from '#store/createStore.ts';
import { sessionLost } from '#store/events.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { createIdleClock } from '#store/session/idleClock.ts';
import { fetchUser } from '#store/session/loadUser.ts';
import { settledWithin } from '#store/settledWithin.ts';
import { endIdleSession } from '#store/session/signOut.ts';

const MINUTE_MS = 60_000;
const IDLE_MS = IDLE_MINUTES * MINUTE_MS;
/** WCAG 2.2.1 asks for 20 seconds, our own rule R7 for two minutes. */
const WARNING_MS = 2 * MINUTE_MS;
/** Shortest interval between two reports to the service about a person who types without other calls. */
const PING_MS = 2 * MINUTE_MS;
/** Wait after a call that found no connection. */
const RETRY_MS = 15_000;
const TICK_MS = 1_000;
/** Milliseconds: a jump ahead of the device's clock counts as sleep of the computer if no response has explained it by then. */
const LONGEST_ASK_MS = 5_000;

interface IdleWatch {
  /** Seconds until the session ends; null while there is no reason to warn. */
  secondsLeft: number | null;
  stay: () => void;
}

/**
 * Ends a signed-in session after 30 minutes without a press in any tab, by the service's clock, so that sleep counts and a device's clock
 * does not; warns two minutes before. Any key or press is enough to stay, and reaches the service within two minutes (3-LOGIN-11).
 */
export function useIdleWatch(): IdleWatch {
  const dispatch = useAppDispatch();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [clock] = useState(() => createIdleClock());
  const pinged = useRef(0);
  const check = useCallback(() => {
    const left = clock.lastActiveAt() + IDLE_MS - serviceNow();
    setSecondsLeft(left > 0 && left <= WARNING_MS ? Math.ceil(left / 1000) : null);
    return left;
  }, [clock]);
  const note = useCallback(() => {
    clock.note();
    recordActivity();
    check();
  }, [clock, check]);

  useEffect(() => prefetchLater(() => [fetchFollowing, fetchSending]), []);
  useEffect(() => {
    let [hasEnded, isAsking] = [false, false];
    const end = () => {
      hasEnded = true;
      void dispatch(endIdleSession());
    };
    const look = () => {
      if (hasEnded || isAsking) return;
      if (clockJump() !== 0) return void ask();
      if (check() <= 0) return end();
      const isOwed = clock.ownActiveAt() > pinged.current && serviceNow() - pinged.current >= PING_MS;
      if (!isOwed) return;
      pinged.current = serviceNow();
      void ping(dispatch).then((hasArrived) => {
        if (!hasArrived) pinged.current = serviceNow() - PING_MS + RETRY_MS;
      });
    };
    // The device's clock was set, or the computer slept: the service tells the two apart. A press before its response may come too late to
    // stay.
    const ask = async () => {
      isAsking = true;
      await settledWithin(LONGEST_ASK_MS, [dispatch(fetchUser())]);
      if (clockJump() !== 0) acceptDeviceClock();
      isAsking = false;
      look();
    };
    const handlePress = () => {
      if (isAsking || clockJump() !== 0) return look();
      // The first press after sleep comes before any tick: too late to stay.
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

/** Code for a sign-out in another tab, which needs no connection (3-LOGIN-10). */
const fetchFollowing = () => import(/* webpackChunkName: "session" */ '#store/session/session.ts');

/** Sends unsaved answers before a sign-out, here or in another tab (3-LOGIN-12). */
const fetchSending = () => import(/* webpackChunkName: "unsent" */ '#store/session/sendEverywhere.ts');

const PRESSES = ['keydown', 'pointerdown'] as const;

/**
 * Reports the person's activity to the service; false if it could not be reached. The session is lost if the service knows no user any
 * more.
 */
async function ping(dispatch: AppDispatch): Promise<boolean> {
  recordActivity();
  const user = await dispatch(fetchUser());
  if (user === null) dispatch(sessionLost());
  return user !== undefined;
}
