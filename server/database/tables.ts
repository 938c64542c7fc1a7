/** The tables as Kysely sees them; server/migrations/ creates them and says what they mean. */
import type { Offer, OfferState } from '#domain/offer.ts';
import type { ActingContext, ApplicationStatus, RoleGroups } from '#domain/session.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DraftTables, SubmittersTable } from './draftTables.ts';
import type { DocumentTiesTable, FileClaimsTable, FilesTable, OfferFilesTable } from './fileTables.ts';
import type { SealedJson } from './sealed.ts';
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
  folder: string;
  imported_at: Date;
  issuer_id: number;
  /** When an import gave it another closing time than before. */
  closing_moved_at: ColumnType<Date | null, never, Date | null>;
}

export interface IssuersTable {
  id: GeneratedAlways<number>;
  name: string;
}

export interface SessionsTable {
  id: string;
  /** Null: it opens nothing any more. */
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
  /** Of staff; null: of none. */
  issuer_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface LoginCountsTable {
  key_hash: string;
  tries: number;
  began_at: Date;
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
  /** In the address of a saved draft; it opens nothing by itself. */
  draft_id: ColumnType<string | null, string | null | undefined, string | null>;
  saved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Since when whoever applies wants no reminders of their draft. */
  reminders_off_at: ColumnType<Date | null, never, Date>;
  /** Keyed: the saved draft's address at its offer, by which it is found again. */
  address_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** An adviser's own name for it, from their sheet. */
  own_reference: ColumnType<string | null, string | null | undefined, string | null>;
  emptied_at: ColumnType<Date | null, never, Date>;
}

export interface ApplicationStepsTable {
  application_id: number;
  step: string;
  answers: SealedJson;
  sealed_under: number | null;
}

/** organisations and bank_accounts: fields that stand at `path` of a step's answers. */
export interface EntityTable {
  id: string;
  application_id: number;
  step: string;
  path: string;
  role: string;
  details: SealedJson;
  sealed_under: number | null;
}

/** What belongs to a person; `application_id` is null for the person of an account. */
export interface PeopleTable {
  key: string;
  /** Theirs within the application. */
  id: string;
  application_id: number | null;
  kind: 'person' | 'tax_declaration' | 'answer' | 'account';
  details: SealedJson;
  /** Null also of accounts. */
  sealed_under: number | null;
  given_names: GeneratedAlways<string | null>;
  family_name: GeneratedAlways<string | null>;
  email: GeneratedAlways<string | null>;
}

/** Where somebody of `people` stands. */
export interface PeoplePlacesTable {
  application_id: number;
  person_key: string;
  step: string;
  path: string;
  role: string;
  /** Names of the fields that are asked there. */
  fields: Json<string[]>;
  /** What is said of the place, not of the person. */
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
  /** An earlier release's alone: see `document_ties`. */
  application_id: ColumnType<number | null, never, never>;
  filename: string;
  size: number;
  sha256: string;
  /** As an earlier release named its file; null: it lies in the store by its hash. */
  stored_name: string | null;
  uploaded_at: Date;
  /** The client's key of the file that was chosen; null where it sent none. */
  upload_key: string | null;
  /** The client's key of the application's file that it was chosen for; null where it sent none. */
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
  /** Null: to the issuer, a text message, or about a draft to whoever applies. */
  person_key: string | null;
  channel: Generated<'email' | 'sms'>;
  template: string;
  occasion: Generated<string>;
  created_at: Date;
  /** `given_up`: nobody is to get it any more. Whether trying was given up, its job says. */
  status: 'waiting' | 'sent' | 'given_up';
  /** When an earlier release tries it again; null: a job does. `attempts` and `last_failure` are that release's alone. */
  next_attempt_at: ColumnType<Date | null, never, null>;
  attempts: ColumnType<number, never, never>;
  last_failure: ColumnType<string | null, never, never>;
  sent_at: ColumnType<Date | null, never, Date>;
}

/** Reasons for which a job is left for later without a failure. */
type HeldBack = 'mail_limit' | 'earlier_release' | 'calls';

/** server/jobs/queue.ts is the only one that reads and changes it. */
export interface JobsTable {
  id: string;
  kind: string;
  key: string;
  payload: Json<Details>;
  due_at: Date;
  /** The greater, the earlier. */
  urgency: Generated<number>;
  attempts: Generated<number>;
  lease: ColumnType<string | null, never, string | null>;
  leased_until: ColumnType<Date | null, never, Date | null>;
  status: ColumnType<'waiting' | 'done' | 'given_up', never, 'waiting' | 'done' | 'given_up'>;
  created_at: Date;
  ended_at: ColumnType<Date | null, never, Date | null>;
  last_failure: ColumnType<string | null, never, string | null>;
  /** When the failures in a row began; left as it is once they are over, so it says something only where `last_failure` does. */
  failing_since: ColumnType<Date | null, never, Date | null>;
  /** Why it was left for later, where that was no failure. */
  held_back: ColumnType<HeldBack | null, never, HeldBack | null>;
}

export interface MailSendsTable {
  outbox_id: string;
  address_hash: string;
  sent_at: Date;
  kind: Generated<MailKind>;
  place_hash: string | null;
}

/** `first`: asked for by nobody, of a save or a submission. `link`: links that were asked for again. `notice`: that codes go elsewhere, or were guessed at. */
export type MailKind = 'first' | 'link' | 'approval' | 'notice' | 'undo';

export interface SmsSendsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  /** Keyed: numbers are few enough to be guessed one after the other. */
  number_hash: string;
  calling_code: string;
  sent_at: Date;
  is_known: Generated<boolean>;
  is_verified: Generated<boolean>;
}

/** Use of a budget within one hour. */
export interface BudgetUsesTable {
  budget: string;
  /** Keyed hash of a session, a network or what a caller has standing by; `all` for everybody else. */
  scope: string;
  hour: Date;
  amount: number;
}

export interface IdempotencyKeysTable {
  key: string;
  session_id: string;
  request_hash: string;
  application_id: number | null;
  reply: ColumnType<SubmissionReply | null, string | null, string | null>;
  created_at: Date;
  /** When the key was closed; what arrives under it after that is refused. */
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export type SecurityEventKind =
  | 'login_tried'
  | 'login_failed'
  | 'login_done'
  | 'wrong_code'
  | 'permission_refused'
  | 'limit_reached'
  | 'number_revealed';

export interface SecurityEventsTable {
  id: GeneratedAlways<string | number>;
  at: Date;
  kind: SecurityEventKind;
  account: string | null;
  network: string;
  application_id: number | null;
}

export interface Tables extends DraftTables {
  security_events: SecurityEventsTable;
  offers: OffersTable;
  issuers: IssuersTable;
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
