/**
 * Present state of the offer's documents that a record names: the address of each as it was served then, and the time when the offer
 * replaced or withdrew it.
 */
import type { Static } from 'typebox';
import type { ApplicationRecord, RecordedOfferDocument } from '#domain/application/record.ts';
import type { Database } from '../database/database.ts';
import { DOCUMENTS } from '../offers/offerFiles.ts';
import type { servedDocument } from '../wire/records.ts';

type ServedDocument = Static<typeof servedDocument>;

interface ServedFile {
  path: string;
  sha256: string;
  /** Null while it is served. */
  replaced_at: Date | null;
}

/**
 * Returns each of the record's offer documents that is given out by its hash, in the record's order. Left out are those that were not
 * served, and those that an earlier release served and replaced without a copy.
 */
export async function servedDocuments(database: Database, { offer }: ApplicationRecord): Promise<ServedDocument[]> {
  const rows = await database
    .selectFrom('offer_files')
    .innerJoin('offers', 'offers.id', 'offer_files.offer_id')
    .select(['offers.slug', 'path', 'sha256', 'replaced_at'])
    .where('offer_id', '=', offer.id)
    .where('path', 'like', `${DOCUMENTS}%`)
    .orderBy('offer_files.id')
    .execute();
  return offer.documents.flatMap((document) => {
    const [served] = rows.filter(isOf(document));
    if (served === undefined) return [];
    const { filename } = document;
    const { slug, sha256 } = served;
    // The address is the offer's of today, which may be another than the record names.
    return [{ filename, sha256, address: `/offers/${slug}/documents/${sha256}/`, ...endOf(document, rows) }];
  });
}

function isOf({ filename, sha256 }: RecordedOfferDocument): (file: ServedFile) => boolean {
  return (file) => file.path === `${DOCUMENTS}${filename}` && file.sha256 === sha256;
}

/**
 * Returns the time when other content came under the document's name, or when the offer no longer named it. Both are null while its name
 * has this content, or while any other name has it and its own is gone.
 */
function endOf(
  document: RecordedOfferDocument,
  files: readonly ServedFile[],
): Pick<ServedDocument, 'replaced_at' | 'withdrawn_at'> {
  const current = files.filter((file) => file.replaced_at === null);
  const successor = current.find((file) => file.path === `${DOCUMENTS}${document.filename}`);
  const isServed = (successor ? [successor] : current).some((file) => file.sha256 === document.sha256);
  // The document may have come back and gone again: the last end counts.
  const last = files.filter(isOf(document)).at(-1)?.replaced_at?.toISOString() ?? null;
  if (isServed || last === null) return { replaced_at: null, withdrawn_at: null };
  return successor ? { replaced_at: last, withdrawn_at: null } : { replaced_at: null, withdrawn_at: last };
}
