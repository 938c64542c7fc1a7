import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StepName } from '#domain/application.ts';
import { fileOpened, fileRemoved } from '../events.ts';

/** One line of the file drawer: enough to find a file again, nothing secret. */
export interface FileEntry {
  fileId: string;
  offerSlug: string;
  offerName: string;
  /** Who had it open; null when nobody was signed in. */
  userId: number | null;
  investorName: string;
  currentStep: StepName;
  /** True once something was saved or typed. */
  hasData: boolean;
  /** ISO date-times. */
  createdAt: string;
  changedAt: string;
}

/** What a change of the open file says about its line. */
export type FileTouch = Pick<FileEntry, 'fileId' | 'investorName' | 'currentStep'> & { at: string };

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
    /** The open file changed. */
    fileTouched: (state, { payload }: PayloadAction<FileTouch>) => {
      const { fileId, at, ...changes } = payload;
      filesAdapter.updateOne(state, { id: fileId, changes: { ...changes, hasData: true, changedAt: at } });
    },
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
      .addCase(fileRemoved, (state, { payload }) => filesAdapter.removeOne(state, payload.fileId)),
});

export const { filesRestored, fileTouched } = filesSlice.actions;
