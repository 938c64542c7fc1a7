import { codeTexts } from '#domain/texts/code.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import type { DraftAnswer } from '#api/applicationsApi.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { draftDialogClosed } from '#store/events.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { MobileVerification, useVerification } from './MobileVerification.tsx';
import styles from './draft.module.css';

/** What a saved draft asks for: a link that went out, a mobile number to verify (3-DRAFT-01 to 3-DRAFT-09); or, before it is saved, a code. */
export function DraftDialog({ onSubmit }: { onSubmit: () => void }) {
  const { owed, asked } = useAppSelector(({ draft }) => draft);
  if (asked) return <CodeDialog asked={asked} onSubmit={onSubmit} />;
  // Another answer is asked about anew.
  return owed && <AnswerDialog key={owed.draft_url} answer={owed} />;
}

function AnswerDialog({ answer }: { answer: DraftAnswer }) {
  const dispatch = useAppDispatch();
  const verification = useVerification(answer.draft_url);
  const { send_application_link: link, verify_mobile: mobile } = answer;
  const { stage, isBusy } = verification;
  const isAsking = mobile !== undefined && stage !== 'right';
  const close = () => void dispatch(draftDialogClosed());
  const act = () => void (stage === 'unsent' ? verification.send() : verification.enter());
  return (
    <Dialog
      isOpen
      title={draftTexts.title}
      onClose={close}
      actions={
        <>
          <Button kind={isAsking ? 'plain' : 'primary'} onClick={close}>
            {draftTexts.close}
          </Button>
          {isAsking && (
            <Button kind="primary" isBusy={isBusy} onClick={act}>
              {stage === 'unsent' ? codeTexts.send : draftTexts.verifyCode}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        {link && (
          <Notice kind="success" title={draftTexts.linkSent} role="note">
            <p>{draftTexts.linkSentTo(link.email)}</p>
          </Notice>
        )}
        {mobile && <MobileVerification mobileEnd={mobile.mobile_end} verification={verification} />}
      </div>
    </Dialog>
  );
}
