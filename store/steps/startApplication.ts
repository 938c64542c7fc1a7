import type { LandingFormValues } from '#domain/offers/landing.ts';
import { landingParts } from '#domain/offers/landingParts.ts';
import { contactForRole } from '#domain/people/prefilledContact.ts';
import type { AppThunk } from '../createStore.ts';
import { stepDrafted } from '../events.ts';
import { selectApplication, selectStepDraft, selectStepValues } from '../selectors/applicationSelectors.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { saveStep, saveStepAndContinue } from './saveStep.ts';

/**
 * Leaves the landing page with complete answers. The role and its answers are stored with the contact details (1-LAND-42), whose own
 * answers from an earlier visit stay. A document that this role does not need is not sent (1-ADV-05), but stays in the landing page's
 * draft: an applicant who changes the role back finds it again.
 */
export function startApplication(values: LandingFormValues): AppThunk {
  return (dispatch, getState) => {
    const { landingpage, chosen } = landingParts(values, selectUser(getState()));
    const draft = selectStepDraft(getState(), 'contact_details');
    const [application, user] = [selectApplication(getState()), selectUser(getState())];
    const known = { application, user, chosen };
    dispatch(
      saveStep('contact_details', {
        ...contactForRole(selectStepValues(getState(), 'contact_details'), known),
        ...chosen,
      }),
    );
    if (draft !== undefined)
      dispatch(stepDrafted({ name: 'contact_details', values: { ...contactForRole(draft, known), ...chosen } }));
    dispatch(saveStepAndContinue('landingpage', landingpage));
    const { adviser_authority_doc: kept } = values;
    if (kept && !chosen.adviser_authority_doc)
      dispatch(
        stepDrafted({ name: 'landingpage', values: { ...landingpage, ...chosen, adviser_authority_doc: kept } }),
      );
  };
}
