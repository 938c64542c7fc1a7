import { useEffect, useMemo, useState } from 'react';
import { withExpectedDocuments } from '#domain/documents/documentPlace.ts';
import type { CheckedSubmission } from '#domain/submission.ts';
import { taxErrors } from '#domain/texts/errors.ts';
import { openStepTexts } from '#domain/texts/openSteps.ts';
import { useDays } from '#features/ui/useToday.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { LeftUpload } from '#store/documents/useLeftUploads.ts';
import { selectSchemaContext } from '#store/selectors/applicationSelectors.ts';
import { objectOf } from '#store/objectOf.ts';
import { errorsOfSteps, loadStepChecker } from '#store/steps/detour.ts';
import { selectChangedSinceSigning } from '#store/selectors/signedOverSelectors.ts';
import { selectUnsavedSteps } from '#store/steps/unsavedSteps.ts';

/**
 * Returns the errors of each incomplete step, by the rules that the service applies (2-SUB-09). The rules run only for an application saved
 * with the service: another person can fill it in too, so its answers may not have passed Next here. Every application also gets an error
 * for answers typed in a step that was left without Next, so that nobody believes them submitted, and for answers that no longer match the
 * signature. A document that is awaited is not missing (1-UPL-05).
 */
export function useOpenSteps(awaited: readonly LeftUpload[]): CheckedSubmission['errors'] {
  const days = useDays();
  const context = useAppSelector((state) => selectSchemaContext(state, days));
  const isKept = useAppSelector(({ wizard }) => wizard.revision !== null);
  const [isFetched, setFetched] = useState(false);
  useEffect(() => {
    if (!isKept) return;
    // If the rules fail to load, the service reports the errors once Submit is pressed.
    void loadStepChecker().then(
      () => setFetched(true),
      () => undefined,
    );
  }, [isKept]);
  const signedOver = useAppSelector(selectChangedSinceSigning);
  const notTaken = useAppSelector(selectUnsavedSteps);
  return useMemo(() => {
    const left = {
      ...objectOf<CheckedSubmission['errors']>(signedOver, () => ({ '': taxErrors.signAgain })),
      ...objectOf<CheckedSubmission['errors']>(notTaken, () => ({ '': openStepTexts.notTaken })),
    };
    if (!isFetched || context === null) return left;
    const application = withExpectedDocuments(context.application, awaited);
    return { ...left, ...errorsOfSteps({ ...context, application }) };
  }, [isFetched, context, notTaken, signedOver, awaited]);
}
