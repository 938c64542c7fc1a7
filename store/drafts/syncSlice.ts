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
  versionReceived,
} from '../events.ts';
import type { CodeRequest } from './codeRequest.ts';
import type { DraftAttempt } from './draftAttempt.ts';
import type { DraftGone } from './draftGone.ts';
import type { JoinedDraft } from './joinedDraft.ts';
import type { ServiceVersion } from './serviceVersion.ts';

/**
 * Reason that nothing is saved with the service: the code is needed first; a newer version has to be seen first (null if it is not fetched
 * yet); or the draft was submitted elsewhere or no longer exists, with its end if known.
 */
export type SyncHalt =
  | { kind: 'needsCode' }
  | { kind: 'stale'; version: ServiceVersion | null }
  | { kind: 'ended'; became: DraftEnd | null };

/** Outcome of a press of Save as Draft. `message`: the service's text at a limit; null if it gave none. */
export type PressOutcome = { kind: 'saved' } | { kind: 'failed'; message: string | null };

/** Dialog about the draft: what the answer to a save asks for, or the code without which a save or a submission was refused. */
export type DraftDialogState = { kind: 'answer'; answer: DraftAnswer } | { kind: 'code'; asked: CodeRequest };

/** State of saving the open file with the service; in memory only. */
export interface SyncState {
  /** Save whose outcome is unknown; `isSending` is false once it failed without an answer. */
  call: { attempt: DraftAttempt; isSending: boolean } | null;
  /** Number of autosaves that failed since the last successful one. */
  failures: number;
  halt: SyncHalt | null;
  /** True while another page edits the draft. */
  isReleased: boolean;
  /** Outcome of the last press of Save as Draft, until the next change. */
  press: PressOutcome | null;
  dialog: DraftDialogState | null;
  /** Changes that came from elsewhere, shown until the notice is closed. */
  joined: JoinedDraft | null;
  /** End of the previously open draft, shown until the next application begins. */
  gone: DraftGone | null;
}

const NONE: SyncState = {
  call: null,
  failures: 0,
  halt: null,
  isReleased: false,
  press: null,
  dialog: null,
  joined: null,
  gone: null,
};

const ENDS_SHOWN = ['draft_deleted', ...UNAPPROVED_ENDS] as const;

export const syncSlice = createSlice({
  name: 'sync',
  initialState: NONE,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(draftSent, (state, { payload: attempt }) => ({
        ...state,
        call: { attempt, isSending: true },
        press: null,
      }))
      .addCase(draftSaved, ({ call, dialog, joined, isReleased }, { payload }) => ({
        ...NONE,
        joined,
        isReleased,
        press: call?.attempt.isAutomatic ? null : { kind: 'saved' },
        dialog: answerDialog(payload) ?? (dialog?.kind === 'answer' ? dialog : null),
      }))
      .addCase(draftSaveFailed, (state, { payload: { outcome, became = null, words = null, isSettled } }) => {
        const isAutomatic = state.call?.attempt.isAutomatic ?? false;
        if (isSettled) state.call = null;
        else if (state.call) state.call.isSending = false;
        if (outcome === 'code') state.halt = { kind: 'needsCode' };
        if (outcome === 'gone') state.halt = { kind: 'ended', became };
        if (isAutomatic) state.failures += 1;
        // If the draft is none any more, the bar above the step says so.
        else if (outcome !== 'gone') state.press = { kind: 'failed', message: words };
      })
      .addCase(versionReceived, (state, { payload: { version } }) => ({
        ...state,
        call: null,
        halt: { kind: 'stale', version },
      }))
      .addCase(draftJoined, ({ dialog, isReleased }, { payload: joined }) => ({
        ...NONE,
        isReleased,
        joined,
        dialog: dialog?.kind === 'answer' ? dialog : null,
      }))
      .addCase(submissionFailed, (state, { payload }) => {
        if (payload.reason === 'savedElsewhere') state.halt = { kind: 'stale', version: null };
        // Review shows the draft's end; the local answers of a deleted draft can be continued.
        const became = ENDS_SHOWN.find((one) => one === payload.reason);
        if (became !== undefined) state.halt = { kind: 'ended', became };
      })
      .addCase(draftJoinedRead, (state) => {
        state.joined = null;
      })
      .addCase(draftReleased, (state, { payload }) => {
        state.isReleased = payload;
      })
      .addCase(draftDialogClosed, (state) => {
        state.dialog = null;
      })
      .addCase(draftVerified, (state) => {
        if (state.dialog?.kind === 'code') state.dialog = null;
        state.halt = null;
      })
      .addCase(draftCodeAsked, (state, { payload: asked }) => {
        state.dialog = { kind: 'code', asked };
      })
      .addCase(draftEnded, (_state, { payload: gone }) => ({ ...NONE, gone }))
      .addCase(stepCompleted, (state) => {
        state.gone = null;
      })
      .addCase(fileClosed, () => NONE)
      .addCase(draftDetached, () => NONE)
      .addMatcher(isAnyOf(stepDrafted, stepCompleted, stepOpened), (state) => {
        state.press = null;
      }),
});

function answerDialog(answer: DraftAnswer): DraftDialogState | null {
  return answer.verify_mobile || answer.send_application_link ? { kind: 'answer', answer } : null;
}
