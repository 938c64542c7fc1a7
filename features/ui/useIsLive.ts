import { useSyncExternalStore } from 'react';

/**
 * Returns false in a page as the service has written it, until its script is live: nothing may be ticked or typed there, since taking the
 * page over would lose it. True at once in a page that the script draws itself.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
