import { applicationsApi } from '#api/applicationsApi.ts';
import type { ApiError } from '#api/apiError.ts';
import type { Offer } from '#domain/offer.ts';
import { assessReadiness } from '#domain/readiness.ts';
import { isIssuerActing } from '#domain/session.ts';
import { type WireData, toWire } from '#domain/wire.ts';
import type { AppThunk } from '../createStore.ts';
import { answerLost, draftCodeAsked, submissionFailed, submissionStarted } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { failureOf } from './failures.ts';
import { finish } from './finish.ts';
import { isSameFile } from '../selectors/isSameFile.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectOffer, selectUser } from '../selectors/sessionSelectors.ts';
import { selectIsLocked, selectMode, selectSubmission, selectWireIds } from '../selectors/wizardSelectors.ts';
import { asApiError } from '../asApiError.ts';
import { settledWithin } from '../settledWithin.ts';

/** As long as a refusal waits for the offer; the link to the landing page then opens it as it was. */
const OFFER_WAIT_MS = 5_000;

/**
 * Submits the open application, once however often it is pressed (2-SUB-14). The key of the attempt stays with the file until the
 * outcome is known, so that a lost answer can be asked for (`checkOutcome`). In a preview nothing is sent
 * (2-PREV-03). The outcome is in `selectSubmission`.
 */
export function submitApplication(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { newId, persistence, saves }) => {
    const state = getState();
    const offer = selectOffer(state);
    if (offer === null || selectIsLocked(state)) return;
    if (selectMode(state).preview) return dispatch(finish(null));
    const idempotencyKey = selectSubmission(state).idempotencyKey ?? newId();
    dispatch(submissionStarted({ idempotencyKey }));
    // The key has to outlive this page before the service hears of it.
    await persistence.flush();
    // It stands on the save that is under way, whose answer brings the revision.
    await saves.underWay?.done;
    const isSame = () => isSameFile(state, getState());
    if (!isSame()) return;
    const { data: answer, error } = await dispatch(
      applicationsApi.endpoints.createUpdateApplication.initiate(
        { applicationData: applicationData(getState(), offer), idempotencyKey, revision: getState().wizard.revision },
        { track: false },
      ),
    );
    if (!isSame()) return;
    if (answer !== undefined) return dispatch(finish(answer));
    const refusal = asApiError(error);
    // What is asked on the landing page may have changed since it was left, such as its documents (1-LAND-39).
    if (refusal.kind === 'invalid' && refusal.errors.landingpage)
      await settledWithin(OFFER_WAIT_MS, [dispatch(fetchedAgain())]);
    if (isSame()) await dispatch(refuse(refusal));
  };
}

/** What is sent (2-CALL-02, 2-CALL-03): the steps as they were settled when each was left. */
function applicationData(state: RootState, offer: Offer): WireData {
  const [user, mode] = [selectUser(state), selectMode(state)];
  const application = selectApplication(state);
  return toWire(application, {
    ...selectWireIds(state),
    offer: offer.id,
    issuer_is_submitting: isIssuerActing(user),
    all_docs_are_attached: assessReadiness({ offer, application, user, mode }).ready,
  });
}

/** The application stays as it is and can be sent again (2-SUB-09 to 2-SUB-13); or nobody knows yet, and `checkOutcome` asks. */
function refuse(error: ApiError): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { logError }) => {
    const failure = failureOf(error);
    dispatch(failure === null ? answerLost() : submissionFailed(failure));
    if (error.kind === 'draftCode') dispatch(draftCodeAsked(error));
    logError('submitApplication', { kind: error.kind, ...('status' in error && { status: error.status }) });
  };
}

/** Its code comes with the refusal that needs it. */
const fetchedAgain = (): AppThunk<Promise<void>> => async (dispatch) => {
  const { refreshOffer } = await import(/* webpackChunkName: "refresh-offer" */ './refreshOffer.ts');
  await dispatch(refreshOffer());
};
