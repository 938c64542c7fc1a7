/** Tables of the contents that are stored by their hash; see `tables.ts`. */
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Contents in the store, by hash. */
export interface FilesTable {
  sha256: string;
  size: number;
  created_at: Date;
}

export interface FileClaimsTable {
  token: string;
  sha256: string;
  claimed_until: Date;
}

export interface OfferFilesTable {
  id: GeneratedAlways<number>;
  offer_id: number;
  path: string;
  sha256: string;
  size: number;
  added_at: Date;
  replaced_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface DocumentTiesTable {
  document_id: string;
  application_id: number;
}
