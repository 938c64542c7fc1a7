import { draftsApi, type Presence } from '#api/draftsApi.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import { draftReleased, draftSaveFailed } from '../events.ts';
import { autosave, receiveFromElsewhere } from './saveDraft.ts';

/** Milliseconds that another page is waited for (design section 3). */
const LONGEST_WAIT_MS = 5_000;
const LOOK_MS = 500;

export interface OwnPage {
  /** UUID that this page generated for itself. */
  pageId: string;
  /** Application open in this page; null if the service does not know it. */
  applicationId: number | string | null;
  /** Returns the seconds since the last key press in this page. */
  idle: () => number;
}

type Doing = 'stay' | 'take_over' | 'let_go' | 'leave';

/** Reports that the draft is open in this page. Returns the other pages that have it open, or null if the service cannot be asked. */
export function reportPresence(
  { pageId, applicationId: id, idle }: OwnPage,
  doing: Doing,
): AppThunk<Promise<Presence | null>> {
  return async (dispatch) => {
    if (id === null) return null;
    const { notePresence } = draftsApi.endpoints;
    const sent = { id, page: pageId, idle: idle(), doing };
    const { data, error } = await dispatch(notePresence.initiate(sent, { track: false }));
    // A conflict means that the application was submitted elsewhere; only a caller who may read it gets one. Other refusals have many
    // reasons.
    if (asApiError(error).kind === 'conflict' && doing === 'stay')
      dispatch(draftSaveFailed({ outcome: 'gone', became: 'draft_lodged_own', isSettled: true }));
    return data ?? null;
  };
}

/**
 * Reports that this page is open, and follows the answer. Saves and releases the draft if another page takes over, continues once that page
 * has left, and merges newer saves. Returns the idle time of each other page in seconds.
 */
export function sendHeartbeat(page: OwnPage): AppThunk<Promise<number[]>> {
  return async (dispatch, getState) => {
    const answer = await dispatch(reportPresence(page, 'stay'));
    if (answer === null) return [];
    const { isReleased } = getState().sync;
    if (answer.is_asked && !isReleased) await dispatch(letGo(page));
    else if (isReleased && answer.others.length === 0) dispatch(draftReleased(false));
    await dispatch(catchUp(answer.revision));
    return idleOf(answer);
  };
}

/**
 * Outcome of taking over. `alone`: no other page is editing; `asked`: a page was asked and has not answered; `unreached`: the service could
 * not be asked.
 */
export type TakeOverOutcome = 'alone' | 'asked' | 'unreached';

/** Continues the draft in this page alone. The other pages are given time to save first, and their changes are merged here. */
export function takeOver(page: OwnPage): AppThunk<Promise<TakeOverOutcome>> {
  return async (dispatch) => {
    let answer = await dispatch(reportPresence(page, 'take_over'));
    for (let waited = 0; waited < LONGEST_WAIT_MS && answer !== null && idleOf(answer).length > 0; waited += LOOK_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      answer = await dispatch(reportPresence(page, 'stay'));
    }
    if (answer === null) return 'unreached';
    dispatch(draftReleased(false));
    await dispatch(catchUp(answer.revision));
    return idleOf(answer).length > 0 ? 'asked' : 'alone';
  };
}

/** Stops input in this page and saves it, then lets the other page continue. */
function letGo(page: OwnPage): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { saves }) => {
    dispatch(draftReleased(true));
    // The form hands its remaining input to the store as it unmounts.
    await new Promise((resolve) => setTimeout(resolve));
    await saves.underWay?.done;
    await dispatch(autosave({ mayAsk: false }));
    await dispatch(reportPresence(page, 'let_go'));
  };
}

function idleOf({ others }: Presence): number[] {
  return others.filter(({ has_let_go }) => !has_let_go).map(({ idle }) => idle);
}

/** Receives a newer version that was saved elsewhere: it is merged, or must be seen first. */
function catchUp(revision: number | null): AppThunk<Promise<void>> {
  return async (dispatch, getState, { saves }) => {
    const isNewer = () => revision !== null && revision > (getState().wizard.revision ?? Infinity);
    // The newer version may come from this page's own save with its answer still under way. An own save that comes too late is refused,
    // which shows it.
    const { sync, kept } = getState();
    if (!isNewer() || saves.underWay !== null || kept.sent.length > 0 || sync.halt !== null) return;
    if (await dispatch(receiveFromElsewhere())) await dispatch(autosave({ mayAsk: false }));
  };
}
