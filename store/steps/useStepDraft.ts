import { useCallback, useMemo, useState } from 'react';
import type { Application, DataStepName } from '#domain/application.ts';
import type { Days } from '#domain/formats/zones.ts';
import type { FormContext } from '#domain/rules/context.ts';
import type { AppThunk } from '../createStore.ts';
import { stepDrafted } from '../events.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../hooks.ts';
import { selectSchemaContext, selectStepDraft, selectStepValues } from '../selectors/applicationSelectors.ts';

export interface StepDraft<N extends DataStepName> {
  /** Initial values of the form: the draft from before a reload, else the saved values; undefined on a first visit. */
  values: Application[N];
  context: FormContext;
  keepDraft: (values: NonNullable<Application[N]>) => void;
}

/** Returns the draft of a step, read once when the step opens and written by events. Rules compare dates with `days`. */
export function useStepDraft<N extends DataStepName>(name: N, days: Days): StepDraft<N> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [values] = useState(() => selectStepDraft(store.getState(), name) ?? selectStepValues(store.getState(), name));
  const rules = useAppSelector((state) => selectSchemaContext(state, days));
  if (rules === null) throw new Error('A step was opened before its offer was loaded');
  const newId = useMemo(() => dispatch(idMaker()), [dispatch]);
  const context = useMemo(() => ({ ...rules, newId }), [rules, newId]);
  const keepDraft = useCallback(
    (draft: NonNullable<Application[N]>) => void dispatch(stepDrafted({ name, values: draft })),
    [dispatch, name],
  );
  return { values, context, keepDraft };
}

function idMaker(): AppThunk<() => string> {
  return (_dispatch, _getState, { newId }) => newId;
}
