/** Version of an offer, for the record of an application. */
import type { Offer } from '#domain/offer.ts';
import { canonicalText, sha256 } from '../canonical.ts';

const versions = new WeakMap<Offer, string>();

/**
 * Returns the SHA-256 of the offer's canonical JSON, without what the service adds to it. Offers are never changed in place, so each is
 * hashed once.
 */
export function versionOf(offer: Offer): string {
  const { takes_paper_forms: _added, ...content } = offer;
  const known = versions.get(offer) ?? sha256(canonicalText(content));
  versions.set(offer, known);
  return known;
}
