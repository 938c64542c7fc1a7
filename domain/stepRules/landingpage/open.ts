import type { LandingValues } from '../../application.ts';
import { initialLandingValues } from '../../offers/landing.ts';
import type { SchemaContext } from '../context.ts';

/** What the start begins with: for issuer staff terms and documents are settled (1-LAND-36 to 1-LAND-38). */
export function open(saved: LandingValues | undefined, { user }: Pick<SchemaContext, 'user'>): LandingValues {
  const { agree_to_terms = false, all_docs_are_downloaded = false, hasAccount = null } = initialLandingValues(user);
  return { agree_to_terms, all_docs_are_downloaded, hasAccount, ...saved };
}
