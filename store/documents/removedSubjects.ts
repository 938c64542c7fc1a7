import { isAbout } from '#domain/documents/subject.ts';
import type { AppThunk } from '../createStore.ts';
import type { RootState } from '../rootReducer.ts';
import { selectStepDraft, selectStepValues } from '../selectors/applicationSelectors.ts';
import { selectShelfEntry } from '../selectors/shelfSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { DATA_STEPS } from '../steps/stepStates.ts';
import { dropPending, pendingUploads, type PendingUpload } from './pendingUploads.ts';

/** Whom a file is of, and in which step. */
type FileOf = Pick<PendingUpload, 'place'> & { subject: string };

/** True when the person or organisation of a file does not stand in its step any more; what is being typed there counts. */
export function isSubjectGone(state: RootState, { place, subject }: FileOf): boolean {
  const name = DATA_STEPS.find((step) => step === place.step);
  if (subject === '' || name === undefined) return false;
  const values = selectStepDraft(state, name) ?? selectStepValues(state, name);
  return !values || !isAbout(values, subject);
}

/** True when a file goes with somebody who was removed and can be had back: it is kept until that is over. */
export function isHeldByUndo(state: RootState, file: FileOf): boolean {
  return selectShelfEntry(state) !== null && isSubjectGone(state, file);
}

/** Once nobody can be had back any more: lets go of the files of who was removed, also of those on their way. */
export function letGoOfRemoved(): AppThunk {
  return (_dispatch, getState) => {
    const state = getState();
    if (selectShelfEntry(state) !== null) return;
    const listed = new Set<string>(selectSteps(state).map(({ name }) => name));
    for (const { id, place, leftBy: subject } of pendingUploads()) {
      if (!subject || place.fileId !== state.wizard.fileId) continue;
      if (!listed.has(place.step) || isSubjectGone(state, { place, subject })) dropPending(id);
    }
  };
}
