/** The parts of an offer that closes soon. */
export { ClosingNotice } from './ClosingNotice.tsx';
export { OfferEnd } from './OfferEnd.tsx';
