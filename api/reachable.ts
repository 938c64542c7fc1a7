import { origin } from './csrf.ts';
import { endingSignal } from './endingSignal.ts';

const LONGEST_WAIT_MS = 3_000;

/**
 * Returns true if the service could deliver a page now. Checked before this page is left: otherwise the browser would show an error page of
 * its own, which never goes away by itself. Sends no credentials.
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
