import type { ContactDetails } from './fields.ts';
import { isAdviserApplying } from '../people/applicantRole.ts';
import type { OpenStatus } from '../statuses.ts';

export interface OpeningContact {
  email: string;
  mobile: string;
}

/** Where whoever applies is reached, who comes back to the draft by a link and a code (3-OTP-03): an adviser at their own; '' for none. */
export function draftContact(contact: ContactDetails | undefined): OpeningContact {
  return isAdviserApplying(contact)
    ? { email: tidy(contact?.adviser_email), mobile: tidy(contact?.adviser_mobile) }
    : investorContact(contact);
}

/** Where whoever may open an application of this status is reached: one that waits for approval opens for its investor alone (2-ROLE-06). */
export function openingContact(contact: ContactDetails | undefined, status: OpenStatus): OpeningContact {
  return status === 'draft' ? draftContact(contact) : investorContact(contact);
}

function investorContact(contact: ContactDetails | undefined): OpeningContact {
  return { email: tidy(contact?.email_address), mobile: tidy(contact?.tel_mobile) };
}

function tidy(value = ''): string {
  return value.trim();
}
