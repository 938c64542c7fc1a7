import { pageTexts } from '#domain/texts/pages.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import styles from './record.module.css';

/** Says that the application did not load, and requests it again. */
export function FailedNotice({ isTrying, onTryAgain }: { isTrying: boolean; onTryAgain: () => void }) {
  return (
    <div className={styles.said}>
      <Notice kind="error" role="alert" title={recordTexts.failedTitle}>
        <p>{recordTexts.failed}</p>
        <Button isBusy={isTrying} onClick={onTryAgain}>
          {pageTexts.tryAgain}
        </Button>
      </Notice>
    </div>
  );
}
