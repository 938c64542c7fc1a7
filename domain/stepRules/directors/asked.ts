import type { Offer } from '../../offer.ts';

/** Whether there need be no director at all: where a provider verifies people (2-DIR-07). */
export function mayBeEmpty(offer: Pick<Offer, 'use_greenid_verification'>): boolean {
  return Boolean(offer.use_greenid_verification);
}
