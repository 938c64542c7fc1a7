import { useMemo } from 'react';
import { tellRemoval } from '#domain/application/removalNames.ts';
import { removalTexts } from '#domain/texts/removal.ts';
import { frameTexts } from '#domain/texts/ui.ts';
import { Button, IconButton } from '#features/ui/Button.tsx';
import { undoDeclined } from '#store/events.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { ShelfEntry } from '#store/steps/stepStates.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import styles from './UndoNotice.module.css';

interface UndoOfferProps {
  entry: ShelfEntry;
  onUndone: () => void;
}

/** Names what went, and offers to bring it back. */
export function UndoOffer({ entry: { loss }, onUndone }: UndoOfferProps) {
  const dispatch = useAppDispatch();
  const { words } = useMemo(() => tellRemoval(loss), [loss]);
  const handleUndo = () => {
    dispatch(undoRemoval());
    onUndone();
  };
  return (
    <div className={styles.notice} data-block="undo">
      <p>{removalTexts.after(words)}</p>
      <Button kind="link" onClick={handleUndo}>
        {removalTexts.undo}
      </Button>
      <IconButton icon="x" label={frameTexts.close} onClick={() => dispatch(undoDeclined())} />
    </div>
  );
}
