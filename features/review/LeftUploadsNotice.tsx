import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { StepName } from '#domain/application.ts';
import { leftUploadTexts } from '#domain/texts/leftUploads.ts';
import { Missing } from '#features/ui/Answers.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { editStep } from '#store/steps/detour.ts';
import { leaveOut, placeArrived } from '#store/documents/placeDocument.ts';
import { wantField } from '#store/documents/pendingUploads.ts';
import type { LeftUpload } from '#store/documents/useLeftUploads.ts';
import { READINESS_ID } from './ReadinessNotice.tsx';
import styles from './review.module.css';

/** Where focus goes when Submit is pressed while a document is not part of the application. */
export const LEFT_UPLOADS_ID = 'left-uploads';

/**
 * Says which documents are not part of the application yet, because their step was left while they waited: each is added when it
 * arrives, and can be left out (1-UPL-05).
 */
export function LeftUploadsNotice({ left }: { left: readonly LeftUpload[] }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    // What arrived while its step was on screen, or while the code for this was not there.
    for (const { id, hasArrived } of left) if (hasArrived) dispatch(placeArrived(id));
  }, [dispatch, left]);
  if (left.length === 0) return null;
  const handleLeaveOut = (id: string) => {
    flushSync(() => dispatch(leaveOut(id)));
    // The button is gone with its line, and the notice with the last one.
    document.getElementById(left.length > 1 ? LEFT_UPLOADS_ID : READINESS_ID)?.focus();
  };
  const handleOpen = (id: string, step: StepName) => {
    if (dispatch(editStep(step))) wantField(id);
  };
  return (
    <div id={LEFT_UPLOADS_ID} tabIndex={-1} className={styles.readiness}>
      <Notice kind="warn" role="status" title={leftUploadTexts.title}>
        <p>{leftUploadTexts.explanation}</p>
        <ul>
          {left.map(({ id, filename, step, stepTitle, hasArrived }) => (
            <li key={id} className={styles.left}>
              <Missing onSelect={() => handleOpen(id, step)}>
                {(hasArrived ? leftUploadTexts.arrived : leftUploadTexts.waits)(filename, stepTitle)}
              </Missing>
              <Button kind="link" onClick={() => handleLeaveOut(id)}>
                {leftUploadTexts.leaveOut}
                <VisuallyHidden>{` ${filename}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
