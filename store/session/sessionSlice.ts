import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import type { OfferContext } from '#api/offersApi.ts';
import type { User } from '#domain/session.ts';
import { offerLoaded, pageLeft, sessionLost, userLoaded } from '../events.ts';
import { asApiError } from '../asApiError.ts';

export interface SessionState {
  /** Grows by one with every session that ends: a late answer of an older one changes nothing. */
  epoch: number;
  user: User | null;
  offerSlug: string | null;
  offerContext: OfferContext | null;
  /** The service refused a call because the session behind this page has ended or is another's (3-ERR-03). */
  isLost: boolean;
  /** All that the page shows once it was left and cannot be loaded anew (3-LOGIN-10); null while it is in use. */
  left: string | null;
}

export const initialSession: SessionState = {
  epoch: 0,
  user: null,
  offerSlug: null,
  offerContext: null,
  isLost: false,
  left: null,
};

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
      .addCase(pageLeft, (state, { payload }) => {
        state.left = payload;
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
