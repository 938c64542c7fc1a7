import { useCallback, useMemo, useState } from 'react';
import type { Application, DataStepName } from '#domain/application.ts';
import type { FormContext } from '#domain/stepRules/context.ts';
import type { AppThunk } from '../createStore.ts';
import { stepDrafted } from '../events.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../hooks.ts';
import { selectSchemaContext, selectStepDraft, selectStepValues } from '../selectors/applicationSelectors.ts';

export interface StepDraft<N extends DataStepName> {
  /** What the form starts with: the values being typed before a reload, else the saved ones; undefined on a first visit. */
  values: Application[N];
  context: FormContext;
  keepDraft: (values: NonNullable<Application[N]>) => void;
}

/** What is typed in a step: read once when the step opens, kept by events. `today` is ISO YYYY-MM-DD. */
export function useStepDraft<N extends DataStepName>(name: N, today: string): StepDraft<N> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [values] = useState(() => selectStepDraft(store.getState(), name) ?? selectStepValues(store.getState(), name));
  const rules = useAppSelector((state) => selectSchemaContext(state, today));
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
