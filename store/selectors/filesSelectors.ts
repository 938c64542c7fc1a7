import { createSelector } from '@reduxjs/toolkit';
import { filesAdapter } from '../file/filesSlice.ts';
import type { FileEntry } from '../file/fileEntry.ts';
import type { RootState } from '../rootReducer.ts';
import { selectUser } from './sessionSelectors.ts';

const { selectAll } = filesAdapter.getSelectors((state: RootState) => state.files);

/** Selects this device's files that the present user may open, the last changed first, without empty files. */
export const selectFiles: (state: RootState) => FileEntry[] = createSelector([selectAll, selectUser], (files, user) =>
  files.filter((file) => file.hasData && isReadableBy(file, user?.id ?? null)),
);

/** Selects the ISO date-time until which the investor with the open file can approve it; null for any other file, or if unknown. */
export const selectApproveUntil = ({ files, wizard }: RootState): string | null =>
  files.entities[wizard.fileId ?? '']?.approveUntil ?? null;

/** True for a copy begun for this offer, until its terms are agreed to: only such a file has contact details and no landing values. */
export const selectIsCopyBegun = ({ contact_details, landingpage, wizard }: RootState): boolean =>
  contact_details !== null && landingpage === null && wizard.revision === null;

/** True if the landing page has earlier answers to mention: a step was left for it, it is a copy, or there is another file. */
export const selectHasEarlierAnswers = (state: RootState): boolean =>
  state.wizard.left !== null ||
  selectIsCopyBegun(state) ||
  selectFiles(state).some(({ fileId }) => fileId !== state.wizard.fileId);

/** True for a file without an owner, or owned by this user. */
export function isReadableBy(file: FileEntry, userId: number | null): boolean {
  return file.userId === null || file.userId === userId;
}
