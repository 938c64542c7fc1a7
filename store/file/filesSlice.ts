import { createEntityAdapter, createSlice, isAnyOf, type EntityState, type PayloadAction } from '@reduxjs/toolkit';
import type { StepName } from '#domain/application.ts';
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
import type { FileEntry } from './fileEntry.ts';

export const filesAdapter = createEntityAdapter<FileEntry, string>({
  selectId: (file) => file.fileId,
  sortComparer: (a, b) => b.changedAt.localeCompare(a.changedAt),
});

type FilesState = EntityState<FileEntry, string> & { openId: string | null };

/**
 * The lines of the files of this device. The open file's line goes with the step that is shown and with the first word that is typed
 * behind the offer's page, so that whoever comes back to the list finds the file where they left it. It never goes back to the offer's page,
 * which leads back to the step that was left for it.
 */
export const filesSlice = createSlice({
  name: 'files',
  initialState: filesAdapter.getInitialState<{ openId: string | null }>({ openId: null }),
  reducers: {
    /** The list was read from this device. */
    filesRestored: (state, { payload }: PayloadAction<FileEntry[]>) => filesAdapter.setAll(state, payload),
    /** A file got a name of one's own, or a blank one: none. */
    fileLabelled: (state, { payload: { fileId, label } }: PayloadAction<{ fileId: string; label: string }>) =>
      filesAdapter.updateOne(state, { id: fileId, changes: { label } }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(fileOpened, (state, { payload }) => {
        const { fileId, offerSlug, offerName, userId, firstStep, at } = payload;
        const known = state.entities[fileId];
        state.openId = fileId;
        // What somebody signed in goes on with is theirs from then on, and nobody's no longer.
        if (known) return void (known.userId ??= userId);
        const blank = { investorName: '', currentStep: firstStep, hasData: false, createdAt: at, changedAt: at };
        filesAdapter.addOne(state, { fileId, offerSlug, offerName, userId, ...blank });
      })
      .addCase(fileClosed, (state) => {
        state.openId = null;
      })
      .addCase(stepOpened, (state, { payload }) => changeOpen(state, stepOf(payload.name)))
      // What is typed to log in begins nothing: the application that the account has gets the place of such a file.
      .addCase(stepDrafted, (state, { payload }) => {
        if (payload.name !== 'landingpage') changeOpen(state, { hasData: true });
      })
      .addCase(draftSaved, (state, { payload }) => changeOpen(state, { applicationId: payload.id }))
      .addCase(fileRemoved, (state, { payload }) => filesAdapter.removeOne(state, payload.fileId))
      .addMatcher(isAnyOf(stepCompleted, removalUndone, applicationOpened, draftVerified), (state, { payload }) => {
        const { file, at } = payload;
        if (!file) return;
        if ('applicationId' in payload) changeOpen(state, { applicationId: payload.applicationId });
        const { fileId, currentStep, ...line } = file;
        const changes = { ...line, ...stepOf(currentStep), hasData: true, changedAt: at };
        filesAdapter.updateOne(state, { id: fileId, changes });
      }),
});

function stepOf(currentStep: StepName): Partial<FileEntry> {
  return currentStep === 'landingpage' ? {} : { currentStep };
}

function changeOpen(state: FilesState, changes: Partial<FileEntry>): void {
  if (state.openId !== null) filesAdapter.updateOne(state, { id: state.openId, changes });
}

export const { filesRestored, fileLabelled } = filesSlice.actions;
