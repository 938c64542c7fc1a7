import { useEffect, useEffectEvent, useRef } from 'react';

/** Pause after the last key before a select searches (1-MISC-04). */
export const SEARCH_DEBOUNCE_MS = 500;

interface DebouncedSearch {
  query: string;
  /** Only while the list is open: what a choice puts into the field is not searched for. */
  isActive: boolean;
  delayMs: number;
  onSearch: (query: string) => void;
}

/** Calls `onSearch` with the query once typing rests; not for the query that is there at first, and never after it is gone. */
export function useDebouncedSearch({ query, isActive, delayMs, onSearch }: DebouncedSearch): void {
  const search = useEffectEvent(onSearch);
  const asked = useRef(query);
  useEffect(() => {
    if (!isActive) asked.current = query;
    if (asked.current === query) return undefined;
    const timer = setTimeout(() => {
      asked.current = query;
      search(query);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [query, isActive, delayMs]);
}
