/** One row of a holdings file: its columns, their rules, and what the register stores of it (docs/holdings.md). */
import { COUNTRIES, type Country } from '#domain/addresses/countries.ts';
import { fromIsoDate, isDate, isFutureDate, toIsoDate } from '#domain/formats/dates.ts';
import { formatAccountNumber, formatBsb, withoutSpaces } from '#domain/formats/format.ts';
import { personal, plain, secret, type FieldTable } from '#domain/model/fieldKinds.ts';
import { LONGEST } from '#domain/model/limits.ts';
import {
  australianAccountNumberFormat,
  bicLength,
  bsbFormat,
  foreignAccountNumberFormats,
} from '#domain/money/accountSchema.ts';
import { DRP_STATUSES } from '#domain/money/drp.ts';
import { normaliseSecurityCode } from '#domain/offers/holdings.ts';
import { fields, isEmailAddress, required, text, when } from '#domain/rules/fieldRules.ts';
import { validateWith } from '#domain/rules/validate.ts';
import { isAustralianAccount } from '#domain/stepRules/bank_details/rules.ts';
import { tfnError, tinError } from '#domain/stepRules/tax_details/schema.ts';
import { AUSTRALIA_ID } from '#domain/addresses/addressFields.ts';
import type { DrpStatus } from '#domain/application.ts';
import type { UserAccess } from '#domain/model/holders.ts';
import { normaliseUsername } from '../users/users.ts';

const HOLDING_ROW = {
  issuer: plain.text(LONGEST.entityName),
  account_name: personal.text(LONGEST.entityName),
  account_id: secret.text(LONGEST.number),
  external_ref: secret.text(LONGEST.number),
  name_and_designation: personal.text(LONGEST.entityName),
  security_code: plain.text(LONGEST.choice),
  security_name: plain.text(LONGEST.entityName),
  units: plain.text(LONGEST.amount),
  as_at: plain.text(LONGEST.date),
  state: plain.text(LONGEST.choice),
  reg_addr1: personal.text(LONGEST.address),
  reg_addr2: personal.text(LONGEST.address),
  tax_country: plain.text(LONGEST.choice),
  tfn: secret.text(LONGEST.number),
  tax_country_2: plain.text(LONGEST.choice),
  tfn_2: secret.text(LONGEST.number),
  tax_country_3: plain.text(LONGEST.choice),
  tfn_3: secret.text(LONGEST.number),
  distribution_bank_account_name: personal.text(LONGEST.entityName),
  distribution_bank_bsb: secret.text(LONGEST.number),
  distribution_bank_account_number: secret.text(LONGEST.number),
  swift_code: secret.text(LONGEST.number),
  bank_country: plain.text(LONGEST.choice),
  drp_status: plain.text(LONGEST.choice),
  bank_statement: personal.text(LONGEST.fileName),
  full_access: personal.text(LONGEST.words),
  read_access: personal.text(LONGEST.words),
} satisfies FieldTable;

export type HoldingColumn = keyof typeof HOLDING_ROW;
export type HoldingCells = Partial<Record<HoldingColumn, string>>;

/** Narrows to the name of a column. */
export function isHoldingColumn(name: string): name is HoldingColumn {
  return Object.hasOwn(HOLDING_ROW, name);
}

/** Details that an application on the holding starts from (1-HOLD-03). */
export interface CopiedDetails {
  reg_addr1?: string;
  reg_addr2?: string;
  /** Country id, and the number that its tax office knows the holder by. */
  tax_details: { tax_country: number; tfn: string }[];
  distribution_bank_account_name?: string;
  distribution_bank_bsb?: string;
  distribution_bank_account_number?: string;
  swift_code?: string;
  /** Country id. */
  bank_country?: number;
  drp_status?: DrpStatus;
  /** File name of the statement that the registry has. */
  bank_statement?: string;
}

/** One holding of a file. */
export interface Holding {
  issuer: string;
  account_name: string;
  account_id: string;
  name_and_designation: string;
  external_ref: string;
  security_code: string;
  security_name: string;
  /** Decimal string. */
  units: string;
  /** ISO. */
  as_at: string;
  is_open: boolean;
  copied: CopiedDetails;
  /** By username: the e-mail address of an account, as it is stored. */
  access: Map<string, UserAccess>;
}

/** Values of rows that have none of their own. */
export interface RowDefaults {
  issuer?: string;
  /** ISO. */
  as_at: string;
  /** ISO. */
  today: string;
}

/** Units with commas between thousands, or without. */
const UNITS = /^(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d{1,10})?$/;
/** HIN (X and ten digits), SRN (I and digits), CSN (nine digits); other registries have letters and digits of their own. */
const HOLDER_NUMBER = /^[A-Z\d]{4,20}$/;
/** Columns of up to three tax residences, as pairs. */
const TAX_COLUMNS = [
  ['tax_country', 'tfn'],
  ['tax_country_2', 'tfn_2'],
  ['tax_country_3', 'tfn_3'],
] as const;

const COUNTRY_BY_NAME: ReadonlyMap<string, Country> = new Map(
  COUNTRIES.flatMap((country) =>
    [country.name, country.iso2, country.iso3].map((name) => [name.toUpperCase(), country] as const),
  ),
);

function countryNamed(name: string | undefined): Country | undefined {
  return COUNTRY_BY_NAME.get((name ?? '').trim().toUpperCase());
}

/** Returns a HIN, SRN or other holder number as it is stored and compared: in capitals, without blanks. */
export function normaliseHolderNumber(typed: string): string {
  return withoutSpaces(typed).toUpperCase();
}

/** Returns ISO for a date written DD/MM/YYYY or ISO; null for any other text. */
export function readDate(typed: string): string | null {
  return toIsoDate(typed.trim()) ?? (isDate(fromIsoDate(typed.trim())) ? typed.trim().slice(0, 10) : null);
}

/** Returns the code of a participation, also where it is written in words: `Full participation`. Null for any other text. */
function drpNamed(typed: string | undefined): DrpStatus | null {
  const first = (typed ?? '').trim().charAt(0).toUpperCase();
  return /^([fpn]|(full|partial|no)( participation)?)$/i.test((typed ?? '').trim())
    ? (DRP_STATUSES.find((status) => status === first) ?? null)
    : null;
}

/** Returns the e-mail addresses of a cell; remarks in brackets do not count. */
function addressesIn(cell: string | undefined): string[] {
  return (cell ?? '')
    .replace(/\([^()]*\)/g, ' ')
    .split(/[\s;,]+/)
    .filter(Boolean);
}

const isNumberOfHolder = when(
  (typed) => HOLDER_NUMBER.test(normaliseHolderNumber(typed)),
  'must be 4 to 20 letters and digits',
);
const isCountry = when((typed) => countryNamed(typed) !== undefined, 'is not the name or the code of a country');
const areAddresses = when(
  (cell) => addressesIn(cell).every(isEmailAddress),
  'must be e-mail addresses, with a semicolon between two of them',
);

/** Checks a number against the tax residence that stands before it. */
function taxNumberOf(country: (typeof TAX_COLUMNS)[number][0]) {
  return (typed: string, beside: HoldingCells): string | null => {
    if (typed === '') return null;
    const name = beside[country]?.trim() ?? '';
    if (name === '') return `has no ${country}`;
    return countryNamed(name)?.id === AUSTRALIA_ID
      ? tfnError(typed, { isEntity: true, isTfnForced: false })
      : tinError(withoutSpaces(typed));
  };
}

/** Checks an account number by the rules of its bank's country. */
function accountNumberFormat(typed: string, { bank_country: country }: HoldingCells): string | null {
  const isForeign = !isAustralianAccount({ bankCountry: countryNamed(country)?.id ?? null });
  const rules = isForeign ? foreignAccountNumberFormats : [australianAccountNumberFormat];
  return rules.map((rule) => rule(formatAccountNumber(typed))).find((message) => message !== null) ?? null;
}

function schemaFor({ issuer, today }: RowDefaults) {
  return fields(HOLDING_ROW, {
    issuer: text(issuer === undefined ? required('is missing: fill it in, or say --issuer') : () => null),
    account_name: text(required('is missing')),
    account_id: text(required('is missing'), isNumberOfHolder),
    external_ref: text(isNumberOfHolder),
    name_and_designation: text(),
    security_code: text(required('is missing')),
    security_name: text(),
    units: text(
      required('is missing'),
      when((typed) => UNITS.test(typed), 'must be a number such as 4000 or 250.125'),
    ),
    as_at: text(
      when((typed) => readDate(typed) !== null, 'must be a date such as 30/06/2026'),
      when((typed) => !isFutureDate(fromIsoDate(readDate(typed) ?? ''), today), 'lies in the future'),
    ),
    state: text(when((typed) => /^(open|closed)$/i.test(typed), 'must be open or closed')),
    reg_addr1: text(),
    reg_addr2: text(),
    tax_country: text(isCountry),
    tfn: text(taxNumberOf('tax_country')),
    tax_country_2: text(isCountry),
    tfn_2: text(taxNumberOf('tax_country_2')),
    tax_country_3: text(isCountry),
    tfn_3: text(taxNumberOf('tax_country_3')),
    distribution_bank_account_name: text(),
    distribution_bank_bsb: text(bsbFormat),
    distribution_bank_account_number: text(accountNumberFormat),
    swift_code: text(bicLength),
    bank_country: text(isCountry),
    drp_status: text(when((typed) => drpNamed(typed) !== null, 'must be F, P or N')),
    bank_statement: text(),
    full_access: text(areAddresses),
    read_access: text(areAddresses),
  });
}

/** Returns a reader of rows: each gives the holding, or its problems, column by column. */
export function holdingReader(
  defaults: RowDefaults,
): (cells: HoldingCells) => { holding: Holding } | { problems: string[] } {
  const schema = schemaFor(defaults);
  return (cells) => {
    const problems = Object.entries(validateWith(schema, cells)).map(([column, message]) => `${column}: ${message}`);
    return problems.length > 0 ? { problems } : { holding: holdingOf(cells, defaults) };
  };
}

/** Returns the holding of a row that fits the rules. */
function holdingOf(cells: HoldingCells, defaults: RowDefaults): Holding {
  const cell = (column: HoldingColumn): string => cells[column]?.trim() ?? '';
  const account_id = normaliseHolderNumber(cell('account_id'));
  return {
    issuer: cell('issuer') || (defaults.issuer ?? ''),
    account_name: cell('account_name'),
    account_id,
    name_and_designation: cell('name_and_designation') || cell('account_name'),
    external_ref: normaliseHolderNumber(cell('external_ref')) || account_id,
    security_code: normaliseSecurityCode(cell('security_code')),
    security_name: cell('security_name') || cell('security_code'),
    units: cell('units').replaceAll(',', ''),
    as_at: readDate(cell('as_at')) ?? defaults.as_at,
    is_open: cell('state').toLowerCase() !== 'closed',
    copied: copiedDetails(cell),
    access: new Map([
      ...addressesIn(cells.read_access).map((address) => [usernameOf(address), 'read'] as const),
      ...addressesIn(cells.full_access).map((address) => [usernameOf(address), 'full'] as const),
    ]),
  };
}

function usernameOf(address: string): string {
  return normaliseUsername(address) ?? address;
}

function copiedDetails(cell: (column: HoldingColumn) => string): CopiedDetails {
  const texts = {
    reg_addr1: cell('reg_addr1'),
    reg_addr2: cell('reg_addr2'),
    distribution_bank_account_name: cell('distribution_bank_account_name'),
    distribution_bank_bsb: formatBsb(cell('distribution_bank_bsb')),
    distribution_bank_account_number: formatAccountNumber(cell('distribution_bank_account_number')),
    swift_code: normaliseHolderNumber(cell('swift_code')),
    bank_statement: cell('bank_statement'),
  };
  const bank_country = countryNamed(cell('bank_country'))?.id;
  const drp_status = drpNamed(cell('drp_status'));
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
    ...(bank_country !== undefined && { bank_country }),
    ...(drp_status !== null && { drp_status }),
    tax_details: TAX_COLUMNS.flatMap(([country, number]) => {
      const tax_country = countryNamed(cell(country))?.id;
      return tax_country === undefined ? [] : [{ tax_country, tfn: withoutSpaces(cell(number)) }];
    }),
  };
}
