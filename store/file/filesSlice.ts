import { createEntityAdapter, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { applicationOpened, draftVerified, fileOpened, fileRemoved, removalUndone, stepCompleted } from '../events.ts';
import type { FileEntry } from './fileEntry.ts';

export const filesAdapter = createEntityAdapter<FileEntry, string>({
  selectId: (file) => file.fileId,
  sortComparer: (a, b) => b.changedAt.localeCompare(a.changedAt),
});

export const filesSlice = createSlice({
  name: 'files',
  initialState: filesAdapter.getInitialState(),
  reducers: {
    /** The list was read from this device. */
    filesRestored: (state, { payload }: PayloadAction<FileEntry[]>) => filesAdapter.setAll(state, payload),
  },
  extraReducers: (builder) =>
    builder
      .addCase(fileOpened, (state, { payload }) => {
        const { fileId, offerSlug, offerName, userId, firstStep, at } = payload;
        const known = state.entities[fileId];
        // What somebody signed in goes on with is theirs from then on, and nobody's no longer.
        if (known) return void (known.userId ??= userId);
        const blank = { investorName: '', currentStep: firstStep, hasData: false, createdAt: at, changedAt: at };
        filesAdapter.addOne(state, { fileId, offerSlug, offerName, userId, ...blank });
      })
      .addCase(fileRemoved, (state, { payload }) => filesAdapter.removeOne(state, payload.fileId))
      .addMatcher(
        isAnyOf(stepCompleted, removalUndone, applicationOpened, draftVerified),
        (state, { payload: { file, at } }) => {
          if (!file) return;
          const { fileId, ...changes } = file;
          filesAdapter.updateOne(state, { id: fileId, changes: { ...changes, hasData: true, changedAt: at } });
        },
      ),
});

export const { filesRestored } = filesSlice.actions;
