import { subjectOf } from '#domain/documents/subject.ts';
import { onScreen } from './onScreen.ts';
import { flushTypedInput } from './flushTypedInput.ts';

/** Milliseconds without a key that count as a rest. */
const REST_MS = 700;
/** Milliseconds of steady typing before it is interrupted between two keys. */
const LONGEST_MS = 5_000;

/**
 * Waits until typing rests, then makes the form on screen pass its pending values to the store. Returns a function that restores focus and
 * caret after the form is redrawn.
 */
export async function settleForm(): Promise<() => void> {
  await untilRest();
  flushTypedInput();
  return focusToReturn();
}

function untilRest(): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      const left = onScreen.isComposing
        ? REST_MS
        : Math.min(REST_MS, Math.max(0, began + LONGEST_MS - performance.now()));
      timer = setTimeout(end, left);
    };
    const end = () => {
      if (onScreen.isComposing) return wait();
      for (const kind of KEYS) document.removeEventListener(kind, wait, true);
      resolve();
    };
    for (const kind of KEYS) document.addEventListener(kind, wait, true);
    wait();
  });
}

/** Events that follow a key, and that begin and end a composition, after `onScreen` noted it. */
const KEYS = ['keydown', 'input', 'compositionstart', 'compositionend'] as const;

function focusToReturn(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || field === document.body) return () => undefined;
  const place = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
  const seek = seekField(field.id);
  const [start, end] = [place?.selectionStart ?? null, place?.selectionEnd ?? null];
  return () => {
    if (field.isConnected) return;
    const again = seek();
    if (again === null) return document.querySelector('h1')?.focus({ preventScroll: true });
    again.focus({ preventScroll: true });
    if (start !== null && (again instanceof HTMLInputElement || again instanceof HTMLTextAreaElement))
      again.setSelectionRange(start, end);
    if (again instanceof HTMLInputElement && again.type === 'email') toEnd(again);
  };
}

/** Moves the caret of an e-mail field to its end: the browser neither returns nor sets a position there, and would put it at the start. */
function toEnd(field: HTMLInputElement): void {
  field.type = 'text';
  field.setSelectionRange(field.value.length, field.value.length);
  field.type = 'email';
}

/** Returns a function that finds the same field after the form is redrawn: in a list by its person, at any index. */
function seekField(id: string): () => HTMLElement | null {
  const blocks = () => [...onScreen.blocks.values()];
  const [block] = blocks()
    .filter((each) => id.startsWith(`${each.id}-`))
    .sort((one, other) => other.id.length - one.id.length);
  const subject = subjectOf(block?.getValues() ?? {});
  if (block === undefined || subject === '') return () => document.getElementById(id);
  const path = id.slice(block.id.length);
  return () => {
    const theirs = blocks().filter((each) => subjectOf(each.getValues()) === subject);
    return theirs.map((each) => document.getElementById(each.id + path)).find((found) => found !== null) ?? null;
  };
}
