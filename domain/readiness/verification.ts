/** Identity and AML/CTF documents of persons and entities (2-READY-06 to 2-READY-20, Appendix A.2). */
import { investingKind } from '../model/investorTypes.ts';
import type { Application, InvestorDetails, Person, PersonEntry } from '../model/application.ts';
import {
  type Party,
  bareTrustees,
  beneficialOwners,
  corporateTrustee,
  individualInvestors,
  individualTrustees,
  investingEntity,
  investorTypeOf,
} from '../people/parties.ts';
import { isCompanyTrustee } from '../people/names.ts';
import { type DocumentNeed, documentNeed, isAskedOrSupplied, singleDocumentNeed } from './documentNeeds.ts';
import { type ReadinessItem } from '../model/documentKinds.ts';
import { hasDocument } from '../model/documentFields.ts';
import {
  type IdentityOffer,
  hasAustralianAddress,
  hasRequiredIdDocuments,
  isIdentityShownByDocuments,
  needsIdentityDocuments,
  requiredIdDocumentCount,
} from '../people/identityDocuments.ts';
import type { Offer } from '../model/offer.ts';
import { asksForFamilyTrustDoc, asksTrustForAmlDoc, takesUploads } from '../documents/uploadsAsked.ts';

export type VerificationOffer = IdentityOffer &
  Pick<
    Offer,
    | 'allow_submit_with_missing_docs'
    | 'allow_foreigner_submit_with_missing_docs'
    | 'require_super_fund_aml_doc'
    | 'require_partnership_agreement_doc'
    | 'family_trust_tax_return'
  > & { security: Pick<Offer['security'], 'category'> };

/** Returns the documents to be uploaded; none unless the offer asks for AML/KYC by upload. */
export function verificationNeeds(offer: VerificationOffer, application: Application): DocumentNeed[] {
  return takesUploads(offer) ? needsIfUploaded(offer, application) : [];
}

/** Returns the original documents to be sent by post: those that would otherwise be uploaded (2-READY-20). */
export function postedDocuments(offer: VerificationOffer, application: Application): ReadinessItem[] {
  if (!offer.require_aml_kyc || offer.verification_doc_type !== 'O') return [];
  return needsIfUploaded(offer, application)
    .map(({ item }) => item)
    .filter(({ needed }) => needed);
}

/** True when at least one original document has to be sent by post. */
export function arePostedDocumentsExpected(offer: VerificationOffer, application: Application): boolean {
  return postedDocuments(offer, application).length > 0;
}

function needsIfUploaded(offer: VerificationOffer, application: Application): DocumentNeed[] {
  const trustee = corporateTrustee(application);
  const areOwnersAsked = needsIdentityDocuments('beneficial_owner', { offer, application });
  const needs = [
    ...identityNeeds(offer, individualInvestors(application)),
    ...entityNeeds(offer, application),
    ...(trustee ? [amlNeed(offer, trustee)] : []),
    ...identityNeeds(offer, individualTrustees(application)),
    ...identityNeeds(offer, areOwnersAsked ? beneficialOwners(application) : []),
    ...bareTrustees(application).flatMap((party) => bareTrusteeNeeds(offer, party)),
  ];
  return needs.filter(isAskedOrSupplied);
}

function identityNeeds(offer: VerificationOffer, persons: Party<Person>[]): DocumentNeed[] {
  return persons
    .filter(({ value }) => isIdentityShownByDocuments(offer, value))
    .map((party) => identityNeed(offer, party));
}

function identityNeed(offer: VerificationOffer, party: Party<Person>): DocumentNeed {
  const isAustralian = hasAustralianAddress(party.value);
  return documentNeed(party, {
    kind: 'identity',
    needed: requiredIdDocumentCount(offer, party.value) > 0,
    supplied: hasRequiredIdDocuments(offer, party.value) && hasAnyIdDocument(party.value),
    isAllowedMissing: Boolean(
      isAustralian ? offer.allow_submit_with_missing_docs : offer.allow_foreigner_submit_with_missing_docs,
    ),
  });
}

/** True if a document is there; a person who is asked for none has supplied one only then. */
function hasAnyIdDocument(person: Person): boolean {
  return hasDocument(person.idDoc) || hasDocument(person.idDoc2);
}

function bareTrusteeNeeds(offer: VerificationOffer, party: Party<PersonEntry>): DocumentNeed[] {
  return isCompanyTrustee(party.value) ? [amlNeed(offer, party)] : identityNeeds(offer, [party]);
}

function entityNeeds(offer: VerificationOffer, application: Application): DocumentNeed[] {
  const entity = investingEntity(application);
  if (!entity) return [];
  const kind = investingKind(investorTypeOf(application));
  if (kind === 'company') return [amlNeed(offer, entity)];
  return kind === 'partnership' ? agreementNeeds(offer, entity) : trustNeeds(offer, entity);
}

function amlNeed(offer: VerificationOffer, party: Party<Pick<PersonEntry, 'amlCtfDoc'>>, needed = true): DocumentNeed {
  return singleDocumentNeed(party, party.value.amlCtfDoc, {
    kind: 'aml',
    needed,
    isAllowedMissing: isMissingAllowed(offer),
  });
}

function agreementNeeds(offer: VerificationOffer, entity: Party<InvestorDetails>): DocumentNeed[] {
  const needed = Boolean(offer.require_partnership_agreement_doc);
  const options = { kind: 'agreement', needed, isAllowedMissing: isMissingAllowed(offer) } as const;
  return [singleDocumentNeed(entity, entity.value.agreementDoc, options)];
}

function trustNeeds(offer: VerificationOffer, entity: Party<InvestorDetails>): DocumentNeed[] {
  const { trustType, familyTrustStatus } = entity.value;
  const familyTrust = {
    kind: 'family_trust',
    needed: asksForFamilyTrustDoc(offer, trustType),
    isAllowedMissing: isMissingAllowed(offer),
  } as const;
  return [
    amlNeed(offer, entity, asksTrustForAmlDoc(offer, trustType)),
    singleDocumentNeed(entity, familyTrustStatus, familyTrust),
  ];
}

function isMissingAllowed(offer: VerificationOffer): boolean {
  return Boolean(offer.allow_submit_with_missing_docs);
}
