import { useState } from 'react';
import { savedListTexts as texts } from '#domain/texts/savedList.ts';
import { reserveFootSpace } from '#features/ui/barSpace.ts';
import { Button } from '#features/ui/Button.tsx';
import { classNames } from '#features/ui/classNames.ts';
import { Notice } from '#features/ui/Notice.tsx';
import type { SavedDrafts } from '#store/file/useSavedDrafts.ts';
import styles from './savedFailed.module.css';

interface SavedFailedProps extends Pick<SavedDrafts, 'hasFailed' | 'isFetching'> {
  title?: string | undefined;
  /** Says what is shown instead. */
  words: string;
  /** Sticks to the foot and moves nothing above it; otherwise it takes the place of the list. */
  isAtFoot?: boolean;
  /** Requests the list again. */
  onRetry: () => Promise<unknown>;
}

/** Says that a list of an account, such as its saved applications, did not load, and retries. Each such list shows the same. */
export function SavedFailed({ hasFailed, isFetching, title, words, isAtFoot, onRetry }: SavedFailedProps) {
  const [failures, setFailures] = useState(0);
  const [wasFetching, setWasFetching] = useState(isFetching);
  // Count together with the button's state: the promise of the request settles a frame before the button can be pressed again.
  if (isFetching !== wasFetching) {
    setWasFetching(isFetching);
    if (!isFetching && hasFailed) setFailures(failures + 1);
  }
  return (
    // The live region exists before the text, and each failure inserts the text anew; screen readers speak it only then.
    <div
      ref={isAtFoot ? reserveFootSpace : undefined}
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
