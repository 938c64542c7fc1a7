/** Tables for returning to a saved draft, and for approving an application that was submitted for the investor; see `tables.ts`. */
import type { StatusActor } from '#domain/statuses.ts';
import type { ColumnType, Generated } from 'kysely';
import type { SealedJson } from './sealed.ts';

/** The number whose codes open a draft. */
interface DraftAccessTable {
  application_id: number;
  details: SealedJson;
  sealed_under: number;
  verified_at: Date | null;
}

interface DraftLinksTable {
  id: string;
  application_id: number;
  seed: string;
  token_hash: string;
  address_hash: string;
  created_at: Date;
  expires_at: Date;
  /** Set while the draft names another address than the link was made for. */
  voided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Count of wrong codes of an earlier release. */
  failures: ColumnType<number, never, never>;
  listed_in: ColumnType<string | null, never, string | null>;
  listed_at: ColumnType<Date | null, never, Date | null>;
  /** Moment of the first visit by the link from an e-mail. */
  followed_at: ColumnType<Date | null, never, Date>;
}

/** Addresses that a draft no longer names, and the links that undo the change. */
interface AddressUndosTable {
  id: string;
  application_id: number;
  seed: string;
  token_hash: string;
  address_hash: string;
  details: SealedJson;
  sealed_under: number;
  is_verified: boolean;
  user_id: number | null;
  created_at: Date;
  changed_at: ColumnType<Date | null, never, Date | null>;
  expires_at: ColumnType<Date | null, never, Date | null>;
  returned_at: ColumnType<Date | null, never, Date | null>;
  guesses: Generated<number>;
}

/** Drafts that were deleted with their link or code alone, and can still be restored. */
interface DeletedDraftsTable {
  application_id: number;
  file_key: string | null;
  deleted_at: Date;
  ends_at: Date;
}

interface DraftCodesTable {
  id: string;
  application_id: number;
  purpose: 'open' | 'verify' | 'restore' | 'undo' | 'read';
  link_id: string | null;
  undo_id: ColumnType<string | null, string | null | undefined, never>;
  /** Null: an earlier release made it. */
  session_id: string | null;
  seed: string;
  number_hash: string;
  created_at: Date;
  expires_at: Date;
  tries: Generated<number>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface DraftVisitsTable {
  session_id: string;
  application_id: number;
  link_id: string;
  /** True if the session came by the link of an e-mail, not because it held the draft before. */
  has_followed: Generated<boolean>;
}

interface DraftPresenceTable {
  application_id: number;
  page_id: string;
  session_id: string;
  seen_at: Date;
  active_at: Date;
  asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  has_let_go: Generated<boolean>;
}

interface DraftHoldsTable {
  session_id: string;
  application_id: number;
  link_id: string | null;
  began_at: Date;
  used_at: Date;
  is_shared: Generated<boolean>;
  reads_only: Generated<boolean>;
}

/** Exactly one of the session and the browser is named. */
interface DraftKnownTable {
  application_id: number;
  session_id: string | null;
  browser_hash: string | null;
  since: Date;
}

interface DraftGuessesTable {
  application_id: number;
  began_at: Date;
  guesses: number;
}

/** Person who submitted or approved a revision of an application. */
export interface SubmittersTable {
  application_id: number;
  revision: number;
  at: Date;
  acted_as: StatusActor;
  session_id: string;
  user_id: number | null;
  browser_hash: string | null;
  network_hash: string | null;
  /** Keyed hash: the same for the same investors. */
  investors_hash: string | null;
  email_proven: boolean | null;
  mobile_proven: boolean | null;
}

/** Tables of drafts and of the links and codes that open them, by name. */
export interface DraftTables {
  draft_access: DraftAccessTable;
  draft_links: DraftLinksTable;
  draft_codes: DraftCodesTable;
  draft_visits: DraftVisitsTable;
  draft_holds: DraftHoldsTable;
  draft_presence: DraftPresenceTable;
  draft_known: DraftKnownTable;
  draft_guesses: DraftGuessesTable;
  address_undos: AddressUndosTable;
  deleted_drafts: DeletedDraftsTable;
}
