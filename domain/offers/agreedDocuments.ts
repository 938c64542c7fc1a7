/** Agreement to the contents of an offer's documents: the issuer may replace, add or withdraw a document while a draft waits. */
import type { LandingValues } from '../model/application.ts';
import type { Offer, OfferDocument } from '../model/offer.ts';
import { isIssuerActing, type User } from '../model/session.ts';

/** Returns the contents that an agreement covers now: the SHA-256 of each document that the service offers. */
export function documentHashes({ documents }: Pick<Offer, 'documents'>): string[] {
  return documents.flatMap(({ sha256 }) => sha256 ?? []);
}

/** Differences between an offer's documents and the agreed ones. */
export interface DocumentChanges {
  /** New documents, and documents with changed content. */
  added: OfferDocument[];
  /** Hashes of agreed documents that were withdrawn or replaced, or that the offer never had. */
  gone: string[];
  /** True when the agreement says which documents it covers. */
  isKnown: boolean;
}

/**
 * Returns the differences between the offer's documents and the agreed ones; null if there are none, or if the applicant has not agreed
 * yet. An agreement without a list covers no document, except for issuer staff, whose form starts with the agreement (1-LAND-36). While the
 * content of any document is unknown, no document counts as gone.
 */
export function changesSinceAgreement(
  offer: Pick<Offer, 'documents'>,
  user: User | null,
  { agree_to_terms: agrees, agreed_documents: agreed }: Pick<LandingValues, 'agree_to_terms' | 'agreed_documents'>,
): DocumentChanges | null {
  if (!agreed && (!agrees || isIssuerActing(user))) return null;
  const current = documentHashes(offer);
  const before = agreed ?? [];
  const added = offer.documents.filter(({ sha256 }) => sha256 !== undefined && !before.includes(sha256));
  const isWhole = current.length === offer.documents.length;
  const gone = isWhole ? before.filter((sha256) => !current.includes(sha256)) : [];
  return added.length + gone.length > 0 ? { added, gone, isKnown: Boolean(agreed) } : null;
}
