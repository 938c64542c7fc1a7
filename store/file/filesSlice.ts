import { createEntityAdapter, createSlice, isAnyOf, type EntityState, type PayloadAction } from '@reduxjs/toolkit';
import type { DataStepName, StepName } from '#domain/application.ts';
import { isAnswered } from '#domain/application/answered.ts';
import {
  applicationOpened,
  draftSaved,
  draftVerified,
  fileClosed,
  fileOpened,
  fileRemoved,
  removalUndone,
  stepCompleted,
  stepDrafted,
  stepOpened,
} from '../events.ts';
import { stepEntries } from '../steps/stepStates.ts';
import type { FileEntry } from './fileEntry.ts';

export const filesAdapter = createEntityAdapter<FileEntry, string>({
  selectId: (file) => file.fileId,
  sortComparer: (a, b) => b.changedAt.localeCompare(a.changedAt),
});

type FilesState = EntityState<FileEntry, string> & { openId: string | null };

/**
 * Rows of the files of this device. The open file's row follows the step on screen and the first word typed after the offer's page, so that
 * a person who returns to the list finds the file as they left it. It never goes back to the offer's page, which leads to the step that was
 * left for it.
 */
export const filesSlice = createSlice({
  name: 'files',
  initialState: filesAdapter.getInitialState<{ openId: string | null }>({ openId: null }),
  reducers: {
    /** The list was read from this device. */
    filesRestored: (state, { payload }: PayloadAction<FileEntry[]>) => filesAdapter.setAll(state, payload),
    /** A file got the user's own name; a blank one removes it. */
    fileLabelled: (state, { payload: { fileId, label } }: PayloadAction<{ fileId: string; label: string }>) =>
      filesAdapter.updateOne(state, { id: fileId, changes: { label } }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(fileOpened, (state, { payload }) => {
        const { fileId, offerSlug, offerName, userId, firstStep, at } = payload;
        const known = state.entities[fileId];
        state.openId = fileId;
        // A file without an owner becomes the signed-in user's as soon as they continue it.
        if (known) return void (known.userId ??= userId);
        const blank = { investorName: '', currentStep: firstStep, hasData: false, createdAt: at, changedAt: at };
        filesAdapter.addOne(state, { fileId, offerSlug, offerName, userId, ...blank });
      })
      .addCase(fileClosed, (state) => {
        state.openId = null;
      })
      .addCase(stepOpened, (state, { payload }) => changeOpen(state, stepOf(payload.name)))
      // Login input begins no application: the account's own application will replace such a file.
      .addCase(stepDrafted, (state, { payload }) => {
        const { name, values } = payload;
        if (name !== 'landingpage' && isAnswered(name, values)) changeOpen(state, { hasData: true });
      })
      .addCase(draftSaved, (state, { payload }) => changeOpen(state, { applicationId: payload.id, hasData: true }))
      .addCase(fileRemoved, (state, { payload }) => filesAdapter.removeOne(state, payload.fileId))
      .addMatcher(isAnyOf(stepCompleted, removalUndone, applicationOpened, draftVerified), (state, { payload }) => {
        const { file, at } = payload;
        if (!file) return;
        if ('applicationId' in payload) changeOpen(state, { applicationId: payload.applicationId });
        const { fileId, currentStep, ...line } = file;
        // An application that the service knows has answers in some step.
        const isBegun = !('pruned' in payload) || state.entities[fileId]?.hasData || holdsAnswers(payload.steps);
        const changes = { ...line, ...stepOf(currentStep), hasData: isBegun, changedAt: at };
        filesAdapter.updateOne(state, { id: fileId, changes });
      }),
});

/** Returns true if one of these stored steps has an answer, which makes an application. */
export function holdsAnswers(steps: Readonly<Partial<Record<DataStepName, unknown>>>): boolean {
  return stepEntries(steps).some(([name, values]) => isAnswered(name, values));
}

function stepOf(currentStep: StepName): Partial<FileEntry> {
  return currentStep === 'landingpage' ? {} : { currentStep };
}

function changeOpen(state: FilesState, changes: Partial<FileEntry>): void {
  if (state.openId !== null) filesAdapter.updateOne(state, { id: state.openId, changes });
}

export const { filesRestored, fileLabelled } = filesSlice.actions;
