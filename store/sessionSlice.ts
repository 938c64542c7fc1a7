import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import type { OfferContext } from '#api/offersApi.ts';
import type { User } from '#domain/session.ts';
import { offerLoaded, sessionLost, userLoaded } from './events.ts';
import { asApiError } from './thunks/asApiError.ts';

export interface SessionState {
  /** Grows by one with every session that ends: a late answer of an older one changes nothing. */
  epoch: number;
  user: User | null;
  offerSlug: string | null;
  offerContext: OfferContext | null;
  /** The service refused a call because the session behind this page has ended or is another's (3-ERR-03). */
  isLost: boolean;
}

export const initialSession: SessionState = { epoch: 0, user: null, offerSlug: null, offerContext: null, isLost: false };

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
      })
      .addCase(sessionLost, (state) => {
        state.isLost = true;
      })
      .addMatcher(isSessionRefusal, (state) => {
        state.isLost = true;
      }),
});

function isSessionRefusal(action: unknown): boolean {
  const error = isRejectedWithValue(action) ? asApiError(action.payload) : null;
  return error?.kind === 'forbidden' && error.code === 'session';
}
