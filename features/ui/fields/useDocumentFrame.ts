import { problemText } from '#domain/texts/ui.ts';
import type { DocumentUpload } from '#store/uploads/documentUpload.ts';
import { useStepHold } from '../form/useStepHold.ts';
import { useStepRefusal } from '../form/useStepRefusal.ts';

/** Ties the uploads of a field (its id) to its step, and gives what `UploadField` shows. */
export function useDocumentFrame(fieldId: string, { isBusy, refusal, ...upload }: DocumentUpload): Omit<DocumentUpload, 'isBusy' | 'refusal'> {
  const refused = upload.items.find(({ status }) => status === 'refused');
  useStepHold(fieldId, isBusy);
  useStepRefusal(fieldId, refusal === undefined ? null : problemText([refused?.filename], refusal));
  return upload;
}
