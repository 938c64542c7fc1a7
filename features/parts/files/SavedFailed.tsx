import { useState } from 'react';
import { savedListTexts as texts } from '#domain/texts/savedList.ts';
import { roomAtFoot } from '#features/ui/barRoom.ts';
import { Button } from '#features/ui/Button.tsx';
import { classNames } from '#features/ui/classNames.ts';
import { Notice } from '#features/ui/Notice.tsx';
import type { SavedDrafts } from '#store/file/useSavedDrafts.ts';
import styles from './savedFailed.module.css';

interface SavedFailedProps extends Pick<SavedDrafts, 'hasFailed' | 'isFetching'> {
  title?: string | undefined;
  /** What is shown instead. */
  words: string;
  /** Stays in sight at the foot, where nothing above it is moved; else in the place of the list. */
  isAtFoot?: boolean;
  /** Asks again; answers whether it came. */
  onRetry: () => Promise<boolean>;
}

/** Says that the list of what an account has saved did not come, and tries again: each list of them says the same. */
export function SavedFailed({ hasFailed, isFetching, title, words, isAtFoot, onRetry }: SavedFailedProps) {
  const [tries, setTries] = useState(0);
  const retry = async () => {
    if (!(await onRetry())) setTries((count) => count + 1);
  };
  return (
    // The element is there before the words, and each failure puts them in anew: both are needed for them to be spoken.
    <div
      ref={isAtFoot ? roomAtFoot : undefined}
      className={classNames(styles.place, isAtFoot && styles.foot)}
      role="status"
    >
      {hasFailed && (
        <Notice kind="warn" role="note" title={<span key={tries}>{title ?? texts.failed}</span>}>
          <p>{words}</p>
          <Button isBusy={isFetching} onClick={() => void retry()}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
    </div>
  );
}
