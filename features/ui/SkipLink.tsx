import { frameTexts } from '#domain/texts/ui.ts';
import styles from './SkipLink.module.css';

/** First stop of the tab order; leads past the masthead and the progress list. */
export function SkipLink({
  targetId = 'main',
  children = frameTexts.skipToForm,
}: {
  targetId?: string;
  children?: string;
}) {
  return (
    <a className={styles.skip} href={`#${targetId}`} data-print="no">
      {children}
    </a>
  );
}
