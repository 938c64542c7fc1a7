import { useEffect, useEffectEvent, useRef } from 'react';

/** Pause after the last key before a select searches (1-MISC-04). */
export const SEARCH_DEBOUNCE_MS = 500;

interface DebouncedSearch {
  query: string;
  /** Only while the list is open: what a choice puts into the field is not searched for; what was left too soon is, on return. */
  isActive: boolean;
  delayMs: number;
  onSearch: (query: string) => void;
}

/**
 * Calls `onSearch` with the query once typing rests; not for the query that is there at first, and never after it is gone. The answer
 * calls off a search that is still to come: something was chosen from what an earlier one found.
 */
export function useDebouncedSearch({ query, isActive, delayMs, onSearch }: DebouncedSearch): () => void {
  const search = useEffectEvent(onSearch);
  const asked = useRef(query);
  const shown = useRef(query);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (!isActive && shown.current !== query) asked.current = query;
    shown.current = query;
    if (!isActive || asked.current === query) return undefined;
    waiting.current = setTimeout(() => {
      asked.current = query;
      search(query);
    }, delayMs);
    return () => clearTimeout(waiting.current);
  }, [query, isActive, delayMs]);
  return () => {
    clearTimeout(waiting.current);
    asked.current = query;
  };
}
