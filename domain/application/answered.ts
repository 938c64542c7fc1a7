import type { DataStepName } from '../model/application.ts';
import { isRecord } from '../formats/isRecord.ts';

/** Choices on the offer's page: every visitor makes them in a moment, or the page makes them itself. */
const CHOICES: ReadonlySet<string> = new Set([
  'agree_to_terms',
  'all_docs_are_downloaded',
  'agreed_documents',
  'hasAccount',
  'password',
  'applicant_role',
  'adviser_has_authority',
  'holdingProfileType',
]);

/**
 * True if these values of a step, saved or being typed, make an application (1-LAND-46). Role, terms, documents and the account question do
 * not, nor does an e-mail address to log in with. An e-mail address without an account does, and so does a document. A step behind the
 * offer's page is saved once the applicant typed in it or left it forward, which is an answer. The landing page loads this module.
 */
export function isAnswered(name: DataStepName, values: unknown): boolean {
  if (name !== 'landingpage' && name !== 'contact_details') return values != null;
  if (!isRecord(values)) return false;
  const isLogIn = values['hasAccount'] === true;
  return Object.entries(values).some(
    ([field, value]) => !CHOICES.has(field) && !(isLogIn && field === 'username') && value != null && value !== '',
  );
}
