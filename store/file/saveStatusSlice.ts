import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fileClosed } from '../events.ts';

/**
 * Reason that a stored file was not opened: its bytes are damaged, a newer release wrote it, the browser did not return it, or it belongs
 * to an account and the signed-in user is unknown. Only a damaged file is moved aside.
 */
export type UnreadableReason = 'damaged' | 'newer' | 'unreachable' | 'unknownOwner';

export interface SaveStatus {
  /** State of the last write; `saving` once it takes long enough to be reported. */
  write: 'none' | 'saving' | 'saved' | 'failed';
  /** True if this browser stores nothing: the file lives as long as the page. */
  isMemoryOnly: boolean;
  /** True if the person says that others use this computer: the open file lives only in memory (1-LAND-44). */
  isShared: boolean;
  /** True while a stored file is being loaded into the store: the state in between has no owner and is not drawn. */
  isReading: boolean;
  /** Number of times another version replaced the one that the step on screen had read. */
  readings: number;
  /** True if another tab has the file; this one only reads until it takes over. */
  isInOtherTab: boolean;
  isOffline: boolean;
  /** Reason that a stored file could not be opened; null if there was none, or once the person has seen it. */
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
