import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { DraftEnd } from '#api/apiError.ts';
import type { DraftAnswer } from '#api/applicationsApi.ts';
import { UNAPPROVED_ENDS } from '#domain/application/approvalEnd.ts';
import {
  draftCodeAsked,
  draftDetached,
  draftDialogClosed,
  draftEnded,
  draftJoined,
  draftJoinedRead,
  draftReleased,
  draftSaved,
  draftSaveFailed,
  draftSent,
  draftVerified,
  fileClosed,
  stepCompleted,
  stepDrafted,
  stepOpened,
  submissionFailed,
} from '../events.ts';
import type { AskedCode } from './askedCode.ts';
import type { DraftAttempt } from './draftAttempt.ts';
import type { DraftGone } from './draftGone.ts';
import type { JoinedDraft } from './joinedDraft.ts';

/** Saving the open file as a draft with the service; in memory alone. */
export interface DraftState {
  /** Null once it is known what became of it. */
  attempt: DraftAttempt | null;
  isSending: boolean;
  /** What the last press came to, until something else is done. */
  outcome: 'saved' | 'failed' | null;
  /** The service's words for a press that failed because a limit is reached; null where it says none. */
  words: string | null;
  /** Saves by itself that failed since the last one that did not. */
  autoFailures: number;
  /** Why it saves itself no more: its code is needed first (`code`), somebody saved a newer version (`stale`), or it was lodged elsewhere or is kept no more (`gone`). */
  halted: 'code' | 'stale' | 'gone' | null;
  /** What became of one that is gone; null: nobody says. */
  became: DraftEnd | null;
  /** The answer that asks for something: its dialog is open. */
  owed: DraftAnswer | null;
  /** The code that a save or a submission was refused for want of: its dialog is open. */
  asked: AskedCode | null;
  /** Another page goes on with it. */
  isReleased: boolean;
  /** What came in from elsewhere: said until it is closed. */
  joined: JoinedDraft | null;
  /** How the one that was open before was ended: said until the next application begins. */
  gone: DraftGone | null;
}

const NONE: DraftState = {
  attempt: null,
  isSending: false,
  outcome: null,
  words: null,
  autoFailures: 0,
  halted: null,
  became: null,
  owed: null,
  asked: null,
  isReleased: false,
  joined: null,
  gone: null,
};

const ENDS_SHOWN = ['draft_deleted', ...UNAPPROVED_ENDS] as const;

export const draftSlice = createSlice({
  name: 'draft',
  initialState: NONE,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(draftSent, (state, { payload }) => ({ ...state, attempt: payload, isSending: true, outcome: null }))
      .addCase(draftSaved, ({ attempt, owed, joined, isReleased }, { payload }) => ({
        ...NONE,
        joined,
        isReleased,
        outcome: attempt?.isAutomatic ? null : 'saved',
        owed: payload.verify_mobile || payload.send_application_link ? payload : owed,
      }))
      .addCase(draftSaveFailed, (state, { payload }) => {
        const { outcome, isSettled } = payload;
        const isAutomatic = state.attempt?.isAutomatic ?? false;
        if (isSettled) state.attempt = null;
        state.isSending = false;
        if (outcome !== 'failed') state.halted = outcome;
        state.became = payload.became ?? null;
        if (isAutomatic) state.autoFailures += 1;
        // Of a draft that went on without this page the bar above the step says which it was.
        if (isAutomatic || outcome === 'stale' || outcome === 'gone') return;
        state.outcome = 'failed';
        state.words = payload.words ?? null;
      })
      .addCase(draftJoined, ({ owed, isReleased }, { payload }) => ({ ...NONE, owed, isReleased, joined: payload }))
      .addCase(submissionFailed, (state, { payload }) => {
        if (payload.reason === 'savedElsewhere') state.halted = 'stale';
        // Review says what became of it; what is here of a deleted one can go on.
        const end = ENDS_SHOWN.find((one) => one === payload.reason);
        if (end !== undefined) {
          state.halted = 'gone';
          state.became = end;
        }
      })
      .addCase(draftJoinedRead, (state) => {
        state.joined = null;
      })
      .addCase(draftReleased, (state, { payload }) => {
        state.isReleased = payload;
      })
      .addCase(draftDialogClosed, (state) => {
        state.owed = null;
        state.asked = null;
      })
      .addCase(draftVerified, (state) => {
        state.asked = null;
        state.halted = null;
      })
      .addCase(draftCodeAsked, (state, { payload }) => {
        state.asked = payload;
      })
      .addCase(draftEnded, (_state, { payload: gone }) => ({ ...NONE, gone }))
      .addCase(stepCompleted, (state) => {
        state.gone = null;
      })
      .addCase(fileClosed, () => NONE)
      .addCase(draftDetached, () => NONE)
      .addMatcher(isAnyOf(stepDrafted, stepCompleted, stepOpened), (state) => {
        state.outcome = null;
      }),
});
