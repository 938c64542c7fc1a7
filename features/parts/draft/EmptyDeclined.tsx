import { emptyTexts as texts } from '#domain/texts/approval.ts';
import { Button } from '#features/ui/Button.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { useOpening } from '#features/ui/useOpening.ts';
import { emptyApplication } from '#store/drafts/endDraft.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { EndingDialog } from './EndingDialog.tsx';

interface EmptyDeclinedProps {
  applicationId: number | string;
  onEmptied: () => void;
}

/** `Delete what was entered`: for the investor who declined the application, after a question (2-ROLE-08). */
export function EmptyDeclined({ applicationId, onEmptied }: EmptyDeclinedProps) {
  const dispatch = useAppDispatch();
  const { isOpen, words, open, close } = useOpening(preloadDialog);
  return (
    <div data-print="no">
      <Button onClick={open}>{texts.empty}</Button>
      <p role="status">{words}</p>
      {isOpen && (
        <EndingDialog
          texts={texts}
          end={() => dispatch(emptyApplication(applicationId))}
          onEnded={onEmptied}
          onClose={(isGone) => (isGone ? onEmptied() : close())}
        >
          <p>{texts.whatGoes}</p>
          <p>{texts.whatStays}</p>
        </EndingDialog>
      )}
    </div>
  );
}
