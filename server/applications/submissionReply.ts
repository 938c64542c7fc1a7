/** What create-update answers (2-CALL-04). */
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import type { ApplicationStatus } from '#domain/session.ts';

export interface SubmissionReply {
  id: number;
  /** For staff, who go on to manage it (2-SUB-06): of a new application its own id. */
  original_application_id?: number;
  reference: string;
  status: ApplicationStatus;
  /** ISO date-time; null for an early lead. */
  submitted_at: string | null;
  payment: PaymentDue | null;
  /** SHA-256 of the record's canonical JSON; of an early lead, and of what was lodged before there were records, none. */
  record_sha256?: string;
  /** ISO date-time until which the investor can approve what waits for that. */
  approve_until?: string;
  /** Of a draft: what `If-Match` names with the next save, and with lodging. */
  revision?: number;
  /** Of a draft: the address of its page. */
  draft_url?: string;
  /** Of a draft, to whoever is not signed in: the mobile number on it is not verified; how it ends. */
  verify_mobile?: { mobile_end: string };
  /** Of a draft, to whoever is not signed in: a link is on its way to this address, which is not given in full. */
  send_application_link?: { email: string };
}
