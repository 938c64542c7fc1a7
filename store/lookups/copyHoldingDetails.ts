import { holdingsApi } from '#api/holdingsApi.ts';
import { chosenHolding, isSameHolding, withCopiedDetails } from '#domain/offers/chosenHolding.ts';
import { prefilledFromHolding } from '#domain/money/prefilledFromHolding.ts';
import type { AppThunk } from '../createStore.ts';
import { stepDrafted } from '../events.ts';
import { selectApplication, selectStepDraft } from '../selectors/applicationSelectors.ts';
import { selectEpoch, selectOffer } from '../selectors/sessionSelectors.ts';
import { selectCompleted, selectFileId } from '../selectors/wizardSelectors.ts';
import { asApiError } from '../asApiError.ts';
import { saveStep } from '../steps/saveStep.ts';

export { prefilledFromHolding };

/**
 * Copies the known details of the chosen holding to the contact step, as defaults for later steps (1-CONT-34, 1-CONT-35). The applicant
 * does not wait for it, and after a failure continues without defaults. An answer about a holding no longer chosen, or for another file, is
 * ignored.
 */
export function copyHoldingDetails(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { logError }) => {
    const state = getState();
    const { id } = chosenHolding(selectApplication(state).contact_details) ?? {};
    const offer = selectOffer(state);
    if (id === undefined || offer === null) return;
    const { data, error } = await dispatch(
      holdingsApi.endpoints.copyDetails.initiate({ id, offer_id: offer.id }, { subscribe: false, forceRefetch: true }),
    );
    if (data === undefined) return logError('copyHoldingDetails', { kind: asApiError(error).kind });
    const isSameFile =
      selectEpoch(getState()) === selectEpoch(state) && selectFileId(getState()) === selectFileId(state);
    const contact = selectApplication(getState()).contact_details;
    if (
      !isSameFile ||
      selectCompleted(getState()) ||
      !contact ||
      !isSameHolding(contact, selectApplication(state).contact_details)
    )
      return;
    const typed = selectStepDraft(getState(), 'contact_details');
    dispatch(saveStep('contact_details', withCopiedDetails(contact, data), prefilledFromHolding));
    if (typed) dispatch(stepDrafted({ name: 'contact_details', values: typed }));
  };
}
