import { createSelector } from '@reduxjs/toolkit';
import type { Application, DataStepName } from '#domain/application.ts';
import type { Days } from '#domain/formats/zones.ts';
import type { Offer } from '#domain/offer.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import type { SummaryContext } from '#domain/rules/description.ts';
import type { Mode, User } from '#domain/session.ts';
import type { NormalisedState } from '../steps/stepStates.ts';
import { assembleApplication } from '../steps/assemble.ts';
import { objectOf } from '../objectOf.ts';
import type { RootState } from '../rootReducer.ts';
import { DATA_STEPS } from '../steps/stepStates.ts';
import { selectCurrency, selectOffer, selectUser } from './sessionSelectors.ts';
import { selectMode } from './wizardSelectors.ts';

const STORED_KEYS = [...DATA_STEPS, 'people', 'organisations', 'documents', 'taxDeclarations'] as const;

/** Step data and tables; the same object while none of them changed. */
const selectNormalised = createSelector(
  STORED_KEYS.map((key) => (state: RootState) => state[key]),
  (...stored) => objectOf<NormalisedState>(STORED_KEYS, (_key, index) => stored[index]),
);

/** Selects the application in wire shape, as saved and without drafts of steps. */
export const selectApplication: (state: RootState) => Application = createSelector(
  [selectNormalised],
  assembleApplication,
);

/** Selects one step's saved values in wire shape; undefined until the step is completed. */
export function selectStepValues<N extends DataStepName>(state: RootState, name: N): Application[N] {
  return selectApplication(state)[name];
}

/** Selects one step's drafted values; undefined if there are none. */
export function selectStepDraft<N extends DataStepName>(
  state: RootState,
  name: N,
): NonNullable<Application[N]> | undefined {
  return state.stepDrafts[name];
}

/** Selects the input of the rules about the open application, as one object; null until the offer is loaded. */
export const selectRuleContext: (state: RootState) => RuleContext | null = createSelector(
  [selectOffer, selectUser, selectMode, selectApplication],
  (...[offer, user, mode, application]) => (offer === null ? null : { offer, user, mode, application }),
);

export interface RuleContext {
  offer: Offer;
  user: User | null;
  mode: Mode;
  application: Application;
}

/** Selects the input of a step's summary texts, as one object; null until the offer is loaded. */
export const selectSummaryContext: (state: RootState) => SummaryContext | null = createSelector(
  [selectOffer, selectApplication, selectCurrency],
  (offer, application, currency) => offer && { offer, application, currency },
);

/** Selects the input of the schemas besides a step's values. Null until the offer is loaded. */
export const selectSchemaContext: (state: RootState, days: Days) => SchemaContext | null = createSelector(
  [selectRuleContext, (_state: RootState, days: Days) => days],
  (context, days) => context && { ...context, ...days },
);
