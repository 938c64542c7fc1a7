import { previewTexts } from '#domain/texts/preview.ts';
import { Icon } from './Icon.tsx';
import styles from './PreviewBanner.module.css';

/** Says on every page of a preview that nothing is submitted, and links to the real offer (1-SHELL-53, 1-SHELL-54). */
export function PreviewBanner({ offerHref }: { offerHref: string }) {
  return (
    <aside className={styles.banner} aria-label={previewTexts.preview}>
      <Icon name="eye" />
      <p>
        <span>{`${previewTexts.previewBanner} `}</span>
        <a href={offerHref}>{previewTexts.previewLink}</a>
      </p>
    </aside>
  );
}
