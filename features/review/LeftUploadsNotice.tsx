import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { StepName } from '#domain/application.ts';
import type { Readiness } from '#domain/readiness.ts';
import { FIELDS_OF_KIND } from '#domain/model/documentKinds.ts';
import { landingLabels } from '#domain/texts/landingLabels.ts';
import { leftUploadTexts } from '#domain/texts/leftUploads.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { Missing } from '#features/ui/Answers.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { editStep } from '#store/steps/detour.ts';
import { discardUpload, placeUploadedDocument } from '#store/documents/placeDocument.ts';
import { wantField } from '#store/documents/pendingUploads.ts';
import type { LeftUpload } from '#store/documents/useLeftUploads.ts';
import { READINESS_ID } from './ReadinessNotice.tsx';
import styles from './review.module.css';
import { useDocumentTexts } from './useDocumentTexts.ts';

/** The landing page's own document, which an adviser's application always needs if it is asked for (1-ADV-05). */
const AUTHORITY = 'adviser_authority_doc';

/** Id of the element that takes focus if Submit is pressed while a document is not part of the application. */
export const LEFT_UPLOADS_ID = 'left-uploads';

interface LeftUploadsNoticeProps {
  left: readonly LeftUpload[];
  /** Readiness of the application without these files. */
  readiness: Readiness;
}

/**
 * Names the documents that are not part of the application yet, because their step was left while they waited. Each is added when it
 * arrives, and can be left out (1-UPL-05). A required one is named by its person and kind, as if it were missing.
 */
export function LeftUploadsNotice({ left, readiness }: LeftUploadsNoticeProps) {
  const dispatch = useAppDispatch();
  const required = useRequired(readiness);
  useEffect(() => {
    // Files that arrived while their step was on screen, or before this code was loaded.
    for (const { id, hasArrived } of left) if (hasArrived) dispatch(placeUploadedDocument(id));
  }, [dispatch, left]);
  if (left.length === 0) return null;
  const handleLeaveOut = (id: string) => {
    flushSync(() => dispatch(discardUpload(id)));
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
          {left.map((upload) => {
            const { id, filename, step } = upload;
            const name = required(upload);
            return (
              <li key={id} className={styles.left}>
                <Missing onSelect={() => handleOpen(id, step)}>
                  {name === null ? standing(upload) : leftUploadTexts.required(name, standing(upload))}
                </Missing>
                <Button kind="link" onClick={() => handleLeaveOut(id)}>
                  <span>{leftUploadTexts.leaveOut}</span>
                  <VisuallyHidden>{` ${filename}`}</VisuallyHidden>
                </Button>
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}

/** Returns the state of a file on its way. */
function standing({ filename, stepTitle, hasArrived, refusal }: LeftUpload): string {
  if (refusal !== undefined) return leftUploadTexts.refused(filename, stepTitle, refusal);
  return (hasArrived ? leftUploadTexts.arrived : leftUploadTexts.waits)(filename, stepTitle);
}

/** Returns the name of the required document that a file is for; null for any other file. */
function useRequired({ items }: Readiness): (upload: LeftUpload) => string | null {
  const { subjectOf } = useDocumentTexts();
  return ({ place: { field, subject } }) => {
    if (field === AUTHORITY) return landingLabels[AUTHORITY] ?? null;
    const item = items.find(
      ({ about, kind, needed, supplied }) =>
        needed && !supplied && about === subject && FIELDS_OF_KIND[kind].includes(field),
    );
    return item === undefined ? null : `${subjectOf(item)}, ${readinessTexts.kinds[item.kind]}`;
  };
}
