import { useRef, useState } from 'react';
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

interface RecordedNumberProps {
  /** Id of the application. */
  id: string;
  handle: string;
  /** Label of the number, such as TFN. */
  name: string;
  mask: string;
}

/** A tax number of the record: staff see it whole for a while, once they have given a reason (3-TAXSUM-09). */
export function RecordedNumber({ id, handle, name, mask }: RecordedNumberProps) {
  const [isAsking, setAsking] = useState(false);
  const [number, setNumber] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hide = () => setNumber(null);
  useHiding(number !== null, hide);
  return (
    <span className={styles.value}>
      <span translate="no">{number === null ? maskedNumberText(mask) : grouped(number)}</span>
      <span> </span>
      <button
        ref={button}
        type="button"
        data-print="no"
        onBlur={hide}
        onClick={() => (number === null ? setAsking(true) : hide())}
      >
        {revealLabel(number !== null, name)}
      </button>
      {isAsking && (
        <ReasonDialog
          id={id}
          handle={handle}
          name={name}
          onClose={() => setAsking(false)}
          onNumber={(given) => {
            setAsking(false);
            setNumber(given);
          }}
        />
      )}
    </span>
  );
}

interface ReasonDialogProps extends Omit<RecordedNumberProps, 'mask'> {
  onClose: () => void;
  onNumber: (number: string) => void;
}

function ReasonDialog({ id, handle, name, onClose, onNumber }: ReasonDialogProps) {
  const dispatch = useAppDispatch();
  const fieldId = `reveal-${handle}`;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Extract<RevealedNumber, { refusal: string }>['refusal'] | null>(null);
  const show = async () => {
    const given = STAFF_REASONS.find((known) => known === reason);
    setError(given === undefined ? commonErrors.required : undefined);
    if (given === undefined) return focusField(fieldId);
    setBusy(true);
    setRefusal(null);
    const answer = await dispatch(requestNumber({ applicationId: Number(id), handle, reason: given }));
    setBusy(false);
    if ('number' in answer) onNumber(answer.number);
    else setRefusal(answer.refusal);
  };
  return (
    <Dialog
      isOpen
      title={texts.reasonTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" isBusy={isBusy} onClick={() => void show()}>
            {texts.show(name)}
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
      {refusal !== null && <Notice kind="error" role="alert" title={numberTexts[refusal]} />}
    </Dialog>
  );
}
