/** Version of an offer, for the record of an application. */
import type { Offer } from '#domain/offer.ts';
import { canonicalText, sha256 } from '../canonical.ts';

const versions = new WeakMap<Offer, string>();

/** Returns the SHA-256 of the offer's canonical JSON; offers are never changed in place, so each is hashed once. */
export function versionOf(offer: Offer): string {
  const known = versions.get(offer) ?? sha256(canonicalText(offer));
  versions.set(offer, known);
  return known;
}
