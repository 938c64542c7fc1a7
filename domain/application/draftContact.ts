import type { ContactDetails } from '../model/fields.ts';
import { isAdviserApplying } from '../model/applicantRole.ts';
import type { OpenStatus } from '../model/statuses.ts';

export interface OpeningContact {
  email: string;
  mobile: string;
}

/** Returns the contact of the applicant, who comes back to the draft by a link and a code (3-OTP-03): an adviser's own; '' for none. */
export function draftContact(contact: ContactDetails | undefined): OpeningContact {
  return isAdviserApplying(contact)
    ? { email: tidy(contact?.adviser_email), mobile: tidy(contact?.adviser_mobile) }
    : investorContact(contact);
}

/**
 * Returns the contact of the person who may open an application of this status. One that waits for approval opens for its investor alone
 * (2-ROLE-06).
 */
export function openingContact(contact: ContactDetails | undefined, status: OpenStatus): OpeningContact {
  return status === 'draft' ? draftContact(contact) : investorContact(contact);
}

function investorContact(contact: ContactDetails | undefined): OpeningContact {
  return { email: tidy(contact?.email_address), mobile: tidy(contact?.tel_mobile) };
}

function tidy(value = ''): string {
  return value.trim();
}
