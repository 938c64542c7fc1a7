/** Which contents of an offer's documents somebody agreed to: a prospectus may be replaced, or get a supplement, while a draft waits. */
import type { Offer, OfferDocument } from '../offer.ts';

/** What is agreed to with the offer as it is: SHA-256 of each document that is served. */
export function contentsOf({ documents }: Pick<Offer, 'documents'>): string[] {
  return documents.flatMap(({ sha256 }) => sha256 ?? []);
}

/** The documents that whoever agreed to `agreed` has not seen: new ones, and those with another content. Where nothing is known of it, none. */
export function changedDocuments(
  { documents }: Pick<Offer, 'documents'>,
  agreed: readonly string[] | null | undefined,
): OfferDocument[] {
  if (!agreed) return [];
  return documents.filter(({ sha256 }) => sha256 !== undefined && !agreed.includes(sha256));
}
