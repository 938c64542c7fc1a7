/** Tables of the issuers and their registers; see `tables.ts`. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { SealedJson } from './sealed.ts';

interface IssuersTable {
  id: GeneratedAlways<number>;
  name: string;
}

interface HoldersTable {
  id: Generated<number>;
  issuer_id: number;
  account_name: string;
  account_hash: string;
  details: SealedJson;
  sealed_under: number;
  import_id: string;
}

interface SubregistersTable {
  id: Generated<number>;
  holder_id: number;
  issuer_id: number;
  name_and_designation: string;
  holding_hash: string;
  security_code: string;
  security_name: string;
  /** Decimal string. */
  units: string;
  /** ISO date. */
  as_at: string;
  /** Null while it is open. */
  closed_at: Date | null;
  details: SealedJson;
  sealed_under: number;
  words: string;
  import_id: string;
  imported_at: Date;
}

interface HolderAccessTable {
  holder_id: number;
  username: string;
  user_access: 'full' | 'read';
}

/** Tables of issuers and registers, by name. */
export interface RegisterTables {
  issuers: IssuersTable;
  holders: HoldersTable;
  subregisters: SubregistersTable;
  holder_access: HolderAccessTable;
}
