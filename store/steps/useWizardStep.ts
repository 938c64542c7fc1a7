import { useCallback } from 'react';
import type { Application, DataStepName } from '#domain/application.ts';
import type { Prefilled } from '#domain/application/prefilled.ts';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { selectHasBack } from '../selectors/stepSelectors.ts';
import { selectSubmission } from '../selectors/wizardSelectors.ts';
import { goBack } from './navigation.ts';
import { saveStepAndContinue } from './saveStep.ts';
import { useStepDraft, type StepDraft } from './useStepDraft.ts';

export interface WizardStep<N extends DataStepName> extends StepDraft<N> {
  /** What the service refused of this step in the last submission. */
  serverErrors: FieldErrors | undefined;
  saveAndContinue: (values: NonNullable<Application[N]>) => void;
  /** Undefined: no Back on this step. */
  back: (() => void) | undefined;
}

/**
 * A step's connection to the store: read once when the step opens, written by events only. `today` is ISO YYYY-MM-DD; `prefills`
 * changes what other steps took over from this one.
 */
export function useWizardStep<N extends DataStepName>(name: N, today: string, prefills?: Prefilled): WizardStep<N> {
  const dispatch = useAppDispatch();
  const draft = useStepDraft(name, today);
  const hasBack = useAppSelector(selectHasBack);
  const serverErrors = useAppSelector((state) => selectSubmission(state).errors[name]);
  const saveAndContinue = useCallback(
    (complete: NonNullable<Application[N]>) => void dispatch(saveStepAndContinue(name, complete, prefills)),
    [dispatch, name, prefills],
  );
  const back = useCallback(() => void dispatch(goBack()), [dispatch]);
  return { ...draft, serverErrors, saveAndContinue, back: hasBack ? back : undefined };
}
