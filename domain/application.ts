/**
 * An application as the wire and `selectApplication` carry it (design section 2): plain data keyed by step name, the documents'
 * own field names, flat within a step. Every value is what was typed: strings for text, dates (DD/MM/YYYY) and amounts (decimal
 * strings); numbers only for country ids. A blank string is 'no value'.
 */
import type { Frequency } from './offer.ts';

export type StepName =
  | 'landingpage'
  | 'contact_details'
  | 'applicant_profile'
  | 'purchase_amount'
  | 'investor_details'
  | 'directors'
  | 'corporate_trustee'
  | 'trustees'
  | 'beneficial_owners'
  | 'others'
  | 'tax_details'
  | 'bank_details'
  | 'payment_options'
  | 'review'
  | 'next_steps';

export type HoldingProfileType = 'NEW' | 'EXISTING' | 'TOP_UP' | 'DUPLICATE';
export type ApplicantRole = 'investor' | 'advisor';
export type InvestorType =
  'individual' | 'joint_individual' | 'bare_trust' | 'company' | 'trust_superfund' | 'partnership';
export type PaymentMethodCode = 'C' | 'D' | 'N';
export type DrpStatus = 'F' | 'P' | 'N';

/** An uploaded document (1 §3.5): `download` and `delete_document` are addresses on our own server. */
export interface UploadedDocument {
  id?: string;
  filename: string;
  download?: string;
  delete_document?: string;
  /** Bytes. */
  size?: number;
  /** ISO date-time of the upload. */
  uploaded_at?: string;
}

export interface LandingValues {
  agree_to_terms?: boolean;
  all_docs_are_downloaded?: boolean;
  hasAccount?: boolean | null;
  username?: string;
}

/** A holder or sub-register chosen on the landing page; its details arrive later (1 §3.4). */
export interface SelectedHolding {
  id?: number;
  account_name?: string;
  account_id?: string;
  [field: string]: unknown;
}

export interface ContactDetails {
  first_name?: string;
  last_name?: string;
  email_address?: string;
  tel_mobile?: string;
  adviser_email?: string;
  adviser_mobile?: string;
  adviser_first_name?: string;
  adviser_last_name?: string;
  dealer_group_name?: string;
  dealer_group_abn_or_acn?: string;
  dealer_group_afsl?: string;
  user?: number | null;
  holdingProfileType?: HoldingProfileType;
  applicant_role?: ApplicantRole;
  adviser_has_authority?: boolean;
  adviser_authority_doc?: UploadedDocument | null;
  selectedSubregister?: SelectedHolding | null;
  selectedHolder?: SelectedHolding | null;
}

export interface ApplicantProfile {
  is_personal_advised?: boolean | null;
  due_diligence_answers?: string[];
  other_answers?: Record<string, string>;
  adviser_name?: string;
  adviser_workplace?: string;
  adviser_email?: string;
}

export interface PurchaseAmount {
  /** What the applicant entered: a number of securities, a money amount, or the amount of a regular plan (1-AMT-26). */
  totalAmount?: string;
  totalValue?: string;
  numberSecurities?: string;
  feeAmount?: string;
  payableNow?: string;
  payableLater?: string;
  priorityCode?: string;
  /** The radio's value, 'true' or 'false'; `is_regular_investment_plan` is derived from it (1-AMT-04). */
  isRegularInvestment?: 'true' | 'false' | '';
  is_regular_investment_plan?: boolean;
  regular_investment_plan_frequency?: Frequency | '';
}

export interface LoqateAddress {
  id: string;
  fullAddress: string;
}

/** An address in either field set (2-ADDR-13, 3-ADDR-04). */
export interface PostalAddress {
  address_type?: 'Loqate' | 'Manual';
  address_line_1?: string;
  address_line_2?: string;
  suburb_city?: string;
  flatNumber?: string;
  streetNumber?: string;
  streetName?: string;
  streetType?: string;
  suburbCity?: string;
  state?: string;
  postcode?: string;
  country?: number | null;
  loqate_country?: string;
  loqate_address?: LoqateAddress | null;
}

export interface RoleEntity {
  name: string;
  roleOptions?: string[];
  role_types: string[];
}

export type PepStatus = 'HIGH_RISK_PEP' | 'NOT_PEP' | 'NOT_DETERMINED' | 'LOW_RISK_PEP' | 'MEDIUM_RISK_PEP';

/** One person, whatever their roles (2 §3.1). */
export interface Person {
  /** A UUID: the same wherever they stand in the application (domain/application/identify.ts makes it). */
  id?: string;
  title?: string;
  legalFirstName?: string;
  middleNames?: string;
  legalLastName?: string;
  /** DD/MM/YYYY (2-INV-37). */
  dateOfBirth?: string;
  countryOfCitizenship?: number | null;
  emailAddress?: string;
  mobileNumber?: string;

  /** True: the manual fields below; false: the address validator (2-INV-56). */
  manualAddress?: boolean;
  flatNumber?: string;
  streetNumber?: string;
  streetName?: string;
  streetType?: string;
  suburbCity?: string;
  state?: string;
  postcode?: string;
  country?: number | null;
  loqateInternationalCountry?: string;
  loqateAddress?: LoqateAddress | null;
  registration_address?: PostalAddress | null;
  postal_address?: PostalAddress | null;
  same_address?: boolean;

  idType?: string;
  idNumber?: string;
  idDocDate?: string;
  idDoc?: UploadedDocument | null;
  idStateOfIssue?: string;
  idCountryOfIssue?: number | null;
  idCardNumber?: string;
  idType2?: string;
  idNumber2?: string;
  idDocDate2?: string;
  idDoc2?: UploadedDocument | null;
  idStateOfIssue2?: string;
  idCountryOfIssue2?: number | null;
  idCardNumber2?: string;

  sophisticatedInvestorDoc?: UploadedDocument | null;
  sophisticatedInvestorDocDate?: string;
  sourcesOfWealth?: string[];
  otherSourceOfWealth?: string;
  sourceOfWealthDoc?: UploadedDocument | null;
  pep_status?: PepStatus;
  pep_status_or_association?: string;

  visible?: boolean;
  roles?: RoleEntity[];
  is_existing_trustee_ben_owner?: boolean;
  was_prefilled_trustee?: boolean;
  trusteeType?: 'individual' | 'company';
  taxDetails?: Record<string, unknown>;
  prefill?: string;
}

/** A company, also as corporate trustee, custodian or holding company (2 §3.2). */
export interface Company {
  /** A UUID. The organisation that owns the holding, whose fields stand among the step's own, has `organisation_id` instead. */
  id?: string;
  companyName?: string;
  business_number?: string;
  has_business_number?: boolean;
  is_public?: boolean;
  is_listed?: boolean;
  is_charity?: boolean;
  registered_country?: string;
  abn_not_available_reason?: string;
  other_reason?: string;
  abn_lookup_data?: unknown;
  registration_address?: PostalAddress | null;
  postal_address?: PostalAddress | null;
  same_address?: boolean;
  amlCtfDoc?: UploadedDocument | null;
  sophisticatedInvestorDoc?: UploadedDocument | null;
  sophisticatedInvestorDocDate?: string;
  taxDetails?: Record<string, unknown>;
  visible?: boolean;
  trusteeType?: 'individual' | 'company';
}

/** A row of people; among the investors it may be a company, where the trustee of a bare trust is one. */
export type PersonEntry = Person & Partial<Company>;

/** The investor step: the type, the persons, and the owning entity's own fields, flat (2 §3.5, spec/cases/readiness.json). */
export interface InvestorDetails extends Omit<Company, 'id'> {
  /** Of the company, partnership or trust that invests; a bare trust has one too. */
  organisation_id?: string;
  investor_type?: InvestorType;
  investors?: PersonEntry[];
  hin?: string;
  has_holding_company?: boolean;
  holding_company?: Company | null;
  trustType?: string;
  trustName?: string;
  arsn?: string;
  additionalDocs?: UploadedDocument[];
  familyTrustStatus?: UploadedDocument | null;
  has_custodian?: boolean;
  custodian?: Company | null;
  partnershipName?: string;
  regulated_partnership?: boolean | null;
  regulation_association?: string;
  membership_number?: string;
  agreementDoc?: UploadedDocument | null;
}

/** An organisation wherever it stands: the owning one flat in its step, with `organisation_id`; the others with `id`. */
export type OrganisationEntry = InvestorDetails & Pick<Company, 'id'>;

export type TaxInvestorKind = 'INDIV' | 'ENTITY';
export type TaxType = 'I' | 'D' | 'C' | 'S' | 'P' | 'T' | 'G' | 'O';

/** One foreign tax number, or why there is none (3 §3, TIN). */
export interface Tin {
  /** A UUID of its own. */
  id?: string;
  person_type?: 'NORMAL' | 'CONTROL_PERSON';
  tax_country?: number | null;
  has_tin?: boolean | null;
  tin?: string;
  reason_type?: 'NOT_ISSUED' | 'UNABLE_TO_OBTAIN' | 'NOT_REQUIRED' | '';
  reason_text?: string;
  cp_name?: string;
  cp_dob?: string;
  cp_address?: string;
  encrypted_tin?: boolean;
}

/** One investor block of the tax form (3-TAX-23). */
export interface TaxInvestor {
  /** Whom the block is about: the id of that person or organisation, or one of its own where it is about nobody else in the application. */
  id?: string;
  investor_name?: string;
  tax_country_is_australia?: boolean | null;
  has_other_tax_countries?: boolean | null;
  tfn?: string;
  tins?: Tin[];
  is_aus_retired_fund?: boolean | null;
  is_financial_institution?: boolean | null;
  has_giin?: boolean | null;
  giin?: string;
  giin_type?: string;
  exempt_beneficial_owner?: string;
  deemed_compliant_ffi?: string;
  sponsoring_entity_name?: string;
  sponsoring_entity_giin?: string;
  trustee_name?: string;
  trustee_giin?: string;
  other_reason?: string;
  is_active_financial_entity?: boolean | null;
  active_entity_no_tin_reason_type?: string;
  active_entity_no_tin_other_reason?: string;
  is_entity_managed_by_others?: boolean | null;
  cp_tax_country_outside_aus?: boolean | null;
  trust_cp_tax_country_outside_aus?: boolean | null;
  controlling_person_needed?: boolean | null;
  cpTinDetails?: Tin[];
  encrypted_tfn?: boolean;
}

export interface TaxDetails {
  investor_type?: TaxInvestorKind;
  tax_type?: TaxType | '';
  investors?: TaxInvestor[];
  submit_person_name?: string;
  /** On screen DD/MM/YYYY; ISO in payloads (3-MISC-08). */
  submit_date?: string;
  send_comms?: boolean;
}

export interface BankDetails {
  /** Country id; 16 or none means Australia (1-BANK-03). */
  bankCountry?: number | null;
  accountName?: string;
  bsb?: string;
  accountNumber?: string;
  swiftCode?: string;
  routingNumber?: string;
  accountHolderHomeAddress?: string;
  drpStatus?: DrpStatus | '';
  bank_statement?: UploadedDocument | null;
}

export interface PaymentOptions {
  paymentMethod?: PaymentMethodCode | '';
  accountName?: string;
  bsb?: string;
  accountNumber?: string;
  payment_bank_statement?: UploadedDocument | null;
}

export interface Review {
  holdingProfileType?: HoldingProfileType;
  detailsAreCorrectConfirmation?: boolean;
  message_to_investor?: string;
}

/** What each step holds, by step name. */
export interface StepData {
  landingpage: LandingValues;
  contact_details: ContactDetails;
  applicant_profile: ApplicantProfile;
  purchase_amount: PurchaseAmount;
  investor_details: InvestorDetails;
  directors: { directors?: Person[] };
  corporate_trustee: Company;
  trustees: { trustees?: Person[] };
  beneficial_owners: { beneficialOwners?: Person[]; tempBeneficialOwners?: Person[] };
  others: { others?: Person[] };
  tax_details: TaxDetails;
  bank_details: BankDetails;
  payment_options: PaymentOptions;
  review: Review;
}

/** Step data by step name. A step that was never completed is absent. */
export type Application = Partial<StepData>;

/** The steps that hold data, i.e. the keys of an application. */
export type DataStepName = keyof StepData;
