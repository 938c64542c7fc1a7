import { draftPageTexts as texts } from '#domain/texts/draftPage.ts';
import type { CodeRequest } from '#store/drafts/codeRequest.ts';
import { continueVerified } from '#store/drafts/continueVerified.ts';
import { draftDialogClosed } from '#store/events.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { CodeQuestion } from './CodeQuestion.tsx';

interface CodeDialogProps {
  asked: CodeRequest;
  /** Submits the application once more. */
  onSubmit: () => void;
}

/**
 * Dialog over a step for the code that a save or a submission needs. The save or submission continues by itself after a right code
 * (3-OTP-01).
 */
export function CodeDialog({ asked, onSubmit }: CodeDialogProps) {
  const dispatch = useAppDispatch();
  return (
    <CodeQuestion
      draftUrl={asked.draftUrl}
      maskedMobile={asked.maskedMobile}
      onRight={() => dispatch(continueVerified(asked.goesOn, onSubmit))}
      onClose={() => void dispatch(draftDialogClosed())}
    >
      {asked.goesOn === 'save' ? texts.askedSave : texts.askedSubmit}
    </CodeQuestion>
  );
}
