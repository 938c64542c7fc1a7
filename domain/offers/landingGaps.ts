/** What still has to be agreed to and answered on the landing page. On its path: no decimals, no yup. */
import { hasDocument } from '../documents/documentFields.ts';
import { asksForAuthority, isAdviserApplying } from '../people/applicantRole.ts';
import type { Application } from '../application.ts';
import type { Offer } from '../offer.ts';
import { isEditingLodged, isPlainDraft, type Mode, NEW_APPLICATION, type User } from '../session.ts';
import { changesSinceAgreement } from './agreedDocuments.ts';
import { asksForTerms, landingFormValues, takesApplications, type LandingFormValues } from './landing.ts';

/** What may be missing, by its field, in the order of the page: its name among the messages (texts/errors.ts). */
export interface LandingGaps {
  all_docs_are_downloaded?: 'documents';
  agree_to_terms?: 'terms' | 'documentsChanged';
  adviser_has_authority?: 'authority';
  adviser_authority_doc?: 'authorityDocument';
}

export interface LandingAsker {
  offer: Pick<Offer, 'state' | 'documents'>;
  user: User | null;
  mode: Mode;
}

/**
 * What nobody can do for whoever applies (1-LAND-39, 1-LAND-40, 1-ADV-05): agree to the terms of the documents as they are, get them where
 * there are any, and, as an adviser, say whether they have authority and show it. Empty where nothing is missing.
 */
export function landingGaps({ offer, user, mode }: LandingAsker, values: LandingFormValues): LandingGaps {
  const areTermsAsked = asksForTerms(offer, user, mode);
  const isDownloadAsked = areTermsAsked && offer.documents.length > 0;
  const hasChanged = areTermsAsked && changesSinceAgreement(offer, user, values) !== null;
  const agrees = !areTermsAsked || values.agree_to_terms === true;
  return {
    ...(isDownloadAsked && values.all_docs_are_downloaded !== true && { all_docs_are_downloaded: 'documents' }),
    ...(!agrees ? { agree_to_terms: 'terms' } : hasChanged && { agree_to_terms: 'documentsChanged' }),
    ...(isAdviserApplying(values) && values.adviser_has_authority === null && { adviser_has_authority: 'authority' }),
    ...(asksForAuthority(values) &&
      !hasDocument(values.adviser_authority_doc) && { adviser_authority_doc: 'authorityDocument' }),
  };
}

/**
 * What the landing page of an application that was begun has to ask before it goes on, such as of one from a sheet; empty where nothing is
 * missing, and where nobody can answer: before it was begun, once it is lodged, and while its offer takes no applications. A saved draft is
 * asked as a new application is, which it becomes once it is submitted.
 */
export function openLanding({ offer, user, mode, application }: LandingAsker & { application: Application }): LandingGaps {
  const isBegun = application.contact_details !== undefined;
  if (!isBegun || isEditingLodged(mode) || !takesApplications(offer)) return NONE;
  return landingGaps({ offer, user, mode: isPlainDraft(mode) ? NEW_APPLICATION : mode }, landingFormValues(application));
}

/** True where these name something. */
export function hasGaps(gaps: LandingGaps): boolean {
  return Object.keys(gaps).length > 0;
}

const NONE: LandingGaps = {};
