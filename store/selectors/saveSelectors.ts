import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer.ts';
import type { SaveKind, SaveStatus, UnreadableReason } from '../file/saveStatusSlice.ts';

/** What the state chip shows. */
export interface SaveState {
  kind: SaveKind;
  /** True while another tab holds the file, another page goes on with it, a newer version has to be seen first, or it is a draft no more: nothing may be typed here. */
  isReadOnly: boolean;
}

/** Whether the draft went on without this page: a newer version has to be seen first (`stale`), or it is a draft no more (`gone`). */
export function selectSuperseded({ draft: { halted } }: RootState): 'stale' | 'gone' | null {
  return halted === 'stale' || halted === 'gone' ? halted : null;
}

/** The state of saving as one kind, the most urgent first. */
export const selectSaveState: (state: RootState) => SaveState = createSelector(
  [
    (state: RootState) => state.saveStatus,
    (state: RootState) => selectSuperseded(state) !== null || state.draft.isReleased,
  ],
  (status, isHeldUp) => ({
    kind: saveKind(status),
    isReadOnly: status.isInOtherTab || isHeldUp,
  }),
);

/** Why a file of this device was not opened, until the person has seen it. */
export function selectUnreadable(state: RootState): UnreadableReason | null {
  return state.saveStatus.unreadable;
}

function saveKind(status: SaveStatus): SaveKind {
  if (status.isInOtherTab) return 'other-tab';
  if (status.isShared) return 'shared';
  if (status.isMemoryOnly) return 'memory-only';
  if (status.write === 'failed') return 'not-saved';
  if (status.write === 'saving') return 'saving';
  return status.isOffline ? 'offline' : 'saved-device';
}
