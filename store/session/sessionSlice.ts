import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import type { OfferContext } from '#api/offersApi.ts';
import type { User } from '#domain/session.ts';
import { offerClosed, offerLoaded, pageLeft, sessionLost, userLoaded } from '../events.ts';
import { asApiError } from '../asApiError.ts';

export interface SessionState {
  /** Increases by one with every session that ends: a late answer of an older one changes nothing. */
  epoch: number;
  user: User | null;
  offerSlug: string | null;
  offerContext: OfferContext | null;
  /** True if the service refused a call because this page's session has ended or belongs to another user (3-ERR-03). */
  isLost: boolean;
  /** The only text shown once the page was left and cannot be reloaded (3-LOGIN-10); null while it is in use. */
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
      .addCase(offerClosed, ({ offerContext: context }) => {
        if (context) context.offer.state = 'closed';
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
