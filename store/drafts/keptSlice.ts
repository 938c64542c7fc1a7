import { createSlice } from '@reduxjs/toolkit';
import type { Application } from '#domain/application.ts';
import {
  draftDetached,
  draftKept,
  draftSaved,
  draftSaveFailed,
  draftSent,
  fileClosed,
  fileOpened,
  versionReceived,
} from '../events.ts';

/** The service's version of the open file as this device knows it: the base of the next save and of merging two editors' changes (R6). */
export interface KeptState {
  /** Null if the service has nothing of the file, or its version is unknown here. */
  application: Application | null;
  /** ISO date-time of the last save from here, or from elsewhere before the file was opened or merged here; null if unknown. */
  at: string | null;
  /** Keys of the unanswered saves since then, the newest last. Everything sent under them is in this file, or was changed in it since. */
  sent: readonly string[];
}

/** The service reads at most this many keys. */
const MOST_SENT = 10;

const NOTHING: KeptState = { application: null, at: null, sent: [] };

export const keptSlice = createSlice({
  name: 'kept',
  initialState: NOTHING,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(draftSent, (state, { payload: { idempotencyKey, earlierKeys } }) => ({
        ...state,
        sent: [...new Set([...state.sent, ...earlierKeys, idempotencyKey])].slice(-MOST_SENT),
      }))
      .addCase(draftSaved, ({ sent }, { meta: { application, at, idempotencyKey = '' } }) => ({
        application,
        at,
        sent: sent.slice(sent.indexOf(idempotencyKey) + 1),
      }))
      .addCase(draftSaveFailed, ({ sent, ...state }, { payload: { isSettled, idempotencyKey } }) => ({
        ...state,
        sent: sent.filter((key) => !isSettled || key !== idempotencyKey),
      }))
      .addCase(versionReceived, ({ sent, ...state }, { payload: { idempotencyKey } }) => ({
        ...state,
        sent: sent.filter((key) => key !== idempotencyKey),
      }))
      .addCase(draftKept, ({ sent }, { payload: application, meta: { at } }) => ({ application, at, sent }))
      .addCase(fileOpened, () => NOTHING)
      .addCase(fileClosed, () => NOTHING)
      .addCase(draftDetached, () => NOTHING),
});
