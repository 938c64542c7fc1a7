import { createSelector } from '@reduxjs/toolkit';
import type { Application, DataStepName } from '#domain/application.ts';
import type { SchemaContext } from '#domain/schemas/context.ts';
import type { NormalisedState } from '../normalise.ts';
import { assembleApplication } from '../assemble.ts';
import type { RootState } from '../rootReducer.ts';
import { DATA_STEPS } from '../steps/stepSlices.ts';
import { selectOffer, selectUser } from './sessionSelectors.ts';
import { selectMode } from './wizardSelectors.ts';

const STORED_KEYS = [...DATA_STEPS, 'people', 'organisations', 'documents', 'taxDeclarations'] as const;

/** Step data and tables, the same object while none of them changed. */
const selectNormalised = createSelector(
  STORED_KEYS.map((key) => (state: RootState) => state[key]),
  (...stored) => Object.fromEntries(STORED_KEYS.map((key, index) => [key, stored[index]])) as unknown as NormalisedState,
);

/** The application in wire shape: what was saved, without what is still being typed. */
export const selectApplication: (state: RootState) => Application = createSelector([selectNormalised], assembleApplication);

/** One step's saved values in wire shape; undefined until the step is completed. */
export function selectStepValues<N extends DataStepName>(state: RootState, name: N): Application[N] {
  return selectApplication(state)[name];
}

/** One step's values being typed; undefined when nothing is. */
export function selectStepDraft<N extends DataStepName>(state: RootState, name: N): NonNullable<Application[N]> | undefined {
  return state.stepDrafts[name] as NonNullable<Application[N]> | undefined;
}

/** What the schemas need besides a step's values; `today` is ISO YYYY-MM-DD. Null until the offer is loaded. */
export const selectSchemaContext: (state: RootState, today: string) => SchemaContext | null = createSelector(
  [selectOffer, selectApplication, selectUser, selectMode, (_state: RootState, today: string) => today],
  (offer, application, user, mode, today) => (offer === null ? null : { offer, application, user, mode, today }),
);
