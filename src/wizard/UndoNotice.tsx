import { removalTexts } from '#domain/texts/removal.ts';
import { frameTexts } from '#domain/texts/ui.ts';
import { Button, IconButton } from '#features/ui/Button.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectShelfEntry } from '#store/selectors/shelfSelectors.ts';
import { undoDeclined } from '#store/events.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import styles from './UndoNotice.module.css';

/**
 * What the last answer removed, and the way to have it back (design section 3). It stays in view on the step where it came and on the
 * next one, until it is closed: whoever deletes something at the end of a long step need not look for it on top.
 */
export function UndoNotice({ onUndone }: { onUndone: () => void }) {
  const dispatch = useAppDispatch();
  const entry = useAppSelector(selectShelfEntry);
  const handleUndo = () => {
    dispatch(undoRemoval());
    onUndone();
  };
  return (
    <div role="status" className={styles.place} data-print="no">
      {entry !== null && (
        <div className={styles.notice} data-block="undo">
          <p>{removalTexts.after(entry.removed)}</p>
          <Button kind="link" onClick={handleUndo}>
            {removalTexts.undo}
          </Button>
          <IconButton icon="x" label={frameTexts.close} onClick={() => dispatch(undoDeclined())} />
        </div>
      )}
    </div>
  );
}
