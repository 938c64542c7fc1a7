import { createSlice } from '@reduxjs/toolkit';
import type { ApplicationResponse } from '#api/applicationsApi.ts';
import type { StepFieldErrors } from '#api/apiError.ts';
import type { StepName } from '#domain/application.ts';
import type { Receipt } from '#domain/application/nextSteps.ts';
import type { NumberHandles } from '#domain/application/numbers.ts';
import { type Mode, NEW_APPLICATION, SAVED_DRAFT } from '#domain/session.ts';
import {
  answerLost,
  applicationOpened,
  applicationSubmitted,
  draftAsked,
  draftDetached,
  draftFound,
  draftSaved,
  draftVerified,
  earlyLeadSaved,
  fileClosed,
  type FailureReason,
  fileOpened,
  landingAsked,
  receiptFound,
  stepCompleted,
  stepOpened,
  submissionFailed,
  submissionStarted,
} from '../events.ts';

/** Progress of this file's submission. */
export interface Submission {
  /** `checking`: no answer came, and the service is asked whether the application arrived. */
  phase: 'idle' | 'sending' | 'checking' | 'failed' | 'done';
  /** Created once per attempt and stored until the outcome is known. A lost answer can be requested again with it (reliability R2). */
  idempotencyKey: string | null;
  /** Text for the applicant after a failure. */
  message: string | null;
  reason: FailureReason | null;
  /** Fields that the service objects to, by step, until that step is answered again. */
  errors: StepFieldErrors;
  answer: ApplicationResponse | null;
  /** Content of the next steps page. */
  receipt: Receipt | null;
}

export interface WizardState {
  /** Id of this device's open file. */
  fileId: string | null;
  offerSlug: string | null;
  currentStep: StepName;
  /** Step that was opened from review for editing: Next leads back to its card there. */
  detour: StepName | null;
  /** Step that was left for the landing page, which leads back to it; null everywhere else. */
  left: StepName | null;
  /** True once nothing can be opened or saved any more (1-SHELL-48, 1-SHELL-52). */
  completed: boolean;
  applicationId: string | number | null;
  splashApplicationId: string | number | null;
  /** Key by which the service knows this file on any device: the id it was begun under, unchanged for life. */
  fileKey: string | null;
  /** Revision of the service's last saved version; null until it was saved as a draft. */
  revision: number | null;
  /** Handles of the numbers that the service sent as masks: a mask is sent back with its handle (3-TFN-11). */
  numberHandles: NumberHandles | null;
  mode: Mode;
  submission: Submission;
}

const NO_ERRORS: StepFieldErrors = Object.freeze({});

const IDLE: Submission = {
  phase: 'idle',
  idempotencyKey: null,
  message: null,
  reason: null,
  errors: NO_ERRORS,
  answer: null,
  receipt: null,
};

/** State of an application that the service has not seen. */
const UNKNOWN = {
  applicationId: null,
  splashApplicationId: null,
  revision: null,
  numberHandles: null,
  submission: IDLE,
} as const;

export const initialWizard: WizardState = {
  fileId: null,
  offerSlug: null,
  currentStep: 'landingpage',
  detour: null,
  left: null,
  completed: false,
  applicationId: null,
  splashApplicationId: null,
  fileKey: null,
  revision: null,
  numberHandles: null,
  mode: NEW_APPLICATION,
  submission: IDLE,
};

/** State of a preview before its file is open. */
export const PREVIEW: WizardState = { ...initialWizard, mode: { ...NEW_APPLICATION, preview: true } };

export const wizardSlice = createSlice({
  name: 'wizard',
  initialState: initialWizard,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(fileOpened, (_state, { payload }) => ({
        ...initialWizard,
        fileId: payload.fileId,
        fileKey: payload.fileId,
        offerSlug: payload.offerSlug,
        currentStep: payload.firstStep,
        mode: payload.mode,
      }))
      .addCase(applicationOpened, (state, { payload }) => ({
        ...state,
        mode: payload.mode,
        applicationId: payload.applicationId,
        splashApplicationId: payload.splashApplicationId,
        fileKey: payload.fileKey ?? state.fileKey,
        revision: payload.revision ?? null,
        numberHandles: payload.numberHandles ?? null,
        currentStep: payload.currentStep,
        completed: false,
        submission: IDLE,
      }))
      .addCase(draftAsked, (_state, { payload }) => ({ ...initialWizard, ...payload, mode: SAVED_DRAFT }))
      .addCase(draftVerified, (state, { payload }) => {
        state.mode = payload.mode;
        state.currentStep = payload.file.currentStep;
      })
      .addCase(landingAsked, (state) => {
        state.mode = { ...NEW_APPLICATION, verified: state.mode.verified === true };
      })
      .addCase(stepOpened, (state, { payload }) => {
        // A detour ends if review is left in any other way.
        state.detour = payload.detour ?? (state.currentStep === 'review' ? null : state.detour);
        if (payload.name !== state.currentStep) state.left = payload.name === 'landingpage' ? state.currentStep : null;
        state.currentStep = payload.name;
      })
      .addCase(stepCompleted, (state, { payload: { name } }) => {
        const { errors } = state.submission;
        // Review shows its refused fields one by one, so its errors stay.
        if (name === 'review' || errors[name] === undefined) return;
        delete errors[name];
        if (Object.keys(errors).length === 0) state.submission = IDLE;
      })
      .addCase(earlyLeadSaved, (state, { payload }) => {
        // An application saved meanwhile is no longer an early lead (1-DRAFT-04).
        if (state.applicationId === null) state.splashApplicationId = payload.id;
      })
      .addCase(draftSaved, (state, { payload }) => {
        state.applicationId = payload.id;
        state.splashApplicationId = null;
        state.revision = payload.revision;
      })
      .addCase(draftFound, (state, { payload }) => void (state.applicationId ??= payload.id))
      .addCase(draftDetached, (state, { payload }) => ({ ...state, ...UNKNOWN, ...payload }))
      .addCase(submissionStarted, (state, { payload }) => {
        state.submission = { ...IDLE, phase: 'sending', idempotencyKey: payload.idempotencyKey };
      })
      .addCase(answerLost, ({ submission }) => void (submission.phase = 'checking'))
      .addCase(submissionFailed, (state, { payload }) => {
        const idempotencyKey = payload.isSettled ? null : state.submission.idempotencyKey;
        state.submission = {
          ...IDLE,
          phase: 'failed',
          idempotencyKey,
          message: payload.message,
          reason: payload.reason,
          errors: payload.errors,
        };
      })
      .addCase(applicationSubmitted, (state, { payload }) => {
        state.submission = { ...IDLE, phase: 'done', answer: payload.answer, receipt: payload.receipt };
        state.completed = true;
        if (payload.receipt !== null) state.currentStep = 'next_steps';
      })
      .addCase(receiptFound, (_state, { payload: { offerSlug, receipt } }) => ({
        ...initialWizard,
        offerSlug,
        currentStep: 'next_steps',
        completed: true,
        submission: { ...IDLE, phase: 'done', receipt },
      }))
      .addCase(fileClosed, () => initialWizard),
});
