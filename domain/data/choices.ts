/**
 * Names of the options that have a text each: the floor below texts/ and model/. The files of model/ re-export those that belong to their
 * types.
 */

/** Steps of the wizard. */
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

/** Holding that an application is about: a new one, or one that exists (1-HOLD-04). */
export const HOLDING_PROFILE_TYPES = ['NEW', 'EXISTING', 'TOP_UP', 'DUPLICATE'] as const;
export type HoldingProfileType = (typeof HOLDING_PROFILE_TYPES)[number];

/** Agreements and answers that the landing page may lack. */
export type LandingGap =
  | 'documents'
  | 'terms'
  | 'documentsChanged'
  | 'holdingOfNobody'
  | 'otherIssuer'
  | 'authority'
  | 'authorityDocument'
  | 'holding';

/** Reasons for having no tax identification number. */
export type TinReason = 'NOT_ISSUED' | 'UNABLE_TO_OBTAIN' | 'NOT_REQUIRED';

/** Kinds of numbers; TAX is the tax number of any other country. */
export type BusinessNumberKind = 'ACN' | 'ABN' | 'NZBN' | 'TAX';

/** Reasons for having no business number, in the order of the list (2-CO-27). */
export const NO_NUMBER_REASONS = ['not_required', 'requested_not_received', 'other'] as const;

export type TrustType = (typeof TRUST_TYPES)[number] | (typeof HOLDINGS_TWO_TRUST_TYPES)[number];

/** Reading A: the default variant. */
export const TRUST_TYPES = [
  'superannuation_fund',
  'other',
  'family',
  'regulated',
  'foreign_superannuation_fund',
  'government_superannuation_fund',
] as const;

/** Reading B: the variant `issuer_holdings_two_enabled`. */
export const HOLDINGS_TWO_TRUST_TYPES = [
  'superannuation_fund',
  'family',
  'regulated',
  'charitable',
  'testamentary',
  'non_regulated',
  'bare',
  'discretionary',
  'unit_trust',
] as const;

export type ApplicantRole = 'investor' | 'advisor';

export type InvestorType =
  'individual' | 'joint_individual' | 'bare_trust' | 'company' | 'trust_superfund' | 'partnership';

export type PaymentMethodCode = 'C' | 'D' | 'N';

export type DrpStatus = 'F' | 'P' | 'N';

export type PepStatus = 'HIGH_RISK_PEP' | 'NOT_PEP' | 'NOT_DETERMINED' | 'LOW_RISK_PEP' | 'MEDIUM_RISK_PEP';

export type TaxType = 'I' | 'D' | 'C' | 'S' | 'P' | 'T' | 'G' | 'O';

export type OfferState = 'opening' | 'open' | 'closed' | 'archived';

export type FeeCalculationType = 'ADD_TO_TOTAL' | 'DEDUCT_FROM_TOTAL' | 'ADD_TO_PAYABLE' | 'DEDUCT_FROM_PAYABLE';

/** Stored values of `payment_methods` (1-OFFER-06). */
export type PaymentMethodName = 'BPAY' | 'Cheque' | 'Electronic funds transfer' | 'Direct debit';

export type Frequency = 'WEEKLY' | 'MONTHLY' | 'QUARTERLY' | 'ANNUALLY';

export const STATUS_ACTORS = ['investor', 'adviser', 'issuer'] as const;
export type StatusActor = (typeof STATUS_ACTORS)[number];

/** Role of a person, by the list in which the person stands. */
export type PersonRole = 'investor' | 'director' | 'trustee' | 'beneficial_owner' | 'other';

/**
 * Reason why a PDF is refused: it opens only with a password; it runs something on opening; it has no whole page; or judging it took more
 * time or memory than a document is given.
 */
export type PdfFault = 'locked' | 'active' | 'unreadable' | 'tooComplex';
