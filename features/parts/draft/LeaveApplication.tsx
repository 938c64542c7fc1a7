import { useEffect, useState } from 'react';
import { approvalPageTexts, draftPageTexts as texts } from '#domain/texts/draftPage.ts';
import { unsentTexts } from '#domain/texts/unsent.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { leaveDraft } from '#store/drafts/leaveDraft.ts';
import { sendInTime } from '#store/drafts/sendUnsent.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { selectIsUnsaved } from '#store/selectors/unsentSelectors.ts';
import { selectMode } from '#store/selectors/wizardSelectors.ts';
import styles from './draft.module.css';

/**
 * `Leave this application`: for a person who opened an application by its code and does not want it left on this device. Asks, and names
 * what is removed; asks again if the last changes cannot be sent first (3-LOGIN-12).
 */
export function LeaveApplication() {
  const dispatch = useAppDispatch();
  const offer = useAppSelector((state) => selectOffer(state)?.name ?? '');
  const words = useAppSelector(selectMode).status === 'pending_approval' ? approvalPageTexts : texts;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isUnsent, setUnsent] = useState(false);
  const leave = async () => {
    setBusy(true);
    const isSent = isUnsent || (await dispatch(sendInTime()));
    if (isSent) return dispatch(leaveDraft());
    setBusy(false);
    setUnsent(true);
  };
  // The save may arrive while the question is open: leave then.
  const isSaved = !useAppSelector(selectIsUnsaved);
  useEffect(() => {
    if (isUnsent && isSaved) void dispatch(leaveDraft());
  }, [dispatch, isUnsent, isSaved]);
  const stay = () => {
    setAsking(false);
    setUnsent(false);
  };
  const toStay = (
    <Button key="stay" kind={isUnsent ? 'primary' : 'plain'} onClick={stay}>
      {texts.stay}
    </Button>
  );
  const toLeave = (
    <Button key="leave" kind={isUnsent ? 'plain' : 'primary'} isBusy={isBusy} onClick={() => void leave()}>
      {isUnsent ? unsentTexts.leaveAnyway : texts.leaveConfirm}
    </Button>
  );
  return (
    <div data-print="no">
      <Button kind="link" onClick={() => setAsking(true)}>
        {texts.leave}
      </Button>
      <Dialog
        isOpen={isAsking}
        role="alertdialog"
        title={isUnsent ? unsentTexts.title : texts.leaveTitle}
        onClose={stay}
        actions={isUnsent ? [toLeave, toStay] : [toStay, toLeave]}
      >
        <div className={styles.content}>
          <p>{isUnsent ? unsentTexts.notReached([offer]) : words.leaveGone(offer)}</p>
          <p>{isUnsent ? unsentTexts.lostByLeaving : words.leaveKept}</p>
        </div>
      </Dialog>
    </div>
  );
}
