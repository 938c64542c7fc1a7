/** Tables of the issuer's list and pages of applications; see `tables.ts`. */
import type { ApplicationStatus } from '#domain/session.ts';
import type { StatusActor } from '#domain/statuses.ts';
import type { Generated } from 'kysely';
import type { SealedJson } from './sealed.ts';

/** Facts by which the issuer's staff find an application (0041-listed-applications.sql). */
interface ListedApplicationsTable {
  application_id: number;
  version: number;
  read_at: Date;
  offer_id: number;
  reference: string;
  /** A trigger keeps it that of the application, as the next. */
  status: ApplicationStatus;
  submitted_at: Date;
  investor: string;
  sort_name: string;
  adviser: string;
  /** Decimal string. */
  amount: string | null;
  entered_by: StatusActor;
  words: string;
  missing: string;
  is_pep: boolean;
  is_foreign: boolean;
  is_below_minimum: boolean;
  /** ISO date. */
  certificate_date: string | null;
  holding_id: number | null;
  hin_hash: string | null;
  /** Decimal strings: payable as it was read last, null before that; and the sum of the payments. */
  due: string | null;
  paid: Generated<string>;
  /** Decimal string. */
  units: string | null;
}

/** First 64 bits of keyed hashes of what applications by the same investor have in common (0041-listed-applications.sql). */
interface ListedMatchesTable {
  offer_id: number;
  /** Whole number as text: 64 bits do not fit into a number. */
  hash: number | string;
  application_id: number;
}

/** Number of applications with a hash; triggers count them. */
interface ListedMatchCountsTable {
  offer_id: number;
  hash: number | string;
  applications: number;
}

/** Internal notes of the issuer's staff (0042-notes.sql). */
interface NotesTable {
  id: string;
  application_id: number;
  at: Date;
  user_id: number;
  details: SealedJson;
  sealed_under: number;
}

/** Payments that staff have recorded (0043-payments.sql). */
interface PaymentsTable {
  id: string;
  application_id: number;
  at: Date;
  user_id: number;
  /** ISO date. */
  received_on: string;
  /** Decimal string. */
  amount: string;
  details: SealedJson;
  sealed_under: number;
}

/** Allotments of completed applications (0044-allotments.sql). */
interface AllotmentsTable {
  application_id: number;
  /** ISO date. */
  allotted_on: string;
  /** Decimal string. */
  units: string;
  details: SealedJson;
  sealed_under: number;
}

/** Tables of the issuer's list and pages, by name. */
export interface ListedTables {
  notes: NotesTable;
  payments: PaymentsTable;
  allotments: AllotmentsTable;
  listed_applications: ListedApplicationsTable;
  listed_matches: ListedMatchesTable;
  listed_match_counts: ListedMatchCountsTable;
}
