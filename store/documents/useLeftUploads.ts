import { useMemo, useSyncExternalStore } from 'react';
import type { StepName } from '#domain/application.ts';
import { withExpectedDocuments, type DocumentPlace } from '#domain/documents/documentPlace.ts';
import { asksForAuthority } from '#domain/people/applicantRole.ts';
import { assessReadiness, type Readiness } from '#domain/readiness.ts';
import { useAppSelector } from '../hooks.ts';
import { selectRuleContext, selectStepValues } from '../selectors/applicationSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { pendingUploads, placeOf, subscribeToPending } from './pendingUploads.ts';

/** A file whose step was left before it was with the service, so that it is not part of the application yet. */
export interface LeftUpload {
  id: string;
  filename: string;
  step: StepName;
  stepTitle: string;
  /** It is with the service by now; only its own step can add it. */
  hasArrived: boolean;
  place: DocumentPlace;
}

/** The files of the open application that are not part of it yet; none of a step that is not asked any more, nor of a role that was changed. */
export function useLeftUploads(): LeftUpload[] {
  const steps = useAppSelector(selectSteps);
  const fileId = useAppSelector(selectFileId);
  const isAuthorityAsked = asksForAuthority(
    useAppSelector((state) => selectStepValues(state, 'contact_details')) ?? {},
  );
  const all = useSyncExternalStore(subscribeToPending, pendingUploads);
  return useMemo(
    () =>
      all.flatMap((upload) => {
        const { id, place, file, status, leftBy } = upload;
        const isAsked = place.step !== 'landingpage' || isAuthorityAsked;
        const step =
          leftBy !== null && place.fileId === fileId && isAsked
            ? steps.find(({ name }) => name === place.step)
            : undefined;
        return step
          ? [
              {
                id,
                filename: file.name,
                step: step.name,
                stepTitle: step.title,
                hasArrived: status === 'arrived',
                place: placeOf(upload),
              },
            ]
          : [];
      }),
    [all, steps, fileId, isAuthorityAsked],
  );
}

/** What review says of the documents once those that are on their way have arrived: what waits is not missing as well (1-UPL-05). */
export function useExpectedReadiness(left: readonly LeftUpload[]): Readiness | null {
  const context = useAppSelector(selectRuleContext);
  return useMemo(() => {
    if (context === null || left.length === 0) return null;
    return assessReadiness({ ...context, application: withExpectedDocuments(context.application, left) });
  }, [context, left]);
}
