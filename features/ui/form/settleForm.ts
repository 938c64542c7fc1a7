import { KEEP_TYPED } from './useDraftKeeper.ts';

/** So long without a key is a rest. */
const REST_MS = 700;
/** Who types on and on is interrupted between two keys after so long. */
const LONGEST_MS = 5_000;

/**
 * Waits until typing rests, and has the form on screen give the store what it still holds back. What it answers puts the focus, and the
 * place in the text, back where they were once the form is drawn anew.
 */
export async function settleForm(): Promise<() => void> {
  await untilRest();
  window.dispatchEvent(new Event(KEEP_TYPED));
  return focusToReturn();
}

function untilRest(): Promise<void> {
  return new Promise((resolve) => {
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isComposing = false;
    const wait = (event?: Event) => {
      if (event?.type === 'compositionstart') isComposing = true;
      if (event?.type === 'compositionend') isComposing = false;
      clearTimeout(timer);
      const left = isComposing ? REST_MS : Math.min(REST_MS, Math.max(0, began + LONGEST_MS - Date.now()));
      timer = setTimeout(end, left);
    };
    const end = () => {
      if (isComposing) return wait();
      for (const kind of KEYS) document.removeEventListener(kind, wait, true);
      resolve();
    };
    for (const kind of KEYS) document.addEventListener(kind, wait, true);
    wait();
  });
}

const KEYS = ['keydown', 'input', 'compositionstart', 'compositionend'] as const;

function focusToReturn(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || field === document.body) return () => undefined;
  const place = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
  const [start, end] = [place?.selectionStart ?? null, place?.selectionEnd ?? null];
  return () => {
    if (field.isConnected) return;
    const again = field.id === '' ? null : document.getElementById(field.id);
    if (again === null) return document.querySelector('h1')?.focus({ preventScroll: true });
    again.focus({ preventScroll: true });
    // Of an e-mail address and a number the browser tells no place.
    if (start !== null && (again instanceof HTMLInputElement || again instanceof HTMLTextAreaElement))
      again.setSelectionRange(start, end);
  };
}
