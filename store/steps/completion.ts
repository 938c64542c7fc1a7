import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { DataStepName } from '#domain/application.ts';
import { dropRemovedSteps, listSteps } from '#domain/steps.ts';
import { assembleApplication } from './assemble.ts';
import { findOrphans } from '../entities/orphans.ts';
import { entitiesPruned, shelfRestored, stepShelved, stepsDropped } from '../events.ts';
import { fileTouched } from '../file/filesSlice.ts';
import { investorName } from '../file/investorName.ts';
import type { RootState } from '../rootReducer.ts';
import type { Shelving } from './undo.ts';
import { DATA_STEPS } from './stepSlices.ts';

let loaded: Shelving | undefined;

/** The shelf's rules come with the code that saves steps: whoever only reads an offer does not load them. */
export function provideShelving(shelving: Shelving): void {
  loaded = shelving;
}

function shelving(): Shelving {
  if (loaded === undefined) throw new Error('A step was completed before the rules of the shelf were there');
  return loaded;
}

interface Completion {
  before: Partial<RootState> | undefined;
  /** The state after every slice has answered the event. */
  next: RootState;
  reduce: Reducer<RootState, UnknownAction, Partial<RootState>>;
}

/**
 * What follows from a completed step for the file as a whole: the step list is derived again and the data of steps no longer on
 * it dropped (1-SHELL-45, 1-SHELL-46, 2-STEP-30, 2-STEP-31), tax data goes when the investor type changed (2-STEP-36), entities
 * without a reader are removed, what went is put on the shelf, and the drawer's line follows.
 */
export function settleCompletedStep(
  { before, next, reduce }: Completion,
  { name, at }: { name: DataStepName; at: string },
): RootState {
  const isOtherType = name === 'investor_details' && hasTypeChanged(before, next);
  let state = withoutRemoved(isOtherType ? reduce(next, stepsDropped(['tax_details'])) : next, reduce);
  const entry =
    before?.shelf === undefined
      ? null
      : shelving().entryFor({ names: [name], before: before as RootState, after: state });
  if (entry !== null) state = reduce(state, stepShelved({ name, entry }));
  return touched(state, reduce, at);
}

/**
 * The newest entry of the shelf put back, with everything that follows from it as from a completed step. What has to give way to it
 * goes to the shelf in its stead, so that nothing is lost by Undo either. An application that was lodged stays as it is.
 */
export function settleUndo(
  { before, reduce }: { before: RootState; reduce: Completion['reduce'] },
  at: string,
): RootState {
  const entry = before.shelf.entries.at(-1);
  if (entry === undefined || before.wizard.completed) return before;
  const { name, drafts } = entry;
  const back = reduce(before, shelfRestored({ name, drafts, ...shelving().putBack(before, entry) }));
  const isTaxOfOtherType = hasTypeChanged(before, back) && !('tax_details' in entry.steps);
  const state = withoutRemoved(isTaxOfOtherType ? reduce(back, stepsDropped(['tax_details'])) : back, reduce);
  const names = [name, ...DATA_STEPS.filter((step) => step !== name && Object.hasOwn(entry.steps, step))];
  const replaced = shelving().entryFor({
    names,
    before: { ...before, shelf: { ...before.shelf, entries: [] } },
    after: state,
  });
  return touched(replaced === null ? state : reduce(state, stepShelved({ name, entry: replaced })), reduce, at);
}

/** The steps that are no longer listed go, and every entity that only they referred to. */
function withoutRemoved(before: RootState, reduce: Completion['reduce']): RootState {
  let state = before;
  const dropped = droppedSteps(state);
  if (dropped.length > 0) state = reduce(state, stepsDropped(dropped));
  const orphans = findOrphans(state);
  return Object.values(orphans).some((ids) => ids.length > 0) ? reduce(state, entitiesPruned(orphans)) : state;
}

/** The drawer's line follows. */
function touched(state: RootState, reduce: Completion['reduce'], at: string): RootState {
  const { fileId, currentStep } = state.wizard;
  if (fileId === null) return state;
  return reduce(
    state,
    fileTouched({ fileId, currentStep, investorName: investorName(assembleApplication(state)), at }),
  );
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
  return DATA_STEPS.filter((name) => Object.hasOwn(held, name) && !Object.hasOwn(kept, name));
}
