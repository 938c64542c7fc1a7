import { useCallback } from 'react';
import type { Application, DataStepName } from '#domain/application.ts';
import type { Prefilled } from '#domain/model/prefilled.ts';
import type { Days } from '#domain/formats/zones.ts';
import type { FieldErrors } from '#domain/rules/validate.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { selectHasBack } from '../selectors/stepSelectors.ts';
import { selectSubmission } from '../selectors/wizardSelectors.ts';
import { goBack } from './navigation.ts';
import { saveStepAndContinue } from './saveStep.ts';
import { useStepDraft, type StepDraft } from './useStepDraft.ts';

export interface WizardStep<N extends DataStepName> extends StepDraft<N> {
  /** Fields of this step that the service refused in the last submission. */
  serverErrors: FieldErrors | undefined;
  saveAndContinue: (values: NonNullable<Application[N]>) => void;
  /** Goes back; undefined if the step has no Back. */
  back: (() => void) | undefined;
}

/**
 * Returns a step's connection to the store, read once when the step opens and written only by events. Rules compare dates with `days`;
 * `prefills` changes answers that other steps took from this one.
 */
export function useWizardStep<N extends DataStepName>(name: N, days: Days, prefills?: Prefilled): WizardStep<N> {
  const dispatch = useAppDispatch();
  const draft = useStepDraft(name, days);
  const hasBack = useAppSelector(selectHasBack);
  const serverErrors = useAppSelector((state) => selectSubmission(state).errors[name]);
  const saveAndContinue = useCallback(
    (complete: NonNullable<Application[N]>) => void dispatch(saveStepAndContinue(name, complete, prefills)),
    [dispatch, name, prefills],
  );
  const back = useCallback(() => void dispatch(goBack()), [dispatch]);
  return { ...draft, serverErrors, saveAndContinue, back: hasBack ? back : undefined };
}
