import { useEffect, useRef } from 'react';

/** Returns the id of a person's card; the person's block has the row's key. */
export function cardId(key: string): string {
  return `${key}-card`;
}

/** Returns a function that focuses the heading of a card, or another control by its id, once the list has changed. */
export function useFocusAfterChange(rows: readonly unknown[]): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    wanted.current = null;
    (element?.querySelector<HTMLElement>(':scope > summary') ?? element)?.focus();
  }, [rows]);
  return (id) => {
    wanted.current = id;
  };
}
