import type { LandingValues } from '../application.ts';
import { asksForAuthority } from '../people/applicantRole.ts';
import { pick } from '../formats/pick.ts';
import { CHOSEN_ON_LANDING, type ChosenOnLanding, type LandingFormValues } from './landing.ts';
import { isIssuerActing, type User } from '../session.ts';

const LANDING_FIELDS = ['agree_to_terms', 'all_docs_are_downloaded', 'agreed_documents', 'hasAccount', 'username'] as const;

/**
 * What the two steps store of a complete landing form (1-LAND-42). The e-mail address is that of the account where somebody is
 * signed in, but never a member of staff's; a document of authority that is not asked for is not kept.
 */
export function landingParts(
  values: LandingFormValues,
  user: User | null,
): { landingpage: LandingValues; chosen: ChosenOnLanding } {
  const { username: typed, ...rest } = pick(values, LANDING_FIELDS);
  const username = isIssuerActing(user) ? undefined : (user?.username ?? typed);
  return {
    landingpage: { ...rest, ...(username !== undefined && { username }) },
    chosen: {
      ...pick(values, CHOSEN_ON_LANDING),
      holdingProfileType: 'NEW',
      adviser_authority_doc: asksForAuthority(values) ? (values.adviser_authority_doc ?? null) : null,
    },
  };
}
