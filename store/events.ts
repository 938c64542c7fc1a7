/** Events, in the past tense. Several slices react to the same event; none sets another's data. */
import { createAction } from '@reduxjs/toolkit';
import type { ApplicationResponse, DraftAnswer } from '#api/applicationsApi.ts';
import type { DraftEnd, StepFieldErrors } from '#api/apiError.ts';
import type { OfferContext } from '#api/offersApi.ts';
import type { Application, DataStepName, StepName } from '#domain/application.ts';
import type { Loss } from '#domain/model/prefilled.ts';
import type { Receipt } from '#domain/application/nextSteps.ts';
import type { Mode, User } from '#domain/session.ts';
import type { NumberHandles } from '#domain/application/numbers.ts';
import type { CodeRequest } from './drafts/codeRequest.ts';
import type { DraftAttempt } from './drafts/draftAttempt.ts';
import type { DraftGone } from './drafts/draftGone.ts';
import type { JoinedDraft } from './drafts/joinedDraft.ts';
import type { ServiceVersion } from './drafts/serviceVersion.ts';
import type { EntityParts } from './entities/records.ts';
import { withoutCredentials } from './entities/shape.ts';
import type { FileTouch } from './file/fileEntry.ts';
import type { Completion, StepStates } from './steps/stepStates.ts';

/** A step was left forward with complete values; includes all consequences. */
export const stepCompleted = createAction<Completion>('wizard/stepCompleted');

/** Ids and mode of an application that the service already knows. */
export interface KnownApplication {
  mode: Mode;
  applicationId: string | number | null;
  splashApplicationId: string | number | null;
  /** Key of the file that the application was begun in; defaults to this file's key. */
  fileKey?: string;
  /** Revision of the last save; drafts only. */
  revision?: number;
  /** Handles of the numbers that arrived masked; drafts only. */
  numberHandles?: NumberHandles;
  /** ISO date-time until which the investor can approve; only for applications waiting for approval. */
  approveUntil?: string | null;
  /** The step to show. */
  currentStep: StepName;
}

/** A stored application was opened: its data replaces the open file's data. */
export const applicationOpened = createAction<
  KnownApplication & { steps: Partial<StepStates>; entities: EntityParts; file?: FileTouch; at: string }
>('wizard/applicationOpened');

/** The address of a saved draft is on screen and the person is not identified yet: nothing of the draft is here. */
export const draftAsked = createAction<{ offerSlug: string }>('draft/draftAsked');

/** The person with the open file proved their right to it, or the service knows it. `mode` applies from now on. */
export const draftVerified = createAction<{ mode: Mode; file: FileTouch; at: string }>('draft/draftVerified');

interface DroppedAnswer {
  name: DataStepName;
  /** Former values of the step, in wire shape. */
  values: object;
  /** Description of the removed answers, as `describeRemoval` words it. */
  removed: string;
  /** The application with them and without. */
  loss: Loss;
}

/** An answer in a draft removed something from its step. Undo can restore it until the second step after. */
export const answerDropped = createAction('shelf/answerDropped', (dropped: DroppedAnswer) => ({
  payload: { ...dropped, values: withoutCredentials(dropped.values) },
}));

/** Undo was pressed: the newest shelf entry was restored, with all consequences. */
export const removalUndone = createAction<Completion>('shelf/removalUndone');

/** The notice that offers Undo was closed: nothing can be restored any more. */
export const undoDeclined = createAction('shelf/undoDeclined');

/** Drafted values of a step, in wire shape; unchecked, without passwords and one-time codes. */
export const stepDrafted = createAction(
  'wizard/stepDrafted',
  ({ name, values }: { name: DataStepName; values: object }) => ({
    payload: { name, values: withoutCredentials(values) },
  }),
);

/**
 * Another step is shown. `withRemoval`: the press that led there also put the newest entry on the shelf; its notice comes with the step.
 * `detour`: the step was opened from this card of review, and Next leads back to it.
 */
export const stepOpened = createAction<{ name: StepName; withRemoval?: boolean; detour?: StepName }>(
  'wizard/stepOpened',
);

/** The landing page of a saved draft is asked like that of a new application, because something is missing there. */
export const landingAsked = createAction('wizard/landingAsked');

/** A file of this device was opened, fresh or stored. */
export const fileOpened = createAction<{
  fileId: string;
  offerSlug: string;
  offerName: string;
  userId: number | null;
  firstStep: StepName;
  mode: Mode;
  at: string;
}>('files/fileOpened');

/** The open file was closed: its data leaves the memory, not the device. */
export const fileClosed = createAction('files/fileClosed');

/** A file was removed from this device. */
export const fileRemoved = createAction<{ fileId: string }>('files/fileRemoved');

/** The offer and its page context arrived. */
export const offerLoaded = createAction<OfferContext & { slug: string }>('session/offerLoaded');

/** The closing time of the offer on screen has passed, by the service's clock. */
export const offerClosed = createAction('session/offerClosed');

/** A user signed in, or was found signed in; null if there is none. */
export const userLoaded = createAction<User | null>('session/userLoaded');

/**
 * Another user is signed in, or the same user in another capacity. Everything of the session before is dropped, except the offer, which is
 * public, and, if `keepsFile`, the open file, which becomes the user's.
 */
export const sessionChanged = createAction<{ user: User; keepsFile: boolean }>('session/sessionChanged');

/** The service reports that no user is signed in any more (3-ERR-03). */
export const sessionLost = createAction('session/sessionLost');

/** The session ended: everything in memory is dropped. */
export const sessionEnded = createAction('session/sessionEnded');

/** The emptied page cannot be reloaded just now: it shows this text meanwhile, which names nobody. */
export const pageLeft = createAction<string>('session/pageLeft');

/** The service has the early lead (1-LAND-22). */
export const earlyLeadSaved = createAction<{ id: string | number }>('wizard/earlyLeadSaved');

/** A draft is being sent to the service: for the first time, or again because no answer came. */
export const draftSent = createAction<DraftAttempt>('draft/draftSent');

/** The service saved the application as a draft (1-DRAFT-03, 1-DRAFT-04): the version sent, and the time. */
export const draftSaved = createAction(
  'draft/draftSaved',
  (answer: DraftAnswer, sent: { application: Application; at: string; idempotencyKey?: string }) => ({
    payload: answer,
    meta: sent,
  }),
);

/** The service already has the open file as a draft unknown to this device: an answer was lost. */
export const draftFound = createAction<{ id: number }>('draft/draftFound');

/** A draft was opened in the service's version, which the open file now has. */
export const draftKept = createAction('draft/draftKept', (application: Application, at: string | null = null) => ({
  payload: application,
  meta: { at },
}));

/**
 * A version saved elsewhere was merged into the open file: the person who saved it, and its differences here; null if those were already
 * seen.
 */
export const draftJoined = createAction<JoinedDraft | null>('draft/draftJoined');

/** A draft was deleted elsewhere: its local answers continue, under a new key, as an application that the service has not seen. */
export const draftDetached = createAction<{ fileKey: string }>('draft/draftDetached');

/** Another page edits the draft, and this one takes no input meanwhile; false: it takes input again. */
export const draftReleased = createAction<boolean>('draft/draftReleased');

/** The notice of the merged changes was closed. */
export const draftJoinedRead = createAction('draft/draftJoinedRead');

/** Saving a draft failed. `isSettled`: the service certainly did not save it, so the next try is a new one. */
export const draftSaveFailed = createAction<{
  outcome: 'failed' | 'gone' | 'code';
  /** End of a draft that is gone, if the service names it. */
  became?: DraftEnd | null;
  /** The service's own text at a limit. */
  words?: string | null;
  isSettled: boolean;
  /** Key of the save, if known. */
  idempotencyKey?: string;
}>('draft/draftSaveFailed');

/**
 * The service has a newer version that the person has to see before the next save; `version` is null if it could not be fetched.
 * `idempotencyKey`: the save that it refused, if any.
 */
export const versionReceived = createAction<{ version: ServiceVersion | null; idempotencyKey: string | null }>(
  'draft/versionReceived',
);

/** A save or a submission was refused until the draft's code is entered again. */
export const draftCodeAsked = createAction(
  'draft/draftCodeAsked',
  ({ draftUrl, maskedMobile }: Omit<CodeRequest, 'goesOn'>, goesOn: CodeRequest['goesOn'] = 'submission') => ({
    payload: { draftUrl, maskedMobile, goesOn },
  }),
);

/** The request of a saved draft was completed or postponed. */
export const draftDialogClosed = createAction('draft/draftDialogClosed');

/** The open application was deleted or declined with the service and removed from this device: another file is open now. */
export const draftEnded = createAction<DraftGone>('draft/draftEnded');

/** A submission was sent under this key. */
export const submissionStarted = createAction<{ idempotencyKey: string }>('wizard/submissionStarted');

/**
 * Reason for a failed submission. `refused`: the service refused answers; `offer`: the offer takes none; `limited`: a limit is reached;
 * `failed`: the service failed; `neverArrived`: the service never got it; `lodgedBefore`: the service has an earlier version; else it has a
 * newer one.
 */
export type FailureReason =
  'refused' | 'offer' | 'limited' | 'failed' | 'neverArrived' | 'lodgedBefore' | ElsewhereReason;

/** Reason elsewhere: the submitted draft was saved in a newer version, or it is no longer a draft, for a reason that may be known. */
export type ElsewhereReason = 'savedElsewhere' | 'gone' | DraftEnd;

/** A submission that certainly failed. */
export interface SubmissionFailure {
  reason: FailureReason;
  /** Text to show (2-SUB-09, 2-SUB-10); null if the component that shows the reason has its own. */
  message: string | null;
  /** Fields that the service objects to, by step. */
  errors: StepFieldErrors;
  /** True if the service certainly created no application: the next try is a new attempt with its own key. */
  isSettled: boolean;
}

export const submissionFailed = createAction<SubmissionFailure>('wizard/submissionFailed');

/** No answer came to a submission: the service is being asked for its outcome. */
export const answerLost = createAction('wizard/answerLost');

/**
 * The application is submitted or saved, or the preview passed (then there is no answer). The wizard moves on to the next steps if there is
 * a receipt; otherwise it stays.
 */
export const applicationSubmitted = createAction<{ answer: ApplicationResponse | null; receipt: Receipt | null }>(
  'wizard/applicationSubmitted',
);

/**
 * An application was submitted in this tab a moment ago: its next steps are shown again (after a reload, or on a phone that had suspended
 * the page).
 */
export const receiptFound = createAction<{ offerSlug: string; receipt: Receipt }>('wizard/receiptFound');
