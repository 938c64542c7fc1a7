import { useRef, useState, type ReactNode } from 'react';
import { deleteDraftTexts as texts } from '#domain/texts/deleteDraft.ts';
import { deviceTexts } from '#domain/texts/device.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { deleteDraft, type Deletion, type KeptDraft } from '#store/drafts/deleteDraft.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { CodeQuestion } from './CodeQuestion.tsx';
import styles from './draft.module.css';

interface DeleteDraftDialogProps {
  draft: KeptDraft;
  /** Names what goes. */
  children: ReactNode;
  /** The service has deleted it. */
  onDeleted: () => void;
  /** The service has it no more; without it that is only said. */
  onRemove?: (() => void) | undefined;
  onClose: (isGone: boolean) => void;
}

/** Asks before a draft is deleted, names what goes, asks for its code where one is wanted, and goes on by itself (3-DRAFT-01). */
export function DeleteDraftDialog({ draft, children, onDeleted, onRemove, onClose }: DeleteDraftDialogProps) {
  const { stage, isBusy, isFailed, confirm } = useDeletion(draft, onDeleted);
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
  if (stage?.kind === 'gone') return <GoneDialog onRemove={onRemove} onClose={() => onClose(true)} />;
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
        <p>{deviceTexts.noUndo}</p>
        <p role="alert">{isFailed && draftTexts.callFailed}</p>
      </div>
    </Dialog>
  );
}

function GoneDialog({ onRemove, onClose }: Pick<DeleteDraftDialogProps, 'onRemove'> & { onClose: () => void }) {
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

/** Deletes once however often it is pressed; `stage` is what stands in the question's place. */
function useDeletion(draft: KeptDraft, onDeleted: () => void) {
  const dispatch = useAppDispatch();
  const [stage, setStage] = useState<Deletion | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setStage(null);
    const outcome = await dispatch(deleteDraft(draft));
    // It stays busy until it is closed with the page that it stands on.
    if (outcome.kind === 'deleted') return onDeleted();
    isRunning.current = false;
    setBusy(false);
    setStage(outcome);
  };
  return { stage, isBusy, isFailed: stage?.kind === 'failed', confirm: () => void run() };
}
