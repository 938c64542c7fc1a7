import { createSlice } from '@reduxjs/toolkit';
import type { Application } from '#domain/application.ts';
import { applicationSubmitted, fileClosed } from './events.ts';

/** What an answer dropped, until it is brought back; in memory only, outside `selectApplication` and the wire. */
export interface ShelfState {
  dropped: Application | null;
}

const EMPTY: ShelfState = { dropped: null };

export const shelfSlice = createSlice({
  name: 'shelf',
  initialState: EMPTY,
  reducers: {},
  extraReducers: (builder) => builder.addCase(fileClosed, () => EMPTY).addCase(applicationSubmitted, () => EMPTY),
});
