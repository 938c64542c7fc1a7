import { useCallback, useSyncExternalStore } from 'react';

/** Under this width the progress list folds above the form. */
export const NARROW = '(max-width: 59.99rem)';

/** Whether a media query holds now; false where there are none (tests). */
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
