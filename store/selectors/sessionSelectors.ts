import type { Offer } from '#domain/offer.ts';
import type { User } from '#domain/session.ts';
import { DEFAULT_CURRENCY } from '#domain/texts/shell.ts';
import type { RootState } from '../rootReducer.ts';

const NO_STREET_TYPES: readonly string[] = Object.freeze([]);

/** The offer of the open page; null until it is loaded. */
export const selectOffer = (state: RootState): Offer | null => state.session.offerContext?.offer ?? null;

/** The code of the offer's currency (1-SHELL-55), AUD where the offer names none (1-SHELL-56). */
export const selectCurrency = (state: RootState): string =>
  state.session.offerContext?.currency_code || DEFAULT_CURRENCY;

export const selectStreetTypes = (state: RootState): readonly string[] =>
  state.session.offerContext?.street_type_options ?? NO_STREET_TYPES;

/** Who is signed in; null when nobody is. */
export const selectUser = (state: RootState): User | null => state.session.user;

/** True while a call has shown that the session of this page has ended, and nobody has answered to it. */
export const selectIsSessionLost = (state: RootState): boolean => state.session.isLost;

/** The number of sessions that ended on this page: a late answer of an older one is dropped. */
export const selectEpoch = (state: RootState): number => state.session.epoch;
