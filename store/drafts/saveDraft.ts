import type { ApiError } from '#api/apiError.ts';
import { draftsApi } from '#api/draftsApi.ts';
import { toServiceTime } from '#api/serviceClock.ts';
import { toWire } from '#domain/wire.ts';
import { asApiError } from '../asApiError.ts';
import type { AppDispatch, AppThunk } from '../createStore.ts';
import { draftCodeAsked, draftFound, draftSaved, draftSaveFailed, draftSent, versionReceived } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { findLastSaves, recordLastSave } from '../file/persistence/lastSave.ts';
import { selectCanSaveDraft, selectIsAutosaved, selectTypedApplication } from '../selectors/draftSelectors.ts';
import { isSameFile } from '../selectors/isSameFile.ts';
import { selectEpoch, selectOffer } from '../selectors/sessionSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { selectSync } from '../selectors/syncSelectors.ts';
import { selectIsUnsaved } from '../selectors/unsentSelectors.ts';
import { selectFileId, selectWireIds } from '../selectors/wizardSelectors.ts';
import { isTransient, limitMessage } from '../submission/failures.ts';
import { closeRefusedOffer } from '../submission/closeRefusedOffer.ts';
import type { DraftAttempt } from './draftAttempt.ts';

interface Sending {
  isAutomatic: boolean;
  mayAsk: boolean;
  /** True while the page is closing: the answer may not be received. */
  isLeaving?: boolean;
  /** True if no further save follows automatically. */
  isLast?: boolean;
}

/** Largest last save in bytes: after a page closes, browsers send at most 64 KiB altogether (3-LOGIN-12). */
const LARGEST_LAST = 60_000;

/**
 * Saves the open application as a draft with the service, including unfinished drafts of steps (3-DRAFT-05); once, however often it is
 * pressed. A save whose answer was lost is sent again unchanged, under its key, before newer changes: only its answer gives the revision
 * that the next save builds on. A failure is only logged (2-DRAFT-07); `state.sync` has the outcome.
 */
export function saveDraft(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { saves }) => {
    const current = saves.underWay;
    if (current && !current.isAutomatic) return;
    // The autosave ends first, and the press is not lost.
    if (current) await current.done;
    if (saves.underWay === null && selectCanSaveDraft(getState()))
      await dispatch(saveAlone({ isAutomatic: false, mayAsk: true }));
  };
}

/**
 * Saves unsaved changes automatically with the service (design section 3), without a message. `mayAsk`: the applicant is not typing, so a
 * missing code may be asked for now; otherwise it is asked for at the end of the step.
 */
export function autosave({ mayAsk }: { mayAsk: boolean }): AppThunk<Promise<void>> {
  return async (dispatch, getState, { saves }) => {
    const state = getState();
    const { halt } = state.sync;
    // A code that the service demanded is asked for even if the answers were changed back.
    const isAsking = halt?.kind === 'needsCode' && mayAsk && selectIsAutosaved(state);
    if (saves.underWay === null && (isAsking || (halt === null && selectIsUnsaved(state))))
      await dispatch(saveAlone({ isAutomatic: true, mayAsk }));
  };
}

/**
 * Sends the newest answers while the page closes, so that they arrive although the answer cannot be received. A save under way is not
 * awaited: it may have been cut off with the page, and is sent again under its key, or followed by newer input.
 */
export function saveOnLeaving(): AppThunk {
  return (dispatch, getState, { newId, saves }) => {
    const state = getState();
    if (!selectIsUnsaved(state) || cannotBeSent(state) || isTooLarge(state)) return;
    if (saves.underWay === null) {
      void dispatch(saveAlone({ isAutomatic: true, mayAsk: false, isLeaving: true }));
      return;
    }
    const attempt = state.sync.call?.attempt ?? null;
    const last = isNewest(state, attempt) ? attempt : attemptOf(state, { idempotencyKey: newId(), isAutomatic: true });
    if (last === null) return;
    noteLeaving(state, last);
    dispatch(draftSent(last));
    void dispatch(sendAttempt(last, true));
  };
}

/** Records the attempt for the next page; a shared computer stores none (1-LAND-44). */
function noteLeaving(state: RootState, { idempotencyKey, application }: DraftAttempt): void {
  const fileId = selectFileId(state);
  if (fileId !== null && !state.saveStatus.isShared) recordLastSave(fileId, idempotencyKey, application);
}

function isNewest(state: RootState, attempt: DraftAttempt | null): attempt is DraftAttempt {
  return attempt?.application === selectTypedApplication(state);
}

/**
 * Returns true if the browser must ask before the page closes (3-LOGIN-12): unsaved changes cannot be sent during closing. If nothing can
 * be sent at all, it asks only if this device does not store them either.
 */
export function selectNeedsLeaveWarning(state: RootState): boolean {
  const { place } = selectSync(state);
  if (!selectIsUnsaved(state) || state.sync.halt?.kind === 'ended') return false;
  if (cannotBeSent(state)) return place !== 'device';
  return !('keepalive' in Request.prototype) || isTooLarge(state);
}

function cannotBeSent({ sync, saveStatus }: RootState): boolean {
  return sync.halt !== null || saveStatus.isOffline;
}

function isTooLarge(state: RootState): boolean {
  const last = attemptOf(state, { idempotencyKey: '', isAutomatic: true });
  const text = last === null ? '' : JSON.stringify(toWire(last.application, last.ids));
  return new TextEncoder().encode(text).length > LARGEST_LAST;
}

function saveAlone(sending: Sending): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { saves }) => {
    // Marked as under way before any listener can react.
    const done = Promise.resolve().then(() => dispatch(sendNewest(sending)));
    saves.underWay = { isAutomatic: sending.isAutomatic, done };
    try {
      await done;
    } finally {
      saves.underWay = null;
    }
  };
}

function sendNewest({ isAutomatic, ...how }: Sending): AppThunk<Promise<void>> {
  return async (dispatch, getState, { newId }) => {
    const unanswered = getState().sync.call?.attempt ?? null;
    // A closing page has time for the newest save only.
    if (unanswered !== null && (!how.isLeaving || isNewest(getState(), unanswered))) {
      const sent = await dispatch(send(unanswered, how));
      const isDone = isAutomatic || !unanswered.isAutomatic;
      if (sent === 'refused' || (isDone && sent === 'kept' && isNewest(getState(), unanswered))) return;
    }
    const sendNew = async (isLast: boolean) => {
      const attempt = attemptOf(getState(), { idempotencyKey: newId(), isAutomatic });
      return attempt && dispatch(send(attempt, { ...how, isLast }));
    };
    // Merged changes are saved back once; otherwise two pages could answer each other for ever.
    if ((await sendNew(false)) === 'joined') await sendNew(true);
  };
}

function attemptOf(
  state: RootState,
  { idempotencyKey, isAutomatic }: Pick<DraftAttempt, 'idempotencyKey' | 'isAutomatic'>,
): DraftAttempt | null {
  const [offer, application] = [selectOffer(state), selectTypedApplication(state)];
  if (offer === null) return null;
  const ids = { ...selectWireIds(state), offer: offer.id };
  const { revision } = state.wizard;
  // The previous page may have sent exactly these answers as it closed.
  const earlierKeys = [...state.kept.sent, ...findLastSaves(selectFileId(state) ?? '', application)];
  return { idempotencyKey, revision, earlierKeys, ids, application, isAutomatic };
}

/** Sends the request of an attempt. */
export function sendAttempt(
  { application, ids, idempotencyKey, revision, earlierKeys, isAutomatic }: DraftAttempt,
  isLeaving: boolean,
) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const { isShared } = getState().saveStatus;
    const applicationData = { ...toWire(application, ids), action: isAutomatic ? 'autosave' : 'save_as_draft' };
    const update = { applicationData, idempotencyKey, revision, earlierKeys, isShared, isLeaving };
    return dispatch(draftsApi.endpoints.saveDraft.initiate(update, { track: false }));
  };
}

/** Outcome for a file that is still open. `joined`: not saved, but the next save can build on the version that refused this one. */
type Sent = 'kept' | 'joined' | 'refused';

function send(
  attempt: DraftAttempt,
  { mayAsk, isLeaving = false, isLast = false }: Omit<Sending, 'isAutomatic'>,
): AppThunk<Promise<Sent>> {
  return async (dispatch, getState, { logError, now, persistence }) => {
    const [epoch, fileId] = [selectEpoch(getState()), selectFileId(getState())];
    if (isLeaving) noteLeaving(getState(), attempt);
    dispatch(draftSent(attempt));
    const { data, error } = await dispatch(sendAttempt(attempt, isLeaving));
    if (selectEpoch(getState()) !== epoch || selectFileId(getState()) !== fileId) return 'refused';
    if (data === undefined) {
      const failure = asApiError(error);
      if (!isLast && isOvertaken(getState(), attempt, failure)) return 'joined';
      if (isStale(failure)) {
        dispatch(noteFound(failure));
        if (await dispatch(receiveFromElsewhere(attempt.idempotencyKey))) return 'joined';
        logError('saveDraft', { kind: failure.kind });
        return 'refused';
      }
      const became = failure.kind === 'notFound' ? failure.became : null;
      const titleOf = (step: string) => selectSteps(getState()).find(({ name }) => name === step)?.navTitle;
      const words = limitMessage(failure, titleOf);
      dispatch(
        draftSaveFailed({
          outcome: outcomeOf(failure),
          became,
          words,
          isSettled: isSettled(failure),
          idempotencyKey: attempt.idempotencyKey,
        }),
      );
      if (failure.kind === 'draftCode' && mayAsk) dispatch(draftCodeAsked(failure, 'save'));
      dispatch(closeRefusedOffer(failure));
      logError('saveDraft', { kind: failure.kind });
      return 'refused';
    }
    dispatch(
      draftSaved(data, {
        application: attempt.application,
        at: toServiceTime(now()),
        idempotencyKey: attempt.idempotencyKey,
      }),
    );
    // A later save without this revision would be refused.
    await persistence.flush();
    return 'kept';
  };
}

/**
 * Returns true if a later save of this page was quicker, or the key was used for other answers. The newest answers are then sent under a
 * new key.
 */
function isOvertaken({ kept }: RootState, { idempotencyKey, earlierKeys }: DraftAttempt, failure: ApiError): boolean {
  if (failure.kind !== 'conflict' || failure.reason === 'inFlight') return false;
  const isKnown = (key: string) => key === idempotencyKey || earlierKeys.includes(key);
  return failure.reason === 'keyReused' || !kept.sent.every(isKnown);
}

/** Records a draft of this file that the service named and this device did not know. */
function noteFound(failure: ApiError): AppThunk {
  return (dispatch) => {
    if (failure.kind === 'conflict' && failure.draftId !== undefined) dispatch(draftFound({ id: failure.draftId }));
  };
}

/**
 * Receives a version saved elsewhere, like `receiveVersion`. Comparing two versions needs the code for a whole application, so that loads
 * only when there are two.
 */
export function receiveFromElsewhere(idempotencyKey: string | null = null): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const asked = getState();
    const code = await import(/* webpackChunkName: "two-editors" */ './elsewhere.ts').catch(() => null);
    if (code !== null) return dispatch(code.receiveVersion(idempotencyKey));
    if (isSameFile(asked, getState())) dispatch(versionReceived({ version: null, idempotencyKey }));
    return false;
  };
}

function outcomeOf(error: ApiError): 'gone' | 'code' | 'failed' {
  if (error.kind === 'draftCode') return 'code';
  return error.kind === 'notFound' ? 'gone' : 'failed';
}

function isStale(error: ApiError): boolean {
  return error.kind === 'conflict' && error.reason === 'staleRevision';
}

/** Returns false if the outcome of a save is unknown: unanswered, not answered by the service itself, or still under way. */
function isSettled(error: ApiError): boolean {
  if (error.kind === 'network') return false;
  if (error.kind === 'server') return !isTransient(error.status);
  return !(error.kind === 'conflict' && error.reason === 'inFlight');
}
