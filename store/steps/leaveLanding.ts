import type { LandingFormValues } from '#domain/offers/landing.ts';
import { landingParts } from '#domain/offers/landingParts.ts';
import { isApproving } from '#domain/steps.ts';
import type { AppThunk } from '../createStore.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { selectMode } from '../selectors/wizardSelectors.ts';
import { sendEarlyLead } from '../submission/sendEarlyLead.ts';
import { openStep } from './navigation.ts';
import { saveStep } from './saveStep.ts';
import { startApplication } from './startApplication.ts';

/**
 * Leaves the landing page with complete answers. Into the first step, then the early lead, which blocks nobody (1-LAND-21).
 * Whoever approves goes on to review: what they have agreed to is their own, and all else that is chosen on the page stays the adviser's
 * (3-LAND-29).
 */
export function leaveLanding(values: LandingFormValues): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUser(getState());
    if (isApproving(user, selectMode(getState()))) {
      dispatch(saveStep('landingpage', landingParts(values, user).landingpage));
      dispatch(openStep('review'));
      return;
    }
    dispatch(startApplication(values));
    await dispatch(sendEarlyLead());
  };
}
