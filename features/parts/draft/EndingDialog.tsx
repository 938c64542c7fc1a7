import { useRef, useState } from 'react';
import { deviceTexts } from '#domain/texts/device.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import type { EndDraftOutcome } from '#store/drafts/endDraft.ts';
import { CodeQuestion } from './CodeQuestion.tsx';
import styles from './draft.module.css';

export interface EndingTexts {
  title: string;
  keep: string;
  confirm: string;
  /** Says that it is for good; by default the text of a removal from this device. */
  noUndo?: string;
  /** Reason for the code, if one is asked for first. */
  askedCode: string;
  goneTitle: string;
  gone: string;
  /** Text for an application with nothing left to remove. */
  goneRow: string;
  remove: string;
  close: string;
  /** Reason for waiting: the service cannot end it yet. */
  later?: string;
}

interface EndingDialogProps {
  texts: EndingTexts;
  end: () => Promise<EndDraftOutcome>;
  /** Names what is lost. */
  children: Elements;
  /** Called once the service has ended the application. */
  onEnded: () => void;
  /** Removes the local file if the service no longer has the application. Absent: the dialog only says so. */
  onRemove?: (() => void) | undefined;
  onClose: (isGone: boolean) => void;
}

/**
 * Asks before an application saved with the service is ended for good, and names what is lost. Asks for its code if needed, then continues
 * by itself (3-DRAFT-01).
 */
export function EndingDialog({ texts, end, children, onEnded, onRemove, onClose }: EndingDialogProps) {
  const { stage, isBusy, confirm } = useEnding(end, onEnded);
  if (stage?.kind === 'code')
    return (
      <CodeQuestion
        draftUrl={stage.draftUrl}
        maskedMobile={stage.maskedMobile}
        onRight={confirm}
        onClose={() => onClose(false)}
      >
        {texts.askedCode}
      </CodeQuestion>
    );
  if (stage?.kind === 'gone') return <GoneDialog texts={texts} onRemove={onRemove} onClose={() => onClose(true)} />;
  // A running request cannot be cancelled.
  const close = () => !isBusy && onClose(false);
  const actions = (
    <>
      <Button isBlocked={isBusy} onClick={close}>
        {texts.keep}
      </Button>
      <Button kind="primary" isBusy={isBusy} onClick={confirm}>
        {texts.confirm}
      </Button>
    </>
  );
  return (
    <Dialog isOpen role="alertdialog" title={texts.title} onClose={close} actions={actions}>
      <div className={styles.content}>
        {children}
        <p>{texts.noUndo ?? deviceTexts.noUndo}</p>
        <p role="alert">{failureWords(stage, texts)}</p>
      </div>
    </Dialog>
  );
}

function failureWords(stage: EndDraftOutcome | null, { later }: EndingTexts): string {
  if (stage?.kind === 'later') return later ?? draftTexts.callFailed;
  return stage?.kind === 'failed' ? draftTexts.callFailed : '';
}

function GoneDialog({
  texts,
  onRemove,
  onClose,
}: Pick<EndingDialogProps, 'texts' | 'onRemove'> & { onClose: () => void }) {
  const actions = (
    <>
      <Button kind={onRemove ? 'plain' : 'primary'} onClick={onClose}>
        {texts.close}
      </Button>
      {onRemove && (
        <Button kind="primary" onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </>
  );
  return (
    <Dialog isOpen role="alertdialog" title={texts.goneTitle} onClose={onClose} actions={actions}>
      <p>{onRemove ? texts.gone : texts.goneRow}</p>
    </Dialog>
  );
}

/** Ends the application once however often the button is pressed; `stage` is the outcome shown in place of the question. */
function useEnding(end: () => Promise<EndDraftOutcome>, onEnded: () => void) {
  const [stage, setStage] = useState<EndDraftOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setStage(null);
    const outcome = await end();
    // Stays busy until the page below closes and takes the dialog with it.
    if (outcome.kind === 'ended') return onEnded();
    isRunning.current = false;
    setBusy(false);
    setStage(outcome);
  };
  return { stage, isBusy, confirm: () => void run() };
}
