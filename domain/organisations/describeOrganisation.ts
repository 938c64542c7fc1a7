/** Describes a company, trust or partnership as text; the owner includes its step's further answers (2-REV-01, 2-REV-10 to 2-REV-16). */
import { postalReading, registrationReading } from '../addresses/describeAddress.ts';
import type { Company, InvestorDetails, OrganisationEntry, UploadedDocument } from '../model/application.ts';
import { readDocuments, type BearerPlace } from '../documents/describeDocuments.ts';
import { formatAbnOrAcn } from '../formats/format.ts';
import type { DocumentKind } from '../model/documentKinds.ts';
import {
  inYesOrNo,
  linesOf,
  text,
  yesNo,
  type FieldReading,
  type FieldReadings,
  type Line,
  type ReadingContext,
} from '../rules/description.ts';
import { askedOfCompany } from './askedOfCompany.ts';
import { certificateTexts, hinTexts } from '../texts/evidence.ts';
import { businessNumberLabels, lookupTexts, noNumberReasonLabels, organisationTexts } from '../texts/organisation.ts';
import { bareTrustTexts } from '../texts/bareTrust.ts';
import { partnershipTexts, trustTexts, trustTypeLabel } from '../texts/entity.ts';
import { investorTypeLabels } from '../texts/person.ts';
import { answerTexts } from '../texts/answers.ts';
import { reviewTexts } from '../texts/review.ts';
import { readinessTexts } from '../texts/readiness.ts';
import { parseRegisterResponse } from './businessLookup.ts';
import { NO_NUMBER_REASONS } from '../data/choices.ts';
import { entityNumberKind, numberKindOf, asksForArsn } from './businessNumbers.ts';
import { type OrganisationKind } from '../model/investorTypes.ts';
import { asksForNumber, asksForRegisteredCountry } from './registration.ts';

export type OrganisationPlace = BearerPlace & { organisation: OrganisationKind };

interface OrganisationContext extends ReadingContext {
  place: OrganisationPlace;
}

const READINGS: FieldReadings<OrganisationEntry, OrganisationContext> = {
  id: 'internal',
  organisation_id: 'internal',
  visible: 'internal',
  taxDetails: 'section',
  investor_type: text(reviewTexts.investorType, ({ investor_type: type }) => type && investorTypeLabels[type]),
  hin: text(hinTexts.label, ({ hin }) => hin),
  has_holding_company: yesNo(bareTrustTexts.hasHoldingCompany, ({ has_holding_company: has }) => has),
  investors: 'section',
  custodian: 'section',
  holding_company: 'section',

  companyName: text(organisationTexts.names.company, ({ companyName }) => companyName),
  trustName: text(organisationTexts.names.trust, ({ trustName }) => trustName),
  partnershipName: text(organisationTexts.names.partnership, ({ partnershipName }) => partnershipName),
  registered_country: {
    label: organisationTexts.registeredCountry,
    read: ({ registered_country: code }, { place, offer }) =>
      asksForRegisteredCountry(place.organisation, offer) ? { kind: 'country', value: code ? { code } : null } : null,
  },
  business_number: {
    label: (values, { place }) => businessNumberLabels[numberKindOf(place.organisation, values)],
    read: (values, { place }) => ({ kind: 'text', value: numberInWords(place.organisation, values) }),
  },
  // Shown beside the entered name, so that the issuer sees a difference (2-ABN-02, 2-ABN-07).
  abn_lookup_data: {
    label: lookupTexts.register,
    read: ({ abn_lookup_data: data }) => {
      const found = parseRegisterResponse(data);
      if (found === null) return null;
      return { kind: 'text', value: lookupTexts.inRegister(found.name || lookupTexts.withoutName, found.status) };
    },
  },
  has_business_number: { in: 'business_number' },
  abn_not_available_reason: { in: 'business_number' },
  other_reason: { in: 'business_number' },
  is_public: yesNo(organisationTexts.isPublic, ({ is_public: isPublic }) => isPublic ?? false),
  // Each question depends on the other answers (2-CO-12, 2-CO-26).
  is_listed: {
    label: organisationTexts.isListed,
    read: ({ is_public: isPublic, is_listed: isListed }) =>
      isPublic ? { kind: 'text', value: inYesOrNo(isListed ?? false) } : null,
  },
  is_charity: {
    label: organisationTexts.isCharity,
    read: (values) =>
      entityNumberKind(values) === 'ABN' ? { kind: 'text', value: inYesOrNo(values.is_charity ?? false) } : null,
  },
  registration_address: registrationReading,
  same_address: postalReading,
  postal_address: { in: 'same_address' },

  trustType: text(trustTexts.trustType, ({ trustType }) => trustType && trustTypeLabel(trustType)),
  arsn: {
    label: trustTexts.arsn,
    read: (trust) => (asksForArsn(trust) ? { kind: 'text', value: trust.arsn ?? '' } : null),
  },
  trusteeType: {
    label: (_values, { place }) =>
      place.organisation === 'trust' ? trustTexts.trusteeTypeName : bareTrustTexts.trusteeType,
    read: ({ trusteeType: type }, { place }) => {
      if (place.organisation === 'trust') return { kind: 'text', value: type ? trustTexts[type] : '' };
      return type ? { kind: 'text', value: bareTrustTexts[type] } : null;
    },
  },
  has_custodian: yesNo(trustTexts.hasCustodian, ({ has_custodian: has }) => has),
  regulated_partnership: yesNo(partnershipTexts.isRegulated, ({ regulated_partnership: is }) => is),
  regulation_association: {
    label: partnershipTexts.association,
    read: (partnership) => ofRegulated(partnership, partnership.regulation_association),
  },
  membership_number: {
    label: partnershipTexts.membershipNumber,
    read: (partnership) => ofRegulated(partnership, partnership.membership_number),
  },

  amlCtfDoc: documents('aml', readinessTexts.kinds.aml, ({ amlCtfDoc }) => [amlCtfDoc]),
  agreementDoc: documents('agreement', readinessTexts.kinds.agreement, ({ agreementDoc }) => [agreementDoc]),
  familyTrustStatus: documents('family_trust', readinessTexts.kinds.family_trust, (trust) => [trust.familyTrustStatus]),
  additionalDocs: documents(null, trustTexts.additionalDocuments, ({ additionalDocs = [] }) => additionalDocs),
  sophisticatedInvestorDoc: documents('certificate', certificateTexts.document, (bearer) => [
    bearer.sophisticatedInvestorDoc,
  ]),
  // Depends on the certificate (2-CERT-02).
  sophisticatedInvestorDocDate: {
    label: reviewTexts.certificateDate,
    read: ({ sophisticatedInvestorDocDate: value }) => (value ? { kind: 'date', value } : null),
  },
};

/**
 * Returns every question asked about a company that is not the owner itself, with its answer; the tax declaration is a section of its own.
 */
export function describeCompany(company: Company, place: BearerPlace, context: ReadingContext): Line[] {
  return describeFields(company, askedOfCompany(context.offer, { declares: false }), {
    ...context,
    place: { ...place, organisation: 'company' },
  });
}

/** Describes these fields of an organisation, in their reading order. */
export function describeFields(
  organisation: OrganisationEntry,
  fields: readonly PropertyKey[],
  context: OrganisationContext,
): Line[] {
  return linesOf({ readings: READINGS, asked: fields }, organisation, context);
}

function documents(
  kind: DocumentKind | null,
  label: string,
  get: (values: InvestorDetails) => readonly (UploadedDocument | null | undefined)[],
): FieldReading<OrganisationEntry, OrganisationContext> {
  return {
    label,
    read: (values, { place, ...context }) => readDocuments({ kind, documents: get(values) }, place, context),
  };
}

/** Returns the number, or the reason why there is none (2-CO-07, 2-CO-27, 2-CO-28). */
function numberInWords(kind: OrganisationKind, organisation: InvestorDetails): string {
  const number = organisation.business_number?.trim();
  if (asksForNumber(kind, organisation)) return number ? formatAbnOrAcn(number) : '';
  const reason = NO_NUMBER_REASONS.find((each) => each === organisation.abn_not_available_reason);
  const words = reason === 'other' ? organisation.other_reason?.trim() : reason && noNumberReasonLabels[reason];
  return words || answerTexts.notSupplied;
}

function ofRegulated({ regulated_partnership: isRegulated }: InvestorDetails, value = '') {
  return isRegulated ? { kind: 'text' as const, value } : null;
}
