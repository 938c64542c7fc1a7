import { useEffect, useMemo, useState } from 'react';
import { tellRemoval } from '#domain/application/removalNames.ts';
import { removalTexts } from '#domain/texts/removal.ts';
import { frameTexts } from '#domain/texts/ui.ts';
import { Button, IconButton } from '#features/ui/Button.tsx';
import { KeepOr } from '#features/parts/removal/KeepOr.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { letGoOfRemoved } from '#store/documents/removedSubjects.ts';
import { undoDeclined } from '#store/events.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { ShelfEntry } from '#store/steps/stepStates.ts';
import { previewUndo, type Replaced } from '#store/steps/undoPreview.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import styles from './UndoNotice.module.css';

interface UndoOfferProps {
  entry: ShelfEntry;
  onUndone: () => void;
}

/** Names what went, and offers to bring it back; asks first where something that was entered since would give way to it. */
export function UndoOffer({ entry: { loss }, onUndone }: UndoOfferProps) {
  const dispatch = useAppDispatch();
  const { words } = useMemo(() => tellRemoval(loss), [loss]);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  useEffect(() => () => dispatch(letGoOfRemoved()), [dispatch]);
  const undo = () => {
    setReplaced(null);
    dispatch(undoRemoval());
    onUndone();
  };
  const handleUndo = () => {
    const found = dispatch(previewUndo());
    if (found === null) undo();
    else setReplaced(found);
  };
  return (
    <div className={styles.notice} data-block="undo">
      <p>{removalTexts.after(words)}</p>
      <Button kind="link" onClick={handleUndo}>
        {removalTexts.undo}
      </Button>
      <IconButton icon="x" label={frameTexts.close} onClick={() => dispatch(undoDeclined())} />
      {replaced && <ReplaceDialog words={words} replaced={replaced} onClose={() => setReplaced(null)} onUndo={undo} />}
    </div>
  );
}

interface ReplaceDialogProps {
  /** What comes back. */
  words: string;
  replaced: Replaced;
  onClose: () => void;
  onUndo: () => void;
}

function ReplaceDialog({ words, replaced, onClose, onUndo }: ReplaceDialogProps) {
  const actions = <KeepOr words={removalTexts.undo} onKeep={onClose} onConfirm={onUndo} />;
  return (
    <Dialog isOpen role="alertdialog" title={removalTexts.replaceTitle} onClose={onClose} actions={actions}>
      <p>{removalTexts.bringsBack(words)}</p>
      <p>{removalTexts.replaces(replaced.steps)}</p>
      {replaced.words !== '' && <p>{removalTexts.before(replaced.words)}</p>}
    </Dialog>
  );
}
