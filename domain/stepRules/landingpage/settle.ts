import type { LandingValues } from '../../application.ts';
import { keepOnly, trimmed, withFormats } from '../keep.ts';

/** What is kept of the start for the record; what else is chosen there stands with the contact details (1-LAND-41, 1-LAND-42). */
export function settle(form: LandingValues): LandingValues {
  return withFormats(
    keepOnly(form, ['agree_to_terms', 'all_docs_are_downloaded', 'agreed_documents', 'hasAccount', 'username']),
    {
      username: trimmed,
    },
  );
}
