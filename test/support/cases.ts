/**
 * Readers of the worked cases in test/fixtures/cases (copies of the specification's): each turns a row into what the public face
 * of domain/ takes, and what it has to answer.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Application,
  InvestorDetails,
  InvestorType,
  HoldingProfileType,
  TaxInvestor,
  TaxType,
  Tin,
} from '#domain/application.ts';
import type { InvestmentOffer } from '#domain/investment.ts';
import type { FeeCalculationType } from '#domain/offer.ts';
import type { ReadinessOffer } from '#domain/readiness.ts';
import type { ActingUser, ApplicationStatus, Mode } from '#domain/session.ts';
import type { StepOffer } from '#domain/steps.ts';
import { BARE_TRUST_ROWS } from './bareTrustRows.ts';

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(process.cwd(), 'test/fixtures/cases', `${name}.json`), 'utf8')) as Content;
}

interface InvestmentRow {
  n: number;
  category: string;
  fee_calculation_type: FeeCalculationType | null;
  fee_percentage: string | null;
  price_per_security: string;
  unit_precision: number;
  partly_paid: boolean;
  partly_paid_percentage: string | null;
  application_by_units_rounding: string;
  application_by_value_rounding: string;
  entered: string;
  basis: string;
  expected: Record<'numberSecurities' | 'totalValue' | 'feeAmount' | 'payableNow' | 'payableLater' | 'dueNow', string>;
}

export interface InvestmentCase {
  name: string;
  offer: InvestmentOffer;
  entry: { amount: string; isRegularPlan: boolean };
  expected: InvestmentRow['expected'];
}

/** The calculation's table; category RIP is a regular plan in an offer of trust units. */
export function investmentCases(): InvestmentCase[] {
  return read<InvestmentRow[]>('investment').map((row) => ({
    name: `row ${row.n}: ${row.category}, ${row.fee_calculation_type ?? 'no fee'}, ${row.entered} entered (${row.basis})`,
    offer: {
      price_per_security: row.price_per_security,
      fee_calculation_type: row.fee_calculation_type,
      fee_percentage: row.fee_percentage,
      partly_paid_percentage: row.partly_paid_percentage,
      security: {
        category: row.category === 'RIP' ? 'U' : row.category,
        unit_precision: row.unit_precision,
        partly_paid: row.partly_paid,
        application_by_units_rounding: row.application_by_units_rounding,
        application_by_value_rounding: row.application_by_value_rounding,
      },
    },
    entry: { amount: row.entered, isRegularPlan: row.category === 'RIP' },
    expected: row.expected,
  }));
}

interface StepRow {
  row: number;
  holdingProfileType: HoldingProfileType;
  investor_type: InvestorType;
  trusteeType: string | null;
  request_individuals_with_other_roles: boolean;
  require_aml_kyc: boolean;
  is_public: boolean;
  is_listed: boolean;
  steps: string[];
}

export interface StepCase {
  name: string;
  offer: StepOffer;
  application: Application;
  steps: string[];
}

/** The table of step lists: a new application, an amount to pay, no profile step. */
export function stepCases(): StepCase[] {
  return read<StepRow[]>('steps').map((row) => {
    const trustee: Partial<InvestorDetails> =
      row.trusteeType === 'company' || row.trusteeType === 'individual' ? { trusteeType: row.trusteeType } : {};
    return {
      name: `row ${row.row}: ${row.holdingProfileType}, ${row.investor_type}, trustee ${row.trusteeType ?? 'none'}, others ${row.request_individuals_with_other_roles}, AML ${row.require_aml_kyc}, public ${row.is_public}, listed ${row.is_listed}`,
      offer: {
        request_individuals_with_other_roles: row.request_individuals_with_other_roles,
        require_aml_kyc: row.require_aml_kyc,
      },
      application: {
        contact_details: { holdingProfileType: row.holdingProfileType },
        purchase_amount: { payableNow: '100.00', feeAmount: '0.00' },
        investor_details: {
          investor_type: row.investor_type,
          is_public: row.is_public,
          is_listed: row.is_listed,
          ...trustee,
        },
      },
      steps: row.steps,
    };
  });
}

export interface IdentifierCase {
  kind: 'tfn' | 'tfn_checksum' | 'tfn_or_abn' | 'tfn_inline' | 'tfn_input' | 'abn' | 'acn' | 'nzbn' | 'giin';
  value: string;
  valid: boolean;
  why: string;
}

/** The identifier vectors; rows of the kinds tfn_or_abn, tfn_inline and tfn_input are judged by a field's schema. */
export function identifierCases(): IdentifierCase[] {
  return read<IdentifierCase[]>('identifiers');
}

interface ReadinessParts {
  offer: ReadinessOffer;
  application: Application & {
    context: {
      editing: boolean;
      is_draft: boolean;
      status: ApplicationStatus | null;
      preview: boolean;
      submitting: boolean;
    };
  };
  user: ActingUser;
}

interface ReadinessRow {
  id: string;
  title: string;
  offer: Record<string, unknown>;
  application: Record<string, unknown>;
  user: Record<string, unknown>;
  expect: { ready: boolean; canSubmit: boolean; warnings: string[]; summary: string[] };
}

export interface ReadinessCase {
  name: string;
  offer: ReadinessOffer;
  application: Application;
  user: ActingUser;
  mode: Mode;
  expected: ReadinessRow['expect'];
}

const MERGED = [
  'context',
  'contact_details',
  'purchase_amount',
  'payment_options',
  'bank_details',
  'review',
  'security',
];

/**
 * The readiness cases over their defaults, and those of bare trusts: the objects in `MERGED` merge key by key, everything else
 * replaces.
 */
export function readinessCases(): ReadinessCase[] {
  const { defaults, cases } = read<{ defaults: ReadinessParts; cases: ReadinessRow[] }>('readiness');
  return [...cases, ...BARE_TRUST_ROWS].map((row) => {
    const { context, ...application } = over(defaults.application, row.application);
    return {
      name: `${row.id}: ${row.title}`,
      offer: over(defaults.offer, row.offer),
      application,
      user: over(defaults.user, row.user),
      mode: {
        editing: context.editing,
        draft: context.is_draft,
        status: context.status,
        preview: context.preview,
        submitting: context.submitting,
      },
      expected: row.expect,
    };
  });
}

function over<Values extends object>(defaults: Values, changes: Record<string, unknown>): Values {
  const merged = Object.entries(changes).map(([name, value]) => {
    const base: unknown = Reflect.get(defaults, name);
    return [name, MERGED.includes(name) ? { ...(base ?? {}), ...(value ?? {}) } : value] as const;
  });
  return { ...defaults, ...Object.fromEntries(merged) };
}

interface TaxAnswers {
  type: TaxType;
  au?: boolean;
  other?: boolean;
  retired?: boolean;
  fi?: boolean;
  giin?: boolean;
  gtype?: string;
  managed?: boolean;
  cpout?: boolean;
  nfe?: boolean;
  nreason?: string;
  cp?: boolean;
}

interface TaxFile {
  rows: { id: string; a: TaxAnswers; v: string[]; r: string[]; x?: string }[];
  tin_rows: { a: Tin; v: string[]; r: string[] }[];
  reset_rows: {
    before: Record<string, unknown>;
    set: Record<string, unknown>;
    after: Record<string, unknown>;
    src: string;
  }[];
}

export interface TaxCase {
  name: string;
  taxType: TaxType;
  block: TaxInvestor;
  /** The block's sections: without those of the form. */
  sections: string[];
  /** The fields to fill, those of the form included. */
  required: string[];
}

const FORM_SECTIONS = ['tax_type', 'declaration', 'add_investor'];

/** The tax table, its short names spelled out. */
export function taxCases(): TaxCase[] {
  return read<TaxFile>('tax').rows.map(({ id, a, v, r, x }) => ({
    name: `${id}: ${JSON.stringify(a)}${x ? ` (${x})` : ''}`,
    taxType: a.type,
    block: taxBlock(a),
    sections: v.filter((section) => !FORM_SECTIONS.includes(section)),
    required: r,
  }));
}

function taxBlock(a: TaxAnswers): TaxInvestor {
  const outside =
    a.type === 'T'
      ? { trust_cp_tax_country_outside_aus: a.cpout ?? null }
      : { cp_tax_country_outside_aus: a.cpout ?? null };
  return {
    tax_country_is_australia: a.au ?? true,
    has_other_tax_countries: a.au === false ? true : (a.other ?? false),
    is_aus_retired_fund: a.retired ?? null,
    is_financial_institution: a.fi ?? null,
    has_giin: a.giin ?? true,
    giin_type: a.gtype ?? '',
    is_entity_managed_by_others: a.managed ?? null,
    is_active_financial_entity: a.nfe ?? null,
    active_entity_no_tin_reason_type: a.nreason ?? '',
    controlling_person_needed: a.cp ?? null,
    ...outside,
  };
}

export interface TinCase {
  name: string;
  tin: Tin;
  sections: string[];
  required: string[];
}

export function tinCases(): TinCase[] {
  return read<TaxFile>('tax').tin_rows.map(({ a, v, r }) => ({
    name: JSON.stringify(a),
    tin: a,
    sections: v,
    required: r,
  }));
}

export interface TaxResetCase {
  name: string;
  before: Record<string, unknown>;
  set: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The reset rows as they stand; lists are told in words ('one blank entry'). */
export function taxResetCases(): TaxResetCase[] {
  return read<TaxFile>('tax').reset_rows.map(({ before, set, after }) => ({
    name: `${JSON.stringify(before)} then ${JSON.stringify(set)}`,
    before,
    set,
    after,
  }));
}
