import type { RootState } from '../rootReducer.ts';
import { selectEpoch } from './sessionSelectors.ts';
import { selectFileId } from './wizardSelectors.ts';

/** True while the session and the open file are unchanged: a late answer for others changes nothing. */
export const isSameFile = (before: RootState, now: RootState): boolean =>
  selectEpoch(before) === selectEpoch(now) && selectFileId(before) === selectFileId(now);
