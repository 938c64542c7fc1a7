/** Offers on the wire: whole, and as a line of their list. */
import type {
  Biller,
  ContactPerson,
  DueDiligenceQuestion,
  KeyFact,
  Offer,
  OfferDocument,
  Registrar,
  Security,
} from '#domain/offer.ts';
import { SECURITY_KINDS } from '#domain/offers/securityKind.ts';
import { Type } from 'typebox';
import {
  exactly,
  flag,
  oneOf,
  oneOfOrNull,
  orNull,
  shapeOf,
  text,
  textOrNull,
  texts,
  whole,
  wholeOrNull,
} from './kinds.ts';

const maybe = Type.Optional;
const someText = maybe(textOrNull);
const someFlag = maybe(flag);
const someTexts = maybe(texts);

const state = oneOf('opening', 'open', 'closed', 'archived');

const security = shapeOf<Security>()('Security', {
  name: text,
  category: text,
  price_precision: maybe(wholeOrNull),
  unit_precision: maybe(wholeOrNull),
  partly_paid: someFlag,
  application_by_units_rounding: someText,
  application_by_value_rounding: someText,
});

const question = shapeOf<DueDiligenceQuestion>()('DueDiligenceQuestion', {
  question_text: text,
  answers: texts,
  allow_free_text: flag,
});

const offerDocument = shapeOf<OfferDocument>()('OfferDocument', {
  filename: text,
  title: maybe(text),
  size: maybe(whole),
  sha256: maybe(text),
});

const keyFact = shapeOf<KeyFact>()('KeyFact', { show: flag, label: text, highlight_text: text });

const registrar = shapeOf<Registrar>()('Registrar', {
  name: text,
  address_lines: texts,
  suburb: text,
  state: text,
  postcode: text,
  country: text,
  phone: text,
  fax: someText,
  email: text,
  web_address: text,
});

const contactPerson = shapeOf<ContactPerson>()('ContactPerson', { name: text, email: text });

const biller = shapeOf<Biller>()('Biller', {
  bpay_biller_code: someText,
  eft_account_name: someText,
  eft_bsb: someText,
  eft_account_number: someText,
  cheque_payee: someText,
});

/** The offer as anybody may see it: whom the issuer has told does not leave the service. */
export const offer = shapeOf<Omit<Offer, 'issuer_email'>>()('Offer', {
  id: whole,
  href: text,
  name: text,
  client_name: text,
  state,
  closes_at: someText,
  tagline: someText,
  branding_colour: someText,
  hero_image: someText,
  logo_image: someText,
  key_facts: maybe(Type.Array(keyFact)),
  description: someText,
  include_offer_description: someFlag,
  terms_and_conditions: someText,
  application_terms_and_conditions: someText,
  documents: Type.Array(offerDocument),
  currency_code: someText,
  registrar: maybe(orNull(registrar)),
  contact_person: maybe(orNull(contactPerson)),
  biller: maybe(orNull(biller)),
  security,
  price_per_security: text,
  min_investment_amount: someText,
  max_investment_amount: someText,
  min_increment_amount: someText,
  soft_purchase_limit: someFlag,
  allow_priority_code: someFlag,
  fee_calculation_type: maybe(
    oneOfOrNull('ADD_TO_TOTAL', 'DEDUCT_FROM_TOTAL', 'ADD_TO_PAYABLE', 'DEDUCT_FROM_PAYABLE'),
  ),
  fee_percentage: someText,
  partly_paid_percentage: someText,
  regular_investment_plan_enabled: someFlag,
  regular_investment_plan_frequencies: maybe(Type.Array(oneOf('WEEKLY', 'MONTHLY', 'QUARTERLY', 'ANNUALLY'))),
  min_regular_investment_amount: someText,
  max_regular_investment_amount: someText,
  payment_methods: Type.Array(oneOf('BPAY', 'Cheque', 'Electronic funds transfer', 'Direct debit')),
  max_bpay_payment_amount: someText,
  direct_debitor_display_name: someText,
  rip_direct_debitor_display_name: someText,
  send_invoice_method: someText,
  new_investor_bank_statement_type: someText,
  existing_investor_bank_statement_type: someText,
  require_bank_details: someFlag,
  allow_drp: someFlag,
  has_due_diligence: someFlag,
  has_personal_advice: someFlag,
  due_diligence_questions: maybe(Type.Array(question)),
  due_diligence_text: someText,
  require_aml_kyc: someFlag,
  verification_doc_type: someText,
  use_greenid_verification: someFlag,
  ask_for_individual_docs_when_greenid_is_on: someFlag,
  required_doc_count: maybe(wholeOrNull),
  required_foreign_id_doc_count: maybe(wholeOrNull),
  allowed_individual_docs: someTexts,
  allowed_foreign_individual_docs: someTexts,
  allowed_company_docs: someTexts,
  show_solicitor_text: someFlag,
  require_sophisticated_investor_verification: someFlag,
  sophisticated_investor_verification_type: someText,
  issuer_wholesale_client_default_setting: someText,
  certificate_waiver_on: maybe(oneOfOrNull('total', 'payable_now')),
  require_source_of_wealth_information: someFlag,
  source_of_wealth_checkboxes_type: someText,
  source_of_wealth_documents_type: someText,
  allow_submit_with_missing_docs: someFlag,
  allow_foreigner_submit_with_missing_docs: someFlag,
  allow_submit_with_missing_accountant_certs: someFlag,
  allow_submit_with_missing_source_of_wealth_docs: someFlag,
  require_super_fund_aml_doc: someFlag,
  require_partnership_agreement_doc: someFlag,
  family_trust_tax_return: someFlag,
  ask_individuals_pep: someFlag,
  ask_beneficial_owners_additional_roles: someFlag,
  request_individuals_with_other_roles: someFlag,
  is_asx_listed: someFlag,
  issuer_holdings_two_enabled: someFlag,
  holding_details_two: someFlag,
});

export const offerContext = exactly(
  {
    offer,
    currency_code: text,
    street_type_options: texts,
    preview: flag,
    server_time: Type.String({ description: 'ISO date-time of the service’s clock' }),
  },
  'OfferContext',
);

export const offerSummary = exactly(
  {
    id: whole,
    slug: text,
    href: text,
    name: text,
    client_name: text,
    state,
    tagline: textOrNull,
    security_kind: oneOf(...SECURITY_KINDS),
    currency_code: text,
    price_per_security: text,
    price_precision: wholeOrNull,
    min_securities: Type.Unsafe<string | null>({
      ...textOrNull,
      description: 'The smallest application, where securities are applied for by number',
    }),
    min_value: Type.Unsafe<string | null>({ ...textOrNull, description: 'The smallest application in money' }),
    branding_colour: textOrNull,
    closes_at: textOrNull,
    hero_image: textOrNull,
    logo_image: textOrNull,
    tags: texts,
  },
  'OfferSummary',
);

export const offerList = exactly({ results: Type.Array(offerSummary) }, 'OfferList');
