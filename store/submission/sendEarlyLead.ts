import { applicationsApi } from '#api/applicationsApi.ts';
import { toWire } from '#domain/wire.ts';
import type { AppThunk } from '../createStore.ts';
import { earlyLeadSaved } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectEpoch, selectOffer } from '../selectors/sessionSelectors.ts';
import { selectFileId, selectMode } from '../selectors/wizardSelectors.ts';
import { asApiError } from '../asApiError.ts';

/**
 * Sends an early lead to the service once an e-mail address is known (1-LAND-21) and stores its id (1-LAND-22). The applicant does not wait
 * for it: a failure is only logged. Nothing is sent in a preview, or if the service already knows the application.
 */
export function sendEarlyLead(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { logError }) => {
    const state = getState();
    const offer = selectOffer(state);
    if (offer === null || !isWanted(state)) return;
    const ids = { offer: offer.id, file_key: state.wizard.fileKey };
    const applicationData = { ...toWire(selectApplication(state), ids), action: 'splash' };
    const { data, error } = await dispatch(
      applicationsApi.endpoints.createUpdateApplication.initiate({ applicationData }, { track: false }),
    );
    const isSameFile =
      selectEpoch(getState()) === selectEpoch(state) && selectFileId(getState()) === selectFileId(state);
    if (data === undefined) logError('sendEarlyLead', { kind: asApiError(error).kind });
    else if (isSameFile) dispatch(earlyLeadSaved({ id: data.id }));
  };
}

function isWanted(state: RootState): boolean {
  const { landingpage, contact_details: contact } = selectApplication(state);
  const hasEmail = Boolean(landingpage?.username?.trim() || contact?.email_address?.trim());
  const isKnown = state.wizard.applicationId !== null || state.wizard.splashApplicationId !== null;
  return hasEmail && !isKnown && !selectMode(state).preview;
}
