/**
 * The fields that may travel in `application_data`, step by step. Whatever is not named here (passwords, marks of the form, what
 * calls answered, inventions of a client) neither leaves nor enters. The types hold the tables complete: a field that is added to
 * a step without a line here does not compile.
 */
import type {
  Application,
  BankDetails,
  Company,
  ContactDetails,
  InvestorDetails,
  PaymentOptions,
  Person,
  PostalAddress,
  PurchaseAmount,
  TaxDetails,
  TaxInvestor,
  Tin,
  UploadedDocument,
} from './application.ts';

/**
 * How one field travels: `plain` a text, number, flag or null; `texts` a list of texts; `date` a text that is ISO on the wire
 * (3-MISC-08); `any` JSON as it is (details that other calls answered); an object of fields; or a list of such objects.
 */
export type FieldShape = 'plain' | 'texts' | 'date' | 'any' | ObjectShape | ListShape;
export interface ObjectShape {
  fields: { readonly [name: string]: FieldShape };
}
export interface ListShape {
  rows: ObjectShape;
}

type FieldsOf<Values> = { readonly [Name in keyof Required<Values>]: FieldShape };

function object<Values>(fields: FieldsOf<Values>): ObjectShape {
  return { fields };
}

function rows(row: ObjectShape): ListShape {
  return { rows: row };
}

const document = object<UploadedDocument>({
  id: 'plain', filename: 'plain', download: 'plain', delete_document: 'plain', size: 'plain', uploaded_at: 'plain',
});

const loqateAddress = object<{ id: string; fullAddress: string }>({ id: 'plain', fullAddress: 'plain' });

const address = object<PostalAddress>({
  address_type: 'plain', address_line_1: 'plain', address_line_2: 'plain', suburb_city: 'plain',
  flatNumber: 'plain', streetNumber: 'plain', streetName: 'plain', streetType: 'plain', suburbCity: 'plain',
  state: 'plain', postcode: 'plain', country: 'plain', loqate_country: 'plain', loqate_address: loqateAddress,
});

const personFields: FieldsOf<Person> = {
  title: 'plain', legalFirstName: 'plain', middleNames: 'plain', legalLastName: 'plain', dateOfBirth: 'plain',
  countryOfCitizenship: 'plain', emailAddress: 'plain', mobileNumber: 'plain',
  manualAddress: 'plain', flatNumber: 'plain', streetNumber: 'plain', streetName: 'plain', streetType: 'plain',
  suburbCity: 'plain', state: 'plain', postcode: 'plain', country: 'plain', loqateInternationalCountry: 'plain', loqateAddress,
  registration_address: address, postal_address: address, same_address: 'plain',
  idType: 'plain', idNumber: 'plain', idDocDate: 'plain', idDoc: document, idStateOfIssue: 'plain', idCountryOfIssue: 'plain', idCardNumber: 'plain',
  idType2: 'plain', idNumber2: 'plain', idDocDate2: 'plain', idDoc2: document, idStateOfIssue2: 'plain', idCountryOfIssue2: 'plain', idCardNumber2: 'plain',
  sophisticatedInvestorDoc: document, sophisticatedInvestorDocDate: 'plain',
  sourcesOfWealth: 'texts', otherSourceOfWealth: 'plain', sourceOfWealthDoc: document,
  pep_status: 'plain', pep_status_or_association: 'plain', visible: 'plain',
  roles: rows(object<{ name: string; roleOptions: string[]; role_types: string[] }>({ name: 'plain', roleOptions: 'texts', role_types: 'texts' })),
  is_existing_trustee_ben_owner: 'plain', was_prefilled_trustee: 'plain', trusteeType: 'plain', taxDetails: 'any', prefill: 'plain',
};

const companyFields: FieldsOf<Company> = {
  companyName: 'plain', business_number: 'plain', has_business_number: 'plain', is_public: 'plain', is_listed: 'plain', is_charity: 'plain',
  registered_country: 'plain', abn_not_available_reason: 'plain', other_reason: 'plain', abn_lookup_data: 'any',
  registration_address: address, postal_address: address, same_address: 'plain', amlCtfDoc: document,
  sophisticatedInvestorDoc: document, sophisticatedInvestorDocDate: 'plain', taxDetails: 'any', visible: 'plain', trusteeType: 'plain',
};

const person = object<Person>(personFields);
const company = object<Company>(companyFields);

const investorDetails = object<InvestorDetails>({
  ...companyFields,
  investor_type: 'plain', investors: rows(object<Person & Company>({ ...personFields, ...companyFields })), hin: 'plain',
  has_holding_company: 'plain', holding_company: company,
  trustType: 'plain', trustName: 'plain', arsn: 'plain', additionalDocs: rows(document), familyTrustStatus: document,
  has_custodian: 'plain', custodian: company,
  partnershipName: 'plain', regulated_partnership: 'plain', regulation_association: 'plain', membership_number: 'plain', agreementDoc: document,
});

const tin = object<Tin>({
  person_type: 'plain', tax_country: 'plain', has_tin: 'plain', tin: 'plain', reason_type: 'plain', reason_text: 'plain',
  cp_name: 'plain', cp_dob: 'date', cp_address: 'plain', encrypted_tin: 'plain',
});

const taxInvestor = object<TaxInvestor>({
  investor_name: 'plain', tax_country_is_australia: 'plain', has_other_tax_countries: 'plain', tfn: 'plain', tins: rows(tin),
  is_aus_retired_fund: 'plain', is_financial_institution: 'plain', has_giin: 'plain', giin: 'plain', giin_type: 'plain',
  exempt_beneficial_owner: 'plain', deemed_compliant_ffi: 'plain', sponsoring_entity_name: 'plain', sponsoring_entity_giin: 'plain',
  trustee_name: 'plain', trustee_giin: 'plain', other_reason: 'plain', is_active_financial_entity: 'plain',
  active_entity_no_tin_reason_type: 'plain', active_entity_no_tin_other_reason: 'plain', is_entity_managed_by_others: 'plain',
  cp_tax_country_outside_aus: 'plain', trust_cp_tax_country_outside_aus: 'plain', controlling_person_needed: 'plain',
  cpTinDetails: rows(tin), encrypted_tfn: 'plain',
});

/** The steps of `application_data`; `hasAccount` and the username say how somebody started, the password is not among the values. */
export const applicationShape = object<Application>({
  landingpage: object<NonNullable<Application['landingpage']>>({
    agree_to_terms: 'plain', all_docs_are_downloaded: 'plain', hasAccount: 'plain', username: 'plain',
  }),
  contact_details: object<ContactDetails>({
    first_name: 'plain', last_name: 'plain', email_address: 'plain', tel_mobile: 'plain',
    adviser_email: 'plain', adviser_mobile: 'plain', adviser_first_name: 'plain', adviser_last_name: 'plain',
    dealer_group_name: 'plain', dealer_group_abn_or_acn: 'plain', dealer_group_afsl: 'plain', user: 'plain',
    holdingProfileType: 'plain', applicant_role: 'plain', adviser_has_authority: 'plain', adviser_authority_doc: document,
    selectedSubregister: 'any', selectedHolder: 'any',
  }),
  applicant_profile: object<NonNullable<Application['applicant_profile']>>({
    is_personal_advised: 'plain', due_diligence_answers: 'texts', other_answers: 'any',
    adviser_name: 'plain', adviser_workplace: 'plain', adviser_email: 'plain',
  }),
  purchase_amount: object<PurchaseAmount>({
    totalAmount: 'plain', totalValue: 'plain', numberSecurities: 'plain', feeAmount: 'plain', payableNow: 'plain', payableLater: 'plain',
    priorityCode: 'plain', isRegularInvestment: 'plain', is_regular_investment_plan: 'plain', regular_investment_plan_frequency: 'plain',
  }),
  investor_details: investorDetails,
  directors: object<NonNullable<Application['directors']>>({ directors: rows(person) }),
  corporate_trustee: company,
  trustees: object<NonNullable<Application['trustees']>>({ trustees: rows(person) }),
  beneficial_owners: object<NonNullable<Application['beneficial_owners']>>({ beneficialOwners: rows(person), tempBeneficialOwners: rows(person) }),
  others: object<NonNullable<Application['others']>>({ others: rows(person) }),
  tax_details: object<TaxDetails>({
    investor_type: 'plain', tax_type: 'plain', investors: rows(taxInvestor),
    submit_person_name: 'plain', submit_date: 'date', send_comms: 'plain',
  }),
  bank_details: object<BankDetails>({
    bankCountry: 'plain', accountName: 'plain', bsb: 'plain', accountNumber: 'plain', swiftCode: 'plain', routingNumber: 'plain',
    accountHolderHomeAddress: 'plain', drpStatus: 'plain', bank_statement: document,
  }),
  payment_options: object<PaymentOptions>({
    paymentMethod: 'plain', accountName: 'plain', bsb: 'plain', accountNumber: 'plain', payment_bank_statement: document,
  }),
  review: object<NonNullable<Application['review']>>({
    holdingProfileType: 'plain', detailsAreCorrectConfirmation: 'plain', message_to_investor: 'plain',
  }),
});
