import { useState } from 'react';
import { serviceNow } from '#api/serviceClock.ts';
import { readPayment, stillPayable, type TypedPayment } from '#domain/application/receivedPayments.ts';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { dayInZone } from '#domain/formats/zones.ts';
import { isZeroMoney } from '#domain/money/money.ts';
import { receivedTexts as texts } from '#domain/texts/received.ts';
import type { CallFailure } from '#features/parts/applications/callFailure.ts';
import { usePaymentCalls } from '#features/parts/applications/usePaymentCalls.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { MoneyField } from '#features/ui/masks/MoneyField.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import type { Managed } from '../ManagedContext.ts';
import { SignedOut } from './SignedOut.tsx';
import styles from './staff.module.css';

const FIELDS = ['receivedOn', 'amount', 'bankReference'] as const;

interface RecordPaymentProps {
  managed: Managed;
  /** Time zone of the offer. */
  zone: string;
  onClose: () => void;
  /** Called once the page shows the payment. */
  onDone: () => void;
  /** Called once the page shows what somebody else has done meanwhile. */
  onConflict: () => void;
}

/** Asks for a payment: today and the amount that is still payable stand in the fields from the start. */
export function RecordPayment({ managed, zone, onClose, onDone, onConflict }: RecordPaymentProps) {
  const { currency } = managed.answer.payment;
  const { typed, change, errors, failure, isBusy, record } = useRecording({ managed, zone, onDone, onConflict });
  const leave = () => {
    // It may have been recorded.
    if (failure === 'failed') void managed.refresh();
    onClose();
  };
  const field = (name: (typeof FIELDS)[number]) => ({
    id: `payment-${name}`,
    name,
    value: typed[name],
    error: errors[name],
    onChange: (value: string) => change(name, value),
  });
  return (
    <Dialog
      isOpen
      title={texts.record}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave}>{texts.cancel}</Button>
          <Button kind="primary" isBusy={isBusy} onClick={() => void record()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.payment}>
        <p>{texts.dialogHelp}</p>
        <DateField {...field('receivedOn')} label={texts.receivedOn} kind="issue" />
        <MoneyField {...field('amount')} label={texts.amount} currency={currency} scale={2} />
        <TextField
          {...field('bankReference')}
          label={texts.bankReference}
          help={texts.bankReferenceHelp}
          autoComplete="off"
        />
        {failure === 'signedOut' && <SignedOut />}
        {failure === 'failed' && <Notice kind="error" role="alert" title={texts.failures.failed} />}
      </div>
    </Dialog>
  );
}

function useRecording({ managed, zone, onDone, onConflict }: Omit<RecordPaymentProps, 'onClose'>) {
  const { id, answer, refresh } = managed;
  const { currency, received } = answer.payment;
  const calls = usePaymentCalls();
  const today = dayInZone(zone, serviceNow());
  const [typed, setTyped] = useState<TypedPayment>(() => {
    const left = stillPayable(answer.payment);
    return { receivedOn: fromIsoDate(today), amount: isZeroMoney(left) ? '' : left, bankReference: '' };
  });
  const [errors, setErrors] = useState<Partial<TypedPayment>>({});
  const [failure, setFailure] = useState<Exclude<CallFailure, 'conflict'> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const record = async () => {
    const read = readPayment(typed, { currency, today });
    const wrong = 'errors' in read ? read.errors : {};
    setErrors(wrong);
    const first = FIELDS.find((name) => wrong[name] !== undefined);
    if (first !== undefined) focusField(`payment-${first}`);
    if (!('payment' in read)) return;
    setBusy(true);
    setFailure(null);
    const refused = await calls.record({ id, ...read.payment, seen: received });
    if (refused === null || refused === 'conflict') await refresh();
    setBusy(false);
    if (refused === null) onDone();
    else if (refused === 'conflict') onConflict();
    else setFailure(refused);
  };
  return {
    typed,
    errors,
    failure,
    isBusy,
    record,
    change: (name: keyof TypedPayment, value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _mended, ...others }) => others);
    },
  };
}
