import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { DataStepName } from '#domain/application.ts';
import { dropRemovedSteps, listSteps } from '#domain/steps.ts';
import { assembleApplication } from './assemble.ts';
import { findOrphans } from './entities/orphans.ts';
import { entitiesPruned, stepsDropped } from './events.ts';
import { fileTouched } from './filesSlice.ts';
import { investorName } from './investorName.ts';
import type { RootState } from './rootReducer.ts';
import { DATA_STEPS } from './steps/stepSlices.ts';

interface Completion {
  before: Partial<RootState> | undefined;
  /** The state after every slice has answered the event. */
  next: RootState;
  reduce: Reducer<RootState, UnknownAction, Partial<RootState>>;
}

/**
 * What follows from a completed step for the file as a whole: the step list is derived again and the data of steps no longer on
 * it dropped (1-SHELL-45, 1-SHELL-46, 2-STEP-30, 2-STEP-31), tax data goes when the investor type changed (2-STEP-36), entities
 * without a reader are removed, and the drawer's line follows.
 */
export function settleCompletedStep({ before, next, reduce }: Completion, { name, at }: { name: DataStepName; at: string }): RootState {
  let state = next;
  if (name === 'investor_details' && hasTypeChanged(before, next)) state = reduce(state, stepsDropped(['tax_details']));
  const dropped = droppedSteps(state);
  if (dropped.length > 0) state = reduce(state, stepsDropped(dropped));
  const orphans = findOrphans(state);
  if (Object.values(orphans).some((ids) => ids.length > 0)) state = reduce(state, entitiesPruned(orphans));
  const { fileId, currentStep } = state.wizard;
  if (fileId === null) return state;
  return reduce(state, fileTouched({ fileId, currentStep, investorName: investorName(assembleApplication(state)), at }));
}

function hasTypeChanged(before: Partial<RootState> | undefined, next: RootState): boolean {
  const type = before?.investor_details?.investor_type;
  return type !== undefined && type !== next.investor_details?.investor_type;
}

function droppedSteps(state: RootState): DataStepName[] {
  const offer = state.session.offerContext?.offer;
  if (offer === undefined) return [];
  const { mode } = state.wizard;
  const application = assembleApplication(state);
  const steps = listSteps({ offer, user: state.session.user, application, mode });
  const drafts = Object.fromEntries(Object.keys(state.stepDrafts).map((name) => [name, {}]));
  const held = { ...drafts, ...application };
  const kept = dropRemovedSteps(held, steps, mode);
  return DATA_STEPS.filter((name) => name in held && !(name in kept));
}
