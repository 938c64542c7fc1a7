import { useEffect } from 'react';
import { unsentTexts as texts } from '#domain/texts/unsent.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectIsUnsaved } from '#store/selectors/unsentSelectors.ts';
import type { UnsentFile } from '#store/session/sendEverywhere.ts';
import { Autosave } from './Autosave.tsx';
import styles from './draft.module.css';

interface SignOutQuestionProps {
  unsent: readonly UnsentFile[];
  onStay: () => void;
  onSignOut: () => void;
}

/**
 * Asks before a sign-out that would lose unsaved changes, and names the applications (3-LOGIN-12). Goes on saving meanwhile, and signs out
 * by itself once everything is saved.
 */
export function SignOutQuestion({ unsent, onStay, onSignOut }: SignOutQuestionProps) {
  const isUnsaved = useAppSelector(selectIsUnsaved);
  const left = unsent.filter(({ isOpenHere }) => !isOpenHere || isUnsaved);
  const isSaved = left.length === 0;
  useEffect(() => {
    if (isSaved) onSignOut();
  }, [isSaved, onSignOut]);
  const actions = (
    <>
      <Button onClick={onSignOut}>{texts.anyway}</Button>
      <Button kind="primary" onClick={onStay}>
        {texts.stay}
      </Button>
    </>
  );
  return (
    <>
      <Dialog isOpen={!isSaved} role="alertdialog" title={texts.title} onClose={onStay} actions={actions}>
        <div className={styles.content}>
          <p>{texts.notReached(left.map(({ offerName }) => offerName))}</p>
          <p>{texts.lostBySignOut}</p>
          <p>{texts.staySignedIn(left.length)}</p>
        </div>
      </Dialog>
      {left.some(({ isOpenHere }) => isOpenHere) && <Autosave />}
    </>
  );
}
