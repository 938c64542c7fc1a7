/** Which contents of an offer's documents somebody agreed to: a document may be replaced, added or taken back while a draft waits. */
import type { LandingValues } from '../application.ts';
import type { Offer, OfferDocument } from '../offer.ts';
import { isIssuerActing, type User } from '../session.ts';

/** What is agreed to with the offer as it is: SHA-256 of each document that is served. */
export function contentsOf({ documents }: Pick<Offer, 'documents'>): string[] {
  return documents.flatMap(({ sha256 }) => sha256 ?? []);
}

/** How an offer's documents differ from those that were agreed to. */
export interface DocumentChanges {
  /** New ones, and those with another content. */
  added: OfferDocument[];
  /** The hashes of those that were taken back or replaced, or that the offer never had. */
  gone: string[];
  /** It is known what was agreed to. */
  isKnown: boolean;
}

/**
 * How the offer's documents differ from what was agreed to; null where they do not, and where nobody has agreed yet. An agreement that
 * does not say to what counts for no document, but for issuer staff, who begin with it (1-LAND-36). While the content of a document is not
 * known, nothing is told to be gone.
 */
export function changesSinceAgreement(
  offer: Pick<Offer, 'documents'>,
  user: User | null,
  { agree_to_terms: agrees, agreed_documents: agreed }: Pick<LandingValues, 'agree_to_terms' | 'agreed_documents'>,
): DocumentChanges | null {
  if (!agreed && (!agrees || isIssuerActing(user))) return null;
  const current = contentsOf(offer);
  const before = agreed ?? [];
  const added = offer.documents.filter(({ sha256 }) => sha256 !== undefined && !before.includes(sha256));
  const isWhole = current.length === offer.documents.length;
  const gone = isWhole ? before.filter((sha256) => !current.includes(sha256)) : [];
  return added.length + gone.length > 0 ? { added, gone, isKnown: Boolean(agreed) } : null;
}
