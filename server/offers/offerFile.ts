/** Checks an offer's file before it is imported: finds every problem at once, each with its place (docs/offers.md describes the format). */
import fs from 'node:fs/promises';
import path from 'node:path';
import { CRN_RULES, crnExampleProblem } from '#domain/money/crn.ts';
import type { Biller, Offer } from '#domain/offer.ts';
import { array, boolean, number, object, string, ValidationError, type AnyObject, type ObjectSchema } from 'yup';

const DECIMAL = /^-?\d{1,15}(\.\d{1,10})?$/;
const HREF = /^\/offers\/[a-z0-9]+(-[a-z0-9]+)*\/$/;
/** One address and nothing beside it. */
const MAILBOX = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;
const COLOUR = /^#[0-9a-f]{6}$/i;
const FREQUENCIES = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'ANNUALLY'] as const;
const PAYMENT_METHODS = ['BPAY', 'Cheque', 'Electronic funds transfer', 'Direct debit'] as const;
const WAIVERS = ['total', 'payable_now'] as const;
const FEE_TYPES = ['ADD_TO_TOTAL', 'DEDUCT_FROM_TOTAL', 'ADD_TO_PAYABLE', 'DEDUCT_FROM_PAYABLE'] as const;
/** Nobody could complete a plan without a frequency to choose. */
const NO_FREQUENCY = 'must name at least one while plans are enabled';

/** PostgreSQL stores no text with a character of code 0. */
const text = () =>
  string()
    .typeError('must be a text')
    .test('storable', 'must not contain the character U+0000', (value) => !value?.includes('\0'));
const requiredText = () => text().required('is missing');
const optionalText = () => text().nullable();
const flag = () => boolean().typeError('must be true or false');
const wholeNumber = () =>
  number().typeError('must be a number').integer('must be a whole number').min(0, 'must not be negative');
const amount = () =>
  string()
    .typeError('must be a text, so that no amount is rounded: "2500.00"')
    .matches(DECIMAL, { message: 'must be a decimal number in quotes, such as "2500.00"', excludeEmptyString: false });
const optionalAmount = () => amount().nullable();
const texts = () => array(requiredText()).typeError('must be a list');
const oneOf = <Value extends string>(values: readonly Value[]) =>
  string<Value>().oneOf(values, `must be one of ${values.join(', ')}`);
/** An object whose unknown fields are reported: most are misspelt settings, which would silently be off. */
const strictObject = (fields: AnyObject) =>
  object(fields)
    .typeError('must be an object')
    .noUnknown(true, ({ unknown }: { unknown?: unknown }) => `has fields that are not known: ${String(unknown)}`);

const FLAGS = [
  'include_offer_description',
  'soft_purchase_limit',
  'allow_priority_code',
  'regular_investment_plan_enabled',
  'require_bank_details',
  'allow_drp',
  'has_due_diligence',
  'has_personal_advice',
  'require_aml_kyc',
  'use_greenid_verification',
  'ask_for_individual_docs_when_greenid_is_on',
  'show_solicitor_text',
  'require_sophisticated_investor_verification',
  'require_source_of_wealth_information',
  'allow_submit_with_missing_docs',
  'allow_foreigner_submit_with_missing_docs',
  'allow_submit_with_missing_accountant_certs',
  'allow_submit_with_missing_source_of_wealth_docs',
  'require_super_fund_aml_doc',
  'require_partnership_agreement_doc',
  'family_trust_tax_return',
  'ask_individuals_pep',
  'ask_beneficial_owners_additional_roles',
  'request_individuals_with_other_roles',
  'is_asx_listed',
  'issuer_holdings_two_enabled',
  'holding_details_two',
] as const satisfies readonly (keyof Offer)[];

const OPTIONAL_TEXTS = [
  'tagline',
  'hero_image',
  'logo_image',
  'description',
  'terms_and_conditions',
  'application_terms_and_conditions',
  'currency_code',
  'direct_debitor_display_name',
  'rip_direct_debitor_display_name',
  'send_invoice_method',
  'new_investor_bank_statement_type',
  'existing_investor_bank_statement_type',
  'due_diligence_text',
  'verification_doc_type',
  'sophisticated_investor_verification_type',
  'issuer_wholesale_client_default_setting',
  'source_of_wealth_checkboxes_type',
  'source_of_wealth_documents_type',
] as const satisfies readonly (keyof Offer)[];

const OPTIONAL_AMOUNTS = [
  'min_investment_amount',
  'max_investment_amount',
  'min_increment_amount',
  'fee_percentage',
  'partly_paid_percentage',
  'min_regular_investment_amount',
  'max_regular_investment_amount',
  'max_bpay_payment_amount',
] as const satisfies readonly (keyof Offer)[];

const each = <Schema>(names: readonly string[], schema: () => Schema): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, schema()]));

const offerSchema: ObjectSchema<AnyObject> = strictObject({
  ...each(FLAGS, flag),
  ...each(OPTIONAL_TEXTS, optionalText),
  ...each(OPTIONAL_AMOUNTS, optionalAmount),
  id: wholeNumber().required('is missing'),
  href: requiredText().matches(HREF, 'must look like /offers/short-name/, in small letters'),
  name: requiredText(),
  client_name: requiredText(),
  state: oneOf(['opening', 'open', 'closed', 'archived']).required('is missing'),
  closes_at: optionalText().test(
    'date',
    'must be a date and time such as 2027-06-30T17:00:00+10:00',
    (value) => value == null || !Number.isNaN(Date.parse(value)),
  ),
  paper_form_days: wholeNumber().max(90, 'must be at most 90').nullable(),
  time_zone: optionalText().test('zone', (zone, context) => {
    const problem = zone ? zoneProblem(zone) : null;
    return problem === null || context.createError({ message: problem });
  }),
  branding_colour: optionalText().matches(COLOUR, {
    message: 'must be a colour such as #f26a1b',
    excludeEmptyString: true,
  }),
  key_facts: array(
    strictObject({ show: flag().required('is missing'), label: requiredText(), highlight_text: requiredText() }),
  ).typeError('must be a list'),
  documents: array(strictObject({ filename: requiredText(), title: text(), size: wholeNumber() }))
    .typeError('must be a list')
    .required('is missing'),
  registrar: strictObject({
    ...each(['name', 'suburb', 'state', 'postcode', 'country', 'phone', 'email', 'web_address'], requiredText),
    address_lines: texts().required('is missing'),
    fax: optionalText(),
  })
    .nullable()
    .default(undefined),
  contact_person: strictObject({ name: requiredText(), email: requiredText() }).nullable().default(undefined),
  issuer_email: optionalText().matches(MAILBOX, {
    message: 'must be one e-mail address, such as offers@issuer.example',
    excludeEmptyString: true,
  }),
  biller: strictObject({
    ...each(['bpay_biller_code', 'eft_account_name', 'eft_bsb', 'eft_account_number', 'cheque_payee'], optionalText),
    crn_rule: oneOf(CRN_RULES).nullable(),
    crn_prefix: optionalText().matches(/^\d{1,18}$/, { message: 'must be digits', excludeEmptyString: true }),
    crn_length: wholeNumber().min(2, 'must be 2 to 20').max(20, 'must be 2 to 20').nullable(),
    crn_example: optionalText()
      .matches(/^\d{2,20}$/, { message: 'must be 2 to 20 digits', excludeEmptyString: true })
      .test('fits', function judge(_example, context) {
        const problem = crnExampleProblem(this.parent as Biller);
        return problem === null || context.createError({ message: problem });
      }),
  })
    .nullable()
    .default(undefined),
  security: strictObject({
    ...each(['name', 'category'], requiredText),
    security_code: optionalText(),
    price_precision: wholeNumber().nullable(),
    unit_precision: wholeNumber().nullable(),
    partly_paid: flag(),
    application_by_units_rounding: optionalText(),
    application_by_value_rounding: optionalText(),
  })
    .default(undefined)
    .required('is missing'),
  price_per_security: amount().required('is missing'),
  fee_calculation_type: oneOf(FEE_TYPES).nullable(),
  certificate_waiver_on: oneOf(WAIVERS).nullable(),
  regular_investment_plan_frequencies: array(oneOf(FREQUENCIES))
    .typeError('must be a list')
    .when('regular_investment_plan_enabled', {
      is: true,
      then: (list) => list.required(NO_FREQUENCY).min(1, NO_FREQUENCY),
    }),
  payment_methods: array(oneOf(PAYMENT_METHODS)).typeError('must be a list').required('is missing'),
  due_diligence_questions: array(
    strictObject({
      question_text: requiredText(),
      answers: texts().required('is missing'),
      allow_free_text: flag().required('is missing'),
    }),
  ).typeError('must be a list'),
  ...each(['required_doc_count', 'required_foreign_id_doc_count'], () => wholeNumber().nullable()),
  ...each(['allowed_individual_docs', 'allowed_foreign_individual_docs', 'allowed_company_docs'], texts),
});

/** Returns the reason to refuse a zone; null for the name of one. Browsers would not know offsets such as `+10:00`. */
function zoneProblem(zone: string): string | null {
  const problem = 'must be the name of a time zone such as Australia/Perth';
  if (!/^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_-]+)+$/.test(zone)) return problem;
  try {
    const known = new Intl.DateTimeFormat('en-AU', { timeZone: zone }).resolvedOptions().timeZone;
    return known !== zone && known.toLowerCase() === zone.toLowerCase() ? `must be written ${known}` : null;
  } catch {
    return problem;
  }
}

export interface OfferProblem {
  /** e.g. `documents[1].filename`; empty for the file as a whole. */
  path: string;
  message: string;
}

export type OfferReading = { offer: Offer; slug: string } | { problems: OfferProblem[] };

/** Returns the last part of the offer's address: `/offers/emberfield-copper/` -> `emberfield-copper`. */
export function slugOf(href: string): string {
  return href.split('/').filter(Boolean).at(-1) ?? '';
}

/** Returns the relative path, inside the offer's folder, of every file that the offer names, with its field. */
export function filesOf(
  offer: Pick<Offer, 'hero_image' | 'logo_image' | 'documents'>,
): { field: string; file: string }[] {
  const images = (['hero_image', 'logo_image'] as const).flatMap((field) =>
    offer[field] ? [{ field, file: offer[field] }] : [],
  );
  const documents = offer.documents.map(({ filename }, index) => ({
    field: `documents[${index}].filename`,
    file: path.posix.join('documents', filename),
  }));
  return [...images, ...documents];
}

function checkFields(content: unknown): OfferProblem[] {
  try {
    offerSchema
      .required('must be an object')
      .validateSync(content, { strict: true, abortEarly: false, disableStackTrace: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    return found.map(({ path: place, message }) => ({ path: place ?? '', message }));
  }
}

async function isFileInside(folder: string, file: string): Promise<boolean> {
  const target = path.resolve(folder, file);
  if (!target.startsWith(path.resolve(folder) + path.sep)) return false;
  return fs.stat(target).then(
    (stat) => stat.isFile(),
    () => false,
  );
}

async function checkFiles(offer: Offer, folder: string): Promise<OfferProblem[]> {
  const problems = await Promise.all(
    filesOf(offer).map(async ({ field, file }) =>
      (await isFileInside(folder, file))
        ? []
        : [{ path: field, message: `there is no file ${file} in the offer's folder` }],
    ),
  );
  return problems.flat();
}

/**
 * Reads and checks one offer file. The files that it names must exist in its folder: images by their relative path, documents in
 * `documents/`. The sizes of documents come from the files themselves.
 */
export async function readOfferFile(file: string): Promise<OfferReading> {
  const text = await fs.readFile(file, 'utf8').catch(() => null);
  if (text === null) return { problems: [{ path: '', message: 'the file cannot be read' }] };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return {
      problems: [{ path: '', message: `the file is not JSON: ${error instanceof Error ? error.message : ''}` }],
    };
  }
  const problems = checkFields(content);
  if (problems.length > 0) return { problems };
  const offer = content as Offer;
  const missing = await checkFiles(offer, path.dirname(file));
  return missing.length > 0
    ? { problems: missing }
    : { offer: await withSizes(offer, path.dirname(file)), slug: slugOf(offer.href) };
}

async function withSizes(offer: Offer, folder: string): Promise<Offer> {
  const documents = await Promise.all(
    offer.documents.map(async (document) => ({
      ...document,
      size: (await fs.stat(path.join(folder, 'documents', document.filename))).size,
    })),
  );
  return { ...offer, documents };
}
