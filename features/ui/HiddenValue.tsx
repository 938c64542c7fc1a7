import { useState } from 'react';
import { inThrees } from '#domain/formats/inThrees.ts';
import { revealLabel } from '#domain/texts/ui.ts';
import styles from './HiddenValue.module.css';

interface HiddenValueProps {
  /** What it is, for the button: `TFN`. */
  name: string;
  value: string;
}

const SHOWN_DIGITS = 3;

/** A stored secret to read: dots and the last three characters until the button is pressed (3-TAXSUM-08, 3-TAXSUM-09). */
export function HiddenValue({ name, value }: HiddenValueProps) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.value}>
      {isShown
        ? grouped(value)
        : grouped('•'.repeat(Math.max(0, value.length - SHOWN_DIGITS)) + value.slice(-SHOWN_DIGITS))}{' '}
      <button type="button" onClick={() => setShown(!isShown)} data-print="no">
        {revealLabel(isShown, name)}
      </button>
    </span>
  );
}

/** Groups of three, counted from the right. */
function grouped(text: string): string {
  return inThrees(text).join(' ');
}
