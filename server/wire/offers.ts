/** Offers on the wire: whole, and as a line of their list. */
import type {
  ContactPerson,
  DueDiligenceQuestion,
  KeyFact,
  Offer,
  OfferDocument,
  Payee,
  Registrar,
  Security,
  Branding,
  BrandTokens,
} from '#domain/offer.ts';

import type { OfferProse, Prose } from '#domain/model/prose.ts';
import { SECURITY_KINDS } from '#domain/offers/securityKind.ts';
import { Type } from 'typebox';
import {
  closedObject,
  flag,
  oneOf,
  nullableOneOf,
  nullable,
  shapeOf,
  text,
  nullableText,
  textList,
  integer,
  nullableInteger,
} from './kinds.ts';

const maybe = Type.Optional;
const someText = maybe(nullableText);
const someFlag = maybe(flag);
const someTexts = maybe(textList);

const state = oneOf('opening', 'open', 'closed', 'archived');

const security = shapeOf<Security>()('Security', {
  name: text,
  security_code: someText,
  category: text,
  price_precision: maybe(nullableInteger),
  unit_precision: maybe(nullableInteger),
  partly_paid: someFlag,
  application_by_units_rounding: someText,
  application_by_value_rounding: someText,
});

const question = shapeOf<DueDiligenceQuestion>()('DueDiligenceQuestion', {
  question_text: text,
  answers: textList,
  allow_free_text: flag,
});

const offerDocument = shapeOf<OfferDocument>()('OfferDocument', {
  filename: text,
  title: maybe(text),
  size: maybe(integer),
  sha256: maybe(text),
});

const keyFact = shapeOf<KeyFact>()('KeyFact', { show: flag, label: text, highlight_text: text });

const registrar = shapeOf<Registrar>()('Registrar', {
  name: text,
  address_lines: textList,
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

const biller = shapeOf<Payee>()('Biller', {
  bpay_biller_code: someText,
  eft_account_name: someText,
  eft_bsb: someText,
  eft_account_number: someText,
  cheque_payee: someText,
});

const brandTokens = shapeOf<BrandTokens>()('BrandTokens', {
  accent: text,
  'on-accent': text,
  'accent-hover': text,
  'accent-text': text,
  'accent-tint': text,
  'accent-soft': text,
  hero: text,
  'on-hero': text,
  'hero-mark': text,
  'on-hero-mark': text,
});

const brand = shapeOf<Branding>()('Branding', { light: brandTokens, dark: brandTokens });

/** Tree of texts and elements; its shape is in `domain/model/prose.ts`. */
const proseTree = nullable(
  Type.Unsafe<Prose>({
    type: 'array',
    items: {},
    description: 'Texts, and elements `{ tag, attributes?, content }` whose content is such a list',
  }),
);

const prose = shapeOf<OfferProse>()('OfferProse', {
  description: proseTree,
  terms_and_conditions: proseTree,
  application_terms_and_conditions: proseTree,
  due_diligence_text: proseTree,
});

/** Offer as anybody may see it: the address that gets the issuer's notices does not leave the service. */
export const offer = shapeOf<Omit<Offer, 'issuer_email' | 'biller'> & { biller?: Payee | null }>()('Offer', {
  id: integer,
  href: text,
  name: text,
  client_name: text,
  state,
  closes_at: someText,
  paper_form_days: maybe(nullableInteger),
  takes_paper_forms: someFlag,
  time_zone: someText,
  tagline: someText,
  branding_colour: someText,
  brand: maybe(nullable(brand)),
  hero_image: someText,
  logo_image: someText,
  key_facts: maybe(Type.Array(keyFact)),
  description: someText,
  include_offer_description: someFlag,
  terms_and_conditions: someText,
  prose: maybe(prose),
  application_terms_and_conditions: someText,
  documents: Type.Array(offerDocument),
  currency_code: someText,
  registrar: maybe(nullable(registrar)),
  contact_person: maybe(nullable(contactPerson)),
  biller: maybe(nullable(biller)),
  security,
  price_per_security: text,
  min_investment_amount: someText,
  max_investment_amount: someText,
  min_increment_amount: someText,
  soft_purchase_limit: someFlag,
  allow_priority_code: someFlag,
  fee_calculation_type: maybe(
    nullableOneOf('ADD_TO_TOTAL', 'DEDUCT_FROM_TOTAL', 'ADD_TO_PAYABLE', 'DEDUCT_FROM_PAYABLE'),
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
  required_doc_count: maybe(nullableInteger),
  required_foreign_id_doc_count: maybe(nullableInteger),
  allowed_individual_docs: someTexts,
  allowed_foreign_individual_docs: someTexts,
  allowed_company_docs: someTexts,
  show_solicitor_text: someFlag,
  require_sophisticated_investor_verification: someFlag,
  sophisticated_investor_verification_type: someText,
  issuer_wholesale_client_default_setting: someText,
  certificate_waiver_on: maybe(nullableOneOf('total', 'payable_now')),
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

export const offerContext = closedObject(
  {
    offer,
    currency_code: text,
    street_type_options: textList,
    preview: flag,
    server_time: Type.String({ description: 'ISO date-time of the service’s clock' }),
  },
  'OfferContext',
);

export const offerSummary = closedObject(
  {
    id: integer,
    slug: text,
    href: text,
    name: text,
    client_name: text,
    state,
    tagline: nullableText,
    security_kind: oneOf(...SECURITY_KINDS),
    currency_code: text,
    price_per_security: text,
    price_precision: nullableInteger,
    min_securities: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'The smallest application, where securities are applied for by number',
    }),
    min_value: Type.Unsafe<string | null>({ ...nullableText, description: 'The smallest application in money' }),
    branding_colour: nullableText,
    closes_at: nullableText,
    time_zone: nullableText,
    hero_image: nullableText,
    logo_image: nullableText,
    tags: textList,
  },
  'OfferSummary',
);

export const offerList = closedObject({ results: Type.Array(offerSummary) }, 'OfferList');
