import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fileClosed } from '../events.ts';

/** How the state chip reads; the texts are in `domain/texts/saveStatus.ts`. */
export type SaveKind = 'saved-device' | 'saving' | 'offline' | 'not-saved' | 'memory-only' | 'shared' | 'other-tab';

/**
 * Why a stored file was not opened: its bytes make no sense, a newer release wrote it, the browser did not give it out, or it belongs to
 * an account and the service did not say who is signed in. Only the first is moved out of the way.
 */
export type UnreadableReason = 'damaged' | 'newer' | 'unreachable' | 'unknownOwner';

export interface SaveStatus {
  /** What became of the last write; `saving` once it takes long enough to be worth a word. */
  write: 'none' | 'saving' | 'saved' | 'failed';
  /** This browser keeps nothing: the file lives as long as the page. */
  isMemoryOnly: boolean;
  /** The person says that others use this computer: the open file lives in memory alone (1-LAND-44). */
  isShared: boolean;
  /** A stored file is on its way into the store: what is in there meanwhile is nobody's, and is not drawn. */
  isReading: boolean;
  /** So often another version took the place of what the step on screen had read. */
  readings: number;
  /** Another tab has the file; this one only reads until it takes over. */
  isInOtherTab: boolean;
  isOffline: boolean;
  /** A stored file could not be opened; null when there was none, or once the person has seen it. */
  unreadable: UnreadableReason | null;
}

export const initialSaveStatus: SaveStatus = {
  write: 'none',
  isMemoryOnly: false,
  isShared: false,
  isReading: false,
  readings: 0,
  isInOtherTab: false,
  isOffline: false,
  unreadable: null,
};

export const saveStatusSlice = createSlice({
  name: 'saveStatus',
  initialState: initialSaveStatus,
  reducers: {
    writeDelayed: (state) => {
      state.write = 'saving';
    },
    writeSucceeded: (state) => {
      state.write = 'saved';
    },
    writeFailed: (state) => {
      state.write = 'failed';
    },
    storageProbed: (state, { payload: works }: PayloadAction<boolean>) => {
      state.isMemoryOnly = !works;
    },
    computerShared: (state, { payload: isShared }: PayloadAction<boolean>) => {
      state.isShared = isShared;
    },
    fileAwaited: (state, { payload: isReading }: PayloadAction<boolean>) => {
      state.isReading = isReading;
    },
    connectionChanged: (state, { payload: isOnline }: PayloadAction<boolean>) => {
      state.isOffline = !isOnline;
    },
    screenOutdated: (state) => {
      state.readings += 1;
    },
    fileHeldElsewhere: (state, { payload: isElsewhere }: PayloadAction<boolean>) => {
      state.isInOtherTab = isElsewhere;
    },
    fileUnreadable: (state, { payload: reason }: PayloadAction<UnreadableReason>) => {
      state.unreadable = reason;
    },
    unreadableSeen: (state) => {
      state.unreadable = null;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(fileClosed, (state) => ({
      ...initialSaveStatus,
      isMemoryOnly: state.isMemoryOnly,
      isShared: state.isShared,
      isReading: state.isReading,
      isOffline: state.isOffline,
      unreadable: state.unreadable,
    })),
});

export const {
  writeDelayed,
  writeSucceeded,
  writeFailed,
  storageProbed,
  computerShared,
  fileAwaited,
  connectionChanged,
  screenOutdated,
  fileHeldElsewhere,
  fileUnreadable,
  unreadableSeen,
} = saveStatusSlice.actions;
