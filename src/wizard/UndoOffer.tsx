import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DataStepName, PersonEntry } from '#domain/application.ts';
import { PEOPLE } from '#domain/model/peoplePlaces.ts';
import type { Loss } from '#domain/model/prefilled.ts';
import { summariseRemoval } from '#domain/application/removalSummary.ts';
import { removalTexts } from '#domain/texts/removal.ts';
import { frameTexts } from '#domain/texts/ui.ts';
import { Button, IconButton } from '#features/ui/Button.tsx';
import { KeepOrConfirm } from '#features/parts/removal/KeepOrConfirm.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { releaseRemoved } from '#store/documents/removedSubjects.ts';
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

/** Names the removed answers and offers Undo; asks first if Undo would replace answers entered since. */
export function UndoOffer({ entry: { name, loss }, onUndone }: UndoOfferProps) {
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectCurrentStep);
  const { words } = useMemo(() => summariseRemoval(loss), [loss]);
  const [hindrance, setHindrance] = useState<Replaced | NoRoom | null>(null);
  useEffect(() => () => dispatch(releaseRemoved()), [dispatch]);
  const undo = () => {
    setHindrance(null);
    // The restored answers are drawn at once, so that they can be found.
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

/** Returns the position of the first restored person in the step's list, from 0; -1 if no person is restored. */
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
  /** The answers that Undo would restore, as text. */
  words: string;
  limits: readonly string[];
  onClose: () => void;
}

/** Explains the delay of Undo. The offer to restore stays. */
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
  /** The answers that Undo restores, as text. */
  words: string;
  replaced: Replaced;
  onClose: () => void;
  onUndo: () => void;
}

function ReplaceDialog({ words, replaced, onClose, onUndo }: ReplaceDialogProps) {
  const actions = <KeepOrConfirm words={removalTexts.undo} onKeep={onClose} onConfirm={onUndo} />;
  return (
    <Dialog isOpen role="alertdialog" title={removalTexts.replaceTitle} onClose={onClose} actions={actions}>
      <p>{removalTexts.bringsBack(words)}</p>
      <p>{removalTexts.replaces(replaced.steps)}</p>
      {replaced.words !== '' && <p>{removalTexts.before(replaced.words)}</p>}
    </Dialog>
  );
}
