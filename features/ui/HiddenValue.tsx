import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { shownEnd, withoutSpaces } from '#domain/formats/format.ts';
import { inThrees } from '#domain/formats/inThrees.ts';
import { revealLabel } from '#domain/texts/ui.ts';
import styles from './HiddenValue.module.css';

export interface HiddenValueProps {
  /** What it is, for the button: `TFN`. */
  name: string;
  value: string;
  /** Of its field within its step; for a number of which the end alone is here. */
  path?: string;
}

/** Nobody looks at a number for longer. */
const SHOWN_MS = 30_000;

/**
 * A stored secret to read: dots and the last three characters until the button is pressed (3-TAXSUM-08, 3-TAXSUM-09). It is hidden again
 * after half a minute, when focus goes elsewhere, when the page is left or behind another, and on paper.
 */
export function HiddenValue({ name, value }: HiddenValueProps) {
  const [isShown, setShown] = useState(false);
  const number = withoutSpaces(value);
  const hide = () => setShown(false);
  useHiding(isShown, hide);
  return (
    <span className={styles.value}>
      {grouped(isShown ? number : hidden(number))}{' '}
      <button type="button" onClick={() => setShown(!isShown)} onBlur={hide} data-print="no">
        {revealLabel(isShown, name)}
      </button>
    </span>
  );
}

/** Hides what is shown where nobody can be meant to read it any more. */
export function useHiding(isShown: boolean, hide: () => void): void {
  const hideNow = useEffectEvent(hide);
  useEffect(() => {
    if (!isShown) return undefined;
    const hideBehind = () => document.hidden && hideNow();
    // The printer takes what is on the page when this event has been told.
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

/** Dots and the end. */
export function hidden(number: string): string {
  const end = shownEnd(number);
  return '•'.repeat(number.length - end.length) + end;
}

/** Groups of three, counted from the right. */
export function grouped(text: string): string {
  return inThrees(text).join(' ');
}
