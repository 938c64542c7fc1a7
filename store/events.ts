/** What has happened, in the past tense. Several slices answer the same event; none of them sets another's data. */
import { createAction } from '@reduxjs/toolkit';
import type { ApplicationAnswer, DraftAnswer } from '#api/applicationsApi.ts';
import type { DraftEnd, StepFieldErrors } from '#api/apiError.ts';
import type { OfferContext } from '#api/offersApi.ts';
import type { Application, DataStepName, StepName } from '#domain/application.ts';
import type { Loss } from '#domain/application/removal.ts';
import type { Receipt } from '#domain/application/nextSteps.ts';
import type { Mode, User } from '#domain/session.ts';
import type { NumberHandles } from '#domain/application/numbers.ts';
import type { AskedCode } from './drafts/askedCode.ts';
import type { DraftAttempt } from './drafts/draftAttempt.ts';
import type { DraftGone } from './drafts/draftGone.ts';
import type { JoinedDraft } from './drafts/joinedDraft.ts';
import type { EntityParts } from './entities/records.ts';
import { withoutCredentials } from './entities/shape.ts';
import type { FileTouch } from './file/fileEntry.ts';
import type { Completion, StepStates } from './steps/stepStates.ts';

/** A step was left forward with complete values, with all that this entails. */
export const stepCompleted = createAction<Completion>('wizard/stepCompleted');

/** Ids and mode of an application that the service already knows. */
export interface KnownApplication {
  mode: Mode;
  applicationId: string | number | null;
  splashApplicationId: string | number | null;
  /** The key of the file that it was begun in; without one it is known by this file's. */
  fileKey?: string;
  /** As which it was saved last; of a draft. */
  revision?: number;
  /** What stands for the numbers that came as masks; of a draft. */
  numberHandles?: NumberHandles;
  /** ISO date-time until which its investor can approve it; of what waits for that. */
  approveUntil?: string | null;
  /** The step to show. */
  currentStep: StepName;
}

/** A stored application was opened: its data replaces the open file's. */
export const applicationOpened = createAction<
  KnownApplication & { steps: Partial<StepStates>; entities: EntityParts; file?: FileTouch; at: string }
>('wizard/applicationOpened');

/** The address of a saved draft is on screen, and nobody knows yet who looks at it: nothing of it is here. */
export const draftAsked = createAction<{ offerSlug: string }>('draft/draftAsked');

/** Whoever has the open file has proved, or is known by the service, to be the one who may: as what it is open from now on. */
export const draftVerified = createAction<{ mode: Mode; file: FileTouch; at: string }>('draft/draftVerified');

interface DroppedAnswer {
  name: DataStepName;
  /** What the step held before, in wire shape. */
  values: object;
  /** What went, as `describeRemoval` words it. */
  removed: string;
  /** The application with it and without. */
  loss: Loss;
}

/** An answer that is still being typed took something out of its step. Kept for Undo until the second step after it. */
export const answerDropped = createAction('shelf/answerDropped', (dropped: DroppedAnswer) => ({
  payload: { ...dropped, values: withoutCredentials(dropped.values) },
}));

/** Undo was pressed: the newest entry of the shelf came back, with all that this entails. */
export const removalUndone = createAction<Completion>('shelf/removalUndone');

/** The notice that offers Undo was closed: nothing is to be brought back any more. */
export const undoDeclined = createAction('shelf/undoDeclined');

/** Values being typed, in wire shape; unchecked, and without passwords and one-time codes. */
export const stepDrafted = createAction(
  'wizard/stepDrafted',
  ({ name, values }: { name: DataStepName; values: object }) => ({
    payload: { name, values: withoutCredentials(values) },
  }),
);

/**
 * Another step is shown. `withRemoval`: the press that led there also put the newest entry on the shelf, whose notice comes with the
 * step. `detour`: it was opened from that card of review, to which Next leads back.
 */
export const stepOpened = createAction<{ name: StepName; withRemoval?: boolean; detour?: StepName }>(
  'wizard/stepOpened',
);

/** The landing page of a saved draft is asked as that of a new application is: something is missing there. */
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

/** The open file was put away; its data leaves the memory, not the device. */
export const fileClosed = createAction('files/fileClosed');

/** A file was removed from this device. */
export const fileRemoved = createAction<{ fileId: string }>('files/fileRemoved');

/** The offer and its page context arrived. */
export const offerLoaded = createAction<OfferContext & { slug: string }>('session/offerLoaded');

/** Somebody signed in, or was found signed in; null when nobody is. */
export const userLoaded = createAction<User | null>('session/userLoaded');

/**
 * Somebody else is signed in, or the same person in another capacity: everything of the session before goes, but for the offer,
 * which is everybody's, and, where `keepsFile`, the open file, which becomes the user's.
 */
export const sessionChanged = createAction<{ user: User; keepsFile: boolean }>('session/sessionChanged');

/** The service says that nobody is signed in any more (3-ERR-03). */
export const sessionLost = createAction('session/sessionLost');

/** The session ended: everything in memory goes. */
export const sessionEnded = createAction('session/sessionEnded');

/** The emptied page cannot be loaded anew just now: it says these words meanwhile, which name nobody. */
export const pageLeft = createAction<string>('session/pageLeft');

/** The early lead is known to the service (1-LAND-22). */
export const earlyLeadSaved = createAction<{ id: string | number }>('wizard/earlyLeadSaved');

/** A draft is on its way to the service: for the first time, or again because no answer came. */
export const draftSent = createAction<DraftAttempt>('draft/draftSent');

/** The service keeps the application as a draft (1-DRAFT-03, 1-DRAFT-04): as it was sent, since when. */
export const draftSaved = createAction(
  'draft/draftSaved',
  (answer: DraftAnswer, sent: { application: Application; at: string }) => ({ payload: answer, meta: sent }),
);

/** A draft was opened as the service holds it: so it stands in the open file. */
export const draftKept = createAction('draft/draftKept', (application: Application, at: string | null = null) => ({
  payload: application,
  meta: { at },
}));

/** What was saved elsewhere meanwhile is part of the open file now: by whom, and what of it differs from what stood here; null where that was seen. */
export const draftJoined = createAction<JoinedDraft | null>('draft/draftJoined');

/** What was kept here of a draft that was deleted elsewhere goes on as an application that the service does not know yet, under another key. */
export const draftDetached = createAction<{ fileKey: string }>('draft/draftDetached');

/** Another page goes on with the draft, and nothing is typed here meanwhile; false: it is typed here again. */
export const draftReleased = createAction<boolean>('draft/draftReleased');

/** Whoever was told of it has closed it. */
export const draftJoinedRead = createAction('draft/draftJoinedRead');

/** Saving a draft failed. `isSettled`: the service surely did not keep it, so that the next try is a new one. */
export const draftSaveFailed = createAction<{
  outcome: 'failed' | 'stale' | 'gone' | 'code';
  /** Of one that is gone, where the service says it. */
  became?: DraftEnd | null;
  /** The service's own words, where a limit is reached. */
  words?: string | null;
  isSettled: boolean;
}>('draft/draftSaveFailed');

/** A save or a submission was refused until the draft's code is given again. */
export const draftCodeAsked = createAction(
  'draft/draftCodeAsked',
  ({ draftUrl, mobileEnd }: Omit<AskedCode, 'goesOn'>, goesOn: AskedCode['goesOn'] = 'submission') => ({
    payload: { draftUrl, mobileEnd, goesOn },
  }),
);

/** What a saved draft asked for was seen to, or put off. */
export const draftDialogClosed = createAction('draft/draftDialogClosed');

/** What was open is deleted or declined with the service, and nothing of it is on this device: another file is open by now. */
export const draftEnded = createAction<DraftGone>('draft/draftEnded');

/** A submission is on its way, under this key. */
export const submissionStarted = createAction<{ idempotencyKey: string }>('wizard/submissionStarted');

/** Reason for a failed submission: the service refused answers, or the offer takes none; a limit is reached; it failed itself; it never got it; it has an earlier version, or a newer one. */
export type FailureReason =
  'refused' | 'offer' | 'limited' | 'failed' | 'neverArrived' | 'lodgedBefore' | ElsewhereReason;

/** The draft that was submitted was saved in a newer version elsewhere; or it is none any more, for a reason that may be known. */
export type ElsewhereReason = 'savedElsewhere' | 'gone' | DraftEnd;

/** A submission that is known to have failed. */
export interface SubmissionFailure {
  reason: FailureReason;
  /** What is shown (2-SUB-09, 2-SUB-10); null where whoever shows the reason words it. */
  message: string | null;
  /** Where the service differs, by step. */
  errors: StepFieldErrors;
  /** The service surely made no application of it: the next try is a new attempt with a key of its own. */
  isSettled: boolean;
}

export const submissionFailed = createAction<SubmissionFailure>('wizard/submissionFailed');

/** A submission was sent and no answer came: whether it was lodged is being asked. */
export const answerLost = createAction('wizard/answerLost');

/**
 * The application is lodged or saved, or the preview went through (then there is no answer). Whoever gets a receipt goes on to the
 * next steps with it; nobody else moves.
 */
export const applicationSubmitted = createAction<{ answer: ApplicationAnswer | null; receipt: Receipt | null }>(
  'wizard/applicationSubmitted',
);

/** An application was lodged in this tab a moment ago: its next steps are shown again (a reload, a page that the phone had put away). */
export const receiptFound = createAction<{ offerSlug: string; receipt: Receipt }>('wizard/receiptFound');
