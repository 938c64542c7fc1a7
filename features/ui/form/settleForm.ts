import { subjectOf } from '#domain/documents/subject.ts';
import { onScreen } from './onScreen.ts';
import { keepTyped } from './keepTyped.ts';

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
  keepTyped();
  return focusToReturn();
}

function untilRest(): Promise<void> {
  return new Promise((resolve) => {
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      const left = onScreen.isComposing ? REST_MS : Math.min(REST_MS, Math.max(0, began + LONGEST_MS - Date.now()));
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

/** What follows a key, and what begins and ends a composition, after it was noted. */
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

/** Of an e-mail address the browser tells no place, and takes none: who types does so at its end, where it would put them at its start. */
function toEnd(field: HTMLInputElement): void {
  field.type = 'text';
  field.setSelectionRange(field.value.length, field.value.length);
  field.type = 'email';
}

/** How the same field is found once the form is drawn anew: of a person in a list by who they are, whatever place they have then. */
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
