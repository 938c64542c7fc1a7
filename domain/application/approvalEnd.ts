/** Time in which an investor can approve an adviser's submission without authority, and the ends without an approval (2-ROLE-08). */
import type { Offer } from '../model/offer.ts';

const DAY = 24 * 60 * 60_000;
/** Days in which an investor can approve. */
export const APPROVAL_DAYS = 30;

export interface ApprovalPeriod {
  /** Moment of the adviser's submission. */
  submittedAt: Date;
  /** Closing of the offer; null if it never closes. */
  closesAt: Date | null;
}

/** Returns the moment at which an application stops waiting: its offer closes, or 30 days have passed. */
export function endOfApproval({ submittedAt, closesAt }: ApprovalPeriod): Date {
  const days = new Date(submittedAt.getTime() + APPROVAL_DAYS * DAY);
  return closesAt !== null && closesAt < days ? closesAt : days;
}

/** Returns the moment at which an offer closes; null if it never does. */
export function closingOf({ closes_at: iso }: Pick<Offer, 'closes_at'>): Date | null {
  return iso ? new Date(iso) : null;
}

/** Ends without an approval, named like their events: the investor declined, or did nothing in time. */
export const UNAPPROVED_ENDS = ['declined', 'approval_expired'] as const;
export type UnapprovedEnd = (typeof UNAPPROVED_ENDS)[number];
