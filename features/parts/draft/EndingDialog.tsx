import { useRef, useState, type ReactNode } from 'react';
import { deviceTexts } from '#domain/texts/device.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import type { Ending } from '#store/drafts/endDraft.ts';
import { CodeQuestion } from './CodeQuestion.tsx';
import styles from './draft.module.css';

export interface EndingTexts {
  title: string;
  keep: string;
  confirm: string;
  /** Says that it is for good; by default the text of a removal from this device. */
  noUndo?: string;
  /** Where a code is asked for first. */
  askedCode: string;
  goneTitle: string;
  gone: string;
  /** Where nothing is left to be removed. */
  goneRow: string;
  remove: string;
  close: string;
  /** Reason for waiting: the service cannot end it yet. */
  later?: string;
}

interface EndingDialogProps {
  texts: EndingTexts;
  end: () => Promise<Ending>;
  /** Names what goes. */
  children: ReactNode;
  /** The service has ended it. */
  onEnded: () => void;
  /** The service has it no more; without it that is only said. */
  onRemove?: (() => void) | undefined;
  onClose: (isGone: boolean) => void;
}

/**
 * Asks before an application that the service keeps is ended for good, names what goes, asks for its code where one is wanted, and goes on by
 * itself (3-DRAFT-01).
 */
export function EndingDialog({ texts, end, children, onEnded, onRemove, onClose }: EndingDialogProps) {
  const { stage, isBusy, confirm } = useEnding(end, onEnded);
  if (stage?.kind === 'code')
    return (
      <CodeQuestion
        draftUrl={stage.draftUrl}
        mobileEnd={stage.mobileEnd}
        onRight={confirm}
        onClose={() => onClose(false)}
      >
        {texts.askedCode}
      </CodeQuestion>
    );
  if (stage?.kind === 'gone') return <GoneDialog texts={texts} onRemove={onRemove} onClose={() => onClose(true)} />;
  // What is under way cannot be called off any more.
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

function failureWords(stage: Ending | null, { later }: EndingTexts): string {
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

/** Ends it once however often it is pressed; `stage` is what stands in the question's place. */
function useEnding(end: () => Promise<Ending>, onEnded: () => void) {
  const [stage, setStage] = useState<Ending | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setStage(null);
    const outcome = await end();
    // It stays busy until it is closed with the page that it stands on.
    if (outcome.kind === 'ended') return onEnded();
    isRunning.current = false;
    setBusy(false);
    setStage(outcome);
  };
  return { stage, isBusy, confirm: () => void run() };
}
