import { useLayoutEffect, type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent } from 'react';

/** Controls that a press changes: they are announced as disabled, and can be reached. */
const CHOICES = 'select, button, [role=option], [type=checkbox], [type=radio], [type=file]';
const TEXTS = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

interface ReadOnlyAreaProps {
  isOn: boolean;
  ref: RefObject<HTMLFieldSetElement | null>;
  /** Screen, which the owner remounts by key when `isOn` changes: a locked control is never unlocked. */
  children: ReactNode;
}

/**
 * Screen that can be read, reached with the keys, selected and copied, but not changed, with any controls. Screen readers skip a disabled
 * control, and its text cannot be selected. The reason is shown above it.
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

/** Returns the target if it is inside the area: events of React portals pass here too, but a dialog above the screen is not part of it. */
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

/** Stops a press on a select, which would open its list, and focuses it only. */
function stopList(event: SyntheticEvent): void {
  const list = targetOf(event)?.closest('select');
  if (!list) return;
  stop(event);
  list.focus();
}

/** Stops keys that change a value. Moving through a text works as ever, and so do the keys of the page and the browser. */
function stopKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || /^(?:Tab|F\d+)$/.test(event.key)) return;
  const target = targetOf(event);
  if (target?.matches('select')) stop(event);
  else if (target?.matches(TEXTS)) event.stopPropagation();
}

/** Stops focus events, so that a field that is left neither tidies its text nor is judged. */
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
