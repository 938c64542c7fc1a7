import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds after the last key before a select searches (1-MISC-04). */
export const SEARCH_DEBOUNCE_MS = 500;

interface DebouncedSearch {
  query: string;
  /** True while the list is open. Text that a choice puts into the field is not searched for; a query left too soon is, on return. */
  isActive: boolean;
  delayMs: number;
  /** True for text that nobody searched for yet: it is searched for once the list opens, also if the field began with it. */
  isUnsearched?: boolean;
  onSearch: (query: string) => void;
}

/**
 * Calls `onSearch` with the query once typing rests; not for an initial query that was searched for, and never after unmounting. Returns a
 * function that cancels a pending search, for a choice made from earlier results.
 */
export function useDebouncedSearch({
  query,
  isActive,
  delayMs,
  isUnsearched = false,
  onSearch,
}: DebouncedSearch): () => void {
  const search = useEffectEvent(onSearch);
  const asked = useRef(isUnsearched ? '' : query);
  const shown = useRef(query);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (!isActive && !isUnsearched && shown.current !== query) asked.current = query;
    shown.current = query;
    if (!isActive || asked.current === query) return undefined;
    waiting.current = setTimeout(() => {
      asked.current = query;
      search(query);
    }, delayMs);
    return () => clearTimeout(waiting.current);
  }, [query, isActive, isUnsearched, delayMs]);
  return () => {
    clearTimeout(waiting.current);
    asked.current = query;
  };
}
