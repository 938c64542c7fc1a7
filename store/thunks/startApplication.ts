import { landingParts, type LandingFormValues } from '#domain/landing.ts';
import { contactForRole } from '#domain/contactDefaults.ts';
import type { AppThunk } from '../createStore.ts';
import { stepDrafted } from '../events.ts';
import { selectApplication, selectStepDraft, selectStepValues } from '../selectors/applicationSelectors.ts';
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
    const [application, user] = [selectApplication(getState()), selectUser(getState())];
    const known = { application, user, chosen };
    dispatch(completeStep('contact_details', { ...contactForRole(selectStepValues(getState(), 'contact_details'), known), ...chosen }));
    if (draft !== undefined) dispatch(stepDrafted({ name: 'contact_details', values: { ...contactForRole(draft, known), ...chosen } }));
    dispatch(saveStepAndContinue('landingpage', landingpage));
  };
}
