/**
 * Offer with the documents' names (1 §3.1, 2 §3.9, 3 §3): read only in this product, `security` nested, the rest flat. Amounts, prices and
 * percentages are decimal strings (dollars, or per cent: '2.5' means 2.5 %); no float carries money.
 */
import type { OfferProse } from './prose.ts';
import type { OfferState, FeeCalculationType, PaymentMethodName, Frequency } from '../data/choices.ts';

/** `REQUIRED`, `DONOTASK`; anything else, also null, means optional (1-OFFER-07). */
export type { FeeCalculationType, Frequency, OfferState, PaymentMethodName };

export type StatementType = string | null;

export interface Security {
  name: string;
  /** Code in the issuer's register, such as `EMB`; without one nobody can add to a holding. */
  security_code?: string | null;
  /** U: trust units; U, D, F and L are value-based; any other category is counted in securities (1-AMT-27). */
  category: string;
  /** Decimals of the price on screen; default 2 (1-AMT-16). */
  price_precision?: number | null;
  /** Decimals of a number of securities; default 0 (1-CALC-10). */
  unit_precision?: number | null;
  partly_paid?: boolean;
  application_by_units_rounding?: string | null;
  application_by_value_rounding?: string | null;
}

export interface DueDiligenceQuestion {
  question_text: string;
  answers: string[];
  allow_free_text: boolean;
}

export interface OfferDocument {
  filename: string;
  /** Title that readers see instead of the file name. */
  title?: string;
  /** Bytes. */
  size?: number;
  /** SHA-256 of its content, as it is served; absent if it is not served. */
  sha256?: string;
}

export interface KeyFact {
  show: boolean;
  label: string;
  highlight_text: string;
}

/** Registrar, shown in the footer (1-SHELL-40 to 1-SHELL-42). */
export interface Registrar {
  name: string;
  address_lines: string[];
  suburb: string;
  state: string;
  postcode: string;
  country: string;
  phone: string;
  fax?: string | null;
  email: string;
  web_address: string;
}

export interface ContactPerson {
  name: string;
  email: string;
}

/** Accounts that receive the money unless it is debited (design section 5). */
export interface Payee {
  bpay_biller_code?: string | null;
  eft_account_name?: string | null;
  eft_bsb?: string | null;
  eft_account_number?: string | null;
  cheque_payee?: string | null;
}

/** Payee with the settings of BPAY's customer references, which do not leave the service. */
export interface Biller extends Payee {
  /** Rule of the references' check digits; `MOD10V01` if not set. */
  crn_rule?: 'MOD10V01' | 'MOD10V05' | null;
  /** First digits of the references. */
  crn_prefix?: string | null;
  /** Number of digits of a reference, with the check digit: 2 to 20. */
  crn_length?: number | null;
  /** A reference from the bank, which checks the other settings at import. */
  crn_example?: string | null;
}

export interface Offer {
  id: number;
  /** Path of the offer's page, with both slashes: `/offers/emberfield-copper/`. */
  href: string;
  name: string;
  client_name: string;
  state: OfferState;
  /** ISO date-time at which the offer closes, if known. */
  closes_at?: string | null;
  /** Days after the closing time for which staff enter paper forms that came in time; ten if absent, none for 0. */
  paper_form_days?: number | null;
  /** Staff can enter such forms, now or once the offer has closed; only on the wire. */
  takes_paper_forms?: boolean;
  /** IANA time zone whose calendar day is today for the offer's rules; `Australia/Sydney` if absent. */
  time_zone?: string | null;
  tagline?: string | null;
  branding_colour?: string | null;
  /** Colours that the service has derived from it; only on the wire. */
  brand?: Branding | null;
  hero_image?: string | null;
  logo_image?: string | null;
  key_facts?: KeyFact[];
  description?: string | null;
  include_offer_description?: boolean;
  terms_and_conditions?: string | null;
  /** The offer's HTML texts as the service has parsed them; only on the wire, in place of their HTML. */
  prose?: OfferProse;
  application_terms_and_conditions?: string | null;
  documents: OfferDocument[];
  currency_code?: string | null;
  registrar?: Registrar | null;
  contact_person?: ContactPerson | null;
  /** E-mail address at the issuer for notices of each application that reaches it; no notices if absent. It does not leave the service. */
  issuer_email?: string | null;
  biller?: Biller | null;

  security: Security;
  price_per_security: string;
  min_investment_amount?: string | null;
  max_investment_amount?: string | null;
  min_increment_amount?: string | null;
  soft_purchase_limit?: boolean;
  allow_priority_code?: boolean;
  fee_calculation_type?: FeeCalculationType | null;
  fee_percentage?: string | null;
  partly_paid_percentage?: string | null;

  regular_investment_plan_enabled?: boolean;
  regular_investment_plan_frequencies?: Frequency[];
  min_regular_investment_amount?: string | null;
  max_regular_investment_amount?: string | null;

  payment_methods: PaymentMethodName[];
  max_bpay_payment_amount?: string | null;
  direct_debitor_display_name?: string | null;
  rip_direct_debitor_display_name?: string | null;
  /** A: payment instructions are sent automatically; anything else: by hand (2-MISC-13). */
  send_invoice_method?: string | null;

  new_investor_bank_statement_type?: StatementType;
  existing_investor_bank_statement_type?: StatementType;
  require_bank_details?: boolean;
  allow_drp?: boolean;

  has_due_diligence?: boolean;
  has_personal_advice?: boolean;
  due_diligence_questions?: DueDiligenceQuestion[];
  due_diligence_text?: string | null;

  require_aml_kyc?: boolean;
  /** C: uploaded online; O: originals by post; missing: neither (2-MISC-05). */
  verification_doc_type?: string | null;
  use_greenid_verification?: boolean;
  ask_for_individual_docs_when_greenid_is_on?: boolean;
  required_doc_count?: number | null;
  required_foreign_id_doc_count?: number | null;
  allowed_individual_docs?: string[];
  allowed_foreign_individual_docs?: string[];
  allowed_company_docs?: string[];
  show_solicitor_text?: boolean;

  require_sophisticated_investor_verification?: boolean;
  sophisticated_investor_verification_type?: string | null;
  issuer_wholesale_client_default_setting?: string | null;
  /** Amount that waives the certificate from 500,000 on; `total` if absent. Not a field of the documents (1-REV-01). */
  certificate_waiver_on?: 'total' | 'payable_now' | null;

  require_source_of_wealth_information?: boolean;
  source_of_wealth_checkboxes_type?: string | null;
  source_of_wealth_documents_type?: string | null;

  allow_submit_with_missing_docs?: boolean;
  allow_foreigner_submit_with_missing_docs?: boolean;
  allow_submit_with_missing_accountant_certs?: boolean;
  allow_submit_with_missing_source_of_wealth_docs?: boolean;
  require_super_fund_aml_doc?: boolean;
  require_partnership_agreement_doc?: boolean;
  family_trust_tax_return?: boolean;

  ask_individuals_pep?: boolean;
  ask_beneficial_owners_additional_roles?: boolean;
  request_individuals_with_other_roles?: boolean;

  is_asx_listed?: boolean;
  issuer_holdings_two_enabled?: boolean;
  /** Another name of `issuer_holdings_two_enabled` (1-SHELL-27): either one turns the variant on. */
  holding_details_two?: boolean;
}

/**
 * Id of an offer that is shown as a preview. No offer is stored under it, so the service refuses every request that names it, and no client
 * can submit a preview (2-PREV-03).
 */
export const PREVIEW_OFFER_ID = 0;

/** True when the offer uses the second wizard variant (1-SHELL-27, 2-STEP-40). */
export function usesHoldingsTwo(offer: Pick<Offer, 'issuer_holdings_two_enabled' | 'holding_details_two'>): boolean {
  return Boolean(offer.issuer_holdings_two_enabled || offer.holding_details_two);
}

export type Scheme = 'light' | 'dark';

/** Values of the ten tokens of `src/theme/tokens.css`, as `#rrggbb`. */
export interface BrandTokens {
  accent: string;
  'on-accent': string;
  'accent-hover': string;
  'accent-text': string;
  'accent-tint': string;
  'accent-soft': string;
  hero: string;
  'on-hero': string;
  'hero-mark': string;
  'on-hero-mark': string;
}

/** Colours of an offer, for each scheme. */
export type Branding = Readonly<Record<Scheme, BrandTokens>>;
