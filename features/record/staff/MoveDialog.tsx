import type { MoveKind, RejectReason } from '#domain/application/moves.ts';
import { movesTexts as texts } from '#domain/texts/moves.ts';
import { RejectReasonField, useRejectReason } from '#features/parts/applications/RejectReasonField.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';

/** Moves that are asked about before they are made. */
export type AskedMove = Extract<MoveKind, 'reject' | 'withdraw'>;

interface MoveDialogProps {
  kind: AskedMove;
  onClose: () => void;
  /** `reason`: of a rejection; null for a withdrawal. */
  onMove: (reason: RejectReason | null) => void;
}

/** Says what a move does, and asks for the reason of a rejection. */
export function MoveDialog({ kind, onClose, onMove }: MoveDialogProps) {
  const reason = useRejectReason();
  const isRejection = kind === 'reject';
  const decide = () => {
    const given = isRejection ? reason.read() : null;
    if (!isRejection || given !== null) onMove(given);
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
      {isRejection ? <RejectReasonField {...reason} /> : <p>{texts.withdrawHelp}</p>}
    </Dialog>
  );
}
