import type { ApiError } from '#api/apiError.ts';
import { draftsApi } from '#api/draftsApi.ts';
import { toWire } from '#domain/wire.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import { draftCodeAsked, draftSaved, draftSaveFailed, draftSent } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { selectCanSaveDraft, selectTypedApplication } from '../selectors/draftSelectors.ts';
import { selectEpoch, selectOffer } from '../selectors/sessionSelectors.ts';
import { selectFileId, selectWireIds } from '../selectors/wizardSelectors.ts';
import { isOfTheWay } from '../submission/failures.ts';
import type { DraftAttempt } from './draftAttempt.ts';

/**
 * Saves the open application as a draft with the service, with what is being typed, finished or not (3-DRAFT-05); once however often it is
 * pressed. One whose answer was lost is sent again as it was, under its key, before what was changed since follows it: only its answer
 * tells the revision that the next one stands on. A failure is logged only (2-DRAFT-07); `state.draft` says what became of it.
 */
export function saveDraft(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { newId }) => {
    const { attempt: unanswered, isSending } = getState().draft;
    if (isSending || !selectCanSaveDraft(getState())) return;
    if (unanswered !== null) {
      const isAnswered = await dispatch(send(unanswered));
      if (!isAnswered || unanswered.application === selectTypedApplication(getState())) return;
    }
    const attempt = attemptOf(getState(), newId());
    if (attempt !== null) await dispatch(send(attempt));
  };
}

function attemptOf(state: RootState, idempotencyKey: string): DraftAttempt | null {
  const [offer, { wizard }] = [selectOffer(state), state];
  if (offer === null) return null;
  const ids = { ...selectWireIds(state), offer: offer.id };
  return { idempotencyKey, revision: wizard.revision, ids, application: selectTypedApplication(state) };
}

/** Answers whether the service kept it, for the file that is still open. */
function send(attempt: DraftAttempt): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { logError, persistence }) => {
    const [epoch, fileId] = [selectEpoch(getState()), selectFileId(getState())];
    dispatch(draftSent(attempt));
    const { application, ids, idempotencyKey, revision } = attempt;
    const applicationData = { ...toWire(application, ids), action: 'save_as_draft' };
    const { data, error } = await dispatch(
      draftsApi.endpoints.saveDraft.initiate({ applicationData, idempotencyKey, revision }, { track: false }),
    );
    if (selectEpoch(getState()) !== epoch || selectFileId(getState()) !== fileId) return false;
    if (data === undefined) {
      const failure = asApiError(error);
      dispatch(draftSaveFailed({ outcome: outcomeOf(failure), isSettled: isSettled(failure) }));
      if (failure.kind === 'draftCode') dispatch(draftCodeAsked(failure, 'save'));
      logError('saveDraft', { kind: failure.kind });
      return false;
    }
    dispatch(draftSaved(data));
    // A later save that did not know of this one would be refused.
    await persistence.flush();
    return true;
  };
}

function outcomeOf(error: ApiError): 'stale' | 'gone' | 'failed' {
  if (error.kind === 'notFound') return 'gone';
  return error.kind === 'conflict' && error.reason === 'staleRevision' ? 'stale' : 'failed';
}

/** Nobody can tell what became of one that was not answered, or not by the service, or is still under way. */
function isSettled(error: ApiError): boolean {
  if (error.kind === 'network') return false;
  if (error.kind === 'server') return !isOfTheWay(error.status);
  return !(error.kind === 'conflict' && error.reason === 'inFlight');
}
