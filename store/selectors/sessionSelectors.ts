import type { Offer } from '#domain/offer.ts';
import { isIssuerActing, type User } from '#domain/session.ts';
import { DEFAULT_CURRENCY } from '#domain/texts/shell.ts';
import type { RootState } from '../rootReducer.ts';

const NO_STREET_TYPES: readonly string[] = Object.freeze([]);

/** Selects the offer of the open page; null until it is loaded. */
export const selectOffer = (state: RootState): Offer | null => state.session.offerContext?.offer ?? null;

/** Selects the code of the offer's currency (1-SHELL-55); AUD if the offer names none (1-SHELL-56). */
export const selectCurrency = (state: RootState): string =>
  state.session.offerContext?.currency_code || DEFAULT_CURRENCY;

export const selectStreetTypes = (state: RootState): readonly string[] =>
  state.session.offerContext?.street_type_options ?? NO_STREET_TYPES;

/** Selects the signed-in user; null if there is none. */
export const selectUser = (state: RootState): User | null => state.session.user;

/** True for staff while they act for the issuer. */
export const selectIsStaff = (state: RootState): boolean => isIssuerActing(selectUser(state));

/** True after a call has shown that this page's session has ended, until the user has responded. */
export const selectIsSessionLost = (state: RootState): boolean => state.session.isLost;

/** Selects the number of sessions that ended on this page: a late answer of an older one is dropped. */
export const selectEpoch = (state: RootState): number => state.session.epoch;
