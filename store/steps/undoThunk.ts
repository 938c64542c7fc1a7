import type { AppThunk } from '../createStore.ts';
import { removalUndone, stepOpened } from '../events.ts';
import { selectShelfEntry } from '../selectors/shelfSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { selectCurrentStep } from '../selectors/wizardSelectors.ts';
import { planUndo } from './undo.ts';
import { previewUndo } from './undoPreview.ts';

/**
 * Brings back what the last answer dropped; answers whether it did: not where there is nothing, or no room for it. The step whose answer it was is shown when what
 * came back is only typed there, or when the step on screen is no longer listed.
 */
export function undoRemoval(): AppThunk<boolean> {
  return (dispatch, getState, { newId, now }) => {
    const entry = selectShelfEntry(getState());
    if (entry === null || dispatch(previewUndo())?.kind === 'noRoom') return false;
    const plan = planUndo(getState(), entry, { newId, at: now() });
    dispatch(removalUndone(plan));
    const current = selectCurrentStep(getState());
    const isListed = selectSteps(getState()).some(({ name }) => name === current);
    if (!isListed || (entry.name !== current && Object.hasOwn(entry.drafts, entry.name)))
      dispatch(stepOpened({ name: entry.name, withRemoval: plan.shelved !== null }));
    return true;
  };
}
