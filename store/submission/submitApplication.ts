import { applicationsApi } from '#api/applicationsApi.ts';
import type { ApiError } from '#api/apiError.ts';
import type { Offer } from '#domain/offer.ts';
import { assessReadiness } from '#domain/readiness.ts';
import { isEditingLodged, isIssuerActing } from '#domain/session.ts';
import { type WireData, toWire } from '#domain/wire.ts';
import type { AppThunk } from '../createStore.ts';
import { answerLost, draftCodeAsked, submissionFailed, submissionStarted } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { failureOf } from './failures.ts';
import { finishSubmission } from './finishSubmission.ts';
import { closeRefusedOffer } from './closeRefusedOffer.ts';
import { isSameFile } from '../selectors/isSameFile.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectOffer, selectUser } from '../selectors/sessionSelectors.ts';
import { selectIsLocked, selectMode, selectSubmission, selectWireIds } from '../selectors/wizardSelectors.ts';
import { asApiError } from '../asApiError.ts';
import { settledWithin } from '../settledWithin.ts';

/** Milliseconds that a refusal waits for the offer; after that, the link to the landing page opens it as it was. */
const OFFER_WAIT_MS = 5_000;

/**
 * Submits the open application, once however often it is pressed (2-SUB-14). The attempt's key stays with the file until the outcome is
 * known, so that a lost answer can be requested (`checkOutcome`). Nothing is sent in a preview (2-PREV-03). The outcome is in
 * `selectSubmission`.
 */
export function submitApplication(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { newId, persistence, saves }) => {
    const state = getState();
    const offer = selectOffer(state);
    if (offer === null || selectIsLocked(state)) return;
    if (selectMode(state).preview) return dispatch(finishSubmission(null));
    const idempotencyKey = selectSubmission(state).idempotencyKey ?? newId();
    dispatch(submissionStarted({ idempotencyKey }));
    // The key must be stored beyond this page before the service receives it.
    await persistence.flush();
    // The submission builds on the save under way, whose answer brings the revision.
    await saves.underWay?.done;
    const isSame = () => isSameFile(state, getState());
    if (!isSame()) return;
    const { data: answer, error } = await dispatch(
      applicationsApi.endpoints.createUpdateApplication.initiate(
        {
          applicationData: applicationData(getState(), offer),
          idempotencyKey,
          revision: getState().wizard.revision,
          earlierKeys: getState().kept.sent,
        },
        { track: false },
      ),
    );
    if (!isSame()) return;
    if (answer !== undefined) return dispatch(finishSubmission(answer));
    const refusal = asApiError(error);
    // The landing page's questions may have changed since it was left, such as its documents (1-LAND-39).
    if (refusal.kind === 'invalid' && refusal.errors.landingpage)
      await settledWithin(OFFER_WAIT_MS, [dispatch(fetchedAgain())]);
    if (isSame()) await dispatch(refuse(refusal));
    if (isSame()) await dispatch(catchUp(refusal));
  };
}

/** Returns the data to send (2-CALL-02, 2-CALL-03): the steps as settled when each was left. */
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

/**
 * Handles a refusal. The application stays as it is and can be sent again (2-SUB-09 to 2-SUB-13); or the outcome is unknown, and
 * `checkOutcome` asks for it.
 */
function refuse(error: ApiError): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { logError }) => {
    const failure = failureOf(error);
    dispatch(failure === null ? answerLost() : submissionFailed(failure));
    dispatch(closeRefusedOffer(error));
    if (error.kind === 'draftCode') dispatch(draftCodeAsked(error));
    logError('submitApplication', { kind: error.kind, ...('status' in error && { status: error.status }) });
  };
}

/**
 * Fetches what somebody else made of a received application that staff edit. If they changed no answer, such as by accepting it, the edit is
 * sent again; otherwise the changes are merged and told, or the person has to choose.
 */
function catchUp(refusal: ApiError): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const isStale = refusal.kind === 'conflict' && refusal.reason === 'staleRevision';
    if (!isStale || !isEditingLodged(selectMode(getState()))) return;
    const code = await import(/* webpackChunkName: "two-editors" */ '../drafts/elsewhere.ts').catch(() => null);
    const isJoined = code !== null && (await dispatch(code.receiveVersion(null)));
    if (isJoined && getState().sync.joined === null) await dispatch(submitApplication());
  };
}

/** Fetches the offer again; the code loads with the refusal that needs it. */
const fetchedAgain = (): AppThunk<Promise<void>> => async (dispatch) => {
  const { refreshOffer } = await import(/* webpackChunkName: "review" */ './refreshOffer.ts');
  await dispatch(refreshOffer());
};
