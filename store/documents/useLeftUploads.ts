import { useMemo, useSyncExternalStore } from 'react';
import type { StepName } from '#domain/application.ts';
import { withExpectedDocuments, type DocumentPlace } from '#domain/documents/documentPlace.ts';
import { asksForAuthority } from '#domain/model/applicantRole.ts';
import { assessReadiness, type Readiness } from '#domain/readiness.ts';
import { useAppSelector } from '../hooks.ts';
import { selectRuleContext, selectStepValues } from '../selectors/applicationSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { isSubjectRemoved } from './removedSubjects.ts';
import { pendingUploads, placeOf, subscribeToPending } from './pendingUploads.ts';

/** A file whose step was left before its upload ended, so it is not part of the application yet. */
export interface LeftUpload {
  id: string;
  filename: string;
  step: StepName;
  stepTitle: string;
  /** True once the service has the file; only its own step can add it. */
  hasArrived: boolean;
  /** The file's refusal: the upload ended, and the applicant has to choose another file. */
  refusal?: string | undefined;
  place: DocumentPlace;
}

/**
 * Returns the open application's files that are not part of it yet. Leaves out files of a step that no longer applies, of a changed role
 * and of removed people.
 */
export function useLeftUploads(): LeftUpload[] {
  const steps = useAppSelector(selectSteps);
  const fileId = useAppSelector(selectFileId);
  const isAuthorityAsked = asksForAuthority(
    useAppSelector((state) => selectStepValues(state, 'contact_details')) ?? {},
  );
  const all = useSyncExternalStore(subscribeToPending, pendingUploads);
  // One text, which stays equal while nobody is added or removed, so nothing rerenders.
  const gone = useAppSelector((state) =>
    all
      .filter(({ place, leftBy }) => isSubjectRemoved(state, { place, subject: leftBy ?? '' }))
      .map(({ id }) => id)
      .join(),
  );
  return useMemo(
    () =>
      all.flatMap((upload) => {
        const { id, place, file, status, message, leftBy } = upload;
        const isAsked = (place.step !== 'landingpage' || isAuthorityAsked) && !gone.split(',').includes(id);
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
                refusal: status === 'refused' ? message : undefined,
                place: placeOf(upload),
              },
            ]
          : [];
      }),
    [all, steps, fileId, isAuthorityAsked, gone],
  );
}

/**
 * Returns the readiness that review will have once the files being uploaded have arrived: a waiting file is not reported as missing too
 * (1-UPL-05). Null if none is left.
 */
export function useExpectedReadiness(left: readonly LeftUpload[]): Readiness | null {
  const context = useAppSelector(selectRuleContext);
  return useMemo(() => {
    if (context === null || left.length === 0) return null;
    return assessReadiness({ ...context, application: withExpectedDocuments(context.application, left) });
  }, [context, left]);
}
