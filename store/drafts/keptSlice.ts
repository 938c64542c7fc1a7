import { createSlice } from '@reduxjs/toolkit';
import type { Application } from '#domain/application.ts';
import { draftDetached, draftKept, draftSaved, fileClosed, fileOpened } from '../events.ts';

/** What the service holds of the open file, as this device knows it: what the next save is told from, and two editors' changes (R6). */
export interface KeptState {
  /** Null: the service holds nothing of it, or nobody here knows what. */
  application: Application | null;
  /** ISO date-time at which it was saved from here, or elsewhere before it was opened or joined here; null where nobody says. */
  at: string | null;
}

const NOTHING: KeptState = { application: null, at: null };

export const keptSlice = createSlice({
  name: 'kept',
  initialState: NOTHING,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(draftSaved, (_state, { meta: { application, at } }) => ({ application, at }))
      .addCase(draftKept, (_state, { payload: application, meta: { at } }) => ({ application, at }))
      .addCase(fileOpened, () => NOTHING)
      .addCase(fileClosed, () => NOTHING)
      .addCase(draftDetached, () => NOTHING),
});
