import { useCallback, useMemo } from 'react';
import type { StepName } from '#domain/application.ts';
import { withAwaited } from '#domain/documents/awaited.ts';
import { withExpectedDocuments } from '#domain/documents/documentPlace.ts';
import { describeStep, isReviewed, readingContext } from '#domain/stepRules/describeStep.ts';
import type { Section } from '#domain/stepRules/description.ts';
import { leftUploadTexts } from '#domain/texts/leftUploads.ts';
import { useLeftUploads } from '#store/documents/useLeftUploads.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSummaryContext } from '#store/selectors/applicationSelectors.ts';

/** What each step reads; documents that are on their way are neither there nor missing (1-UPL-05). */
export function useSections(): (name: StepName) => Section[] {
  const context = useAppSelector(selectSummaryContext);
  const left = useLeftUploads();
  const now = useMemo(() => context && readingContext(context), [context]);
  const expected = useMemo(
    () =>
      context && left.length > 0
        ? readingContext({ ...context, application: withExpectedDocuments(context.application, left) })
        : null,
    [context, left],
  );
  return useCallback(
    (name) => {
      if (now === null || !isReviewed(name)) return [];
      const sections = describeStep(name, now);
      if (expected === null) return sections;
      const hasArrived = left.filter(({ step }) => step === name).every((upload) => upload.hasArrived);
      const text = hasArrived ? leftUploadTexts.answerArrived : leftUploadTexts.answer;
      return withAwaited(sections, describeStep(name, expected), text);
    },
    [now, expected, left],
  );
}
