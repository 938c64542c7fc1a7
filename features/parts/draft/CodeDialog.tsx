import { oneTimePasswordError } from '#domain/application/draftCode.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { draftPageErrors, draftPageTexts as texts } from '#domain/texts/draftPage.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import type { AskedCode } from '#store/drafts/askedCode.ts';
import { enterDraft } from '#store/drafts/enterDraft.ts';
import { goOnVerified } from '#store/drafts/goOnVerified.ts';
import { draftDialogClosed } from '#store/events.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { CodeField, Resend } from './CodeField.tsx';
import { useCode } from './useCode.ts';
import styles from './draft.module.css';

interface CodeDialogProps {
  asked: AskedCode;
  /** Submits the application once more. */
  onSubmit: () => void;
}

/** Over a step: the code that a save or a submission waits for. Once it was given, that goes on by itself (3-OTP-01). */
export function CodeDialog({ asked, onSubmit }: CodeDialogProps) {
  const dispatch = useAppDispatch();
  const entry = useCode({
    draftUrl: asked.draftUrl,
    fieldId: 'draft-otp_token',
    check: oneTimePasswordError,
    enter: async (code) => {
      const entered = await dispatch(enterDraft(asked.draftUrl, code));
      if (entered.kind === 'right') dispatch(goOnVerified(asked.goesOn, onSubmit));
      return entered.kind === 'wrong'
        ? { kind: 'refused', words: draftPageErrors.codeInvalid }
        : { kind: entered.kind };
    },
  });
  const { stage, sentAt, isBusy, isFailed } = entry;
  const isUnsent = stage === 'unsent';
  const close = () => void dispatch(draftDialogClosed());
  const actions = (
    <>
      <Button onClick={close}>{texts.notNow}</Button>
      <Button kind="primary" isBusy={isBusy} onClick={() => void (isUnsent ? entry.send() : entry.enter())}>
        {isUnsent ? draftTexts.sendCode : texts.logIn}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={texts.askedTitle} onClose={close} actions={actions}>
      <div className={styles.content}>
        <p>{asked.goesOn === 'save' ? texts.askedSave : texts.askedSubmit}</p>
        <p role="status">{(sentAt > 0 ? texts.sentTo : texts.sendsTo)(asked.mobileEnd)}</p>
        {!isUnsent && (
          <>
            <CodeField name="otp_token" label={texts.code} entry={entry} />
            <Resend entry={entry} />
          </>
        )}
        <p role="status">{isFailed && draftTexts.callFailed}</p>
      </div>
    </Dialog>
  );
}
