import { LOADING } from '#domain/texts/ui.ts';
import styles from './Spinner.module.css';

/** Loading indicator, always with text (1-UPL-12). `isQuiet` if the text is elsewhere already, as in an upload's row. */
export function Spinner({ children = LOADING, isQuiet = false }: { children?: string; isQuiet?: boolean }) {
  const ring = <span className={styles.ring} aria-hidden="true" />;
  if (isQuiet) return ring;
  return (
    <p className={styles.spinner} role="status">
      {ring}
      <span>{children}</span>
    </p>
  );
}
