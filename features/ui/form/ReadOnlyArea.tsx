import { useLayoutEffect, type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent } from 'react';

/** What is given by a press: it is told as disabled, and can be reached. */
const CHOICES = 'select, button, [role=option], [type=checkbox], [type=radio], [type=file]';
const TEXTS = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

interface ReadOnlyAreaProps {
  isOn: boolean;
  ref: RefObject<HTMLFieldSetElement | null>;
  /** Drawn anew where it changes: a control that was locked is never given back. */
  children: ReactNode;
}

/**
 * A screen that can be read, reached with the keys, marked and copied, but not changed, whatever controls it is made of (a disabled one
 * is passed over by screen readers, and its text cannot be marked). Why is said above it.
 */
export function ReadOnlyArea({ isOn, ref, children }: ReadOnlyAreaProps) {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!isOn || area === null) return undefined;
    const lock = () => {
      for (const text of area.querySelectorAll(TEXTS))
        if (!text.matches('[readonly]')) text.toggleAttribute('readonly');
      for (const choice of area.querySelectorAll(CHOICES))
        if (!choice.matches('[aria-disabled=true]')) choice.ariaDisabled = 'true';
    };
    lock();
    const observer = new MutationObserver(lock);
    observer.observe(area, { childList: true, subtree: true, attributeFilter: ['readonly', 'aria-disabled'] });
    return () => observer.disconnect();
  }, [isOn, ref]);
  return (
    <fieldset ref={ref} role="none" data-locked={isOn || undefined} {...(isOn && LOCKED)}>
      {children}
    </fieldset>
  );
}

/** Also what React draws elsewhere comes by here: a dialog above the screen is none of it. */
function targetOf({ target, currentTarget }: SyntheticEvent): HTMLElement | null {
  return target instanceof HTMLElement && currentTarget.contains(target) ? target : null;
}

function stop(event: SyntheticEvent): void {
  if (targetOf(event) === null) return;
  event.preventDefault();
  event.stopPropagation();
}

function stopPress(event: SyntheticEvent): void {
  if (targetOf(event)?.closest(CHOICES)) stop(event);
}

/** Its list would open; the focus is all it gets. */
function stopList(event: SyntheticEvent): void {
  const list = targetOf(event)?.closest('select');
  if (!list) return;
  stop(event);
  list.focus();
}

/** A text is walked through as ever; the keys of the page and of the browser stay theirs. */
function stopKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || /^(?:Tab|F\d+)$/.test(event.key)) return;
  const target = targetOf(event);
  if (target?.matches('select')) stop(event);
  else if (target?.matches(TEXTS)) event.stopPropagation();
}

/** A field that is left neither tidies its text nor is judged. */
function hush(event: SyntheticEvent): void {
  if (targetOf(event)) event.stopPropagation();
}

const LOCKED = {
  onFocusCapture: hush,
  onBlurCapture: hush,
  onClickCapture: stopPress,
  onMouseDownCapture: stopList,
  onKeyDownCapture: stopKey,
  onChangeCapture: stop,
  onPasteCapture: stop,
  onDropCapture: stop,
  onSubmitCapture: stop,
};
