import { useEffect, useMemo, useState } from 'react';
import type { CheckedSubmission } from '#domain/submission.ts';
import { openStepTexts } from '#domain/texts/openSteps.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSchemaContext } from '#store/selectors/applicationSelectors.ts';
import { objectOf } from '#store/objectOf.ts';
import { errorsOfSteps, fetchJudge } from '#store/steps/detour.ts';
import { selectNotTaken } from '#store/steps/notTaken.ts';

/**
 * Per step that is not complete its errors, as the application stands now, by the rules that the service judges it by (2-SUB-09). Only of
 * one that the service keeps: what others can fill in, too, did not pass by Next here. And of every application what was typed in a step that
 * was left without Next, which nobody shall believe to be submitted.
 */
export function useOpenSteps(): CheckedSubmission['errors'] {
  const today = useToday();
  const context = useAppSelector((state) => selectSchemaContext(state, today));
  const isKept = useAppSelector(({ wizard }) => wizard.revision !== null);
  const [isFetched, setFetched] = useState(false);
  useEffect(() => {
    if (!isKept) return;
    // Without them the service says it, once Submit is pressed.
    void fetchJudge().then(
      () => setFetched(true),
      () => undefined,
    );
  }, [isKept]);
  const notTaken = useAppSelector(selectNotTaken);
  return useMemo(() => {
    const left = objectOf<CheckedSubmission['errors']>(notTaken, () => ({ '': openStepTexts.notTaken }));
    return isFetched && context ? { ...left, ...errorsOfSteps(context) } : left;
  }, [isFetched, context, notTaken]);
}
