/** Notes about documents in the identity section (2-ID-15, 2-ID-16, 2-ID-23, 2-ID-25). */
import type { Person } from '../model/application.ts';
import { hasAustralianAddress, idDocumentsApply, isIdentityShownByDocuments } from './identityDocuments.ts';
import type { Offer } from '../model/offer.ts';
import { identityTexts } from '../texts/identityTexts.ts';

/**
 * Returns the sentences about uploading or posting documents, in order; none if the provider verifies this person. `isNeeded` is the result
 * of `needsIdentityDocuments` for the person's list.
 */
export function identityNotes(offer: Offer, person: Person, isNeeded: boolean): string[] {
  if (!offer.require_aml_kyc || !isIdentityShownByDocuments(offer, person)) return [];
  const solicitor = offer.show_solicitor_text ? [identityTexts.solicitor] : [];
  if (offer.verification_doc_type === 'O') return [identityTexts.byPost, ...solicitor];
  if (!idDocumentsApply(offer, person)) return [];
  const isAllowedMissing = hasAustralianAddress(person)
    ? offer.allow_submit_with_missing_docs
    : offer.allow_foreigner_submit_with_missing_docs;
  return [isAllowedMissing || !isNeeded ? identityTexts.mayBeMissing : identityTexts.mustBeUploaded, ...solicitor];
}
