import { isAdviserApplying } from '../model/applicantRole.ts';
import type { Application, ContactDetails } from '../model/application.ts';
import { isIssuerActing, type User } from '../model/session.ts';

/**
 * Returns known contact details before the applicant types: from the signed-in user, else the e-mail address of the landing page. They go
 * to the adviser's own block if an adviser applies, else to the investor's (1-CONT-02, 1-CONT-03). Issuer staff fill in another person's
 * details, so nothing is known for them.
 */
export function knownContact({ application, user }: { application: Application; user: User | null }): ContactDetails {
  if (isIssuerActing(user)) return {};
  const { first_name = '', last_name = '', tel_mobile = '' } = user ?? {};
  const email = user?.username ?? application.landingpage?.username ?? '';
  return isAdviserApplying(application.contact_details ?? {})
    ? { adviser_first_name: first_name, adviser_last_name: last_name, adviser_mobile: tel_mobile, adviser_email: email }
    : { first_name, last_name, tel_mobile, email_address: email };
}

interface RoleChange {
  /** State before the change. */
  application: Application;
  user: User | null;
  chosen: Pick<ContactDetails, 'applicant_role'>;
}

/**
 * Returns the contact details after a change of role. Answers that were filled in as known about the former applicant are removed, and so
 * is `adviser_email`: it means the applying adviser in one role and an invited one in the other (1-CONT-36). Typed answers stay.
 */
export function contactForRole(
  contact: ContactDetails | undefined,
  { application, user, chosen }: RoleChange,
): ContactDetails {
  const former = application.contact_details;
  if (contact === undefined || former === undefined || isAdviserApplying(former) === isAdviserApplying(chosen))
    return { ...contact };
  const known = Object.entries(knownContact({ application, user }));
  const isKnown = ([field, value]: [string, unknown]) =>
    value !== '' && withoutBlanks(contact[field as keyof ContactDetails]) === withoutBlanks(value);
  const stale = new Set(['adviser_email', ...known.filter(isKnown).map(([field]) => field)]);
  return Object.fromEntries(Object.entries(contact).filter(([field]) => !stale.has(field)));
}

/** Removes blanks: a mobile number is saved without those that an account may have in it (1-CONT-29). */
function withoutBlanks(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\s/g, '') : value;
}
