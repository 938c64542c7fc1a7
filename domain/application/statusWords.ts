/** Present status of a submitted application in words. */
import { momentText } from '../formats/moment.ts';
import type { ApplicationStatus } from '../model/session.ts';
import { recordTexts, statusTexts } from '../texts/record.ts';
import type { UnapprovedEnd } from './approvalEnd.ts';

export interface Standing {
  status: ApplicationStatus;
  /** ISO date-time until which its investor can approve it; null if it does not wait for that. */
  approve_until: string | null;
  /** Kind of its end without an approval; null if it did not end so. */
  ended: UnapprovedEnd | null;
}

/**
 * Returns the status as a person reads it, with times in the offer's zone.
 * @example statusWords({ status: 'accepted', approve_until: null, ended: null }, 'Australia/Sydney') // 'Accepted by the issuer'
 */
export function statusWords({ status, approve_until: until, ended }: Standing, zone: string): string {
  if (ended !== null) return recordTexts.ended[ended];
  const moment = status === 'pending_approval' && until !== null ? momentText(until, zone) : null;
  return moment === null ? statusTexts[status] : recordTexts.waitingUntil(moment);
}
