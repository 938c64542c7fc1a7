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

/** ISO date-time until which the investor who has the open file can approve it; null of any other file, and where nobody said it. */
export const selectApproveUntil = ({ files, wizard }: RootState): string | null =>
  files.entities[wizard.fileId ?? '']?.approveUntil ?? null;

/** True for a copy that was begun for this offer, until its terms are agreed to: the one file with contact details and no landing values. */
export const selectIsCopyBegun = ({ contact_details, landingpage, wizard }: RootState): boolean =>
  contact_details !== null && landingpage === null && wizard.revision === null;

/** True where the landing page has something to say of what was entered: a step was left for it, it is a copy, or there is another file. */
export const selectLeadsOn = (state: RootState): boolean =>
  state.wizard.left !== null ||
  selectIsCopyBegun(state) ||
  selectFiles(state).some(({ fileId }) => fileId !== state.wizard.fileId);

/** True for a file that nobody or this very user had opened. */
export function isReadableBy(file: FileEntry, userId: number | null): boolean {
  return file.userId === null || file.userId === userId;
}
