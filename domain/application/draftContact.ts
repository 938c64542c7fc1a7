import { isAdviserApplying } from '../people/applicantRole.ts';
import type { ContactDetails } from './fields.ts';

/** Where whoever applies is reached, who comes back to the draft by a link and a code (3-OTP-03): an adviser at their own; '' for none. */
export function draftContact(contact: ContactDetails | undefined): { email: string; mobile: string } {
  const [email = '', mobile = ''] = isAdviserApplying(contact)
    ? [contact?.adviser_email, contact?.adviser_mobile]
    : [contact?.email_address, contact?.tel_mobile];
  return { email: email.trim(), mobile: mobile.trim() };
}
