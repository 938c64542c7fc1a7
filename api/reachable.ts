import { origin } from './csrf.ts';

const LONGEST_WAIT_MS = 3_000;

/**
 * Whether a page could be loaded from the service now: asked before this one is given up, as the browser would put an error of its own
 * in its place, which never goes by itself. Says nothing of who asks.
 */
export async function isReachable(): Promise<boolean> {
  if (globalThis.navigator?.onLine === false) return false;
  const call = {
    method: 'HEAD',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  } as const;
  return fetch(`${origin()}/`, call).then(
    ({ ok }) => ok,
    () => false,
  );
}
