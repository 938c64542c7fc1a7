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
  /** Asks again. */
  onRetry: () => Promise<unknown>;
}

/** Says that the list of what an account has saved did not come, and tries again: each list of them says the same. */
export function SavedFailed({ hasFailed, isFetching, title, words, isAtFoot, onRetry }: SavedFailedProps) {
  const [failures, setFailures] = useState(0);
  const [wasFetching, setWasFetching] = useState(isFetching);
  // Together with the button: what the call itself answers is known a frame before the button can be pressed again.
  if (isFetching !== wasFetching) {
    setWasFetching(isFetching);
    if (!isFetching && hasFailed) setFailures(failures + 1);
  }
  return (
    // The element is there before the words, and each failure puts them in anew: both are needed for them to be spoken.
    <div
      ref={isAtFoot ? roomAtFoot : undefined}
      className={classNames(styles.place, isAtFoot && styles.foot)}
      role="status"
    >
      {hasFailed && (
        <Notice kind="warn" role="note" title={<span key={failures}>{title ?? texts.failed}</span>}>
          <p>{words}</p>
          <Button isBusy={isFetching} onClick={() => void onRetry()}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
    </div>
  );
}
