import { draftPageTexts as texts } from '#domain/texts/draftPage.ts';
import type { AskedCode } from '#store/drafts/askedCode.ts';
import { goOnVerified } from '#store/drafts/goOnVerified.ts';
import { draftDialogClosed } from '#store/events.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { CodeQuestion } from './CodeQuestion.tsx';

interface CodeDialogProps {
  asked: AskedCode;
  /** Submits the application once more. */
  onSubmit: () => void;
}

/** Over a step: the code that a save or a submission waits for. Once it was given, that goes on by itself (3-OTP-01). */
export function CodeDialog({ asked, onSubmit }: CodeDialogProps) {
  const dispatch = useAppDispatch();
  return (
    <CodeQuestion
      draftUrl={asked.draftUrl}
      mobileEnd={asked.mobileEnd}
      onRight={() => dispatch(goOnVerified(asked.goesOn, onSubmit))}
      onClose={() => void dispatch(draftDialogClosed())}
    >
      {asked.goesOn === 'save' ? texts.askedSave : texts.askedSubmit}
    </CodeQuestion>
  );
}
