import { useEffect } from 'react';
import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Values that the page last gave to controls without such a value in their markup. */
const given = new WeakMap<Element, string>();

/** Notes the value that a control shows for the form: a select, a masked input, an uncontrolled text. */
export function recordShownValue(control: Control, value: string): void {
  given.set(control, value);
}

/** Returns the value that `recordShownValue` noted last. */
export function lastShownValue(control: Control): string | undefined {
  return given.get(control);
}

/** Types of an input in which a text is typed. */
const TEXT_TYPES = new Set(['text', 'email', 'tel', 'url', 'password', 'search']);

/** Actions before which the fields are read: after them React may redraw a field, and the form may be sent. */
const ACTS = ['focusin', 'focusout', 'input', 'click', 'submit', 'pagehide', 'visibilitychange'] as const;

/**
 * Treats values set in a field without an event as typed (1-SHELL-58): browsers on iOS and some password managers fill forms so. Reads the
 * fields before every action of the person, including Next, Save and Submit.
 */
export function useSilentFills(): void {
  useEffect(() => {
    users += 1;
    if (users === 1) listen('addEventListener');
    return () => {
      users -= 1;
      if (users === 0) listen('removeEventListener');
    };
  }, []);
}

/** Number of parts of the page that use it: a form, and the page around it. */
let users = 0;
let isReading = false;
/** True while letters are being composed (IME): their field must not be touched. */
let isComposing = false;
/** Control in use for typing, while the others are read. */
let inWriting: Element | null = null;

/** Returns true for a control whose own event is about to report its new text: no other code may set it meanwhile. */
export function isBeingTyped(control: Control): boolean {
  return control === inWriting;
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  for (const type of ACTS) window[how](type, readAll, true);
  for (const type of ['compositionstart', 'compositionend']) window[how](type, noteComposition, true);
}

function noteComposition({ type }: Event): void {
  isComposing = type === 'compositionstart';
}

function readAll(event: Event): void {
  if (isReading) return;
  isReading = true;
  const written = event.type === 'input' ? event.target : isComposing && document.activeElement;
  inWriting = written instanceof Element ? written : null;
  // Read all before the first is reported: the form may then redraw the others with its own values.
  const fills = [...document.querySelectorAll<Control>('input, select, textarea')]
    .filter((control) => control !== inWriting && holdsText(control) && isFilled(control) && isEnabled(control))
    .map((control) => ({ control, value: control.value }));
  for (const { control, value } of fills) if (control.isConnected) tell(control, value);
  inWriting = null;
  isReading = false;
}

function holdsText(control: Control): boolean {
  return !(control instanceof HTMLInputElement) || TEXT_TYPES.has(control.type);
}

/** Checked last, of few controls: the selector looks at every fieldset around. */
function isEnabled(control: Control): boolean {
  return !control.matches(':disabled, [readonly]');
}

function isFilled(control: Control): boolean {
  return withoutBreaks(control.value) !== withoutBreaks(shownIn(control));
}

function shownIn(control: Control): string {
  return given.get(control) ?? (control instanceof HTMLSelectElement ? control.value : control.defaultValue);
}

/** Reports a value to React that it does not know, and that the field was left. */
function tell(control: Control, value: string): void {
  const isList = control instanceof HTMLSelectElement;
  if (isList) control.value = value;
  else {
    // React compares with the value it gave the control: a script of the page may have set it unnoticed.
    control.value = shownIn(control);
    setValueOf(control, value);
  }
  flushSync(() => void control.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true })));
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Sets the value without the setter that React puts on a control. */
function setValueOf(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}

/** Removes line breaks: a one-line control drops them, one of several lines writes them as `\n`. */
function withoutBreaks(text: string): string {
  return text.replace(/[\r\n]/g, '');
}
