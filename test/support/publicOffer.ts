import type { Offer } from '#domain/offer.ts';
import { PROSE_FIELDS } from '#domain/model/prose.ts';
import { presentationOf } from '#server/offers/presentation.ts';

/** The offer as the service gives it: its texts as trees and its colours, in the place of the HTML. */
export function publicOffer(offer: Offer): Offer {
  const { prose, brand } = presentationOf(offer);
  return { ...offer, ...Object.fromEntries(PROSE_FIELDS.map((name) => [name, null])), prose, brand };
}
