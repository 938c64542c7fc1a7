import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DataStepName, PersonEntry } from '#domain/application.ts';
import { PEOPLE } from '#domain/application/peoplePlaces.ts';
import type { Loss } from '#domain/application/removal.ts';
import { tellRemoval } from '#domain/application/removalNames.ts';
import { removalTexts } from '#domain/texts/removal.ts';
import { frameTexts } from '#domain/texts/ui.ts';
import { Button, IconButton } from '#features/ui/Button.tsx';
import { KeepOr } from '#features/parts/removal/KeepOr.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { letGoOfRemoved } from '#store/documents/removedSubjects.ts';
import { undoDeclined } from '#store/events.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import type { ShelfEntry } from '#store/steps/stepStates.ts';
import { previewUndo, type NoRoom, type Replaced } from '#store/steps/undoPreview.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import styles from './UndoNotice.module.css';

interface UndoOfferProps {
  entry: ShelfEntry;
  onUndone: () => void;
}

/** Names what went, and offers to bring it back; asks first where something that was entered since would give way to it. */
export function UndoOffer({ entry: { name, loss }, onUndone }: UndoOfferProps) {
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectCurrentStep);
  const { words } = useMemo(() => tellRemoval(loss), [loss]);
  const [hindrance, setHindrance] = useState<Replaced | NoRoom | null>(null);
  useEffect(() => () => dispatch(letGoOfRemoved()), [dispatch]);
  const undo = () => {
    setHindrance(null);
    // What is back is on screen at once, to be found.
    flushSync(() => void dispatch(undoRemoval()));
    onUndone();
    if (name === current) focusCard(indexOfReturned(name, loss));
  };
  const handleUndo = () => {
    const found = dispatch(previewUndo());
    if (found === null) undo();
    else setHindrance(found);
  };
  return (
    <div className={styles.notice} data-block="undo">
      <p>{removalTexts.after(words)}</p>
      <Button kind="link" onClick={handleUndo}>
        {removalTexts.undo}
      </Button>
      <IconButton icon="x" label={frameTexts.close} onClick={() => dispatch(undoDeclined())} />
      {hindrance?.kind === 'replaced' && (
        <ReplaceDialog words={words} replaced={hindrance} onClose={() => setHindrance(null)} onUndo={undo} />
      )}
      {hindrance?.kind === 'noRoom' && (
        <NoRoomDialog words={words} limits={hindrance.limits} onClose={() => setHindrance(null)} />
      )}
    </div>
  );
}

/** The place of whoever is back first in the step's list, from 0; -1 where it is nobody. */
function indexOfReturned(name: DataStepName, { before, after }: Loss): number {
  const place = PEOPLE.find(({ step }) => step === name);
  const left = new Set(place?.read<PersonEntry>(after)?.map(({ id }) => id));
  return place?.read<PersonEntry>(before)?.findIndex(({ id }) => !left.has(id)) ?? -1;
}

function focusCard(index: number): void {
  document.querySelectorAll('main details[data-block="card"] > summary').forEach((summary, each) => {
    if (each === index && summary instanceof HTMLElement) summary.focus();
  });
}

interface NoRoomDialogProps {
  /** What would come back. */
  words: string;
  limits: readonly string[];
  onClose: () => void;
}

/** Says why Undo has to wait. What it would bring back stays on offer. */
function NoRoomDialog({ words, limits, onClose }: NoRoomDialogProps) {
  const actions = (
    <Button kind="primary" onClick={onClose}>
      {removalTexts.noRoomSeen}
    </Button>
  );
  return (
    <Dialog isOpen role="alertdialog" title={removalTexts.noRoomTitle} onClose={onClose} actions={actions}>
      <p>{removalTexts.bringsBack(words)}</p>
      {limits.map((limit) => (
        <p key={limit}>{limit}</p>
      ))}
      <p>{removalTexts.noRoom}</p>
    </Dialog>
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
