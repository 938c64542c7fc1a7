import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fileClosed } from './events.ts';

/** How the state chip reads; the texts are in `domain/texts/saveStatus.ts`. */
export type SaveKind = 'saved-device' | 'saving' | 'offline' | 'not-saved' | 'memory-only' | 'other-tab' | 'recovered';

export interface SaveStatus {
  /** What became of the last write. */
  write: 'none' | 'saving' | 'saved' | 'failed';
  /** ISO date-time of the last write that surely arrived. */
  savedAt: string | null;
  /** This browser keeps nothing: the file lives as long as the page. */
  isMemoryOnly: boolean;
  /** Another tab has the file; this one only reads until it takes over. */
  isInOtherTab: boolean;
  isOffline: boolean;
  /** A stored file could not be read and was set aside. */
  isRecovered: boolean;
}

export const initialSaveStatus: SaveStatus = {
  write: 'none',
  savedAt: null,
  isMemoryOnly: false,
  isInOtherTab: false,
  isOffline: false,
  isRecovered: false,
};

export const saveStatusSlice = createSlice({
  name: 'saveStatus',
  initialState: initialSaveStatus,
  reducers: {
    writeStarted: (state) => {
      state.write = 'saving';
    },
    writeSucceeded: (state, { payload: at }: PayloadAction<string>) => {
      state.write = 'saved';
      state.savedAt = at;
    },
    writeFailed: (state) => {
      state.write = 'failed';
    },
    storageProbed: (state, { payload: works }: PayloadAction<boolean>) => {
      state.isMemoryOnly = !works;
    },
    connectionChanged: (state, { payload: isOnline }: PayloadAction<boolean>) => {
      state.isOffline = !isOnline;
    },
    fileHeldElsewhere: (state, { payload: isElsewhere }: PayloadAction<boolean>) => {
      state.isInOtherTab = isElsewhere;
    },
    fileSetAside: (state) => {
      state.isRecovered = true;
    },
    recoveryAcknowledged: (state) => {
      state.isRecovered = false;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(fileClosed, (state) => ({
      ...initialSaveStatus,
      isMemoryOnly: state.isMemoryOnly,
      isOffline: state.isOffline,
      isRecovered: state.isRecovered,
    })),
});

export const {
  writeStarted,
  writeSucceeded,
  writeFailed,
  storageProbed,
  connectionChanged,
  fileHeldElsewhere,
  fileSetAside,
  recoveryAcknowledged,
} = saveStatusSlice.actions;
