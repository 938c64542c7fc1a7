/** Generated applications for laws: any field may be missing, texts are what people could have typed. */
import fc from 'fast-check';
import type {
  Application,
  Company,
  InvestorDetails,
  Person,
  PostalAddress,
  TaxDeclaration,
  TaxDetails,
  TaxInvestor,
  Tin,
  UploadedDocument,
} from '#domain/application.ts';

/** Any of the fields, none undefined, as JSON would carry them. That every field is there is checked, their kinds are not. */
function some<Values extends object>(fields: {
  [Name in keyof Required<Values>]: fc.Arbitrary<unknown>;
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
const amount = fc.oneof(text, fc.constantFrom('5000', '25000.50', '0'));
const day = fc.constantFrom('01/02/1980', '29/02/2024', '31/12/1999', '', '3', '31/02/2020', 'soon');

const uploaded: fc.Arbitrary<UploadedDocument> = fc.record(
  { id: text, filename: text, download: text, delete_document: text, size: fc.nat(), uploaded_at: text },
  { requiredKeys: ['filename'] },
);
const uploadedOrNull = fc.option(uploaded);

const typedAddress = {
  flatNumber: text,
  streetNumber: text,
  streetName: text,
  streetType: text,
  suburbCity: text,
  state: text,
  postcode: text,
  country,
};

const address = some<PostalAddress>({
  ...typedAddress,
  address_type: fc.constantFrom('Loqate', 'Manual'),
  address_line_1: text,
  address_line_2: text,
  suburb_city: text,
  loqate_country: text,
  loqate_address: fc.option(fc.record({ id: text, fullAddress: text })),
});

const idType = choice('Passport', "Driver's licence", 'Birth certificate', '');

const list = <Value>(row: fc.Arbitrary<Value>) => fc.array(row, { maxLength: 3 });

const tins = some<Tin>({
  id: fc.uuid(),
  person_type: fc.constantFrom('NORMAL', 'CONTROL_PERSON'),
  tax_country: country,
  has_tin: fc.option(flag),
  tin: text,
  reason_type: choice('', 'NOT_ISSUED', 'UNABLE_TO_OBTAIN', 'NOT_REQUIRED'),
  reason_text: text,
  cp_name: text,
  cp_dob: day,
  cp_address: text,
  encrypted_tin: flag,
});

const answer = fc.option(flag);

const taxAnswers = {
  tfn: text,
  tins: list(tins),
  is_aus_retired_fund: answer,
  is_financial_institution: answer,
  has_giin: answer,
  giin: text,
  giin_type: choice(
    '',
    'EXEMPT',
    'DEEMED_COMPLIANT_FFI',
    'SPONSORED_FINANCIAL_INSTITUTION',
    'TRUSTEE_DOCUMENTED_TRUST',
    'OTHER',
  ),
  exempt_beneficial_owner: text,
  deemed_compliant_ffi: text,
  sponsoring_entity_name: text,
  sponsoring_entity_giin: text,
  trustee_name: text,
  trustee_giin: text,
  other_reason: text,
  is_active_financial_entity: answer,
  active_entity_no_tin_reason_type: choice('', 'INCOME', 'OTHER'),
  active_entity_no_tin_other_reason: text,
  is_entity_managed_by_others: answer,
  cp_tax_country_outside_aus: answer,
  trust_cp_tax_country_outside_aus: answer,
  controlling_person_needed: answer,
  cpTinDetails: list(tins),
  encrypted_tfn: flag,
};

const taxInvestors = some<TaxInvestor>({
  id: fc.uuid(),
  investor_name: text,
  tax_country_is_australia: answer,
  has_other_tax_countries: answer,
  ...taxAnswers,
});

const declarations = some<Omit<TaxDeclaration, 'signed_answers'>>({
  is_australian_resident: answer,
  is_foreign_resident: answer,
  ...taxAnswers,
  submit_declaration: flag,
  submit_person_name: choice('', 'Jane Citizen', 'Ana Li'),
  submit_date: day,
  completed: flag,
  submitted: flag,
});

const personFields = {
  ...typedAddress,
  id: fc.uuid(),
  title: text,
  legalFirstName: text,
  middleNames: text,
  legalLastName: text,
  dateOfBirth: day,
  countryOfCitizenship: country,
  emailAddress: text,
  mobileNumber: text,
  manualAddress: flag,
  loqateInternationalCountry: fc.constantFrom('AU', 'NZ'),
  loqateAddress: fc.option(fc.record({ id: text, fullAddress: text })),
  registration_address: fc.option(address),
  postal_address: fc.option(address),
  same_address: flag,
  idType,
  idNumber: text,
  idDocDate: day,
  idDoc: uploadedOrNull,
  idStateOfIssue: text,
  idCountryOfIssue: country,
  idCardNumber: text,
  idType2: idType,
  idNumber2: text,
  idDocDate2: day,
  idDoc2: uploadedOrNull,
  idStateOfIssue2: text,
  idCountryOfIssue2: country,
  idCardNumber2: text,
  sophisticatedInvestorDoc: uploadedOrNull,
  sophisticatedInvestorDocDate: day,
  sourcesOfWealth: fc.array(choice('Inheritance/gift', 'Other', ''), { maxLength: 3 }),
  otherSourceOfWealth: text,
  sourceOfWealthDoc: uploadedOrNull,
  pep_status: fc.constantFrom('NOT_PEP', 'HIGH_RISK_PEP'),
  pep_status_or_association: text,
  visible: flag,
  roles: fc.array(fc.record({ name: text, role_types: fc.array(text, { maxLength: 2 }) }), { maxLength: 2 }),
  was_prefilled_trustee: flag,
  is_existing_trustee_ben_owner: flag,
  trusteeType: fc.constantFrom('individual', 'company'),
  taxDetails: declarations,
  prefill: text,
};
const companyFields = {
  companyName: text,
  business_number: text,
  has_business_number: flag,
  is_public: flag,
  is_listed: flag,
  is_charity: flag,
  registered_country: fc.oneof(text, fc.constantFrom('AU', 'NZ', 'FR')),
  abn_not_available_reason: choice('not_required', 'other', ''),
  other_reason: text,
  abn_lookup_data: fc.constantFrom(null, { name: 'Ember' }),
  amlCtfDoc: uploadedOrNull,
  sophisticatedInvestorDoc: uploadedOrNull,
  sophisticatedInvestorDocDate: day,
  registration_address: fc.option(address),
  postal_address: fc.option(address),
  same_address: flag,
  taxDetails: declarations,
  visible: flag,
  trusteeType: fc.constantFrom('individual', 'company'),
};

export const persons: fc.Arbitrary<Person> = some<Person>(personFields);
const companies = some<Company>({ ...companyFields, id: fc.uuid() });

const taxDetails = some<Omit<TaxDetails, 'submit_date_prefilled' | 'signed_answers'>>({
  investor_type: fc.constantFrom('INDIV', 'ENTITY'),
  tax_type: choice('', 'I', 'C', 'T'),
  investors: list(taxInvestors),
  submit_person_name: text,
  submit_date: day,
  send_comms: flag,
}).map(
  // Of some the form entered the date, of some another one was typed over it.
  ({ tax_type: type, ...tax }): TaxDetails => ({
    ...tax,
    ...(type !== undefined && { tax_type: type }),
    ...(type === 'I' && tax.submit_date !== undefined && { submit_date_prefilled: tax.submit_date }),
    ...(type === 'C' && { submit_date_prefilled: '01/02/1980' }),
  }),
);

const investorDetails = some<InvestorDetails>({
  ...companyFields,
  investor_type: choice('individual', 'joint_individual', 'bare_trust', 'company', 'trust_superfund', 'partnership'),
  organisation_id: fc.uuid(),
  investors: list(some<Person & Company>({ ...personFields, ...companyFields })),
  hin: text,
  has_holding_company: flag,
  holding_company: fc.option(companies),
  trustType: choice('family', 'regulated', 'superannuation_fund', 'other'),
  trustName: text,
  arsn: text,
  familyTrustStatus: uploadedOrNull,
  additionalDocs: list(uploaded),
  has_custodian: flag,
  custodian: fc.option(companies),
  partnershipName: text,
  regulated_partnership: fc.option(flag),
  regulation_association: text,
  membership_number: text,
  agreementDoc: uploadedOrNull,
});

/** Applications of every shape, whole or in parts. */
export const applications: fc.Arbitrary<Application> = some<Application>({
  landingpage: some<NonNullable<Application['landingpage']>>({
    agree_to_terms: flag,
    all_docs_are_downloaded: flag,
    agreed_documents: fc.array(text, { maxLength: 2 }),
    hasAccount: fc.option(flag),
    username: text,
  }),
  contact_details: some<NonNullable<Application['contact_details']>>({
    first_name: text,
    last_name: text,
    email_address: text,
    tel_mobile: text,
    adviser_first_name: text,
    adviser_last_name: text,
    adviser_email: text,
    adviser_mobile: text,
    dealer_group_name: text,
    dealer_group_abn_or_acn: text,
    dealer_group_afsl: text,
    selectedSubregister: fc.option(fc.record({ id: fc.nat(), account_name: text })),
    user: fc.option(fc.nat()),
    holdingProfileType: choice('NEW', 'TOP_UP', 'EXISTING', 'DUPLICATE'),
    applicant_role: choice('investor', 'advisor'),
    adviser_has_authority: flag,
    adviser_authority_doc: uploadedOrNull,
    paper_received_on: text,
    paper_form: uploadedOrNull,
    selectedHolder: fc.option(
      fc.record({ id: fc.nat(), account_name: text, holdings: list(fc.record({ id: fc.nat() })) }),
    ),
  }),
  applicant_profile: some<NonNullable<Application['applicant_profile']>>({
    is_personal_advised: fc.option(flag),
    due_diligence_answers: list(text),
    other_answers: fc.dictionary(fc.constantFrom('0', '1'), text),
    adviser_name: text,
    adviser_workplace: text,
    adviser_email: text,
  }),
  purchase_amount: some<NonNullable<Application['purchase_amount']>>({
    totalAmount: amount,
    totalValue: amount,
    numberSecurities: amount,
    feeAmount: amount,
    payableNow: amount,
    payableLater: amount,
    priorityCode: text,
    isRegularInvestment: fc.constantFrom('', 'true', 'false'),
    is_regular_investment_plan: flag,
    regular_investment_plan_frequency: choice('', 'MONTHLY', 'QUARTERLY'),
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
    accountNumber: text,
    swiftCode: text,
    routingNumber: text,
    accountHolderHomeAddress: text,
    drpStatus: fc.constantFrom('', 'F', 'N'),
    bank_statement: uploadedOrNull,
  }),
  payment_options: some<NonNullable<Application['payment_options']>>({
    paymentMethod: choice('', 'C', 'D', 'N'),
    accountName: text,
    bsb: text,
    accountNumber: text,
    payment_bank_statement: uploadedOrNull,
  }),
  review: some<NonNullable<Application['review']>>({
    holdingProfileType: choice('NEW', 'TOP_UP', 'EXISTING', 'DUPLICATE'),
    detailsAreCorrectConfirmation: flag,
    message_to_investor: text,
  }),
});
