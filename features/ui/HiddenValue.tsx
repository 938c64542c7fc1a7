import { useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { shownEnd, withoutSpaces } from '#domain/formats/format.ts';
import { inThrees } from '#domain/formats/inThrees.ts';
import { revealLabel } from '#domain/texts/ui.ts';
import styles from './HiddenValue.module.css';

interface HiddenValueProps {
  /** What it is, for the button: `TFN`. */
  name: string;
  value: string;
}

/** Nobody looks at a number for longer. */
const SHOWN_MS = 30_000;

/**
 * A stored secret to read: dots and the last three characters until the button is pressed (3-TAXSUM-08, 3-TAXSUM-09). It is hidden again
 * after half a minute, when focus goes elsewhere, when the page is left or behind another, and on paper.
 */
export function HiddenValue({ name, value }: HiddenValueProps) {
  const [isShown, setShown] = useState(false);
  const hide = () => setShown(false);
  useHiding(isShown, hide);
  return (
    <MaskedText value={value} isShown={isShown}>
      <RevealButton name={name} isShown={isShown} onPress={() => setShown(!isShown)} onLeave={hide} />
    </MaskedText>
  );
}

/** The number in groups, or dots and its end; and what stands behind it. */
export function MaskedText({ value, isShown, children }: { value: string; isShown: boolean; children: ReactNode }) {
  const number = withoutSpaces(value);
  return (
    <span className={styles.value}>
      {grouped(isShown ? number : hidden(number))} {children}
    </span>
  );
}

interface RevealButtonProps {
  name: string;
  isShown: boolean;
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onPress: () => void;
  onLeave: () => void;
}

export function RevealButton({ name, isShown, isBusy, ref, onPress, onLeave }: RevealButtonProps) {
  return (
    <button ref={ref} type="button" aria-busy={isBusy} onClick={onPress} onBlur={onLeave} data-print="no">
      {revealLabel(isShown, name)}
    </button>
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
function hidden(number: string): string {
  const end = shownEnd(number);
  return '•'.repeat(number.length - end.length) + end;
}

/** Groups of three, counted from the right. */
function grouped(text: string): string {
  return inThrees(text).join(' ');
}
