/**
 * Gives the focus to the step's heading, where what had it has gone: once what hid the step (a dialog takes it out of reach) is gone too.
 * Somebody who went on to something else keeps it.
 */
export function focusTitle(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  });
}

/** Longer than a page takes whose code is here. */
const LONGEST_MS = 10_000;

/** As `focusTitle`, of the page that comes in the place of this one. */
export function focusComingTitle(): void {
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
