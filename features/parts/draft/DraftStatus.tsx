import { draftTexts } from '#domain/texts/draft.ts';
import { useStoragePlace, type StoragePlace } from '#features/ui/storagePlace.ts';
import type { PressOutcome } from '#store/drafts/syncSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import styles from './draft.module.css';

/**
 * Outcome of the last Save as Draft, without a message in the step (2-DRAFT-07, 3-DRAFT-11). Shows the service's text if a limit is
 * reached.
 */
export function DraftStatus() {
  const press = useAppSelector(({ sync }) => sync.press);
  const keeping = useStoragePlace();
  return (
    <div role="status" className={styles.status} data-block="draft-status">
      {press && textOf(press, keeping)}
    </div>
  );
}

function textOf(press: PressOutcome, keeping: StoragePlace): string {
  if (press.kind === 'saved') return draftTexts.saved;
  const failed = keeping === 'device' ? draftTexts.failedOnDevice : draftTexts.failedInPage;
  return press.message === null ? failed : `${failed} ${press.message}`;
}
