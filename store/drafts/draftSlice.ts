import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { DraftAnswer } from '#api/applicationsApi.ts';
import {
  draftCodeAsked,
  draftDialogClosed,
  draftSaved,
  draftSaveFailed,
  draftSent,
  draftVerified,
  fileClosed,
  stepCompleted,
  stepDrafted,
  stepOpened,
} from '../events.ts';
import type { AskedCode } from './askedCode.ts';
import type { DraftAttempt } from './draftAttempt.ts';

/** Saving the open file as a draft with the service; in memory alone. */
export interface DraftState {
  /** Null once it is known what became of it. */
  attempt: DraftAttempt | null;
  isSending: boolean;
  /** What the last press came to, until something else is done. `stale`: somebody saved a newer version elsewhere. `gone`: it was lodged there, or is kept no more. */
  outcome: 'saved' | 'failed' | 'stale' | 'gone' | null;
  /** The answer that asks for something: its dialog is open. */
  owed: DraftAnswer | null;
  /** The code that a save or a submission was refused for want of: its dialog is open. */
  asked: AskedCode | null;
}

const NONE: DraftState = { attempt: null, isSending: false, outcome: null, owed: null, asked: null };

export const draftSlice = createSlice({
  name: 'draft',
  initialState: NONE,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(draftSent, (state, { payload }) => ({ ...state, attempt: payload, isSending: true, outcome: null }))
      .addCase(draftSaved, ({ owed }, { payload }) => ({
        ...NONE,
        outcome: 'saved',
        owed: payload.verify_mobile || payload.send_application_link ? payload : owed,
      }))
      .addCase(draftSaveFailed, (state, { payload }) => {
        if (payload.isSettled) state.attempt = null;
        state.isSending = false;
        state.outcome = payload.outcome;
      })
      .addCase(draftDialogClosed, (state) => {
        state.owed = null;
        state.asked = null;
      })
      .addCase(draftVerified, (state) => {
        state.asked = null;
      })
      .addCase(draftCodeAsked, (state, { payload }) => {
        state.asked = payload;
      })
      .addCase(fileClosed, () => NONE)
      .addMatcher(isAnyOf(stepDrafted, stepCompleted, stepOpened), (state) => {
        state.outcome = null;
      }),
});
