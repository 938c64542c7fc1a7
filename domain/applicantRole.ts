import type { ContactDetails } from './application.ts';

/** True when an adviser applies for the investor; otherwise the investor applies, or issuer staff in their place (1-ADV-01, 1-ADV-08). */
export function isAdviserApplying(contact: Pick<ContactDetails, 'applicant_role'> | undefined): boolean {
  return contact?.applicant_role === 'advisor';
}
