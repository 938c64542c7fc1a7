import type { ContactDetails } from '../application.ts';

/** True when an adviser applies for the investor; otherwise the investor applies, or issuer staff in their place (1-ADV-01, 1-ADV-08). */
export function isAdviserApplying(contact: Pick<ContactDetails, 'applicant_role'> | undefined): boolean {
  return contact?.applicant_role === 'advisor';
}

/** The authority document: an adviser who has authority, which is the default, where it is not left to be asked (1-ADV-05, 3-ROLE-06). */
export function asksForAuthority(values: Pick<ContactDetails, 'applicant_role' | 'adviser_has_authority'>): boolean {
  const { adviser_has_authority: hasAuthority = true } = values;
  return isAdviserApplying(values) && hasAuthority === true;
}
