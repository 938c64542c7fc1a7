import { useCallback, useMemo } from 'react';
import type { StepName } from '#domain/application.ts';
import { withAwaited } from '#domain/documents/awaited.ts';
import { stepHolding, withExpectedDocuments } from '#domain/documents/documentPlace.ts';
import { describeStep, isReviewed } from '#domain/stepRules/readings.ts';
import { readingContext } from '#domain/readiness.ts';
import type { Section } from '#domain/rules/description.ts';
import { withTodaysDates } from '#domain/tax/withTodaysDates.ts';
import { leftUploadTexts } from '#domain/texts/leftUploads.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useLeftUploads } from '#store/documents/useLeftUploads.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectRuleContext, selectSummaryContext } from '#store/selectors/applicationSelectors.ts';

/** Returns the sections of each step to read; documents on their way are neither there nor missing (1-UPL-05). */
export function useSections(): (name: StepName) => Section[] {
  const stored = useAppSelector(selectSummaryContext);
  const rules = useAppSelector(selectRuleContext);
  const today = useToday();
  const context = useMemo(
    () => stored && rules && { ...stored, application: withTodaysDates({ ...rules, today }) },
    [stored, rules, today],
  );
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
      const uploads = left.filter(({ step }) => stepHolding(step) === name);
      const { answer, answerArrived, answerRefused } = leftUploadTexts;
      const hasArrived = uploads.every((upload) => upload.hasArrived);
      const isRefused = uploads.some(({ refusal }) => refusal !== undefined);
      const text = isRefused ? answerRefused : hasArrived ? answerArrived : answer;
      return withAwaited(sections, describeStep(name, expected), text);
    },
    [now, expected, left],
  );
}
