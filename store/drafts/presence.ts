import { draftsApi, type Presence } from '#api/draftsApi.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import { draftReleased, draftSaveFailed } from '../events.ts';
import { autosave, joinFromElsewhere } from './saveDraft.ts';

/** Somebody else's page is waited for so long, in milliseconds (design section 3). */
const LONGEST_WAIT_MS = 5_000;
const LOOK_MS = 500;

export interface OwnPage {
  /** A UUID that this page has made for itself. */
  pageId: string;
  /** What is open in it; null: nothing that the service knows. */
  applicationId: number | string | null;
  /** Seconds since somebody last pressed a key here. */
  idle: () => number;
}

type Doing = 'stay' | 'take_over' | 'let_go' | 'leave';

/** Says that the open draft is open in this page; answers in which others it is, null where the service cannot be asked. */
export function tell({ pageId, applicationId: id, idle }: OwnPage, doing: Doing): AppThunk<Promise<Presence | null>> {
  return async (dispatch) => {
    if (id === null) return null;
    const { notePresence } = draftsApi.endpoints;
    const sent = { id, page: pageId, idle: idle(), doing };
    const { data, error } = await dispatch(notePresence.initiate(sent, { track: false }));
    // It was lodged elsewhere, says the service to whoever may read that; any other refusal may have many reasons.
    if (asApiError(error).kind === 'conflict' && doing === 'stay')
      dispatch(draftSaveFailed({ outcome: 'gone', became: 'draft_lodged_own', isSettled: true }));
    return data ?? null;
  };
}

/**
 * Says that this page is there, and does what the answer asks for: saves and lets go where another page takes over, goes on where the one
 * that had taken over has left, and takes in what was saved meanwhile. Answers for how long each of the others has been idle, in seconds.
 */
export function attend(page: OwnPage): AppThunk<Promise<number[]>> {
  return async (dispatch, getState) => {
    const answer = await dispatch(tell(page, 'stay'));
    if (answer === null) return [];
    const { isReleased } = getState().draft;
    if (answer.is_asked && !isReleased) await dispatch(letGo(page));
    else if (isReleased && answer.others.length === 0) dispatch(draftReleased(false));
    await dispatch(catchUp(answer.revision));
    return idleOf(answer);
  };
}

/** What became of taking over: nobody else is at work; somebody was asked and has not answered; nobody could be asked. */
export type TakenOver = 'alone' | 'asked' | 'unreached';

/** Goes on here alone: the other pages save what they have first, and are waited for. What they saved is here then. */
export function takeOver(page: OwnPage): AppThunk<Promise<TakenOver>> {
  return async (dispatch) => {
    let answer = await dispatch(tell(page, 'take_over'));
    for (let waited = 0; waited < LONGEST_WAIT_MS && answer !== null && idleOf(answer).length > 0; waited += LOOK_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      answer = await dispatch(tell(page, 'stay'));
    }
    if (answer === null) return 'unreached';
    dispatch(draftReleased(false));
    await dispatch(catchUp(answer.revision));
    return idleOf(answer).length > 0 ? 'asked' : 'alone';
  };
}

/** No key is taken here any more; then what was typed is saved, and the other page may go on. */
function letGo(page: OwnPage): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { saves }) => {
    dispatch(draftReleased(true));
    // The form gives what it still has to the store as it goes.
    await new Promise((resolve) => setTimeout(resolve));
    await saves.underWay?.done;
    await dispatch(autosave({ mayAsk: false }));
    await dispatch(tell(page, 'let_go'));
  };
}

function idleOf({ others }: Presence): number[] {
  return others.filter(({ has_let_go }) => !has_let_go).map(({ idle }) => idle);
}

/** A newer version than the one that is open here came from elsewhere: it is taken in, or has to be seen first. */
function catchUp(revision: number | null): AppThunk<Promise<void>> {
  return async (dispatch, getState, { saves }) => {
    const isNewer = () => revision !== null && revision > (getState().wizard.revision ?? Infinity);
    // A save of this page may have made it, and its answer be on its way; an own save that comes too late is told by its refusal.
    const { attempt, halted } = getState().draft;
    if (!isNewer() || saves.underWay !== null || attempt !== null || halted !== null) return;
    if (await dispatch(joinFromElsewhere())) await dispatch(autosave({ mayAsk: false }));
    else if (isNewer()) dispatch(draftSaveFailed({ outcome: 'stale', isSettled: true }));
  };
}
