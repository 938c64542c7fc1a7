import { isMaskedNoMobile } from '#domain/rules/maskedMobile.ts';
import { isAdviserApplying } from '#domain/model/applicantRole.ts';
import { codeTexts } from '#domain/texts/code.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { mobileTexts } from '#domain/texts/mobiles.ts';
import type { DraftAnswer } from '#api/applicationsApi.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { fieldId, focusField } from '#features/ui/form/focusField.ts';
import { requestFieldFocus } from '#features/ui/form/requestedField.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { draftDialogClosed } from '#store/events.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectCanOpenStep } from '#store/selectors/stepSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { openStep } from '#store/steps/navigation.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { MobileVerification, useVerification } from './MobileVerification.tsx';
import styles from './draft.module.css';

/** Dialogs after Save as Draft: the sent link, a mobile number to verify (3-DRAFT-01 to 3-DRAFT-09); before the save, a code. */
export function DraftDialog({ onSubmit }: { onSubmit: () => void }) {
  const dialog = useAppSelector(({ sync }) => sync.dialog);
  if (dialog?.kind === 'code') return <CodeDialog asked={dialog.asked} onSubmit={onSubmit} />;
  // The key starts the dialog afresh for another answer.
  return dialog && <AnswerDialog key={dialog.answer.draft_url} answer={dialog.answer} />;
}

/** Returns a function that leads to the number in the contact details; null if that step cannot be opened. */
function useNumberChange(): (() => void) | null {
  const dispatch = useAppDispatch();
  const contact = useAppSelector(({ contact_details }) => contact_details) ?? undefined;
  const isThere = useAppSelector((state) => selectCurrentStep(state) === 'contact_details');
  const canOpen = useAppSelector((state) => selectCanOpenStep(state, 'contact_details'));
  if (!canOpen) return null;
  const path = isAdviserApplying(contact) ? 'adviser_mobile' : 'tel_mobile';
  return () => {
    dispatch(draftDialogClosed());
    // Wait until the dialog is gone, which holds the focus until then.
    if (isThere) return void setTimeout(() => focusField(fieldId('contact', path)));
    requestFieldFocus({ subject: '', paths: [path], isToChange: true });
    dispatch(openStep('contact_details'));
  };
}

function AnswerDialog({ answer }: { answer: DraftAnswer }) {
  const dispatch = useAppDispatch();
  const verification = useVerification(answer.draft_url);
  const { send_application_link: link, verify_mobile: mobile } = answer;
  const { stage, isBusy } = verification;
  const isAsking = mobile !== undefined && stage !== 'right';
  const change = useNumberChange();
  const isUnlikely = isAsking && change !== null && isMaskedNoMobile(mobile.masked_mobile);
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
            <Button kind={isUnlikely && stage === 'unsent' ? 'plain' : 'primary'} isBusy={isBusy} onClick={act}>
              {stage === 'unsent' ? codeTexts.send : draftTexts.verifyCode}
            </Button>
          )}
          {isUnlikely && stage === 'unsent' && (
            <Button kind="primary" onClick={change}>
              {mobileTexts.changeNumber}
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
        {mobile && <MobileVerification maskedMobile={mobile.masked_mobile} verification={verification} />}
      </div>
    </Dialog>
  );
}
