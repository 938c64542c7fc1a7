/** Generated applications for laws: any field may be missing, texts are what people could have typed. */
import fc from 'fast-check';
import type {
  Application,
  Company,
  InvestorDetails,
  Person,
  PostalAddress,
  TaxDetails,
  TaxInvestor,
  Tin,
  UploadedDocument,
} from '#domain/application.ts';

/** Any of the fields, none undefined, as JSON would carry them. The field names are checked, their kinds are not. */
function some<Values extends object>(fields: {
  [Name in keyof Required<Values>]?: fc.Arbitrary<unknown>;
}): fc.Arbitrary<Values> {
  const byName = fields as Record<string, fc.Arbitrary<unknown>>;
  return fc.record(byName, { requiredKeys: [] }).map((values) => values as Values);
}

/** What every object seems to hold: no table of ours may answer to one of them. */
export const PROTOTYPE_WORDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
] as const;

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', 'Jane', "O'Connell", 'é日本', ...PROTOTYPE_WORDS),
);
/** One of the options, and seldom a word that is none. */
const choice = (...options: string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...options) },
    { weight: 1, arbitrary: fc.constantFrom(...PROTOTYPE_WORDS) },
  );
const flag = fc.boolean();
const country = fc.constantFrom(16, 170, null);
const day = fc.constantFrom('01/02/1980', '29/02/2024', '31/12/1999', '', '3', '31/02/2020', 'soon');

const uploaded: fc.Arbitrary<UploadedDocument> = fc.record(
  { id: text, filename: text, download: text, delete_document: text, size: fc.nat(), uploaded_at: text },
  { requiredKeys: ['filename'] },
);
const uploadedOrNull = fc.option(uploaded);

const address = some<PostalAddress>({
  address_type: fc.constantFrom('Loqate', 'Manual'),
  address_line_1: text,
  suburb_city: text,
  state: text,
  postcode: text,
  country,
  loqate_country: text,
  loqate_address: fc.option(fc.record({ id: text, fullAddress: text })),
});

const personFields = {
  title: text,
  legalFirstName: text,
  legalLastName: text,
  dateOfBirth: day,
  countryOfCitizenship: country,
  emailAddress: text,
  manualAddress: flag,
  streetName: text,
  country,
  loqateInternationalCountry: fc.constantFrom('AU', 'NZ'),
  loqateAddress: fc.option(fc.record({ id: text, fullAddress: text })),
  registration_address: fc.option(address),
  same_address: flag,
  idType: text,
  idNumber: text,
  idDocDate: day,
  idDoc: uploadedOrNull,
  idCardNumber: text,
  idCardNumber2: text,
  sophisticatedInvestorDoc: uploadedOrNull,
  sophisticatedInvestorDocDate: day,
  sourcesOfWealth: fc.array(text, { maxLength: 3 }),
  sourceOfWealthDoc: uploadedOrNull,
  pep_status: fc.constantFrom('NOT_PEP', 'HIGH_RISK_PEP'),
  visible: flag,
  roles: fc.array(fc.record({ name: text, role_types: fc.array(text, { maxLength: 2 }) }), { maxLength: 2 }),
  was_prefilled_trustee: flag,
  is_existing_trustee_ben_owner: flag,
  trusteeType: fc.constantFrom('individual', 'company'),
  taxDetails: fc.dictionary(fc.constantFrom('completed', 'tfn'), text),
  prefill: text,
};
const companyFields = {
  companyName: text,
  business_number: text,
  has_business_number: flag,
  is_public: flag,
  is_listed: flag,
  registered_country: text,
  abn_lookup_data: fc.constantFrom(null, { name: 'Ember' }),
  amlCtfDoc: uploadedOrNull,
  postal_address: fc.option(address),
};

export const persons: fc.Arbitrary<Person> = some<Person>(personFields);
const companies = some<Company>(companyFields);
const list = <Value>(row: fc.Arbitrary<Value>) => fc.array(row, { maxLength: 3 });

const tins = some<Tin>({
  person_type: fc.constantFrom('NORMAL', 'CONTROL_PERSON'),
  tax_country: country,
  has_tin: fc.option(flag),
  tin: text,
  reason_text: text,
  cp_name: text,
  cp_dob: day,
});

const taxInvestors = some<TaxInvestor>({
  investor_name: text,
  tax_country_is_australia: fc.option(flag),
  tfn: text,
  tins: list(tins),
  giin: text,
  cpTinDetails: list(tins),
  encrypted_tfn: flag,
});

const taxDetails = some<TaxDetails>({
  investor_type: fc.constantFrom('INDIV', 'ENTITY'),
  tax_type: choice('', 'I', 'T'),
  investors: list(taxInvestors),
  submit_person_name: text,
  submit_date: day,
  send_comms: flag,
});

const investorDetails = some<InvestorDetails>({
  ...companyFields,
  investor_type: choice('individual', 'joint_individual', 'bare_trust', 'company', 'trust_superfund', 'partnership'),
  investors: list(some<Person & Company>({ ...personFields, ...companyFields })),
  hin: text,
  has_holding_company: flag,
  holding_company: fc.option(companies),
  trustType: text,
  trustName: text,
  additionalDocs: list(uploaded),
  has_custodian: flag,
  custodian: fc.option(companies),
  partnershipName: text,
  regulated_partnership: fc.option(flag),
  agreementDoc: uploadedOrNull,
});

/** Applications of every shape, whole or in parts. */
export const applications: fc.Arbitrary<Application> = some<Application>({
  landingpage: some<NonNullable<Application['landingpage']>>({
    agree_to_terms: flag,
    all_docs_are_downloaded: flag,
    hasAccount: fc.option(flag),
    username: text,
  }),
  contact_details: some<NonNullable<Application['contact_details']>>({
    first_name: text,
    email_address: text,
    tel_mobile: text,
    user: fc.option(fc.nat()),
    holdingProfileType: choice('NEW', 'TOP_UP', 'EXISTING', 'DUPLICATE'),
    applicant_role: choice('investor', 'advisor'),
    adviser_has_authority: flag,
    adviser_authority_doc: uploadedOrNull,
    selectedHolder: fc.option(
      fc.record({ id: fc.nat(), account_name: text, holdings: list(fc.record({ id: fc.nat() })) }),
    ),
  }),
  applicant_profile: some<NonNullable<Application['applicant_profile']>>({
    is_personal_advised: fc.option(flag),
    due_diligence_answers: list(text),
    other_answers: fc.dictionary(fc.constantFrom('0', '1'), text),
    adviser_email: text,
  }),
  purchase_amount: some<NonNullable<Application['purchase_amount']>>({
    totalAmount: text,
    payableNow: text,
    isRegularInvestment: fc.constantFrom('', 'true', 'false'),
  }),
  investor_details: investorDetails,
  directors: some<NonNullable<Application['directors']>>({ directors: list(persons) }),
  corporate_trustee: companies,
  trustees: some<NonNullable<Application['trustees']>>({ trustees: list(persons) }),
  beneficial_owners: some<NonNullable<Application['beneficial_owners']>>({
    beneficialOwners: list(persons),
    tempBeneficialOwners: list(persons),
  }),
  others: some<NonNullable<Application['others']>>({ others: list(persons) }),
  tax_details: taxDetails,
  bank_details: some<NonNullable<Application['bank_details']>>({
    bankCountry: country,
    accountName: text,
    bsb: text,
    drpStatus: fc.constantFrom('', 'F', 'N'),
    bank_statement: uploadedOrNull,
  }),
  payment_options: some<NonNullable<Application['payment_options']>>({
    paymentMethod: choice('', 'C', 'D', 'N'),
    payment_bank_statement: uploadedOrNull,
  }),
  review: some<NonNullable<Application['review']>>({ detailsAreCorrectConfirmation: flag, message_to_investor: text }),
});
