/**
 * An application as the wire and `selectApplication` carry it (design section 2): plain data keyed by step name, the documents'
 * own field names, flat within a step. Every value is what was typed: strings for text, dates (DD/MM/YYYY) and amounts (decimal
 * strings); numbers only for country ids. A blank string is 'no value'.
 */
import type { ValuesOf } from './application/fieldKinds.ts';
import type {
  ApplicantProfile,
  BankDetails,
  Company,
  ContactDetails,
  InvestorDetails,
  LandingValues,
  PaymentOptions,
  PurchaseAmount,
  Review,
  STEP_FIELDS,
  TaxDetails,
} from './application/fields.ts';

export type {
  ApplicantProfile,
  ApplicantRole,
  BankDetails,
  Company,
  ContactDetails,
  DrpStatus,
  HoldingProfileType,
  InvestorDetails,
  InvestorType,
  LandingValues,
  LoqateAddress,
  OrganisationEntry,
  PaymentMethodCode,
  PaymentOptions,
  PepStatus,
  Person,
  PersonEntry,
  PostalAddress,
  PurchaseAmount,
  Review,
  RoleEntity,
  SelectedHolding,
  TaxDetails,
  TaxInvestor,
  TaxInvestorKind,
  TaxType,
  Tin,
  UploadedDocument,
} from './application/fields.ts';

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

/** What each step holds, by step name. */
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

/** Step data by step name. A step that was never completed is absent. */
export type Application = Partial<StepData>;

/** The steps that hold data, i.e. the keys of an application. */
export type DataStepName = keyof StepData;
