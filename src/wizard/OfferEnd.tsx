import { useOfferEnd } from './useOfferEnd.ts';
import { useServiceTime } from './useServiceTime.ts';

/** Closes the offer on its own page at its closing time; the frame of the numbered steps does the same for the steps. */
export function OfferEnd() {
  useServiceTime();
  useOfferEnd();
  return null;
}
