import { createSelector } from '@reduxjs/toolkit';
import type { SyncHalt } from '../drafts/syncSlice.ts';
import type { SaveStatus, UnreadableReason } from '../file/saveStatusSlice.ts';
import type { RootState } from '../rootReducer.ts';

/**
 * State of saving, the most urgent first. `openElsewhere`: another tab has the file, or another page edits the draft. `saving`: a write to
 * this device takes long. `failed`: not saved, tried again. `saved`: with the service. `local`: in this browser alone.
 */
type SyncKind =
  | { kind: 'openElsewhere'; by: 'tab' | 'page' }
  | SyncHalt
  | { kind: 'offline' | 'failed' | 'saving' | 'saved' | 'local' };

/** Answer to: is the open application saved, where, and what has to happen first? */
export type Sync = SyncKind & {
  /** Place in this browser: stored on the device, or in this page alone because the browser stores nothing or others use it. */
  place: 'device' | 'memory' | 'shared';
  /** ISO date-time of the last save with the service; null if unknown or none. */
  savedAt: string | null;
  /** True if the service saves it: it has it, or is being tried. */
  isWithService: boolean;
};

/** Selects the one value that the chip, the bars and the dialogs read about saving. */
export const selectSync: (state: RootState) => Sync = createSelector(
  [(state: RootState) => state.saveStatus, (state: RootState) => state.sync, (state: RootState) => state.kept.at],
  (status, { halt, isReleased, failures }, savedAt): Sync => {
    const isWithService = savedAt !== null || failures > 0;
    const place = placeOf(status);
    const facts = { place, savedAt, isWithService };
    if (status.isInOtherTab) return { ...facts, kind: 'openElsewhere', by: 'tab' };
    if (halt !== null && halt.kind !== 'needsCode') return { ...facts, ...halt };
    if (isReleased) return { ...facts, kind: 'openElsewhere', by: 'page' };
    if (halt !== null) return { ...facts, ...halt };
    if (!isWithService) return { ...facts, kind: localKind(status, place) };
    if (status.isOffline && place === 'device') return { ...facts, kind: 'offline' };
    return { ...facts, kind: failures > 0 ? 'failed' : 'saved' };
  },
);

/**
 * True if no input is accepted here: another tab holds the file, another page edits it, a newer version has to be seen first, or it is no
 * longer a draft.
 */
export function selectIsReadOnly(state: RootState): boolean {
  const { kind } = selectSync(state);
  return kind === 'openElsewhere' || kind === 'stale' || kind === 'ended';
}

/** True if another tab of this browser has the file. */
export function selectIsInOtherTab(state: RootState): boolean {
  return state.saveStatus.isInOtherTab;
}

/** Selects the reason that a file of this device was not opened, until the person has seen it. */
export function selectUnreadable(state: RootState): UnreadableReason | null {
  return state.saveStatus.unreadable;
}

function placeOf({ isShared, isMemoryOnly }: SaveStatus): Sync['place'] {
  if (isShared) return 'shared';
  return isMemoryOnly ? 'memory' : 'device';
}

function localKind({ write, isOffline }: SaveStatus, place: Sync['place']): 'local' | 'failed' | 'saving' | 'offline' {
  if (place !== 'device') return 'local';
  if (write === 'failed') return 'failed';
  if (write === 'saving') return 'saving';
  return isOffline ? 'offline' : 'local';
}
