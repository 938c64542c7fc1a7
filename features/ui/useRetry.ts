import { useEffect, useEffectEvent } from 'react';

const TRY_AGAIN_MS = 5000;

/**
 * Calls `tryAgain` while the client waits for the connection: when the browser is back online, and every five seconds in case no event says
 * so (R24).
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
