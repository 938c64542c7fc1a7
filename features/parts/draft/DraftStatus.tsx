import { draftTexts } from '#domain/texts/draft.ts';
import { useKeeping, type Keeping } from '#features/ui/keeping.ts';
import type { DraftState } from '#store/drafts/draftSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import styles from './draft.module.css';

/** Outcome of the last press of Save as Draft, quietly: no message in the step (2-DRAFT-07, 3-DRAFT-11), but the service's words where a limit is reached. */
export function DraftStatus() {
  const { outcome, words } = useAppSelector(({ draft }) => draft);
  const keeping = useKeeping();
  return (
    <div role="status" className={styles.status} data-block="draft-status">
      {outcome && wordsOf(outcome, keeping)}
      {outcome === 'failed' && words && ` ${words}`}
    </div>
  );
}

function wordsOf(outcome: NonNullable<DraftState['outcome']>, keeping: Keeping): string {
  if (outcome === 'saved') return draftTexts.saved;
  return keeping === 'device' ? draftTexts.failedOnDevice : draftTexts.failedInPage;
}
