import type { AppThunk } from '../createStore.ts';
import { removalUndone, stepOpened } from '../events.ts';
import { selectShelfEntry } from '../selectors/shelfSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { selectCurrentStep } from '../selectors/wizardSelectors.ts';
import { planUndo } from './undo.ts';
import { previewUndo } from './undoPreview.ts';

/**
 * Restores the answers that the last answer dropped. Returns false if there are none, or no room for them. Shows the step of that answer if
 * only its draft was restored, or if the step on screen is no longer listed.
 */
export function undoRemoval(): AppThunk<boolean> {
  return (dispatch, getState, { newId, now, screen }) => {
    // Otherwise the form would save its last keys after the Undo, over the restored answers.
    screen.keep?.();
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
