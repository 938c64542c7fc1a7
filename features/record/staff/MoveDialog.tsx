import type { ManagedApplication } from '#api/issuerApi.ts';
import { NO_DETAILS, type MoveDetails, type MoveKind } from '#domain/application/moves.ts';
import { allotmentTexts } from '#domain/texts/allotment.ts';
import { movesTexts as texts } from '#domain/texts/moves.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import { AllotmentDay, AllotmentFields } from '#features/parts/applications/AllotmentFields.tsx';
import { RejectReasonField, useRejectReason } from '#features/parts/applications/RejectReasonField.tsx';
import { useAllotment } from '#features/parts/applications/useAllotment.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import styles from './staff.module.css';

/** Moves that are asked about before they are made. */
export type AskedMove = Extract<MoveKind, 'complete' | 'reject' | 'withdraw'>;

const TITLES: Readonly<Record<AskedMove, string>> = {
  complete: allotmentTexts.title,
  reject: texts.rejectTitle,
  withdraw: texts.withdrawTitle,
};

interface MoveDialogProps {
  kind: AskedMove;
  /** Allotment as it stands in the fields from the start. */
  proposed: ManagedApplication['proposed'];
  /** Sum that was received, in words; null if nothing was. */
  received: string | null;
  /** Time zone of the offer. */
  zone: string;
  onClose: () => void;
  onMove: (details: MoveDetails) => void;
}

/** Says what a move does, and asks for the reason of a rejection and for the allotment of a completion. */
export function MoveDialog({ kind, proposed, received, zone, onClose, onMove }: MoveDialogProps) {
  const reason = useRejectReason();
  const allotment = useAllotment([{ units: proposed.units, holderNumber: proposed.holder_number }], zone);
  const read = (): MoveDetails | null => {
    if (kind === 'withdraw') return NO_DETAILS;
    if (kind === 'complete') {
      const [allotted] = allotment.read() ?? [];
      return allotted === undefined ? null : { reason: null, allotment: allotted };
    }
    const given = reason.read();
    return given === null ? null : { reason: given, allotment: null };
  };
  const decide = () => {
    const details = read();
    if (details !== null) onMove(details);
  };
  return (
    <Dialog
      isOpen
      title={TITLES[kind]}
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
      {kind !== 'complete' && received !== null && <p>{receivedTexts.toReturn(received)}</p>}
      {kind === 'reject' && <RejectReasonField {...reason} />}
      {kind === 'withdraw' && <p>{texts.withdrawHelp}</p>}
      {kind === 'complete' && (
        <div className={styles.payment}>
          <p>{allotmentTexts.help}</p>
          <AllotmentDay {...allotment} />
          <AllotmentFields {...allotment} index={0} />
        </div>
      )}
    </Dialog>
  );
}
