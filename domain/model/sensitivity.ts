/**
 * Sensitivity of each field (design section 3): one map for DevTools, logs and the support snapshot. Application fields have their own
 * class (application/fields.ts). Fields of offers, users and the store's frame are classed here, and a new field of these types fails the
 * type check until it has a class. A name that is not in the map counts as secret.
 */
import { APPLICATION } from './fields.ts';
import { tableIn, type FieldTable, type Sensitivity } from './fieldKinds.ts';
import type { Biller, ContactPerson, Offer, OfferDocument, Registrar, Security } from './offer.ts';
import type { Mode, User } from './session.ts';

type ClassOf<Fields> = { [Field in keyof Required<Fields>]: Sensitivity };

const USER = {
  id: 'plain',
  username: 'personal',
  first_name: 'personal',
  last_name: 'personal',
  tel_mobile: 'personal',
  is_acting_as_investor: 'plain',
  is_acting_as_advisor: 'plain',
  is_acting_as_issuer: 'plain',
  is_acting_as_issuer_admin: 'plain',
  has_investor_role_groups: 'plain',
  has_issuer_role_groups: 'plain',
  issuers: 'plain',
} as const satisfies ClassOf<User>;

const MODE = {
  editing: 'plain',
  draft: 'plain',
  status: 'plain',
  preview: 'plain',
  submitting: 'plain',
  verified: 'plain',
} as const satisfies ClassOf<Mode>;

/** Published by issuer and registrar; only the account that money goes to is masked, under the names that it shares with applicants. */
const OFFER = {
  id: 'plain',
  href: 'plain',
  name: 'personal',
  client_name: 'plain',
  state: 'plain',
  closes_at: 'plain',
  paper_form_days: 'plain',
  takes_paper_forms: 'plain',
  time_zone: 'plain',
  tagline: 'plain',
  branding_colour: 'plain',
  brand: 'plain',
  hero_image: 'plain',
  logo_image: 'plain',
  key_facts: 'plain',
  description: 'plain',
  include_offer_description: 'plain',
  terms_and_conditions: 'plain',
  prose: 'plain',
  application_terms_and_conditions: 'plain',
  documents: 'plain',
  currency_code: 'plain',
  registrar: 'plain',
  contact_person: 'plain',
  issuer_email: 'personal',
  biller: 'plain',
  security: 'plain',
  price_per_security: 'plain',
  min_investment_amount: 'plain',
  max_investment_amount: 'plain',
  min_increment_amount: 'plain',
  soft_purchase_limit: 'plain',
  allow_priority_code: 'plain',
  fee_calculation_type: 'plain',
  fee_percentage: 'plain',
  partly_paid_percentage: 'plain',
  regular_investment_plan_enabled: 'plain',
  regular_investment_plan_frequencies: 'plain',
  min_regular_investment_amount: 'plain',
  max_regular_investment_amount: 'plain',
  payment_methods: 'plain',
  max_bpay_payment_amount: 'plain',
  direct_debitor_display_name: 'plain',
  rip_direct_debitor_display_name: 'plain',
  send_invoice_method: 'plain',
  new_investor_bank_statement_type: 'plain',
  existing_investor_bank_statement_type: 'plain',
  require_bank_details: 'plain',
  allow_drp: 'plain',
  has_due_diligence: 'plain',
  has_personal_advice: 'plain',
  due_diligence_questions: 'plain',
  due_diligence_text: 'plain',
  require_aml_kyc: 'plain',
  verification_doc_type: 'plain',
  use_greenid_verification: 'plain',
  ask_for_individual_docs_when_greenid_is_on: 'plain',
  required_doc_count: 'plain',
  required_foreign_id_doc_count: 'plain',
  allowed_individual_docs: 'plain',
  allowed_foreign_individual_docs: 'plain',
  allowed_company_docs: 'plain',
  show_solicitor_text: 'plain',
  require_sophisticated_investor_verification: 'plain',
  sophisticated_investor_verification_type: 'plain',
  issuer_wholesale_client_default_setting: 'plain',
  certificate_waiver_on: 'plain',
  require_source_of_wealth_information: 'plain',
  source_of_wealth_checkboxes_type: 'plain',
  source_of_wealth_documents_type: 'plain',
  allow_submit_with_missing_docs: 'plain',
  allow_foreigner_submit_with_missing_docs: 'plain',
  allow_submit_with_missing_accountant_certs: 'plain',
  allow_submit_with_missing_source_of_wealth_docs: 'plain',
  require_super_fund_aml_doc: 'plain',
  require_partnership_agreement_doc: 'plain',
  family_trust_tax_return: 'plain',
  ask_individuals_pep: 'plain',
  ask_beneficial_owners_additional_roles: 'plain',
  request_individuals_with_other_roles: 'plain',
  is_asx_listed: 'plain',
  issuer_holdings_two_enabled: 'plain',
  holding_details_two: 'plain',
} as const satisfies ClassOf<Offer>;

const SECURITY = {
  name: 'personal',
  security_code: 'plain',
  category: 'plain',
  price_precision: 'plain',
  unit_precision: 'plain',
  partly_paid: 'plain',
  application_by_units_rounding: 'plain',
  application_by_value_rounding: 'plain',
} as const satisfies ClassOf<Security>;

const REGISTRAR = {
  name: 'personal',
  address_lines: 'plain',
  suburb: 'plain',
  state: 'plain',
  postcode: 'personal',
  country: 'plain',
  phone: 'personal',
  fax: 'plain',
  email: 'personal',
  web_address: 'plain',
} as const satisfies ClassOf<Registrar>;

const BILLER = {
  bpay_biller_code: 'plain',
  crn_rule: 'plain',
  crn_prefix: 'plain',
  crn_length: 'plain',
  crn_example: 'plain',
  eft_account_name: 'plain',
  eft_bsb: 'plain',
  eft_account_number: 'plain',
  cheque_payee: 'plain',
} as const satisfies ClassOf<Biller>;

const OFFER_DOCUMENT = {
  filename: 'personal',
  title: 'plain',
  size: 'plain',
  sha256: 'plain',
} as const satisfies ClassOf<OfferDocument>;
const CONTACT_PERSON = { name: 'personal', email: 'personal' } as const satisfies ClassOf<ContactPerson>;

/** Keys of the nested lists, and names that only forms, requests and the store's frame use. */
const FRAME = {
  people: 'plain',
  organisations: 'plain',
  taxDeclarations: 'plain',
  wizard: 'plain',
  stepDrafts: 'plain',
  files: 'plain',
  session: 'plain',
  saveStatus: 'plain',
  shelf: 'plain',
  sync: 'plain',
  api: 'plain',
  ids: 'plain',
  entities: 'plain',
  type: 'plain',
  action: 'plain',
  application_id: 'plain',
  splash_application_id: 'plain',
  issuer_is_submitting: 'plain',
  all_docs_are_attached: 'plain',
  original_application_id: 'plain',
  currencyCode: 'plain',
  currency_code: 'plain',
  streetTypeOptions: 'plain',
  street_type_options: 'plain',
  currentStep: 'plain',
  completed: 'plain',
  show: 'plain',
  label: 'plain',
  highlight_text: 'plain',
  question_text: 'plain',
  answers: 'plain',
  allow_free_text: 'plain',
  endpointName: 'plain',
  requestId: 'plain',
  requestStatus: 'plain',
  timestamp: 'plain',
  reference: 'plain',
  password: 'secret',
  otp_token: 'secret',
  verification_code: 'secret',
  code: 'secret',
  token: 'secret',
  csrf_token: 'secret',
  // Links and states of the store, without which a snapshot makes no sense; ids are random.
  personId: 'plain',
  organisation: 'plain',
  key: 'plain',
  fields: 'plain',
  list: 'plain',
  fileId: 'plain',
  offerSlug: 'plain',
  applicationId: 'plain',
  splashApplicationId: 'plain',
  fileKey: 'plain',
  file_key: 'plain',
  revision: 'plain',
  numberHandles: 'secret',
  call: 'plain',
  attempt: 'plain',
  isSending: 'plain',
  outcome: 'plain',
  failures: 'plain',
  halt: 'plain',
  kind: 'plain',
  became: 'plain',
  isReleased: 'plain',
  press: 'plain',
  dialog: 'plain',
  asked: 'plain',
  goesOn: 'plain',
  maskedMobile: 'personal',
  verify_mobile: 'plain',
  send_application_link: 'plain',
  masked_mobile: 'personal',
  draft_url: 'secret',
  draftUrl: 'secret',
  submission: 'plain',
  phase: 'plain',
  errors: 'plain',
  message: 'plain',
  answer: 'plain',
  write: 'plain',
  isMemoryOnly: 'plain',
  isShared: 'plain',
  isInOtherTab: 'plain',
  isOffline: 'plain',
  unreadable: 'plain',
  isLost: 'plain',
  epoch: 'plain',
  hasData: 'plain',
  createdAt: 'plain',
  changedAt: 'plain',
  offerContext: 'plain',
  offerName: 'plain',
  investorName: 'personal',
  idempotencyKey: 'secret',
  user_access: 'plain',
  account_name: 'personal',
  account_id: 'secret',
  external_ref: 'secret',
  name_and_designation: 'personal',
} as const satisfies Record<string, Sensitivity>;

const CLASSES = [USER, MODE, OFFER, SECURITY, REGISTRAR, BILLER, OFFER_DOCUMENT, CONTACT_PERSON, FRAME] as const;

const SEVERITY: Record<Sensitivity, number> = { plain: 0, personal: 1, secret: 2 };

/** Class of each name; a name in several types gets the strictest of its classes. */
const FIELD_CLASSES: ReadonlyMap<string, Sensitivity> = mergeClasses();

/** Returns the class of a field by its name; a name without a class is secret. */
export function sensitivityOf(field: string): Sensitivity {
  return FIELD_CLASSES.get(field) ?? 'secret';
}

/** Returns every classed field name, for guards that walk types and payloads. */
export function classedFields(): string[] {
  return [...FIELD_CLASSES.keys()];
}

/** Text in place of a secret: nothing of the value, not even its length. */
export const MASK = '••••';

export interface MaskOptions {
  /** Form of personal texts: unchanged (DevTools, on the applicant's own screen) or the first letter (snapshot, logs). */
  personal: 'keep' | 'initial';
}

/**
 * Returns a copy of any value with every secret masked, at any depth, and personal texts by choice. Objects and lists are walked under any
 * name, so that state keeps its shape; a text, number or date under a secret or unknown name is masked. Emptiness stays visible, since
 * support has to see what is missing. Functions, files and the like become their kind.
 */
export function maskDeep(value: unknown, options: MaskOptions = { personal: 'keep' }): unknown {
  return maskUnder({ value, sensitivity: 'plain', options, above: new Set() });
}

interface Masking {
  value: unknown;
  sensitivity: Sensitivity;
  options: MaskOptions;
  /** Objects on the way down, so that a circle ends. */
  above: Set<object>;
}

function maskUnder({ value, sensitivity, options, above }: Masking): unknown {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return value;
  if (typeof value !== 'object') return maskLeaf(value, sensitivity, options);
  if (above.has(value)) return '[circular]';
  const below = new Set(above).add(value);
  if (Array.isArray(value))
    return value.map((item: unknown) => maskUnder({ value: item, sensitivity, options, above: below }));
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  const entries = Object.entries(value).map(([key, entry]) => {
    const own = sensitivityOf(key);
    return [key, maskUnder({ value: entry, sensitivity: own, options, above: below })];
  });
  return Object.fromEntries(entries);
}

function maskLeaf(value: unknown, sensitivity: Sensitivity, { personal }: MaskOptions): unknown {
  if (sensitivity === 'secret') return MASK;
  if (sensitivity === 'plain' || personal === 'keep') return value;
  return typeof value === 'string' ? `${[...value.trim()][0] ?? ''}…` : MASK;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function mergeClasses(): Map<string, Sensitivity> {
  const merged = new Map<string, Sensitivity>();
  const others = CLASSES.flatMap((classes): [string, Sensitivity][] => Object.entries(classes));
  for (const [field, sensitivity] of [...classesOf(APPLICATION), ...others]) {
    const known = merged.get(field);
    if (known === undefined || SEVERITY[sensitivity] > SEVERITY[known]) merged.set(field, sensitivity);
  }
  return merged;
}

/** Returns every field of a table, with those inside it. */
function classesOf(table: FieldTable): [string, Sensitivity][] {
  return Object.entries(table).flatMap(([name, { shape, sensitivity }]) => [
    [name, sensitivity],
    ...classesOf(tableIn(shape) ?? {}),
  ]);
}
