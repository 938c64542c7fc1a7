import { isAdviserApplying } from './applicantRole.ts';
import type { Application, ContactDetails } from '../application.ts';
import { isIssuerActing, type User } from '../session.ts';

/**
 * What is known of whoever applies before they type: from who is signed in, else the e-mail address of the landing page. It goes to
 * the adviser's own block where an adviser applies, else to the investor's (1-CONT-02, 1-CONT-03). Issuer staff fill in somebody
 * else's details, so that nothing is known for them.
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
  /** As it is before the change. */
  application: Application;
  user: User | null;
  chosen: Pick<ContactDetails, 'applicant_role'>;
}

/**
 * Contact details as they stand when the role is chosen anew: what was filled in as known of whoever applied is taken out again, and
 * `adviser_email`, which means the applying adviser in one role and an invited one in the other (1-CONT-36). What was typed stays.
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

/** A mobile number is kept without the blanks that an account may have it with (1-CONT-29). */
function withoutBlanks(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\s/g, '') : value;
}
