import { type ApplicationAnswer, applicationsApi } from '#api/applicationsApi.ts';
import type { ApiError, StepFieldErrors } from '#api/apiError.ts';
import { baseApi } from '#api/baseApi.ts';
import { abortAllUploads } from '#api/uploads.ts';
import { assessReadiness } from '#domain/readiness.ts';
import { isIssuerActing } from '#domain/session.ts';
import { submissionTexts } from '#domain/texts/submission.ts';
import { type WireData, toWire } from '#domain/wire.ts';
import type { AppThunk } from '../createStore.ts';
import {
  applicationSubmitted,
  fileClosed,
  fileRemoved,
  receiptFound,
  submissionFailed,
  submissionStarted,
} from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { tellOtherTabs } from '../session/otherTabs.ts';
import { writeReceipt } from './receipts.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectEpoch, selectOffer, selectUser } from '../selectors/sessionSelectors.ts';
import { selectFileId, selectMode, selectSubmission } from '../selectors/wizardSelectors.ts';
import { asApiError } from '../asApiError.ts';

const NO_ERRORS: StepFieldErrors = Object.freeze({});

/**
 * Submits the open application, once however often it is pressed (2-SUB-14). The key of the attempt stays with the file until the
 * outcome is known, so a lost answer can be asked for again without making a second application. In a preview nothing is sent
 * (2-PREV-03). The outcome is in `selectSubmission`.
 */
export function submitApplication(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { newId, persistence }) => {
    const state = getState();
    const data = applicationData(state);
    if (data === null || state.wizard.completed || selectSubmission(state).phase === 'sending') return;
    if (selectMode(state).preview) return dispatch(finish(null));
    const idempotencyKey = selectSubmission(state).idempotencyKey ?? newId();
    dispatch(submissionStarted({ idempotencyKey }));
    // The key has to outlive this page before the service hears of it.
    await persistence.flush();
    const call = dispatch(
      applicationsApi.endpoints.createUpdateApplication.initiate(
        { applicationData: data, idempotencyKey },
        { track: false },
      ),
    );
    const { data: answer, error } = await call;
    if (selectEpoch(getState()) !== selectEpoch(state) || selectFileId(getState()) !== selectFileId(state)) return;
    await dispatch(answer === undefined ? refuse(asApiError(error)) : finish(answer));
  };
}

/** What is sent (2-CALL-02, 2-CALL-03): the steps as they were settled when each was left; null until the offer is loaded. */
function applicationData(state: RootState): WireData | null {
  const [offer, user, mode] = [selectOffer(state), selectUser(state), selectMode(state)];
  if (offer === null) return null;
  const application = selectApplication(state);
  return toWire(application, {
    offer: offer.id,
    application_id: state.wizard.applicationId,
    splash_application_id: state.wizard.splashApplicationId,
    issuer_is_submitting: isIssuerActing(user),
    all_docs_are_attached: assessReadiness({ offer, application, user, mode }).ready,
  });
}

/** An issuer who lodged stays and is told; everybody else goes on to the next steps (2-SUB-02, 2-SUB-07). The file is done. */
function finish(answer: ApplicationAnswer | null): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence, receipts }) => {
    const state = getState();
    const [fileId, { offerSlug }, { preview }] = [selectFileId(state), state.wizard, selectMode(state)];
    const receipt = !preview && isIssuerActing(selectUser(state)) ? null : writeReceipt(state, answer);
    if (receipt !== null && offerSlug !== null && !preview)
      receipts.keep(offerSlug, { receipt, userId: selectUser(state)?.id ?? null });
    dispatch(applicationSubmitted({ answer, receipt }));
    if (fileId === null) return;
    await persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
    tellOtherTabs(`removed ${fileId}`);
    // On a shared computer not even this page's memory keeps more than the receipt says (1-LAND-44).
    if (!state.saveStatus.isShared || receipt === null || offerSlug === null) return;
    abortAllUploads();
    dispatch(baseApi.util.resetApiState());
    dispatch(fileClosed());
    dispatch(receiptFound({ offerSlug, receipt }));
  };
}

/** The application stays as it is and can be sent again (2-SUB-09 to 2-SUB-13). */
function refuse(error: ApiError): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { logError }) => {
    const errors = error.kind === 'invalid' ? error.errors : NO_ERRORS;
    dispatch(
      submissionFailed({
        message: failureText(error),
        errors,
        isSettled: isSettled(error),
        isCut: error.kind === 'network',
      }),
    );
    logError('submitApplication', describe(error));
  };
}

/** The offer's own text (2-SUB-10); that an earlier version has arrived, which trying again would not tell; else the general one. */
function failureText(error: ApiError): string {
  if (error.kind === 'offer') return error.message;
  return error.kind === 'conflict' && error.reason === 'keyReused'
    ? submissionTexts.lodgedBefore
    : submissionTexts.failed;
}

/**
 * True when the service surely made no application: the next try is a new attempt with a key of its own. A session that ended is no such
 * answer: it is told before anybody looks whether an earlier try with this key was lodged.
 */
function isSettled(error: ApiError): boolean {
  return error.kind === 'invalid' || error.kind === 'offer';
}

function describe(error: ApiError): object {
  return error.kind === 'server' ? { kind: error.kind, status: error.status } : { kind: error.kind };
}
