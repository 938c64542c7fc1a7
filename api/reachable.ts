import { origin } from './csrf.ts';
import { endingSignal } from './endingSignal.ts';

const LONGEST_WAIT_MS = 3_000;

/**
 * Whether a page could be loaded from the service now: asked before this one is given up, as the browser would put an error of its own
 * in its place, which never goes by itself. Says nothing of who asks.
 */
export async function isReachable(): Promise<boolean> {
  if (globalThis.navigator?.onLine === false) return false;
  const { signal, release } = endingSignal({ timeout: LONGEST_WAIT_MS });
  const call = { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal } as const;
  return fetch(`${origin()}/`, call)
    .then(
      ({ ok }) => ok,
      () => false,
    )
    .finally(release);
}
