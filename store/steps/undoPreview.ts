import { stepsEnteredSince } from '#domain/application/enteredSince.ts';
import { tellRemoval } from '#domain/application/removalNames.ts';
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

/** What Undo would put something else in place of. */
export interface Replaced {
  kind: 'replaced';
  /** Titles of the steps in which it was entered. */
  steps: string[];
  /** Who and what goes with it, in words; '' where it is only words in fields. */
  words: string;
}

/** Why there is no room for what Undo would bring back: what each list may hold. */
export interface NoRoom {
  kind: 'noRoom';
  limits: string[];
}

interface Versions {
  now: Application;
  undone: Application;
}

/**
 * What stands in the way of Undo: lists that would hold more than they may, else what was entered since the last removal and would give
 * way to what Undo brings back; null when nothing does. Changes nothing.
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
    // A step that is not asked any more goes with whatever is saved next.
    const listed = selectSteps(state).filter(({ name }) => entered.has(name));
    const names = DATA_STEPS.filter((name) => listed.some((step) => step.name === name));
    if (names.length === 0) return null;
    const within = (application: Application): Application =>
      Object.fromEntries(
        names.flatMap((name) => (Object.hasOwn(application, name) ? [[name, application[name]] as const] : [])),
      );
    const steps = listed.map(({ navTitle }) => navTitle);
    const { words } = tellRemoval({ before: within(now), after: within(undone) });
    return { kind: 'replaced', steps, words };
  };
}

/** The limits that Undo would go beyond; what is beyond its limit already stays as it is. */
function limitsBroken({ now, undone }: Versions): string[] {
  const placesOf = (application: Application) =>
    (fromWire(application).excess ?? []).map((excess) => ({ ...excess, place: `${excess.step} ${excess.path}` }));
  const known = new Set(placesOf(now).map(({ place }) => place));
  return [...new Set(placesOf(undone).flatMap(({ place, message }) => (known.has(place) ? [] : [message])))];
}
