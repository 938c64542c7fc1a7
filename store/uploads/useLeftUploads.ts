import { useMemo, useSyncExternalStore } from 'react';
import type { StepName } from '#domain/application.ts';
import { showsAuthorityDocument } from '#domain/landing.ts';
import { useAppSelector } from '../hooks.ts';
import { selectStepValues } from '../selectors/applicationSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { pendingUploads, subscribeToPending } from './pendingUploads.ts';

/** A file whose step was left before it was with the service, so that it is not part of the application yet. */
export interface LeftUpload {
  id: string;
  filename: string;
  step: StepName;
  stepTitle: string;
  /** It is with the service by now; its step has to be opened to add it. */
  hasArrived: boolean;
}

/** The files of the open application that are not part of it yet; none of a step that is not asked any more, nor of a role that was changed. */
export function useLeftUploads(): LeftUpload[] {
  const steps = useAppSelector(selectSteps);
  const fileId = useAppSelector(selectFileId);
  const asksForAuthority = showsAuthorityDocument(useAppSelector((state) => selectStepValues(state, 'contact_details')) ?? {});
  const all = useSyncExternalStore(subscribeToPending, pendingUploads);
  return useMemo(
    () =>
      all.flatMap(({ id, place, file, status, leftBy }) => {
        const isAsked = place.step !== 'landingpage' || asksForAuthority;
        const step = leftBy !== null && place.fileId === fileId && isAsked ? steps.find(({ name }) => name === place.step) : undefined;
        return step ? [{ id, filename: file.name, step: step.name, stepTitle: step.title, hasArrived: status === 'arrived' }] : [];
      }),
    [all, steps, fileId, asksForAuthority],
  );
}
