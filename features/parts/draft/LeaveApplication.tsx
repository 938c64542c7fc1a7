import { useState } from 'react';
import { approvalPageTexts, draftPageTexts as texts } from '#domain/texts/draftPage.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { leaveDraft } from '#store/drafts/leaveDraft.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { selectMode } from '#store/selectors/wizardSelectors.ts';
import styles from './draft.module.css';

/** `Leave this application`: for whoever opened an application by its code, and does not leave it on this device. Asks, and names what goes. */
export function LeaveApplication() {
  const dispatch = useAppDispatch();
  const offer = useAppSelector((state) => selectOffer(state)?.name ?? '');
  const words = useAppSelector(selectMode).status === 'pending_approval' ? approvalPageTexts : texts;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void dispatch(leaveDraft());
  };
  const actions = (
    <>
      <Button onClick={() => setAsking(false)}>{texts.stay}</Button>
      <Button kind="primary" isBusy={isBusy} onClick={leave}>
        {texts.leaveConfirm}
      </Button>
    </>
  );
  return (
    <div data-print="no">
      <Button kind="link" onClick={() => setAsking(true)}>
        {texts.leave}
      </Button>
      <Dialog
        isOpen={isAsking}
        role="alertdialog"
        title={texts.leaveTitle}
        onClose={() => setAsking(false)}
        actions={actions}
      >
        <div className={styles.content}>
          <p>{words.leaveGone(offer)}</p>
          <p>{words.leaveKept}</p>
        </div>
      </Dialog>
    </div>
  );
}
