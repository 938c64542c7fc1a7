import type { LandingValues } from '../application.ts';
import { asksForAuthority } from '../people/applicantRole.ts';
import { type ChosenOnLanding, type LandingFormValues, withoutUndefined } from './landing.ts';
import { isIssuerActing, type User } from '../session.ts';

/**
 * What the two steps store of a complete landing form (1-LAND-42). The e-mail address is that of the account where somebody is
 * signed in, but never a member of staff's; a document of authority that is not asked for is not kept.
 */
export function landingParts(
  values: LandingFormValues,
  user: User | null,
): { landingpage: LandingValues; chosen: ChosenOnLanding } {
  const { agree_to_terms, all_docs_are_downloaded, hasAccount, username, password: _password, ...rest } = values;
  const known = isIssuerActing(user) ? undefined : (user?.username ?? username);
  return {
    landingpage: withoutUndefined({ agree_to_terms, all_docs_are_downloaded, hasAccount, username: known }),
    chosen: {
      ...rest,
      holdingProfileType: 'NEW',
      adviser_authority_doc: asksForAuthority(values) ? (values.adviser_authority_doc ?? null) : null,
    },
  };
}
