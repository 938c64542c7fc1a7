import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { shownEnd, withoutSpaces } from '#domain/formats/format.ts';
import { groupInThrees } from '#domain/texts/groupInThrees.ts';
import { revealLabel } from '#domain/texts/ui.ts';
import styles from './HiddenValue.module.css';

export interface HiddenValueProps {
  /** Name of the number, for the button: `TFN`. */
  name: string;
  value: string;
  /** Path of its field within the step, for a number of which the client has only the end. */
  path?: string;
}

/** Milliseconds a number stays shown: nobody looks at one for longer. */
const SHOWN_MS = 30_000;

/**
 * Shows a stored secret: dots and the last three characters until the button is pressed (3-TAXSUM-08, 3-TAXSUM-09). Hides it again after
 * half a minute, when the focus moves elsewhere, when the page is left or hidden, and on paper.
 */
export function HiddenValue({ name, value }: HiddenValueProps) {
  const [isShown, setShown] = useState(false);
  const number = withoutSpaces(value);
  const hide = () => setShown(false);
  useHiding(isShown, hide);
  return (
    <span className={styles.value}>
      <span translate="no">{grouped(isShown ? number : hidden(number))}</span>
      <span> </span>
      <button type="button" onClick={() => setShown(!isShown)} onBlur={hide} data-print="no">
        {revealLabel(isShown, name)}
      </button>
    </span>
  );
}

/** Hides a shown number once no reader can be meant to see it. */
export function useHiding(isShown: boolean, hide: () => void): void {
  const hideNow = useEffectEvent(hide);
  useEffect(() => {
    if (!isShown) return undefined;
    const hideBehind = () => document.hidden && hideNow();
    // The printer takes the page as it is after this event.
    const hideOnPaper = () => flushSync(() => hideNow());
    const timer = setTimeout(() => hideNow(), SHOWN_MS);
    document.addEventListener('visibilitychange', hideBehind);
    window.addEventListener('pagehide', hideOnPaper);
    window.addEventListener('beforeprint', hideOnPaper);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hideBehind);
      window.removeEventListener('pagehide', hideOnPaper);
      window.removeEventListener('beforeprint', hideOnPaper);
    };
  }, [isShown]);
}

/** Returns a number as dots and its end. */
export function hidden(number: string): string {
  const end = shownEnd(number);
  return '•'.repeat(number.length - end.length) + end;
}

/** Groups a text in threes, counted from the right. */
export function grouped(text: string): string {
  return groupInThrees(text).join(' ');
}
