/** Complete applications of every kind of owner, made of the individual one: the starting points of tables and walks. */
import type { Application, Company, InvestorDetails, Person, PostalAddress } from '#domain/application.ts';
import { type Offer, usesHoldingsTwo } from '#domain/offer.ts';
import { asksForFamilyTrustDoc } from '#domain/documents/uploadsAsked.ts';
import { aPerson, anIndividualApplication, withEvidence } from './applications.ts';
import { withInlineTax } from './declarations.ts';

export const INVESTOR_KINDS = [
  'individual',
  'joint',
  'company',
  'corporate_trust',
  'family_trust',
  'partnership',
  'bare_trust',
] as const;
export type InvestorKind = (typeof INVESTOR_KINDS)[number];

const DOCUMENT = {
  id: 'doc-2',
  filename: 'extract.pdf',
  download: '/api/application_docs/doc-2/',
  delete_document: '/api/application_docs/doc-2/',
};

const NAMES = [
  ['Jane', 'Citizen'],
  ['Tomas', 'Okafor'],
  ['Mei', 'Lin'],
  ['Aroha', 'Walker'],
  ['Piet', 'de Vries'],
] as const;

/** The person of this number, with everything the offer asks of an investor. */
export function aPersonOf(offer: Offer, number = 0, changes: Partial<Person> = {}): Person {
  const [legalFirstName, legalLastName] = NAMES[number % NAMES.length] ?? NAMES[0];
  const complete = anIndividualApplication(offer).investor_details?.investors?.[0];
  const address = usesHoldingsTwo(offer) && { registration_address: anAddress(offer) };
  return {
    ...withEvidence(aPerson(), offer),
    ...complete,
    legalFirstName,
    legalLastName,
    dateOfBirth: `0${(number % 9) + 1}/03/1984`,
    ...address,
    ...changes,
  };
}

/** Harbour Street Holdings Pty Ltd, a private Australian company, its addresses in the offer's field set. */
export function aCompany(offer: Offer, changes: Partial<Company> = {}): Company {
  return {
    companyName: 'Harbour Street Holdings Pty Ltd',
    registered_country: 'AU',
    business_number: '004 085 616',
    is_public: false,
    is_listed: false,
    is_charity: false,
    registration_address: anAddress(offer),
    same_address: true,
    amlCtfDoc: DOCUMENT,
    ...certificateOf(offer),
    ...changes,
  };
}

function anAddress(offer: Offer): PostalAddress {
  const street = { streetNumber: '1', streetName: 'Harbour', streetType: 'Street', suburbCity: 'Sydney' };
  const lines = { address_line_1: '1 Harbour Street', suburb_city: 'Sydney' };
  return {
    address_type: 'Manual',
    state: 'NSW',
    postcode: '2000',
    country: 16,
    ...(usesHoldingsTwo(offer) ? lines : street),
  };
}

/** An application of this owner that is complete and acceptable to the offer. */
export function anApplicationBy(owner: InvestorKind, offer: Offer): Application {
  return withInlineTax({ ...anIndividualApplication(offer), ...OWNERS[owner](offer) }, offer);
}

const OWNERS: Record<InvestorKind, (offer: Offer) => Partial<Application>> = {
  individual: (offer) =>
    usesHoldingsTwo(offer) ? { investor_details: { investor_type: 'individual', investors: [aPersonOf(offer)] } } : {},
  joint: (offer) => ({
    investor_details: {
      investor_type: 'joint_individual',
      investors: [0, 1, 2, 3].map((number) => aPersonOf(offer, number)),
    },
  }),
  company: (offer) => ({
    investor_details: { investor_type: 'company', ...aCompany(offer) },
    directors: { directors: [aPersonOf(offer, 1)] },
    ...ownersOf(offer),
    ...taxedAs('C', 'Harbour Street Holdings Pty Ltd'),
  }),
  corporate_trust: (offer) => ({
    investor_details: { ...aTrust(offer), trusteeType: 'company', trustType: 'superannuation_fund' },
    corporate_trustee: { ...aCompany(offer), trusteeType: 'company' },
    directors: { directors: [aPersonOf(offer, 1), aPersonOf(offer, 2)] },
    ...ownersOf(offer),
    ...taxedAs('S', 'Citizen Super Fund'),
  }),
  family_trust: (offer) => ({
    investor_details: {
      ...aTrust(offer),
      trusteeType: 'individual',
      trustType: 'family',
      ...(asksForFamilyTrustDoc(offer, 'family') && { familyTrustStatus: DOCUMENT }),
      has_custodian: true,
      custodian: aCompany(offer),
    },
    trustees: { trustees: [1, 2, 3].map((number) => aPersonOf(offer, number)) },
    ...ownersOf(offer),
    ...taxedAs('T', 'Citizen Super Fund'),
  }),
  partnership: (offer) => ({
    investor_details: {
      investor_type: 'partnership',
      partnershipName: 'Okafor & Lin',
      registered_country: 'AU',
      has_business_number: true,
      business_number: '51 824 753 556',
      regulated_partnership: true,
      regulation_association: 'Law Society',
      membership_number: 'M-12',
      agreementDoc: DOCUMENT,
      ...certificateOf(offer),
    },
    ...ownersOf(offer),
    ...taxedAs('P', 'Okafor & Lin'),
  }),
  bare_trust: (offer) => ({
    investor_details: {
      investor_type: 'bare_trust',
      investors: [
        { ...aCompany(offer), trusteeType: 'company' },
        { ...aPersonOf(offer, 1), trusteeType: 'individual' },
      ],
      has_holding_company: true,
      holding_company: aCompany(offer),
    },
    beneficial_owners: { beneficialOwners: [aPersonOf(offer, 2)] },
    ...taxedAs('T', 'Harbour Street Holdings Pty Ltd'),
  }),
};

function aTrust(offer: Offer): InvestorDetails {
  return {
    investor_type: 'trust_superfund',
    trustName: 'Citizen Super Fund',
    registered_country: 'AU',
    has_business_number: true,
    business_number: '51 824 753 556',
    amlCtfDoc: DOCUMENT,
    additionalDocs: [DOCUMENT],
    ...certificateOf(offer),
  };
}

function ownersOf(offer: Offer): Partial<Application> {
  const roles = [
    { name: 'Harbour Street Holdings Pty Ltd', roleOptions: ['Company secretary'], role_types: ['Company secretary'] },
  ];
  return {
    beneficial_owners: { beneficialOwners: [aPersonOf(offer, 2)] },
    others: { others: [withoutIdentity(aPersonOf(offer, 3, { roles }))] },
  };
}

/** Of others nobody asks for identity (2-OTH-04). */
function withoutIdentity(person: Person): Person {
  return Object.fromEntries(Object.entries(person).filter(([field]) => !field.startsWith('id') || field === 'id'));
}

function certificateOf(offer: Offer) {
  return offer.require_sophisticated_investor_verification
    ? {
        sophisticatedInvestorDoc: { ...DOCUMENT, filename: 'certificate.pdf' },
        sophisticatedInvestorDocDate: '01/10/2026',
      }
    : {};
}

function taxedAs(tax_type: 'C' | 'S' | 'P' | 'T', investor_name: string): Partial<Application> {
  const block = {
    investor_name,
    tax_country_is_australia: true,
    has_other_tax_countries: false,
    tfn: '123456782',
    tins: [],
    is_aus_retired_fund: true,
  };
  return {
    tax_details: {
      tax_type,
      investor_type: 'ENTITY',
      investors: [block],
      submit_person_name: 'Jane Citizen',
      submit_date: '21/11/2026',
      send_comms: true,
    },
  };
}
