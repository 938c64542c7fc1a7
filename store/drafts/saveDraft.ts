import type { ApiError } from '#api/apiError.ts';
import { draftsApi } from '#api/draftsApi.ts';
import { isSameAnswer } from '#domain/formats/isSameAnswer.ts';
import { toWire } from '#domain/wire.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import { draftCodeAsked, draftSaved, draftSaveFailed, draftSent } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { selectCanSaveDraft, selectSavesItself, selectTypedApplication } from '../selectors/draftSelectors.ts';
import { selectEpoch, selectOffer } from '../selectors/sessionSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { selectFileId, selectWireIds } from '../selectors/wizardSelectors.ts';
import { isOfTheWay, limitWords } from '../submission/failures.ts';
import type { DraftAttempt } from './draftAttempt.ts';

interface Sending {
  isAutomatic: boolean;
  mayAsk: boolean;
}

/**
 * Saves the open application as a draft with the service, with what is being typed, finished or not (3-DRAFT-05); once however often it is
 * pressed. One whose answer was lost is sent again as it was, under its key, before what was changed since follows it: only its answer
 * tells the revision that the next one stands on. A failure is logged only (2-DRAFT-07); `state.draft` says what became of it.
 */
export function saveDraft(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { saves }) => {
    const current = saves.underWay;
    if (current && !current.isAutomatic) return;
    // The page's own save goes first, and the press is not lost.
    if (current) await current.done;
    if (saves.underWay === null && selectCanSaveDraft(getState()))
      await dispatch(saveAlone({ isAutomatic: false, mayAsk: true }));
  };
}

/**
 * Saves by itself what is not with the service yet (design section 3), without a word to anybody. `mayAsk`: nobody is typing, so that a code
 * that it is refused for want of may be asked for now; else it is at the end of the step.
 */
export function autosave({ mayAsk }: { mayAsk: boolean }): AppThunk<Promise<void>> {
  return async (dispatch, getState, { saves }) => {
    const state = getState();
    const { halted } = state.draft;
    // Asked for by name, a code is asked for whatever was typed back to what it was.
    const isAsking = halted === 'code' && mayAsk && selectSavesItself(state);
    if (saves.underWay === null && (isAsking || (halted === null && selectIsUnsaved(state))))
      await dispatch(saveAlone({ isAutomatic: true, mayAsk }));
  };
}

/** True where what is typed is not with the service yet, though it should be there. */
export function selectIsUnsaved(state: RootState): boolean {
  return selectSavesItself(state) && !isSameAnswer(state.kept.application, selectTypedApplication(state));
}

function saveAlone(sending: Sending): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { saves }) => {
    // Noted as under way before anything hears of it.
    const done = Promise.resolve().then(() => dispatch(sendNewest(sending)));
    saves.underWay = { isAutomatic: sending.isAutomatic, done };
    try {
      await done;
    } finally {
      saves.underWay = null;
    }
  };
}

function sendNewest({ isAutomatic, mayAsk }: Sending): AppThunk<Promise<void>> {
  return async (dispatch, getState, { newId }) => {
    const unanswered = getState().draft.attempt;
    if (unanswered !== null) {
      const sent = await dispatch(send(unanswered, mayAsk));
      const isDone = isAutomatic || !unanswered.isAutomatic;
      const isNewest = sent === 'kept' && unanswered.application === selectTypedApplication(getState());
      if (sent === 'refused' || (isDone && isNewest)) return;
    }
    const sendNew = async () => {
      const attempt = attemptOf(getState(), { idempotencyKey: newId(), isAutomatic });
      return attempt && dispatch(send(attempt, mayAsk));
    };
    // What came in from elsewhere goes back with what is here; once, or two pages could answer each other for ever.
    if ((await sendNew()) === 'joined') await sendNew();
  };
}

function attemptOf(
  state: RootState,
  { idempotencyKey, isAutomatic }: Pick<DraftAttempt, 'idempotencyKey' | 'isAutomatic'>,
): DraftAttempt | null {
  const [offer, { wizard }] = [selectOffer(state), state];
  if (offer === null) return null;
  const ids = { ...selectWireIds(state), offer: offer.id };
  return { idempotencyKey, revision: wizard.revision, ids, application: selectTypedApplication(state), isAutomatic };
}

/** What became of it, for the file that is still open. `joined`: not kept, but what stood in its way is part of the file now. */
type Sent = 'kept' | 'joined' | 'refused';

function send(attempt: DraftAttempt, mayAsk: boolean): AppThunk<Promise<Sent>> {
  return async (dispatch, getState, { logError, now, persistence }) => {
    const [epoch, fileId] = [selectEpoch(getState()), selectFileId(getState())];
    dispatch(draftSent(attempt));
    const { application, ids, idempotencyKey, revision, isAutomatic } = attempt;
    const { isShared } = getState().saveStatus;
    const applicationData = { ...toWire(application, ids), action: isAutomatic ? 'autosave' : 'save_as_draft' };
    const { data, error } = await dispatch(
      draftsApi.endpoints.saveDraft.initiate({ applicationData, idempotencyKey, revision, isShared }, { track: false }),
    );
    if (selectEpoch(getState()) !== epoch || selectFileId(getState()) !== fileId) return 'refused';
    if (data === undefined) {
      const failure = asApiError(error);
      const outcome = outcomeOf(failure);
      if (outcome === 'stale' && (await dispatch(joinFromElsewhere()))) return 'joined';
      const became = failure.kind === 'notFound' ? failure.became : null;
      const titleOf = (step: string) => selectSteps(getState()).find(({ name }) => name === step)?.navTitle;
      const words = limitWords(failure, titleOf);
      dispatch(draftSaveFailed({ outcome, became, words, isSettled: isSettled(failure) }));
      if (failure.kind === 'draftCode' && mayAsk) dispatch(draftCodeAsked(failure, 'save'));
      logError('saveDraft', { kind: failure.kind });
      return 'refused';
    }
    dispatch(draftSaved(data, { application, at: now() }));
    // A later save that did not know of this one would be refused.
    await persistence.flush();
    return 'kept';
  };
}

/** Takes in what was saved elsewhere, as `joinByItself`. Comparing two versions reads a whole application: its code comes when there are two. */
export function joinFromElsewhere(): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const code = await import(/* webpackChunkName: "two-editors" */ './elsewhere.ts').catch(() => null);
    return code !== null && dispatch(code.joinByItself());
  };
}

function outcomeOf(error: ApiError): 'stale' | 'gone' | 'code' | 'failed' {
  if (error.kind === 'draftCode') return 'code';
  if (error.kind === 'notFound') return 'gone';
  return error.kind === 'conflict' && error.reason === 'staleRevision' ? 'stale' : 'failed';
}

/** Nobody can tell what became of one that was not answered, or not by the service, or is still under way. */
function isSettled(error: ApiError): boolean {
  if (error.kind === 'network') return false;
  if (error.kind === 'server') return !isOfTheWay(error.status);
  return !(error.kind === 'conflict' && error.reason === 'inFlight');
}
