import { useEffect } from 'react';
import { problemText } from '#domain/texts/ui.ts';
import type { DocumentUpload } from '#store/documents/documentUpload.ts';
import { isFieldWanted } from '#store/documents/pendingUploads.ts';
import { focusField } from '#features/ui/form/focusField.ts';
import { useStepMark } from '#features/ui/form/useStepMark.ts';
import { useStepRefusal } from '#features/ui/form/useStepRefusal.ts';

/** Connects the uploads of a field (its id) to its step, and returns the props of `UploadField`. */
export function useDocumentFrame(
  fieldId: string,
  { isBusy, refusal, ...upload }: DocumentUpload,
): Omit<DocumentUpload, 'isBusy' | 'refusal'> {
  const refused = upload.items.find(({ status }) => status === 'refused');
  const isAwaited = upload.items.some(({ status }) => status === 'queued' || status === 'uploading');
  useStepMark('hold', fieldId, isBusy);
  useStepMark('awaits', fieldId, isAwaited);
  useStepRefusal(fieldId, refusal === undefined ? null : problemText([refused?.filename], refusal));
  useEffect(() => {
    if (isFieldWanted(upload.items.map(({ id }) => id))) focusField(fieldId);
  }, [fieldId, upload.items]);
  // A file on its way counts as an answer, so the field does not say that it is missing.
  return isAwaited && refusal === undefined ? { ...upload, error: undefined } : upload;
}
