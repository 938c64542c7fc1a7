/** Documents of an offer with the hash of their contents, as they are served at this moment. */
import type { RecordedOfferDocument } from '#domain/application/record.ts';
import type { Offer } from '#domain/offer.ts';
import { DOCUMENTS, type OfferFile } from '../offers/offerFiles.ts';

/** Returns each document in the offer's order. Size and hash are null for one that was never imported, and is not served either. */
export function offerDocuments(
  { documents }: Pick<Offer, 'documents'>,
  files: readonly OfferFile[],
): RecordedOfferDocument[] {
  return documents.map(({ filename, title }) => {
    const file = files.find(({ path }) => path === `${DOCUMENTS}${filename}`);
    return { filename, title: title ?? filename, size: file?.size ?? null, sha256: file?.sha256 ?? null };
  });
}
