import type { Application, ContactDetails } from './application.ts';
import { isAdviserApplying } from './applicantRole.ts';
import { isIssuerActing, type User } from './session.ts';

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
