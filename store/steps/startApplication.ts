import type { ContactDetails } from '#domain/application.ts';
import type { LandingFormValues } from '#domain/offers/landing.ts';
import { withChosenHolding } from '#domain/offers/chosenHolding.ts';
import { landingParts } from '#domain/offers/landingParts.ts';
import type { Prefilled } from '#domain/model/prefilled.ts';
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
 *
 * @param prefills updates the answers that follow a chosen holding
 */
export function startApplication(values: LandingFormValues, prefills?: Prefilled): AppThunk {
  return (dispatch, getState) => {
    const { landingpage, chosen } = landingParts(values, selectUser(getState()));
    const draft = selectStepDraft(getState(), 'contact_details');
    const [application, user] = [selectApplication(getState()), selectUser(getState())];
    const known = { application, user, chosen };
    const withChoice = (contact: ContactDetails | undefined): ContactDetails =>
      withChosenHolding(contactForRole(contact, known), chosen);
    const saved = selectStepValues(getState(), 'contact_details');
    dispatch(saveStep('contact_details', withChoice(saved), prefills));
    if (draft !== undefined) dispatch(stepDrafted({ name: 'contact_details', values: withChoice(draft) }));
    dispatch(saveStepAndContinue('landingpage', landingpage));
    const { adviser_authority_doc: kept } = values;
    if (kept && !chosen.adviser_authority_doc)
      dispatch(
        stepDrafted({ name: 'landingpage', values: { ...landingpage, ...chosen, adviser_authority_doc: kept } }),
      );
  };
}
