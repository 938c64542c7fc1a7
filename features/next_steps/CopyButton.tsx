import { useEffect, useState } from 'react';
import { receiptTexts as texts } from '#domain/texts/receipt.ts';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import styles from './nextSteps.module.css';

/** Milliseconds, long enough to read the button's text. */
const SHOWN_MS = 4_000;

interface CopyButtonProps {
  /** The button's name, which says what it copies. */
  name: string;
  /** Text for the clipboard, without spaces, as another form takes it. */
  value: string;
}

/** Copies a number that has to be typed elsewhere to the clipboard; nothing in a browser without one, as on plain http. */
export function CopyButton({ name, value }: CopyButtonProps) {
  const { outcome, copy } = useCopying(value);
  if (!('clipboard' in navigator)) return null;
  return (
    <span className={styles.copying} data-print="no">
      <button type="button" className={styles.copy} aria-label={name} onClick={copy}>
        {outcome ?? texts.copy}
      </button>
      <span role="status">{outcome !== null && <VisuallyHidden>{outcome}</VisuallyHidden>}</span>
    </span>
  );
}

/** Outcome of the last press, for a while: a repeated text would not be announced. */
function useCopying(value: string): { outcome: string | null; copy: () => void } {
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setOutcome(texts.copied),
      () => setOutcome(texts.notCopied),
    );
  };
  return { outcome, copy };
}
