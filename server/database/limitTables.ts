/** Tables that limits are counted from, and the log of security events; see `tables.ts`. */
import type { Generated, GeneratedAlways } from 'kysely';

export interface LoginCountsTable {
  key_hash: string;
  tries: number;
  began_at: Date;
}

export interface MailSendsTable {
  outbox_id: string;
  address_hash: string;
  sent_at: Date;
  kind: Generated<MailKind>;
  place_hash: string | null;
}

/**
 * `first`: sent without a request for it, after a save or a submission. `link`: links that a person asked for again. `notice`: codes go to
 * another number, or were guessed at.
 */
export type MailKind = 'first' | 'link' | 'approval' | 'notice' | 'undo';

export interface SmsSendsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  /** Keyed hash: numbers are few enough to be guessed one after the other. */
  number_hash: string;
  calling_code: string;
  sent_at: Date;
  is_known: Generated<boolean>;
  is_verified: Generated<boolean>;
}

/** Use of a budget within one hour. */
export interface BudgetUsesTable {
  budget: string;
  /** Keyed hash of a session, a network or a caller's standing; `all` for everybody together. */
  scope: string;
  hour: Date;
  amount: number;
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
