import { createSelector } from '@reduxjs/toolkit';
import type { Application, DataStepName } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import type { SummaryContext } from '#domain/stepRules/description.ts';
import type { Mode, User } from '#domain/session.ts';
import type { NormalisedState } from '../steps/stepStates.ts';
import { assembleApplication } from '../steps/assemble.ts';
import { objectOf } from '../objectOf.ts';
import type { RootState } from '../rootReducer.ts';
import { DATA_STEPS } from '../steps/stepStates.ts';
import { selectCurrency, selectOffer, selectUser } from './sessionSelectors.ts';
import { selectMode } from './wizardSelectors.ts';

const STORED_KEYS = [...DATA_STEPS, 'people', 'organisations', 'documents', 'taxDeclarations'] as const;

/** Step data and tables, the same object while none of them changed. */
const selectNormalised = createSelector(
  STORED_KEYS.map((key) => (state: RootState) => state[key]),
  (...stored) => objectOf<NormalisedState>(STORED_KEYS, (_key, index) => stored[index]),
);

/** The application in wire shape: what was saved, without what is still being typed. */
export const selectApplication: (state: RootState) => Application = createSelector(
  [selectNormalised],
  assembleApplication,
);

/** One step's saved values in wire shape; undefined until the step is completed. */
export function selectStepValues<N extends DataStepName>(state: RootState, name: N): Application[N] {
  return selectApplication(state)[name];
}

/** One step's values being typed; undefined when nothing is. */
export function selectStepDraft<N extends DataStepName>(
  state: RootState,
  name: N,
): NonNullable<Application[N]> | undefined {
  return state.stepDrafts[name];
}

/** What the rules ask about the open application, as one object; null until the offer is loaded. */
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

/** What a step's words depend on, as one object; null until the offer is loaded. */
export const selectSummaryContext: (state: RootState) => SummaryContext | null = createSelector(
  [selectOffer, selectApplication, selectCurrency],
  (offer, application, currency) => offer && { offer, application, currency },
);

/** What the schemas need besides a step's values; `today` is ISO YYYY-MM-DD. Null until the offer is loaded. */
export const selectSchemaContext: (state: RootState, today: string) => SchemaContext | null = createSelector(
  [selectRuleContext, (_state: RootState, today: string) => today],
  (context, today) => context && { ...context, today },
);
