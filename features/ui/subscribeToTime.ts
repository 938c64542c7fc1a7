import { subscribeToServiceClock } from '#api/serviceClock.ts';

const LOOK_MS = 10_000;

/**
 * Calls `listener` every few seconds, when the page comes back into view and when the clock is corrected. Returns a function that ends it.
 */
export function subscribeToTime(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  const end = subscribeToServiceClock(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    end();
    document.removeEventListener('visibilitychange', listener);
  };
}
