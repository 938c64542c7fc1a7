/**
 * Every field of an application, once: its type, its form in `application_data` and its sensitivity. A field that is not named here (a
 * password, a mark of the form, an invention of a client) is neither sent nor accepted, and counts as secret. A step's `describe` decides
 * how a field reads; a new field does not compile before it does.
 */
import type { Frequency } from './offer.ts';
import { maskedNumber, personal, plain, secret, type FieldTable, type ValuesOf } from './fieldKinds.ts';
import { investorLimit } from './investorLimit.ts';
import { LARGEST_DETAILS, LONGEST, MOST } from './limits.ts';
import { TAX_DECLARATION, TAX_INVESTOR, type TaxDeclaration, type TaxInvestor } from './taxFields.ts';
import type {
  ApplicantRole,
  HoldingProfileType,
  InvestorType,
  PaymentMethodCode,
  DrpStatus,
  PepStatus,
  TaxType,
  StepName,
} from '../data/choices.ts';

export type * from './taxFields.ts';
export type { ApplicantRole, DrpStatus, HoldingProfileType, InvestorType, PaymentMethodCode, PepStatus, TaxType };

export type TaxInvestorKind = 'INDIV' | 'ENTITY';

export const DOCUMENT = {
  id: plain.text(LONGEST.token),
  filename: personal.text(LONGEST.fileName),
  download: secret.text(LONGEST.link),
  delete_document: secret.text(LONGEST.link),
  /** Bytes. */
  size: plain.number,
  /** ISO date-time of the upload. */
  uploaded_at: plain.text(LONGEST.date),
} satisfies FieldTable;

/** An uploaded document (1 §3.5): `download` and `delete_document` are addresses on our own server. */
export interface UploadedDocument extends ValuesOf<typeof DOCUMENT> {
  filename: string;
}

const document = personal.object<UploadedDocument | null>(DOCUMENT);

export const LOQATE_ADDRESS = {
  id: plain.text(LONGEST.link),
  fullAddress: personal.text(LONGEST.address),
} satisfies FieldTable;

export type LoqateAddress = Required<ValuesOf<typeof LOQATE_ADDRESS>>;

export const POSTAL_ADDRESS = {
  address_type: plain.oneOf<'Loqate' | 'Manual'>(),
  address_line_1: personal.text(LONGEST.addressLine),
  address_line_2: personal.text(LONGEST.addressLine),
  suburb_city: personal.text(LONGEST.addressLine),
  flatNumber: personal.text(LONGEST.addressLine),
  streetNumber: personal.text(LONGEST.addressLine),
  streetName: personal.text(LONGEST.addressLine),
  streetType: plain.text(LONGEST.choice),
  suburbCity: personal.text(LONGEST.addressLine),
  state: plain.text(LONGEST.addressLine),
  postcode: personal.text(LONGEST.addressLine),
  country: plain.numberOrNull,
  loqate_country: plain.text(LONGEST.choice),
  loqate_address: personal.object<LoqateAddress | null>(LOQATE_ADDRESS),
} satisfies FieldTable;

/** An address in either field set (2-ADDR-13, 3-ADDR-04). */
export interface PostalAddress extends ValuesOf<typeof POSTAL_ADDRESS> {}

export const ROLE_ENTITY = {
  name: personal.text(LONGEST.entityName),
  roleOptions: plain.texts({ most: MOST.choices, of: 'role', longest: LONGEST.choice }),
  role_types: plain.texts({ most: MOST.choices, of: 'role', longest: LONGEST.choice }),
} satisfies FieldTable;

export interface RoleEntity extends ValuesOf<typeof ROLE_ENTITY> {
  name: string;
  role_types: string[];
}

export const PERSON = {
  /** A UUID: the same in every place of the application where the person stands (domain/application/identify.ts makes it). */
  id: plain.id,
  title: plain.text(LONGEST.name),
  legalFirstName: personal.text(LONGEST.name),
  middleNames: personal.text(LONGEST.name),
  legalLastName: personal.text(LONGEST.name),
  /** DD/MM/YYYY (2-INV-37). */
  dateOfBirth: secret.text(LONGEST.date),
  countryOfCitizenship: personal.numberOrNull,
  emailAddress: personal.text(LONGEST.email),
  mobileNumber: personal.text(LONGEST.phone),

  /** True: the manual fields below; false: the address validator (2-INV-56). */
  manualAddress: plain.flag,
  flatNumber: personal.text(LONGEST.addressLine),
  streetNumber: personal.text(LONGEST.addressLine),
  streetName: personal.text(LONGEST.addressLine),
  streetType: plain.text(LONGEST.choice),
  suburbCity: personal.text(LONGEST.addressLine),
  state: plain.text(LONGEST.addressLine),
  postcode: personal.text(LONGEST.addressLine),
  country: plain.numberOrNull,
  loqateInternationalCountry: plain.text(LONGEST.choice),
  loqateAddress: personal.object<LoqateAddress | null>(LOQATE_ADDRESS),
  registration_address: personal.object<PostalAddress | null>(POSTAL_ADDRESS),
  postal_address: personal.object<PostalAddress | null>(POSTAL_ADDRESS),
  same_address: plain.flag,

  idType: plain.text(LONGEST.choice),
  idNumber: maskedNumber,
  idDocDate: personal.text(LONGEST.date),
  idDoc: document,
  idStateOfIssue: plain.text(LONGEST.choice),
  idCountryOfIssue: plain.numberOrNull,
  idCardNumber: maskedNumber,
  idType2: plain.text(LONGEST.choice),
  idNumber2: maskedNumber,
  idDocDate2: personal.text(LONGEST.date),
  idDoc2: document,
  idStateOfIssue2: plain.text(LONGEST.choice),
  idCountryOfIssue2: plain.numberOrNull,
  idCardNumber2: maskedNumber,

  sophisticatedInvestorDoc: document,
  sophisticatedInvestorDocDate: plain.text(LONGEST.date),
  sourcesOfWealth: personal.texts({ most: MOST.choices, of: 'source', longest: LONGEST.choice }),
  otherSourceOfWealth: personal.text(LONGEST.words),
  sourceOfWealthDoc: document,
  pep_status: personal.oneOf<PepStatus>(),
  pep_status_or_association: personal.text(LONGEST.words),

  visible: plain.flag,
  roles: plain.rows<RoleEntity>(ROLE_ENTITY, { most: MOST.entities, of: 'entity' }),
  is_existing_trustee_ben_owner: plain.flag,
  was_prefilled_trustee: plain.flag,
  trusteeType: plain.oneOf<'individual' | 'company'>(),
  taxDetails: personal.part<TaxDeclaration>(TAX_DECLARATION),
  prefill: plain.text(LONGEST.token),
} satisfies FieldTable;

/** One person in any role (2 §3.1). */
export interface Person extends ValuesOf<typeof PERSON> {}

export const COMPANY = {
  /** A UUID. The organisation that owns the holding has `organisation_id` instead: its fields stand among the step's own. */
  id: plain.id,
  companyName: personal.text(LONGEST.entityName),
  business_number: secret.text(LONGEST.number),
  has_business_number: plain.flag,
  is_public: plain.flag,
  is_listed: plain.flag,
  is_charity: plain.flag,
  registered_country: plain.text(LONGEST.choice),
  abn_not_available_reason: plain.text(LONGEST.choice),
  other_reason: personal.text(LONGEST.words),
  abn_lookup_data: secret.details<unknown>(LARGEST_DETAILS),
  registration_address: personal.object<PostalAddress | null>(POSTAL_ADDRESS),
  postal_address: personal.object<PostalAddress | null>(POSTAL_ADDRESS),
  same_address: plain.flag,
  amlCtfDoc: document,
  sophisticatedInvestorDoc: document,
  sophisticatedInvestorDocDate: plain.text(LONGEST.date),
  taxDetails: personal.part<TaxDeclaration>(TAX_DECLARATION),
  visible: plain.flag,
  trusteeType: plain.oneOf<'individual' | 'company'>(),
} satisfies FieldTable;

/** A company, also as corporate trustee, custodian or holding company (2 §3.2). */
export interface Company extends ValuesOf<typeof COMPANY> {}

export const PERSON_ENTRY = { ...PERSON, ...COMPANY } satisfies FieldTable;

/** A row of people; among the investors it may be a company: the corporate trustee of a bare trust. */
export type PersonEntry = Person & Partial<Company>;

const { id: _id, ...OWNING_COMPANY } = COMPANY;

export const INVESTOR_DETAILS = {
  ...OWNING_COMPANY,
  /** Id of the company, partnership or trust that invests; a bare trust has one, too. */
  organisation_id: plain.id,
  investor_type: plain.oneOf<InvestorType>(),
  investors: personal.rows<PersonEntry>(PERSON_ENTRY, investorLimit),
  hin: secret.text(LONGEST.number),
  has_holding_company: plain.flag,
  holding_company: personal.object<Company | null>(COMPANY),
  trustType: plain.text(LONGEST.choice),
  trustName: personal.text(LONGEST.entityName),
  arsn: personal.text(LONGEST.number),
  additionalDocs: personal.rows<UploadedDocument>(DOCUMENT, { most: MOST.documents, of: 'document' }),
  familyTrustStatus: document,
  has_custodian: plain.flag,
  custodian: personal.object<Company | null>(COMPANY),
  partnershipName: personal.text(LONGEST.entityName),
  regulated_partnership: plain.answer,
  regulation_association: personal.text(LONGEST.entityName),
  membership_number: secret.text(LONGEST.number),
  agreementDoc: document,
} satisfies FieldTable;

/** The investor step: the type, the people, and the owning entity's own fields, flat (2 §3.5, spec/cases/readiness.json). */
export interface InvestorDetails extends ValuesOf<typeof INVESTOR_DETAILS> {}

/** An organisation in any of its places: the owner flat in its step, with `organisation_id`; the others with `id`. */
export type OrganisationEntry = InvestorDetails & Pick<Company, 'id'>;

export const LANDING_VALUES = {
  agree_to_terms: plain.flag,
  all_docs_are_downloaded: plain.flag,
  /** SHA-256 of each offer document, taken when the applicant agreed to the terms. */
  agreed_documents: plain.texts({ most: MOST.ofOffer, of: 'document', longest: LONGEST.token }),
  hasAccount: plain.answer,
  username: personal.text(LONGEST.email),
} satisfies FieldTable;

export interface LandingValues extends ValuesOf<typeof LANDING_VALUES> {}

/** A holder or sub-register chosen on the landing page; its details arrive later (1 §3.4). */
export interface SelectedHolding {
  id?: number;
  account_name?: string;
  account_id?: string;
  [field: string]: unknown;
}

export const CONTACT_DETAILS = {
  first_name: personal.text(LONGEST.name),
  last_name: personal.text(LONGEST.name),
  email_address: personal.text(LONGEST.email),
  tel_mobile: personal.text(LONGEST.phone),
  adviser_email: personal.text(LONGEST.email),
  adviser_mobile: personal.text(LONGEST.phone),
  adviser_first_name: personal.text(LONGEST.name),
  adviser_last_name: personal.text(LONGEST.name),
  dealer_group_name: plain.text(LONGEST.entityName),
  dealer_group_abn_or_acn: plain.text(LONGEST.number),
  dealer_group_afsl: plain.text(LONGEST.number),
  user: plain.numberOrNull,
  holdingProfileType: plain.oneOf<HoldingProfileType>(),
  applicant_role: plain.oneOf<ApplicantRole>(),
  /** Null: asked, but not answered (sheet.ts). */
  adviser_has_authority: plain.answer,
  adviser_authority_doc: document,
  /** Day, DD/MM/YYYY, on which the issuer received the paper form that its staff enter; a field beside those of the documents, as the next. */
  paper_received_on: plain.text(LONGEST.date),
  /** Scan of that form. */
  paper_form: document,
  selectedSubregister: secret.details<SelectedHolding | null>(LARGEST_DETAILS),
  selectedHolder: secret.details<SelectedHolding | null>(LARGEST_DETAILS),
} satisfies FieldTable;

export interface ContactDetails extends ValuesOf<typeof CONTACT_DETAILS> {}

export const APPLICANT_PROFILE = {
  is_personal_advised: plain.answer,
  due_diligence_answers: personal.texts({ most: MOST.ofOffer, of: 'answer', longest: LONGEST.words }),
  other_answers: personal.textsByName({ most: MOST.ofOffer, of: 'answer', longest: LONGEST.words }),
  adviser_name: personal.text(LONGEST.wholeName),
  adviser_workplace: plain.text(LONGEST.entityName),
  adviser_email: personal.text(LONGEST.email),
} satisfies FieldTable;

export interface ApplicantProfile extends ValuesOf<typeof APPLICANT_PROFILE> {}

export const PURCHASE_AMOUNT = {
  /** Text that the applicant entered: a number of securities, a money amount, or the amount of a regular plan (1-AMT-26). */
  totalAmount: plain.text(LONGEST.amount),
  totalValue: plain.text(LONGEST.amount),
  numberSecurities: plain.text(LONGEST.amount),
  feeAmount: plain.text(LONGEST.amount),
  payableNow: plain.text(LONGEST.amount),
  payableLater: plain.text(LONGEST.amount),
  priorityCode: plain.text(LONGEST.number),
  /** The radio's value, 'true' or 'false'; `is_regular_investment_plan` is derived from it (1-AMT-04). */
  isRegularInvestment: plain.oneOf<'true' | 'false' | ''>(),
  is_regular_investment_plan: plain.flag,
  regular_investment_plan_frequency: plain.oneOf<Frequency | ''>(),
} satisfies FieldTable;

export interface PurchaseAmount extends ValuesOf<typeof PURCHASE_AMOUNT> {}

export const TAX_DETAILS = {
  investor_type: plain.oneOf<TaxInvestorKind>(),
  tax_type: plain.oneOf<TaxType | ''>(),
  investors: personal.rows<TaxInvestor>(TAX_INVESTOR, { most: MOST.bareTrustees, of: 'taxInvestor' }),
  submit_person_name: personal.text(LONGEST.wholeName),
  /** DD/MM/YYYY on screen; ISO in payloads (3-MISC-08). */
  submit_date: plain.date,
  /** Date that the form entered itself. While `submit_date` equals it, the applicant typed no date, and it moves with the day. */
  submit_date_prefilled: plain.date,
  /** Mark of the signed answers. The signature no longer stands once the present answers have another mark (3-DECL-06). */
  signed_answers: plain.text(LONGEST.choice),
  send_comms: plain.flag,
} satisfies FieldTable;

export interface TaxDetails extends ValuesOf<typeof TAX_DETAILS> {}

export const BANK_DETAILS = {
  /** Country id; 16 or none means Australia (1-BANK-03). */
  bankCountry: plain.numberOrNull,
  accountName: personal.text(LONGEST.entityName),
  bsb: secret.text(LONGEST.number),
  accountNumber: maskedNumber,
  swiftCode: secret.text(LONGEST.number),
  routingNumber: secret.text(LONGEST.number),
  accountHolderHomeAddress: personal.text(LONGEST.address),
  drpStatus: plain.oneOf<DrpStatus | ''>(),
  bank_statement: document,
} satisfies FieldTable;

export interface BankDetails extends ValuesOf<typeof BANK_DETAILS> {}

export const PAYMENT_OPTIONS = {
  paymentMethod: plain.oneOf<PaymentMethodCode | ''>(),
  accountName: personal.text(LONGEST.entityName),
  bsb: secret.text(LONGEST.number),
  accountNumber: maskedNumber,
  payment_bank_statement: document,
} satisfies FieldTable;

export interface PaymentOptions extends ValuesOf<typeof PAYMENT_OPTIONS> {}

export const REVIEW = {
  holdingProfileType: plain.oneOf<HoldingProfileType>(),
  detailsAreCorrectConfirmation: plain.flag,
  message_to_investor: personal.text(LONGEST.words),
} satisfies FieldTable;

export interface Review extends ValuesOf<typeof REVIEW> {}

/** Steps that hold data, by name. `hasAccount` and the username record how the applicant started; the password is not among the values. */
export const STEP_FIELDS = {
  landingpage: LANDING_VALUES,
  contact_details: CONTACT_DETAILS,
  applicant_profile: APPLICANT_PROFILE,
  purchase_amount: PURCHASE_AMOUNT,
  investor_details: INVESTOR_DETAILS,
  directors: { directors: plain.rows<Person>(PERSON, { most: MOST.people, of: 'director' }) },
  corporate_trustee: COMPANY,
  trustees: { trustees: plain.rows<Person>(PERSON, { most: MOST.trustees, of: 'trustee' }) },
  beneficial_owners: {
    beneficialOwners: personal.rows<Person>(PERSON, { most: MOST.people, of: 'owner' }),
    tempBeneficialOwners: personal.rows<Person>(PERSON, { most: MOST.people, of: 'owner' }),
  },
  others: { others: plain.rows<Person>(PERSON, { most: MOST.people, of: 'individual' }) },
  tax_details: TAX_DETAILS,
  bank_details: BANK_DETAILS,
  payment_options: PAYMENT_OPTIONS,
  review: REVIEW,
} satisfies { readonly [Name in Exclude<StepName, 'next_steps'>]: FieldTable };

/** Data of each step, by step name. */
export interface StepData {
  landingpage: LandingValues;
  contact_details: ContactDetails;
  applicant_profile: ApplicantProfile;
  purchase_amount: PurchaseAmount;
  investor_details: InvestorDetails;
  directors: ValuesOf<typeof STEP_FIELDS.directors>;
  corporate_trustee: Company;
  trustees: ValuesOf<typeof STEP_FIELDS.trustees>;
  beneficial_owners: ValuesOf<typeof STEP_FIELDS.beneficial_owners>;
  others: ValuesOf<typeof STEP_FIELDS.others>;
  tax_details: TaxDetails;
  bank_details: BankDetails;
  payment_options: PaymentOptions;
  review: Review;
}

/** The whole application as one table, with a field for each step. */
export const APPLICATION: FieldTable = Object.fromEntries(
  Object.entries(STEP_FIELDS).map(([name, fields]) => [name, plain.object<object>(fields)]),
);
