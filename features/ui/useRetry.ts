import { useEffect, useEffectEvent } from 'react';

const TRY_AGAIN_MS = 5000;

/**
 * While something waits for the connection, calls `tryAgain` when the browser is back online and every five seconds, for where nothing
 * tells that it is (R24).
 */
export function useRetry(isWaiting: boolean, tryAgain: () => void | Promise<void>): void {
  const now = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const attempt = () => void now();
    const timer = setInterval(() => navigator.onLine && attempt(), TRY_AGAIN_MS);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [isWaiting]);
}
