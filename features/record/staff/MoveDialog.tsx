import { useState } from 'react';
import { REJECT_REASONS, type MoveKind, type RejectReason } from '#domain/application/moves.ts';
import { commonErrors } from '#domain/texts/errors.ts';
import { movesTexts as texts } from '#domain/texts/moves.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { focusField } from '#features/ui/form/focusField.ts';

/** Moves that are asked about before they are made. */
export type AskedMove = Extract<MoveKind, 'reject' | 'withdraw'>;

const FIELD = 'move-reason';

interface MoveDialogProps {
  kind: AskedMove;
  onClose: () => void;
  /** `reason`: of a rejection; null for a withdrawal. */
  onMove: (reason: RejectReason | null) => void;
}

/** Says what a move does, and asks for the reason of a rejection. */
export function MoveDialog({ kind, onClose, onMove }: MoveDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const isRejection = kind === 'reject';
  const decide = () => {
    if (!isRejection) return onMove(null);
    const given = REJECT_REASONS.find((known) => known === reason);
    if (given !== undefined) return onMove(given);
    setError(commonErrors.required);
    return focusField(FIELD);
  };
  return (
    <Dialog
      isOpen
      title={isRejection ? texts.rejectTitle : texts.withdrawTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" onClick={decide}>
            {texts.actions[kind]}
          </Button>
        </>
      }
    >
      {isRejection ? (
        <SelectField
          id={FIELD}
          name="reason"
          label={texts.reason}
          help={texts.rejectHelp}
          placeholder={texts.chooseReason}
          value={reason}
          error={error}
          options={REJECT_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
          onChange={(value) => {
            setReason(value);
            setError(undefined);
          }}
        />
      ) : (
        <p>{texts.withdrawHelp}</p>
      )}
    </Dialog>
  );
}
