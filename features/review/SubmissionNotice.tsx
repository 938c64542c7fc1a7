import { useEffect, useRef } from 'react';
import type { DataStepName } from '#domain/application.ts';
import { submitLabel } from '#domain/steps.ts';
import { submissionTexts } from '#domain/texts/submission.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectMode, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { openStep } from '#store/steps/navigation.ts';

/** How the submission stands: on its way, or refused and why, with a way to each step the service refused (2-SUB-09, 2-SUB-10). */
export function SubmissionNotice() {
  const { phase, message, isCut } = useAppSelector(selectSubmission);
  const button = submitLabel(useAppSelector(selectUser), useAppSelector(selectMode));
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (phase === 'failed') notice.current?.focus();
  }, [phase]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{phase === 'sending' ? submissionTexts.submitting : ''}</span>
      </VisuallyHidden>
      {phase === 'failed' && (
        <Notice ref={notice} kind="error" title={message} tabIndex={-1}>
          {isCut && <p>{submissionTexts.noAnswer(button)}</p>}
          <RefusedSteps />
        </Notice>
      )}
    </>
  );
}

function RefusedSteps() {
  const dispatch = useAppDispatch();
  const { errors } = useAppSelector(selectSubmission);
  const steps = useAppSelector(selectSteps);
  const refused = steps.flatMap(({ name, navTitle }) => {
    const messages = Object.values(errors[name as DataStepName] ?? {});
    return messages.length > 0 ? [{ name, navTitle, messages }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <ul>
      {refused.map(({ name, navTitle, messages }) => (
        <li key={name}>
          <Button kind="link" onClick={() => dispatch(openStep(name))}>
            {`${navTitle}: ${messages.join(', ')}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
