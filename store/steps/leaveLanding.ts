import type { LandingFormValues } from '#domain/offers/landing.ts';
import { chosenHolding, isSameHolding } from '#domain/offers/chosenHolding.ts';
import { landingParts } from '#domain/offers/landingParts.ts';
import { isApproving } from '#domain/steps.ts';
import type { AppThunk } from '../createStore.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { selectCurrentStep, selectFileId, selectMode } from '../selectors/wizardSelectors.ts';
import { sendEarlyLead } from '../submission/sendEarlyLead.ts';
import { openStep } from './navigation.ts';
import { saveStep } from './saveStep.ts';
import { startApplication } from './startApplication.ts';

/**
 * Leaves the landing page with complete answers. Opens the first step, then sends the early lead, which blocks nobody (1-LAND-21). A person
 * who approves goes on to review: their agreement is their own, and all other choices on the page stay the adviser's (3-LAND-29). Waits
 * until the file of the page is open.
 */
export function leaveLanding(values: LandingFormValues): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!(await dispatch(whenOpened()))) return;
    const user = selectUser(getState());
    if (isApproving(user, selectMode(getState()))) {
      dispatch(saveStep('landingpage', landingParts(values, user).landingpage));
      dispatch(openStep('review'));
      return;
    }
    const former = selectApplication(getState()).contact_details;
    // Only people with an account choose holdings, so the code for it loads with theirs.
    const ofHoldings =
      chosenHolding(former) || chosenHolding(values)
        ? await import(/* webpackChunkName: "account" */ '../lookups/copyHoldingDetails.ts')
        : null;
    dispatch(startApplication(values, ofHoldings?.prefilledFromHolding));
    // On the way back to review, the contact details may be passed by, which copy a holding's details otherwise.
    const isOther = !isSameHolding(former, selectApplication(getState()).contact_details);
    if (ofHoldings && isOther && former?.first_name !== undefined) await dispatch(ofHoldings.copyHoldingDetails());
    await dispatch(sendEarlyLead());
  };
}

/**
 * Waits while the file of the page is being opened. Returns true if the offer's page may go on then: nothing else has taken its place, such
 * as the question about an application that was left on this device.
 */
function whenOpened(): AppThunk<Promise<boolean>> {
  return async (_dispatch, getState, { opening }) => {
    if (opening.underWay === null) return true;
    await opening.underWay;
    return selectFileId(getState()) !== null && selectCurrentStep(getState()) === 'landingpage';
  };
}
