import type { DataStepName } from '#domain/application.ts';
import { answerTexts } from '#domain/texts/answers.ts';
import { useReviewItems } from '#store/documents/useLeftUploads.ts';
import { Missing } from '#features/ui/Answers.tsx';

/** What stands in the line of a step's bank statement that is not there: it waits to be uploaded, is missing, or was left out (1-UPL-05). */
export function AbsentStatement({ step, isRequired }: { step: DataStepName; isRequired: boolean }) {
  const awaited = useReviewItems().find(
    (item) => item.isAwaited && item.kind === 'bank_statement' && item.step === step,
  );
  if (awaited) return awaited.text;
  return isRequired ? <Missing /> : answerTexts.notSupplied;
}
