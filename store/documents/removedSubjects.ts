import { isAbout } from '#domain/documents/subject.ts';
import type { AppThunk } from '../createStore.ts';
import type { RootState } from '../rootReducer.ts';
import { selectStepDraft, selectStepValues } from '../selectors/applicationSelectors.ts';
import { selectShelfEntry } from '../selectors/shelfSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { DATA_STEPS } from '../steps/stepStates.ts';
import { dropPending, pendingUploads, type PendingUpload } from './pendingUploads.ts';

/** A file's place and the person or organisation it is about. */
type FileOf = Pick<PendingUpload, 'place'> & { subject: string };

/** Returns true once the person or organisation of a file is no longer in its step. The draft of the step counts. */
export function isSubjectRemoved(state: RootState, { place, subject }: FileOf): boolean {
  const name = DATA_STEPS.find((step) => step === place.step);
  if (subject === '' || name === undefined) return false;
  const values = selectStepDraft(state, name) ?? selectStepValues(state, name);
  return !values || !isAbout(values, subject);
}

/** Returns true if a file belongs to a removed person whom Undo can restore. The file is kept until Undo is over. */
export function isHeldByUndo(state: RootState, file: FileOf): boolean {
  return selectShelfEntry(state) !== null && isSubjectRemoved(state, file);
}

/** Discards the files of removed people, also those being uploaded, once Undo can no longer restore anyone. */
export function releaseRemoved(): AppThunk {
  return (_dispatch, getState) => {
    const state = getState();
    if (selectShelfEntry(state) !== null) return;
    const listed = new Set<string>(selectSteps(state).map(({ name }) => name));
    for (const { id, place, leftBy: subject } of pendingUploads()) {
      if (!subject || place.fileId !== state.wizard.fileId) continue;
      if (!listed.has(place.step) || isSubjectRemoved(state, { place, subject })) dropPending(id);
    }
  };
}
