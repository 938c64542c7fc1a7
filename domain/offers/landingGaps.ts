/** Agreements and answers that the landing page still lacks. Imports neither decimals nor yup, because the landing page loads it. */
import { hasDocument } from '../model/documentFields.ts';
import { asksForAuthority, isAdviserApplying } from '../model/applicantRole.ts';
import type { Application } from '../model/application.ts';
import type { Offer } from '../model/offer.ts';
import { actsForAnotherIssuer, isEditingLodged, isPlainDraft, type Mode, NEW_APPLICATION, type User } from '../model/session.ts';
import { changesSinceAgreement } from './agreedDocuments.ts';
import { holdingField } from './chosenHolding.ts';
import { asksForTerms, landingFormValues, acceptsApplications, type LandingFormValues } from './landing.ts';

/** Possible gaps by field, in the order of the page, each with its name among the messages (texts/errors.ts). */
export interface LandingGaps {
  all_docs_are_downloaded?: 'documents';
  agree_to_terms?: 'terms' | 'documentsChanged';
  hasAccount?: 'holdingOfNobody';
  applicant_role?: 'otherIssuer';
  adviser_has_authority?: 'authority';
  adviser_authority_doc?: 'authorityDocument';
  selectedSubregister?: 'holding';
  selectedHolder?: 'holding';
}

export interface LandingAsker {
  offer: Pick<Offer, 'state' | 'takes_paper_forms' | 'documents' | 'client_name'>;
  user: User | null;
  mode: Mode;
}

/**
 * Returns the gaps that only the applicant can fill (1-LAND-39, 1-LAND-40, 1-ADV-05): agreement to the terms of the current documents, the
 * download of any documents, a log-in for a holding, a capacity that this offer accepts, for an adviser the answer about authority with its
 * document, and the holding that the profile is about (1-HOLD-05, 1-HOLD-06). Empty if nothing is missing.
 */
export function landingGaps({ offer, user, mode }: LandingAsker, values: LandingFormValues): LandingGaps {
  const areTermsAsked = asksForTerms(offer, user, mode);
  const isDownloadAsked = areTermsAsked && offer.documents.length > 0;
  const hasChanged = areTermsAsked && changesSinceAgreement(offer, user, values) !== null;
  const agrees = !areTermsAsked || values.agree_to_terms === true;
  return {
    ...(isDownloadAsked && values.all_docs_are_downloaded !== true && { all_docs_are_downloaded: 'documents' }),
    ...(!agrees ? { agree_to_terms: 'terms' } : hasChanged && { agree_to_terms: 'documentsChanged' }),
    ...(isHoldingOfNobody(user, mode, values) && { hasAccount: 'holdingOfNobody' }),
    ...(actsForAnotherIssuer(user, offer) && { applicant_role: 'otherIssuer' }),
    ...(isAdviserApplying(values) && values.adviser_has_authority === null && { adviser_has_authority: 'authority' }),
    ...(asksForAuthority(values) &&
      !hasDocument(values.adviser_authority_doc) && { adviser_authority_doc: 'authorityDocument' }),
    ...holdingGap(values),
  };
}

/**
 * True if a holding is chosen and nobody is signed in: it cannot be known whose it is, for example in a draft that was opened by its link
 * and code. An investor approves what an adviser has chosen.
 */
function isHoldingOfNobody(user: User | null, mode: Mode, values: LandingFormValues): boolean {
  return user === null && mode.status !== 'pending_approval' && holdingField(values) !== null;
}

function holdingGap(values: LandingFormValues): Pick<LandingGaps, 'selectedSubregister' | 'selectedHolder'> {
  const field = holdingField(values);
  return field === null || values[field] ? {} : { [field]: 'holding' };
}

/**
 * Returns the gaps that the landing page of a begun application, for example one from a sheet, has to fill before the application
 * continues. Empty if nothing is missing, and if nobody can answer: before the application begins, once it is submitted, and while its
 * offer takes no applications. A saved draft has the gaps of a new application, because submission turns it into one.
 */
export function openLanding({ offer, user, mode, application }: LandingAsker & { application: Application }): LandingGaps {
  const isBegun = application.contact_details !== undefined;
  if (!isBegun || isEditingLodged(mode) || !acceptsApplications(offer, user)) return NONE;
  return landingGaps({ offer, user, mode: isPlainDraft(mode) ? NEW_APPLICATION : mode }, landingFormValues(application));
}

/** True when there are any gaps. */
export function hasGaps(gaps: LandingGaps): boolean {
  return Object.keys(gaps).length > 0;
}

const NONE: LandingGaps = {};
