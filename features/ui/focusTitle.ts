/**
 * Focuses the step's heading after the focused element is gone, and so is the dialog that hid the step. A person who moved to something
 * else keeps the focus. `place`: the person's place before, which comes first while it is there.
 */
export function focusTitle(place?: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    if (place instanceof HTMLElement && place.isConnected) place.focus();
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  });
}

/** Milliseconds, longer than any page takes with its code at hand. */
const LONGEST_MS = 10_000;

/** Focuses the heading of the next page, as `focusTitle` does on this one. */
export function focusNextTitle(): void {
  const left = document.querySelector('h1');
  const observer = new MutationObserver(() => {
    const title = document.querySelector('h1');
    if (title === null || title === left) return;
    observer.disconnect();
    focusTitle();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LONGEST_MS);
}
