import { useEffect, useRef, useState } from 'react';
import { STAFF_REASONS } from '#domain/application/issuerPage.ts';
import { commonErrors } from '#domain/texts/errors.ts';
import { issuerPageTexts as texts } from '#domain/texts/issuerPage.ts';
import { numberTexts } from '#domain/texts/numbers.ts';
import { maskedNumberText } from '#domain/texts/record.ts';
import { revealLabel } from '#domain/texts/ui.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import { grouped, useHiding } from '#features/ui/HiddenValue.tsx';
import styles from '#features/ui/HiddenValue.module.css';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { requestNumber, type RevealedNumber } from '#store/numbers/revealNumber.ts';
import type { Managed } from '../ManagedContext.ts';
import { SignedOut } from './SignedOut.tsx';

interface RecordedNumberProps {
  managed: Managed;
  handle: string;
  /** Label of the number, such as TFN. */
  name: string;
  mask: string;
}

/**
 * A tax number of the record: staff see it whole for a while, once they have given a reason (3-TAXSUM-09). Selecting it, to copy it, does
 * not hide it.
 */
export function RecordedNumber({ managed, handle, name, mask }: RecordedNumberProps) {
  const [isAsking, setAsking] = useState(false);
  const [number, setNumber] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hide = () => setNumber(null);
  useHiding(number !== null, hide);
  // It is hidden once the focus moves on, so the focus has to be here.
  useEffect(() => {
    if (number !== null) button.current?.focus();
  }, [number]);
  return (
    <span
      className={styles.value}
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && hide()}
    >
      <span translate="no">{number === null ? maskedNumberText(mask) : grouped(number)}</span>
      <span> </span>
      <button ref={button} type="button" data-print="no" onClick={() => (number === null ? setAsking(true) : hide())}>
        {revealLabel(number !== null, name)}
      </button>
      {isAsking && (
        <ReasonDialog
          id={managed.id}
          handle={handle}
          name={name}
          onClose={() => setAsking(false)}
          onNumber={(given) => {
            setAsking(false);
            setNumber(given);
            // The history has it now.
            void managed.refresh();
          }}
        />
      )}
    </span>
  );
}

interface ReasonDialogProps extends Pick<RecordedNumberProps, 'handle' | 'name'> {
  /** Id of the application. */
  id: string;
  onClose: () => void;
  onNumber: (number: string) => void;
}

function ReasonDialog({ id, handle, name, onClose, onNumber }: ReasonDialogProps) {
  const fieldId = `reveal-${handle}`;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { request, isBusy, refusal } = useNumber(onNumber);
  const show = () => {
    const given = STAFF_REASONS.find((known) => known === reason);
    setError(given === undefined ? commonErrors.required : undefined);
    if (given === undefined) focusField(fieldId);
    else void request({ applicationId: Number(id), handle, reason: given });
  };
  return (
    <Dialog
      isOpen
      title={texts.reasonTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" isBusy={isBusy} onClick={show}>
            {revealLabel(false, name)}
          </Button>
        </>
      }
    >
      <SelectField
        id={fieldId}
        name="reason"
        label={texts.reason}
        help={texts.reasonHelp}
        placeholder={texts.chooseReason}
        value={reason}
        error={error}
        options={STAFF_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
        onChange={(value) => {
          setReason(value);
          setError(undefined);
        }}
      />
      {refusal === 'unknown' && <SignedOut />}
      {refusal !== null && refusal !== 'unknown' && <Notice kind="error" role="alert" title={numberTexts[refusal]} />}
    </Dialog>
  );
}

/** Requests the number. An answer that comes after the dialog was closed is thrown away. */
function useNumber(onNumber: (number: string) => void) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Extract<RevealedNumber, { refusal: string }>['refusal'] | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const request = async (wanted: Parameters<typeof requestNumber>[0]) => {
    setBusy(true);
    setRefusal(null);
    const answer = await dispatch(requestNumber(wanted));
    if (!isOpen.current) return;
    setBusy(false);
    if ('number' in answer) onNumber(answer.number);
    else setRefusal(answer.refusal);
  };
  return { request, isBusy, refusal };
}
