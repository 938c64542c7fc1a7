import { stepsEnteredSince } from '#domain/application/enteredSince.ts';
import { summariseRemoval } from '#domain/application/removalSummary.ts';
import type { Application } from '#domain/application.ts';
import { fromWire } from '#domain/wire.ts';
import type { AppThunk } from '../createStore.ts';
import { selectShelfEntry } from '../selectors/shelfSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { assembleApplication } from './assemble.ts';
import { draftsAfter } from './completion.ts';
import { planUndo } from './undo.ts';
import { withParts } from './normalise.ts';
import { DATA_STEPS } from './stepStates.ts';

/** Later input that Undo would replace. */
export interface Replaced {
  kind: 'replaced';
  /** Titles of the steps with that input. */
  steps: string[];
  /** Text of the people and things that would go with it; '' if it is only text in fields. */
  words: string;
}

/** The limits of the lists that have no room for the restored rows. */
export interface NoRoom {
  kind: 'noRoom';
  limits: string[];
}

interface Versions {
  now: Application;
  undone: Application;
}

/**
 * Returns the obstacle to Undo: lists that would exceed their limits, else input since the last removal that Undo would replace; null if
 * there is none. Changes nothing.
 */
export function previewUndo(): AppThunk<Replaced | NoRoom | null> {
  return (_dispatch, getState, { newId, now: clock }) => {
    const state = getState();
    const entry = selectShelfEntry(state);
    if (entry === null) return null;
    const plan = planUndo(state, entry, { newId, at: clock() });
    const now: Application = { ...assembleApplication(state), ...state.stepDrafts };
    const undone: Application = {
      ...assembleApplication(withParts(state, plan)),
      ...draftsAfter(state.stepDrafts, plan.drafts),
    };
    const limits = limitsBroken({ now, undone });
    if (limits.length > 0) return { kind: 'noRoom', limits };
    const entered = new Set<string>(stepsEnteredSince({ left: entry.loss.after, now, undone }));
    // A step that no longer applies is dropped with the next save.
    const listed = selectSteps(state).filter(({ name }) => entered.has(name));
    const names = DATA_STEPS.filter((name) => listed.some((step) => step.name === name));
    if (names.length === 0) return null;
    const within = (application: Application): Application =>
      Object.fromEntries(
        names.flatMap((name) => (Object.hasOwn(application, name) ? [[name, application[name]] as const] : [])),
      );
    const steps = listed.map(({ navTitle }) => navTitle);
    const { words } = summariseRemoval({ before: within(now), after: within(undone) });
    return { kind: 'replaced', steps, words };
  };
}

/** Returns the limits that Undo would exceed; a limit exceeded already stays as it is. */
function limitsBroken({ now, undone }: Versions): string[] {
  const placesOf = (application: Application) =>
    (fromWire(application).excess ?? []).map((excess) => ({ ...excess, place: `${excess.step} ${excess.path}` }));
  const known = new Set(placesOf(now).map(({ place }) => place));
  return [...new Set(placesOf(undone).flatMap(({ place, message }) => (known.has(place) ? [] : [message])))];
}
