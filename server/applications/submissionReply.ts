/** Response of create-update (2-CALL-04). */
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import type { ApplicationStatus } from '#domain/session.ts';

export interface SubmissionReply {
  id: number;
  /** For staff, who continue by managing it (2-SUB-06): a new application's own id. */
  original_application_id?: number;
  /** For staff who saved an edit in which no answer differs: nothing was written. */
  is_unchanged?: true;
  reference: string;
  status: ApplicationStatus;
  /** ISO date-time; null for an early lead. */
  submitted_at: string | null;
  payment: PaymentDue | null;
  /** SHA-256 of the record's canonical JSON; none for an early lead, and for an application submitted before there were records. */
  record_sha256?: string;
  /** ISO date-time until which the investor can approve an application that waits for that. */
  approve_until?: string;
  /** For a draft: the revision that `If-Match` names with the next save, and with the submission. */
  revision?: number;
  /** For a draft: the address of its page. */
  draft_url?: string;
  /** For a draft of an applicant who is not signed in: the mobile number on it is not verified; holds the number's end. */
  verify_mobile?: { masked_mobile: string };
  /** For a draft of an applicant who is not signed in: a link is on its way to this address, which is not given in full. */
  send_application_link?: { email: string };
}
