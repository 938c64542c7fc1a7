/** Time in which an investor can approve what an adviser submitted without authority, and its ends without an approval (2-ROLE-08). */
import type { Offer } from '../offer.ts';

const DAY = 24 * 60 * 60_000;
/** Days in which an investor can approve. */
export const APPROVAL_DAYS = 30;

export interface ApprovalPeriod {
  /** Moment of the adviser's submission. */
  submittedAt: Date;
  /** Closing of the offer; null where it has none. */
  closesAt: Date | null;
}

/** Returns the moment at which an application stops waiting: its offer closes, or 30 days have passed. */
export function endOfApproval({ submittedAt, closesAt }: ApprovalPeriod): Date {
  const days = new Date(submittedAt.getTime() + APPROVAL_DAYS * DAY);
  return closesAt !== null && closesAt < days ? closesAt : days;
}

/** Returns the moment at which an offer closes; null where it does not. */
export function closingOf({ closes_at: iso }: Pick<Offer, 'closes_at'>): Date | null {
  return iso ? new Date(iso) : null;
}

/** Ends without an approval, named as their events: the investor declined, or did neither in time. */
export const UNAPPROVED_ENDS = ['declined', 'approval_expired'] as const;
export type UnapprovedEnd = (typeof UNAPPROVED_ENDS)[number];
