import { landingParts, type LandingFormValues } from '#domain/landing.ts';
import type { AppThunk } from '../createStore.ts';
import { stepDrafted } from '../events.ts';
import { selectStepDraft, selectStepValues } from '../selectors/applicationSelectors.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { completeStep, saveStepAndContinue } from './saveStep.ts';

/**
 * Leaves the landing page with complete answers: the role and what belongs to it are stored with the contact details (1-LAND-42),
 * whose own answers, typed on an earlier visit, stay.
 */
export function startApplication(values: LandingFormValues): AppThunk {
  return (dispatch, getState) => {
    const { landingpage, chosen } = landingParts(values, selectUser(getState()));
    const draft = selectStepDraft(getState(), 'contact_details');
    dispatch(completeStep('contact_details', { ...selectStepValues(getState(), 'contact_details'), ...chosen }));
    if (draft !== undefined) dispatch(stepDrafted({ name: 'contact_details', values: { ...draft, ...chosen } }));
    dispatch(saveStepAndContinue('landingpage', landingpage));
  };
}
