/** The tables as Kysely sees them; server/migrations/ creates them and describes their meaning. */
import type { Offer, OfferState } from '#domain/offer.ts';
import type { ActingContext, ApplicationStatus, RoleGroups } from '#domain/session.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DraftTables, SubmittersTable } from './draftTables.ts';
import type { DocumentTiesTable, FileClaimsTable, FilesTable, OfferFilesTable } from './fileTables.ts';
import type {
  BudgetUsesTable,
  LoginCountsTable,
  MailSendsTable,
  SecurityEventsTable,
  SmsSendsTable,
} from './limitTables.ts';
import type { ListedTables } from './listedTables.ts';
import type { RegisterTables } from './registerTables.ts';
import type { SealedJson } from './sealed.ts';
import type { OfferPresentation } from '../offers/presentation.ts';
import type { SubmissionReply } from '../applications/submissionReply.ts';

/** Read as a value, written as JSON text: the drivers differ in how they send objects and lists. */
export type Json<Value> = ColumnType<Value, string, string>;
export type Details = Record<string, unknown>;

export interface OffersTable {
  id: number;
  slug: string;
  name: string;
  state: OfferState;
  closes_at: Date | null;
  content: Json<Offer>;
  /** Null for offers that an earlier release imported. */
  presentation: ColumnType<OfferPresentation | null, string, string>;
  folder: string;
  imported_at: Date;
  issuer_id: number;
  /** Time of the import that changed the closing time. */
  closing_moved_at: ColumnType<Date | null, never, Date | null>;
}

export interface SessionsTable {
  id: string;
  /** Null: the session opens nothing any more. */
  token_hash: string | null;
  user_id: number | null;
  created_at: Date;
  expires_at: Date;
  acting_as: ActingContext | null;
  ended_at: Date | null;
  last_active_at: Date | null;
  emptied_at: Date | null;
}

export interface UsersTable extends RoleGroups {
  id: GeneratedAlways<number>;
  person_key: string;
  password_hash: string;
  created_at: Date;
  /** The issuer of staff; null for everybody else. */
  issuer_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface DevicesTable {
  token_hash: string;
  user_id: number;
  last_used_at: Date;
}

export interface ServerKeysTable {
  name: string;
  value: string;
}

export interface ApplicationsTable {
  id: Generated<number>;
  reference: string;
  offer_id: number;
  status: ApplicationStatus;
  revision: Generated<number>;
  session_id: string;
  user_id: number | null;
  created_at: Date;
  submitted_at: Date | null;
  file_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** Part of a saved draft's address; it opens nothing by itself. */
  draft_id: ColumnType<string | null, string | null | undefined, string | null>;
  saved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** True if staff of the issuer saved it last, acting as such: they enter it from a paper form (0045-entries.sql). */
  by_staff: Generated<boolean>;
  /** Time from which the applicant wants no reminders of the draft. */
  reminders_off_at: ColumnType<Date | null, never, Date>;
  /** Keyed hash of the saved draft's address at its offer, for finding it again. */
  address_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** An adviser's own name for the application, from their sheet. */
  own_reference: ColumnType<string | null, string | null | undefined, string | null>;
  /** Customer reference for BPAY, fixed when the application is submitted. */
  bpay_reference: ColumnType<string | null, string | null | undefined, string | null>;
  emptied_at: ColumnType<Date | null, never, Date>;
  /** Time at which the issuer received it; a trigger sets it. */
  reached_at: ColumnType<Date | null, never, never>;
}

/** Rights of sessions and accounts on applications (0039-grants.sql). */
export interface GrantsTable {
  id: GeneratedAlways<string | number>;
  application_id: number;
  kind: 'owner' | 'begun' | 'approver';
  user_id: number | null;
  session_id: string | null;
  since: Date;
  until: ColumnType<Date | null, never, Date>;
}

export interface ApplicationStepsTable {
  application_id: number;
  step: string;
  answers: SealedJson;
  sealed_under: number | null;
}

/** Rows of organisations and bank_accounts: fields at `path` of a step's answers. */
export interface EntityTable {
  id: string;
  application_id: number;
  step: string;
  path: string;
  role: string;
  details: SealedJson;
  sealed_under: number | null;
}

/** Details of a person; `application_id` is null for the person of an account. */
export interface PeopleTable {
  key: string;
  /** The person's id within the application. */
  id: string;
  application_id: number | null;
  kind: 'person' | 'tax_declaration' | 'answer' | 'account';
  details: SealedJson;
  /** Null also for accounts. */
  sealed_under: number | null;
  given_names: GeneratedAlways<string | null>;
  family_name: GeneratedAlways<string | null>;
  email: GeneratedAlways<string | null>;
}

/** Place of a row of `people` in the answers of a step. */
export interface PeoplePlacesTable {
  application_id: number;
  person_key: string;
  step: string;
  path: string;
  role: string;
  /** Names of the fields that are asked there. */
  fields: Json<string[]>;
  /** Answers about the place, not about the person. */
  own: Json<Details>;
}

export interface NumberHandlesTable {
  handle: string;
  application_id: number;
  number_name: string;
}

export interface DocumentsTable {
  id: string;
  session_id: string;
  /** Written by an earlier release only: see `document_ties`. */
  application_id: ColumnType<number | null, never, never>;
  filename: string;
  size: number;
  sha256: string;
  /** File name that an earlier release gave; null: the file is in the store by its hash. */
  stored_name: string | null;
  uploaded_at: Date;
  /** The client's key of the chosen file; null if it sent none. */
  upload_key: string | null;
  /** The client's key of the application's file that the document was chosen for; null if it sent none. */
  file_key: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface EventsTable {
  id: GeneratedAlways<string | number>;
  application_id: number;
  at: Date;
  kind: string;
  session_id: string | null;
  user_id: number | null;
  acting_as: string;
  revision: number;
  facts: Json<Details>;
}

export interface RecordsTable {
  application_id: number;
  revision: number;
  sha256: string;
  details: SealedJson;
  sealed_under: number;
  made_at: Date;
}

export interface RecordFilesTable {
  application_id: number;
  revision: number;
  kind: 'json' | 'pdf';
  sha256: string;
  size: number;
  stored_name: string | null;
  made_at: Date;
}

export interface OutboxTable {
  id: string;
  application_id: number;
  /** Null: to the issuer, a text message, or about a draft to the applicant. */
  person_key: string | null;
  channel: Generated<'email' | 'sms'>;
  template: string;
  occasion: Generated<string>;
  created_at: Date;
  /** `given_up`: nobody is to get it any more. Its job records whether trying was given up. */
  status: 'waiting' | 'sent' | 'given_up';
  /** Time of an earlier release's next attempt; null: a job sends it. `attempts` and `last_failure` belong to that release alone. */
  next_attempt_at: ColumnType<Date | null, never, null>;
  attempts: ColumnType<number, never, never>;
  last_failure: ColumnType<string | null, never, never>;
  sent_at: ColumnType<Date | null, never, Date>;
}

/** Reasons to leave a job for later without a failure. */
type HeldBack = 'mail_limit' | 'earlier_release' | 'calls';

/** server/jobs/ reads and changes this table; server/outbox/outbox.ts adds jobs for messages of an earlier release. */
export interface JobsTable {
  id: string;
  kind: string;
  key: string;
  payload: Json<Details>;
  due_at: Date;
  /** Greater is earlier. */
  urgency: Generated<number>;
  attempts: Generated<number>;
  lease: ColumnType<string | null, never, string | null>;
  leased_until: ColumnType<Date | null, never, Date | null>;
  status: ColumnType<'waiting' | 'done' | 'given_up', never, 'waiting' | 'done' | 'given_up'>;
  created_at: Date;
  ended_at: ColumnType<Date | null, never, Date | null>;
  last_failure: ColumnType<string | null, never, string | null>;
  /** Start of the failures in a row. It stays once they are over, so it counts only while `last_failure` is set. */
  failing_since: ColumnType<Date | null, never, Date | null>;
  /** Reason for leaving the job for later, if that was no failure. */
  held_back: ColumnType<HeldBack | null, never, HeldBack | null>;
}

export interface IdempotencyKeysTable {
  key: string;
  session_id: string;
  request_hash: string;
  application_id: number | null;
  reply: ColumnType<SubmissionReply | null, string | null, string | null>;
  created_at: Date;
  /** Time at which the key was closed; later requests with it are refused. */
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface Tables extends DraftTables, ListedTables, RegisterTables {
  security_events: SecurityEventsTable;
  offers: OffersTable;
  sessions: SessionsTable;
  users: UsersTable;
  login_counts: LoginCountsTable;
  devices: DevicesTable;
  server_keys: ServerKeysTable;
  applications: ApplicationsTable;
  application_steps: ApplicationStepsTable;
  people: PeopleTable;
  people_places: PeoplePlacesTable;
  organisations: EntityTable;
  bank_accounts: EntityTable;
  number_handles: NumberHandlesTable;
  documents: DocumentsTable;
  document_ties: DocumentTiesTable;
  events: EventsTable;
  grants: GrantsTable;
  submitters: SubmittersTable;
  records: RecordsTable;
  record_files: RecordFilesTable;
  files: FilesTable;
  file_claims: FileClaimsTable;
  offer_files: OfferFilesTable;
  outbox: OutboxTable;
  jobs: JobsTable;
  mail_sends: MailSendsTable;
  sms_sends: SmsSendsTable;
  budget_uses: BudgetUsesTable;
  idempotency_keys: IdempotencyKeysTable;
}
