import type { KeyboardEvent } from 'react';

const MAIN = 'button[data-row]';

/** Arrow keys lead from the search to the rows and through them, and back; a letter that is typed on a row goes to the search. */
export function leadThrough(event: KeyboardEvent<HTMLElement>, panel: HTMLElement): void {
  const search = panel.querySelector<HTMLInputElement>('input[type=search]');
  const target = event.target instanceof HTMLElement ? event.target : null;
  // Every other field keeps its keys.
  if (target === null || (target.matches('input, select') && target !== search)) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const stops = [search, ...panel.querySelectorAll<HTMLElement>(MAIN)];
    const own = target.closest('li')?.querySelector<HTMLElement>(MAIN) ?? target;
    const next = stops[stops.indexOf(own) + (event.key === 'ArrowDown' ? 1 : -1)];
    event.preventDefault();
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
    return;
  }
  const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isLetter && target !== search) search?.focus();
}
