import { createSelector } from '@reduxjs/toolkit';
import { filesAdapter } from '../file/filesSlice.ts';
import type { FileEntry } from '../file/fileEntry.ts';
import type { RootState } from '../rootReducer.ts';
import { selectUser } from './sessionSelectors.ts';

const { selectAll } = filesAdapter.getSelectors((state: RootState) => state.files);

/** The files of this device that the present user may open, the last changed first; files without a word in them are left out. */
export const selectFiles: (state: RootState) => FileEntry[] = createSelector([selectAll, selectUser], (files, user) =>
  files.filter((file) => file.hasData && isReadableBy(file, user?.id ?? null)),
);

/** True where the landing page has somewhere to lead to: a step that was left for it, or another file. */
export const selectLeadsOn = (state: RootState): boolean =>
  state.wizard.left !== null || selectFiles(state).some(({ fileId }) => fileId !== state.wizard.fileId);

/** True for a file that nobody or this very user had opened. */
export function isReadableBy(file: FileEntry, userId: number | null): boolean {
  return file.userId === null || file.userId === userId;
}
