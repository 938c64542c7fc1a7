import { shellTexts } from '#domain/texts/shell.ts';
import { Icon } from './Icon.tsx';
import styles from './PreviewBanner.module.css';

/** Tells issuer staff that this is a preview. */
export function PreviewBanner({ children = shellTexts.previewBanner }: { children?: string }) {
  return (
    <aside className={styles.banner}>
      <Icon name="eye" />
      {children}
    </aside>
  );
}
