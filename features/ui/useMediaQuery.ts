import { useCallback, useSyncExternalStore } from 'react';

/** Media query for screens too narrow for the progress list beside the form. */
export const NARROW = '(max-width: 59.99rem)';

/** Returns true while a media query matches; false without media queries (tests). */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
