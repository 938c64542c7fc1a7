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
} from '../application.ts';

/**
 * How one field travels: a text, flag or whole number; `date` a text that is ISO on the wire (3-MISC-08); `texts` a list of texts,
 * `textsByName` an object of them; `any` JSON as it is (details that other calls answered); an object of fields; or a list of
 * such objects. `id` is a UUID, in small letters.
 */
export type FieldShape =
  'id' | 'text' | 'flag' | 'number' | 'date' | 'texts' | 'textsByName' | 'any' | ObjectShape | ListShape;
export interface ObjectShape {
  fields: { readonly [name: string]: FieldShape };
}
export interface ListShape {
  rows: ObjectShape;
}

/** The shapes that fit a field's type, so that a table cannot call a flag a text. */
type ShapeOf<Value> = [Value] extends [string]
  ? 'id' | 'text' | 'date'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'flag'
      : [Value] extends [readonly string[]]
        ? 'texts'
        : [Value] extends [readonly unknown[]]
          ? ListShape
          : ObjectShape | 'textsByName' | 'any';

type FieldsOf<Values> = { readonly [Name in keyof Required<Values>]: ShapeOf<NonNullable<Required<Values>[Name]>> };

function object<Values>(fields: FieldsOf<Values>): ObjectShape {
  return { fields };
}

function rows(row: ObjectShape): ListShape {
  return { rows: row };
}

const document = object<UploadedDocument>({
  id: 'text',
  filename: 'text',
  download: 'text',
  delete_document: 'text',
  size: 'number',
  uploaded_at: 'text',
});

const loqateAddress = object<{ id: string; fullAddress: string }>({ id: 'text', fullAddress: 'text' });

const address = object<PostalAddress>({
  address_type: 'text',
  address_line_1: 'text',
  address_line_2: 'text',
  suburb_city: 'text',
  flatNumber: 'text',
  streetNumber: 'text',
  streetName: 'text',
  streetType: 'text',
  suburbCity: 'text',
  state: 'text',
  postcode: 'text',
  country: 'number',
  loqate_country: 'text',
  loqate_address: loqateAddress,
});

const personFields: FieldsOf<Person> = {
  id: 'id',
  title: 'text',
  legalFirstName: 'text',
  middleNames: 'text',
  legalLastName: 'text',
  dateOfBirth: 'text',
  countryOfCitizenship: 'number',
  emailAddress: 'text',
  mobileNumber: 'text',
  manualAddress: 'flag',
  flatNumber: 'text',
  streetNumber: 'text',
  streetName: 'text',
  streetType: 'text',
  suburbCity: 'text',
  state: 'text',
  postcode: 'text',
  country: 'number',
  loqateInternationalCountry: 'text',
  loqateAddress,
  registration_address: address,
  postal_address: address,
  same_address: 'flag',
  idType: 'text',
  idNumber: 'text',
  idDocDate: 'text',
  idDoc: document,
  idStateOfIssue: 'text',
  idCountryOfIssue: 'number',
  idCardNumber: 'text',
  idType2: 'text',
  idNumber2: 'text',
  idDocDate2: 'text',
  idDoc2: document,
  idStateOfIssue2: 'text',
  idCountryOfIssue2: 'number',
  idCardNumber2: 'text',
  sophisticatedInvestorDoc: document,
  sophisticatedInvestorDocDate: 'text',
  sourcesOfWealth: 'texts',
  otherSourceOfWealth: 'text',
  sourceOfWealthDoc: document,
  pep_status: 'text',
  pep_status_or_association: 'text',
  visible: 'flag',
  roles: rows(
    object<{ name: string; roleOptions: string[]; role_types: string[] }>({
      name: 'text',
      roleOptions: 'texts',
      role_types: 'texts',
    }),
  ),
  is_existing_trustee_ben_owner: 'flag',
  was_prefilled_trustee: 'flag',
  trusteeType: 'text',
  taxDetails: 'any',
  prefill: 'text',
};

const companyFields: FieldsOf<Company> = {
  id: 'id',
  companyName: 'text',
  business_number: 'text',
  has_business_number: 'flag',
  is_public: 'flag',
  is_listed: 'flag',
  is_charity: 'flag',
  registered_country: 'text',
  abn_not_available_reason: 'text',
  other_reason: 'text',
  abn_lookup_data: 'any',
  registration_address: address,
  postal_address: address,
  same_address: 'flag',
  amlCtfDoc: document,
  sophisticatedInvestorDoc: document,
  sophisticatedInvestorDocDate: 'text',
  taxDetails: 'any',
  visible: 'flag',
  trusteeType: 'text',
};

const person = object<Person>(personFields);
const company = object<Company>(companyFields);

const { id: _id, ...ownerFields } = companyFields;

const investorDetails = object<InvestorDetails>({
  ...ownerFields,
  organisation_id: 'id',
  investor_type: 'text',
  investors: rows(object<Person & Company>({ ...personFields, ...companyFields })),
  hin: 'text',
  has_holding_company: 'flag',
  holding_company: company,
  trustType: 'text',
  trustName: 'text',
  arsn: 'text',
  additionalDocs: rows(document),
  familyTrustStatus: document,
  has_custodian: 'flag',
  custodian: company,
  partnershipName: 'text',
  regulated_partnership: 'flag',
  regulation_association: 'text',
  membership_number: 'text',
  agreementDoc: document,
});

const tin = object<Tin>({
  id: 'id',
  person_type: 'text',
  tax_country: 'number',
  has_tin: 'flag',
  tin: 'text',
  reason_type: 'text',
  reason_text: 'text',
  cp_name: 'text',
  cp_dob: 'date',
  cp_address: 'text',
  encrypted_tin: 'flag',
});

const taxInvestor = object<TaxInvestor>({
  id: 'id',
  investor_name: 'text',
  tax_country_is_australia: 'flag',
  has_other_tax_countries: 'flag',
  tfn: 'text',
  tins: rows(tin),
  is_aus_retired_fund: 'flag',
  is_financial_institution: 'flag',
  has_giin: 'flag',
  giin: 'text',
  giin_type: 'text',
  exempt_beneficial_owner: 'text',
  deemed_compliant_ffi: 'text',
  sponsoring_entity_name: 'text',
  sponsoring_entity_giin: 'text',
  trustee_name: 'text',
  trustee_giin: 'text',
  other_reason: 'text',
  is_active_financial_entity: 'flag',
  active_entity_no_tin_reason_type: 'text',
  active_entity_no_tin_other_reason: 'text',
  is_entity_managed_by_others: 'flag',
  cp_tax_country_outside_aus: 'flag',
  trust_cp_tax_country_outside_aus: 'flag',
  controlling_person_needed: 'flag',
  cpTinDetails: rows(tin),
  encrypted_tfn: 'flag',
});

/** The steps of `application_data`; `hasAccount` and the username say how somebody started, the password is not among the values. */
export const applicationShape = object<Application>({
  landingpage: object<NonNullable<Application['landingpage']>>({
    agree_to_terms: 'flag',
    all_docs_are_downloaded: 'flag',
    hasAccount: 'flag',
    username: 'text',
  }),
  contact_details: object<ContactDetails>({
    first_name: 'text',
    last_name: 'text',
    email_address: 'text',
    tel_mobile: 'text',
    adviser_email: 'text',
    adviser_mobile: 'text',
    adviser_first_name: 'text',
    adviser_last_name: 'text',
    dealer_group_name: 'text',
    dealer_group_abn_or_acn: 'text',
    dealer_group_afsl: 'text',
    user: 'number',
    holdingProfileType: 'text',
    applicant_role: 'text',
    adviser_has_authority: 'flag',
    adviser_authority_doc: document,
    selectedSubregister: 'any',
    selectedHolder: 'any',
  }),
  applicant_profile: object<NonNullable<Application['applicant_profile']>>({
    is_personal_advised: 'flag',
    due_diligence_answers: 'texts',
    other_answers: 'textsByName',
    adviser_name: 'text',
    adviser_workplace: 'text',
    adviser_email: 'text',
  }),
  purchase_amount: object<PurchaseAmount>({
    totalAmount: 'text',
    totalValue: 'text',
    numberSecurities: 'text',
    feeAmount: 'text',
    payableNow: 'text',
    payableLater: 'text',
    priorityCode: 'text',
    isRegularInvestment: 'text',
    is_regular_investment_plan: 'flag',
    regular_investment_plan_frequency: 'text',
  }),
  investor_details: investorDetails,
  directors: object<NonNullable<Application['directors']>>({ directors: rows(person) }),
  corporate_trustee: company,
  trustees: object<NonNullable<Application['trustees']>>({ trustees: rows(person) }),
  beneficial_owners: object<NonNullable<Application['beneficial_owners']>>({
    beneficialOwners: rows(person),
    tempBeneficialOwners: rows(person),
  }),
  others: object<NonNullable<Application['others']>>({ others: rows(person) }),
  tax_details: object<TaxDetails>({
    investor_type: 'text',
    tax_type: 'text',
    investors: rows(taxInvestor),
    submit_person_name: 'text',
    submit_date: 'date',
    send_comms: 'flag',
  }),
  bank_details: object<BankDetails>({
    bankCountry: 'number',
    accountName: 'text',
    bsb: 'text',
    accountNumber: 'text',
    swiftCode: 'text',
    routingNumber: 'text',
    accountHolderHomeAddress: 'text',
    drpStatus: 'text',
    bank_statement: document,
  }),
  payment_options: object<PaymentOptions>({
    paymentMethod: 'text',
    accountName: 'text',
    bsb: 'text',
    accountNumber: 'text',
    payment_bank_statement: document,
  }),
  review: object<NonNullable<Application['review']>>({
    holdingProfileType: 'text',
    detailsAreCorrectConfirmation: 'flag',
    message_to_investor: 'text',
  }),
});
