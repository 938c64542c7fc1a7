import { createSlice } from '@reduxjs/toolkit';
import type { OfferContext } from '#api/offersApi.ts';
import type { User } from '#domain/session.ts';
import { offerLoaded, userLoaded } from './events.ts';

export interface SessionState {
  /** Grows by one with every session that ends: a late answer of an older one changes nothing. */
  epoch: number;
  user: User | null;
  offerSlug: string | null;
  offerContext: OfferContext | null;
}

export const initialSession: SessionState = { epoch: 0, user: null, offerSlug: null, offerContext: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(userLoaded, (state, { payload }) => {
        state.user = payload;
      })
      .addCase(offerLoaded, (state, { payload: { slug, ...offerContext } }) => {
        state.offerSlug = slug;
        state.offerContext = offerContext;
      }),
});
