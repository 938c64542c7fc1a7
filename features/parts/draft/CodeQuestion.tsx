import type { ReactNode } from 'react';
import { codeTexts } from '#domain/texts/code.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { draftPageTexts as texts } from '#domain/texts/draftPage.ts';
import { mobileTexts } from '#domain/texts/mobiles.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { CodeField, Resend } from './CodeField.tsx';
import { UnlikelyNote } from './UnlikelyNote.tsx';
import { useOneTimePassword } from './useOneTimePassword.ts';
import styles from './draft.module.css';

interface CodeQuestionProps {
  draftUrl: string;
  maskedMobile: string;
  /** Action that waits for the code. */
  children: ReactNode;
  onRight: () => void;
  onClose: () => void;
}

/** Dialog for the code of a draft that an action needs before it continues (3-OTP-01). */
export function CodeQuestion({ draftUrl, maskedMobile, children, onRight, onClose }: CodeQuestionProps) {
  const entry = useOneTimePassword({ draftUrl, onRight });
  const { stage, isSent, isBusy, isFailed } = entry;
  const isUnsent = stage === 'unsent';
  const actions = (
    <>
      <Button onClick={onClose}>{texts.notNow}</Button>
      <Button kind="primary" isBusy={isBusy} onClick={() => void (isUnsent ? entry.send() : entry.enter())}>
        {isUnsent ? codeTexts.send : texts.logIn}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={texts.askedTitle} onClose={onClose} actions={actions}>
      <div className={styles.content}>
        <p>{children}</p>
        <p role="status">{(isSent ? texts.sentTo : texts.sendsTo)(maskedMobile)}</p>
        <UnlikelyNote maskedMobile={maskedMobile}>{mobileTexts.unlikelyHelp.step}</UnlikelyNote>
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
