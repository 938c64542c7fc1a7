import { useState } from 'react';
import type { ManagedApplication } from '#api/issuerApi.ts';
import { paymentWords } from '#domain/application/issuerPage.ts';
import { receivedTexts as texts } from '#domain/texts/received.ts';
import type { CallFailure } from '#features/parts/applications/callFailure.ts';
import { usePaymentCalls } from '#features/parts/applications/usePaymentCalls.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import type { Managed } from '../ManagedContext.ts';
import { SignedOut } from './SignedOut.tsx';
import styles from './staff.module.css';

interface RemovePaymentProps {
  managed: Managed;
  payment: ManagedApplication['payment']['payments'][number];
  onClose: () => void;
  /** Called once the page no longer shows the payment. */
  onDone: () => void;
}

/** Asks before a payment is removed. */
export function RemovePayment({ managed, payment, onClose, onDone }: RemovePaymentProps) {
  const { id, answer, refresh } = managed;
  const calls = usePaymentCalls();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    const refused = await calls.remove({ id, paymentId: payment.id });
    if (refused === null) await refresh();
    setBusy(false);
    if (refused === null) onDone();
    else setFailure(refused);
  };
  return (
    <Dialog
      isOpen
      title={texts.removeTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" isBusy={isBusy} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <div className={styles.payment}>
        <p>{paymentWords({ currency: answer.payment.currency, ...payment })}</p>
        <p>{texts.removeHelp}</p>
        {failure === 'signedOut' && <SignedOut />}
        {failure !== null && failure !== 'signedOut' && <Notice kind="error" role="alert" title={texts.notRemoved} />}
      </div>
    </Dialog>
  );
}
