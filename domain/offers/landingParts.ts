import type { LandingValues } from '../model/application.ts';
import { asksForAuthority } from '../model/applicantRole.ts';
import { pick } from '../formats/pick.ts';
import { CHOSEN_ON_LANDING, type ChosenOnLanding, type LandingFormValues } from './landing.ts';
import { isIssuerActing, type User } from '../model/session.ts';

const LANDING_FIELDS = ['agree_to_terms', 'all_docs_are_downloaded', 'agreed_documents', 'hasAccount', 'username'] as const;

/**
 * Splits a complete landing form into the values of the two steps that store it (1-LAND-42). A signed-in user's e-mail address is the
 * account's, but never a staff member's; a document of authority that does not apply is not saved. Only a signed-in user has a holding to
 * choose (1-LAND-33).
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
      holdingProfileType: user === null ? 'NEW' : (values.holdingProfileType ?? 'NEW'),
      adviser_authority_doc: asksForAuthority(values) ? (values.adviser_authority_doc ?? null) : null,
    },
  };
}
