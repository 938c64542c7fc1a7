import type { KeyboardEvent } from 'react';

const MAIN = 'button[data-row]';

/** Moves the focus by arrow keys from the search through the rows and back. A letter typed on a row goes to the search. */
export function openThroughLanding(event: KeyboardEvent<HTMLElement>, panel: HTMLElement): void {
  const search = panel.querySelector<HTMLInputElement>('input[type=search]');
  const target = event.target instanceof HTMLElement ? event.target : null;
  // Every other field handles its own keys.
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
