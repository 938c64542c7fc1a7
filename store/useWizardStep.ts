import { useCallback, useState } from 'react';
import type { Application, DataStepName } from '#domain/application.ts';
import type { Following } from '#domain/followContact.ts';
import type { SchemaContext } from '#domain/schemas/context.ts';
import type { FieldErrors } from '#domain/schemas/validate.ts';
import { useAppDispatch, useAppSelector, useAppStore } from './hooks.ts';
import { stepDrafted } from './events.ts';
import { selectSchemaContext, selectStepDraft, selectStepValues } from './selectors/applicationSelectors.ts';
import { selectHasBack } from './selectors/stepSelectors.ts';
import { selectSubmission } from './selectors/wizardSelectors.ts';
import { goBack, saveStepAndContinue } from './thunks/navigation.ts';

export interface WizardStep<N extends DataStepName> {
  /** What the form starts with: the values being typed before a reload, else the saved ones; undefined on a first visit. */
  values: Application[N];
  context: SchemaContext;
  /** What the service refused of this step in the last submission. */
  serverErrors: FieldErrors | undefined;
  keepDraft: (values: NonNullable<Application[N]>) => void;
  saveAndContinue: (values: NonNullable<Application[N]>) => void;
  /** Undefined: no Back on this step. */
  back: (() => void) | undefined;
}

/**
 * A step's connection to the store: read once when the step opens, written by events only. `today` is ISO YYYY-MM-DD; `following`
 * changes what other steps took over from this one.
 */
export function useWizardStep<N extends DataStepName>(name: N, today: string, following?: Following): WizardStep<N> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [values] = useState(() => selectStepDraft(store.getState(), name) ?? selectStepValues(store.getState(), name));
  const context = useAppSelector((state) => selectSchemaContext(state, today));
  const hasBack = useAppSelector(selectHasBack);
  const serverErrors = useAppSelector((state) => selectSubmission(state).errors[name]);
  if (context === null) throw new Error('A step was opened before its offer was loaded');

  const keepDraft = useCallback((draft: NonNullable<Application[N]>) => void dispatch(stepDrafted({ name, values: draft })), [dispatch, name]);
  const saveAndContinue = useCallback((complete: NonNullable<Application[N]>) => void dispatch(saveStepAndContinue(name, complete, following)), [dispatch, name, following]);
  const back = useCallback(() => void dispatch(goBack()), [dispatch]);

  return { values, context, serverErrors, keepDraft, saveAndContinue, back: hasBack ? back : undefined };
}
