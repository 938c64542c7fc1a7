/** Complete, valid, deterministic applications and offers, the starting points of tables and journeys. */
import { settle as settlePurchase } from '#domain/stepRules/purchase_amount/rules.ts';
import { documentHashes } from '#domain/offers/agreedDocuments.ts';
import { settleApplication, type SchemaContext } from '#domain/stepRules/index.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Application, Person } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { sourceOfWealthDocRequired } from '#domain/people/sourceOfWealthRules.ts';
import { idDocumentsApply } from '#domain/people/identityDocuments.ts';
import { newPerson } from '#domain/people/personDefaults.ts';
import { NEW_APPLICATION, type User } from '#domain/session.ts';
import { withInlineTax } from './declarations.ts';

export type DemoOfferSlug =
  | 'emberfield-copper'
  | 'kestrel-notes'
  | 'tarn-ridge-water-trust'
  | 'wattle-grove-income-fund'
  | 'banksia-lane-development-fund'
  | 'pindari-energy-storage'
  | 'saltbush-healthcare-property'
  | 'heron-bay-infrastructure-debt'
  | 'yarramie-rail-logistics'
  | 'brindle-dairy-capital-notes';

/** The day on which every test applies. */
export const TODAY = '2026-11-21';

/** The same for rules that compare dates. */
export const DAYS = { today: TODAY, latestDay: TODAY };

/** A demo offer as its file has it, with changes. */
export function aDemoOffer(slug: DemoOfferSlug = 'emberfield-copper', changes: Partial<Offer> = {}): Offer {
  const file = join(process.cwd(), 'offers', slug, 'offer.json');
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as Offer), ...changes };
}

/** The offer with a regular investment plan besides the single investment. */
export function withPlan(offer: Offer, changes: Partial<Offer> = {}): Offer {
  return {
    ...offer,
    regular_investment_plan_enabled: true,
    regular_investment_plan_frequencies: ['QUARTERLY', 'MONTHLY'],
    min_regular_investment_amount: '250',
    max_regular_investment_amount: '10000',
    rip_direct_debitor_display_name: 'Bellbird Plans',
    ...changes,
  };
}

/** Someone of Carlton with a Victorian driver's licence. */
export function aPerson(changes: Partial<Person> = {}): Person {
  return newPerson({
    title: 'Ms',
    legalFirstName: 'Jane',
    legalLastName: 'Citizen',
    dateOfBirth: '27/03/1984',
    emailAddress: 'jane.citizen@example.com',
    mobileNumber: '+61412345678',
    manualAddress: true,
    streetNumber: '18',
    streetName: 'Example',
    streetType: 'Street',
    suburbCity: 'Carlton',
    state: 'VIC',
    postcode: '3053',
    ...changes,
  });
}

const DOCUMENT = {
  id: 'doc-1',
  filename: 'licence.pdf',
  download: '/api/application_docs/doc-1/',
  delete_document: '/api/application_docs/doc-1/',
};

/** Identity by licence where the offer takes one, else by passport; the second set by what is left. */
function withIdentity(person: Person, offer: Offer): Person {
  if (!offer.require_aml_kyc) return person;
  const first = {
    idType: "Driver's licence",
    idNumber: '012345678',
    idStateOfIssue: 'VIC',
    idCardNumber: 'P1234567',
    ...(idDocumentsApply(offer, person) && { idDoc: DOCUMENT }),
  };
  const second = {
    idType2: 'Passport',
    idNumber2: 'N1234567',
    idCountryOfIssue2: 16,
    ...(idDocumentsApply(offer, person) && { idDoc2: { ...DOCUMENT, filename: 'passport.pdf' } }),
  };
  return { ...person, ...first, ...(offer.required_doc_count === 2 ? second : {}) };
}

/** What the offer may ask of a person besides, and nothing else: certificate, source of wealth, politically exposed persons. */
export function withEvidence({ pep_status, sourcesOfWealth: _blank, ...person }: Person, offer: Offer): Person {
  return {
    ...person,
    ...(offer.ask_individuals_pep && pep_status !== undefined && { pep_status }),
    ...(offer.require_sophisticated_investor_verification && {
      sophisticatedInvestorDoc: { ...DOCUMENT, filename: 'certificate.pdf' },
      sophisticatedInvestorDocDate: '01/10/2026',
    }),
    ...(offer.require_source_of_wealth_information && {
      sourcesOfWealth: ['Gainful employment'],
      ...(sourceOfWealthDocRequired(offer, 0) && { sourceOfWealthDoc: { ...DOCUMENT, filename: 'payslip.pdf' } }),
    }),
  };
}

/** A new investor without an account who applies alone: complete and acceptable for each demo offer. */
export function anIndividualApplication(offer: Offer): Application {
  const application: Application = {
    landingpage: {
      agree_to_terms: true,
      all_docs_are_downloaded: true,
      hasAccount: false,
      ...(documentHashes(offer).length > 0 && { agreed_documents: documentHashes(offer) }),
    },
    contact_details: {
      first_name: 'Jane',
      last_name: 'Citizen',
      email_address: 'jane.citizen@example.com',
      tel_mobile: '+61412345678',
      holdingProfileType: 'NEW',
      applicant_role: 'investor',
      adviser_has_authority: true,
      user: null,
    },
    ...((offer.has_due_diligence || offer.has_personal_advice) && { applicant_profile: aProfile(offer) }),
    purchase_amount: settlePurchase({ totalAmount: offer.min_investment_amount ?? '1000' }, { offer }),
    investor_details: { investor_type: 'individual', investors: [withEvidence(withIdentity(aPerson(), offer), offer)] },
    tax_details: {
      tax_type: 'I',
      investor_type: 'INDIV',
      investors: [
        {
          investor_name: 'Ms Jane Citizen',
          tax_country_is_australia: true,
          has_other_tax_countries: false,
          tfn: '123456782',
          tins: [],
        },
      ],
      submit_person_name: 'Jane Citizen',
      submit_date: '21/11/2026',
      send_comms: true,
    },
    bank_details: {
      bankCountry: 16,
      accountName: 'Jane Citizen',
      bsb: '063-000',
      accountNumber: '12345678',
      ...(offer.new_investor_bank_statement_type !== 'DONOTASK' && {
        bank_statement: { ...DOCUMENT, filename: 'statement.pdf' },
      }),
      ...(offer.allow_drp && { drpStatus: 'F' as const }),
    },
    payment_options: { paymentMethod: 'C' },
    review: { holdingProfileType: 'NEW' },
  };
  return withInlineTax(application, offer);
}

function aProfile(offer: Offer): NonNullable<Application['applicant_profile']> {
  return {
    is_personal_advised: false,
    due_diligence_answers: (offer.due_diligence_questions ?? []).map((question) => question.answers[0] ?? 'Other'),
  };
}

/** The context of a new, anonymous application for `offer`. */
export function aSchemaContext(offer: Offer = aDemoOffer(), changes: Partial<SchemaContext> = {}): SchemaContext {
  return {
    offer,
    application: anIndividualApplication(offer),
    user: null,
    mode: NEW_APPLICATION,
    today: TODAY,
    ...changes,
  };
}

/** Someone signed in, with the given acting flags. */
export function aUser(changes: Partial<User> = {}): User {
  return { id: 7, username: 'jane.citizen@example.com', first_name: 'Jane', last_name: 'Citizen', ...changes };
}

/** The application as the service keeps it, for an offer. */
export function settledIn(offer: Offer, application: Application, changes: Partial<SchemaContext> = {}): Application {
  return settleApplication({ ...aSchemaContext(offer, { application }), ...changes, application });
}
