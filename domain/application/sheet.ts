/**
 * What a row of an adviser's sheet comes to: an application as the forms would have made it, settled by the steps' own rules and judged by
 * them. What only the sheet knows (its references, its columns) is judged here; of everything else there is no second rule.
 */
import { addressPath, withManualAddress } from '../addresses/address.ts';
import { type AddressHolder, residentialPlace } from '../addresses/addressAt.ts';
import { STREET_TYPES } from '../addresses/streetTypes.ts';
import type { Application, DataStepName, InvestorDetails, PostalAddress } from '../application.ts';
import { initialLandingValues } from '../offers/landing.ts';
import { landingParts } from '../offers/landingParts.ts';
import { type Offer, usesHoldingsTwo } from '../offer.ts';
import type { FormContext } from '../stepRules/context.ts';
import { STEP_RULES, settleApplication, validateStep, type FieldErrors } from '../stepRules/index.ts';
import { changeInvestorType } from '../stepRules/investor_details/changes.ts';
import { code } from '../stepRules/keep.ts';
import { addressErrors, commonErrors } from '../texts/errors.ts';
import { personTitles } from '../texts/person.ts';
import { sheetErrors } from '../texts/sheet.ts';
import { INVESTOR_TYPES, LONGEST_REFERENCE, SHEET_COLUMNS, type SheetColumn } from './sheetColumns.ts';

/** What stands in the cells of a row; columns that the sheet does not have are missing. */
export type SheetCells = Partial<Record<SheetColumn, string>>;

export interface SheetReason {
  /** Null where it is about the row as a whole. */
  column: SheetColumn | null;
  message: string;
}

/** The names of columns that would hold what no sheet may: told from a slip of the pen by these words in them. */
const NUMBER_COLUMN =
  /(^|_)(abn|account|bank|bsb|card|crn|driver|giin|hin|id|identity|licen[cs]e|medicare|passport|swift|tax|tfn|tin)(_|$)/;

/** A column's name as it counts: in small letters, words joined by `_`. */
function columnName(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}

function isColumn(name: string): name is SheetColumn {
  return SHEET_COLUMNS.some((column) => column.name === name);
}

/** Reads the first row of a sheet: the column at each place, null where nothing is written; or why the sheet is not taken. */
export function readHeader(cells: readonly string[]): { columns: (SheetColumn | null)[] } | { refusal: string } {
  const names = cells.map(columnName);
  const unknown = names.filter((name) => name !== '' && !isColumn(name));
  const numbers = unknown.filter((name) => NUMBER_COLUMN.test(name));
  if (numbers.length > 0) return { refusal: sheetErrors.numberColumns(listed(numbers)) };
  if (unknown.length > 0) return { refusal: sheetErrors.unknownColumns(listed(unknown)) };
  const twice = names.filter((name, index) => name !== '' && names.indexOf(name) < index);
  if (twice.length > 0) return { refusal: sheetErrors.twice(listed(twice)) };
  const missing = SHEET_COLUMNS.filter(({ name, needed }) => needed === 'always' && !names.includes(name));
  if (missing.length > 0) return { refusal: sheetErrors.missingColumns(listed(missing.map(({ name }) => name))) };
  return { columns: names.map((name) => (isColumn(name) ? name : null)) };
}

/** At most ten, each shortened: a file that is no sheet has its whole text for names. */
function listed(names: readonly string[]): string {
  return [...new Set(names)]
    .slice(0, 10)
    .map((name) => name.slice(0, 40))
    .join(', ');
}

/**
 * A reference as it counts wherever two are compared: spreadsheets and people change its capitals, and nobody means two rows by that.
 * @example referenceKey('c-1042') === referenceKey('C-1042')
 */
export function referenceKey(reference: string): string {
  return reference.trim().normalize('NFC').toUpperCase();
}

/** Why a row's reference is none; null where it is one. */
export function referenceError(reference: string, earlierRow: number | undefined): string | null {
  if (reference === '') return sheetErrors.reference;
  if (reference.length > LONGEST_REFERENCE) return sheetErrors.referenceLength;
  return earlierRow === undefined ? null : sheetErrors.referenceTwice(earlierRow);
}

/** The application that a row comes to, and why it is not taken: empty where it is. */
export function readRow(
  cells: SheetCells,
  context: Omit<FormContext, 'application'>,
): { application: Application; reasons: SheetReason[] } {
  const typed = tidied(cells, context.offer);
  const type = INVESTOR_TYPES.find((known) => known === typed.investor_type);
  const application = fill(typed, type ?? 'individual', context);
  const own = type === undefined ? [{ column: 'investor_type' as const, message: sheetErrors.investorType }] : [];
  const found = [...own, ...cellErrors(typed, type, context.offer), ...formErrors(typed, application, context)];
  const columns = SHEET_COLUMNS.map(({ name }) => name);
  const reasons = columns.flatMap((column) => found.find((reason) => reason.column === column) ?? []);
  return { application, reasons };
}

type TypedRow = Record<SheetColumn, string>;

/** Every column, without outer blanks; what a form lets choose from a list is written as the list has it. */
function tidied(cells: SheetCells, offer: Offer): TypedRow {
  const row = Object.fromEntries(SHEET_COLUMNS.map(({ name }) => [name, (cells[name] ?? '').trim()])) as TypedRow;
  return {
    ...row,
    investor_type: row.investor_type.toLowerCase() || 'individual',
    state: code(row.state),
    title: asListed(row.title.replace(/\.$/, ''), personTitles),
    street_type: usesHoldingsTwo(offer) ? row.street_type : asListed(row.street_type, STREET_TYPES),
  };
}

function asListed(typed: string, options: readonly string[]): string {
  return options.find((option) => option.toLowerCase() === typed.toLowerCase()) ?? typed;
}

/** What a form would not let be entered: another option than a list has, or the answer to what it does not ask. */
function cellErrors(row: TypedRow, type: (typeof INVESTOR_TYPES)[number] | undefined, offer: Offer): SheetReason[] {
  const misplaced: readonly SheetColumn[] =
    type === 'company' ? ['title', 'date_of_birth'] : ['company_name', 'company_number'];
  const message = type === 'company' ? sheetErrors.ofIndividuals : sheetErrors.ofCompanies;
  const isTitle = row.title === '' || personTitles.some((title) => title === row.title);
  const isStreetType = row.street_type === '' || usesHoldingsTwo(offer) || STREET_TYPES.includes(row.street_type);
  return [
    ...(type === undefined ? [] : misplaced.filter((column) => row[column] !== '')).map((column) => ({
      column,
      message,
    })),
    ...(isTitle ? [] : [{ column: 'title' as const, message: commonErrors.invalid }]),
    ...(isStreetType ? [] : [{ column: 'street_type' as const, message: addressErrors.streetType }]),
  ];
}

/**
 * As the forms open for an adviser who applies, with the cells typed into them. Nobody has agreed to terms or documents, or said that there
 * is authority: the landing page asks for that when the draft is opened.
 */
function fill(
  row: TypedRow,
  type: (typeof INVESTOR_TYPES)[number],
  known: Omit<FormContext, 'application'>,
): Application {
  const { user } = known;
  const begun = { ...initialLandingValues(user), applicant_role: 'advisor', adviser_has_authority: null } as const;
  const { landingpage, chosen } = landingParts(begun, user);
  const started: Application = { landingpage, contact_details: chosen };
  const contact_details = {
    ...chosen,
    ...STEP_RULES.contact_details.open(chosen, { ...known, application: started }),
    first_name: row.first_name,
    last_name: row.last_name,
    email_address: row.email,
    tel_mobile: row.mobile,
  };
  const purchase_amount = {
    ...STEP_RULES.purchase_amount.open(undefined, { ...known, application: started }),
    isRegularInvestment: 'false' as const,
    totalAmount: row.amount,
  };
  const before = settleApplication({ ...known, application: { landingpage, contact_details, purchase_amount } });
  const opened = STEP_RULES.investor_details.open(changeInvestorType({}, type), { ...known, application: before });
  const investor_details =
    type === 'company' ? asCompany(opened, row, known.offer) : asPerson(opened, row, known.offer);
  return settleApplication({ ...known, application: { ...before, investor_details } });
}

function asCompany(details: InvestorDetails, row: TypedRow, offer: Offer): InvestorDetails {
  const company = { ...details, companyName: row.company_name, business_number: row.company_number };
  return withAddress(company, row, offer);
}

function asPerson(details: InvestorDetails, row: TypedRow, offer: Offer): InvestorDetails {
  const [person = {}] = details.investors ?? [];
  const named = { ...person, title: row.title, dateOfBirth: row.date_of_birth };
  return { ...details, investors: [withAddress(named, row, offer)] };
}

type AddressColumn = 'street_number' | 'street_name' | 'street_type' | 'suburb' | 'state' | 'postcode';

/** In which field of an address each column stands; in the lines of one, the street is a line. */
function addressFields(offer: Offer): Record<AddressColumn, keyof PostalAddress> {
  return usesHoldingsTwo(offer)
    ? {
        street_number: 'address_line_1',
        street_name: 'address_line_1',
        street_type: 'address_line_1',
        suburb: 'suburb_city',
        state: 'state',
        postcode: 'postcode',
      }
    : {
        street_number: 'streetNumber',
        street_name: 'streetName',
        street_type: 'streetType',
        suburb: 'suburbCity',
        state: 'state',
        postcode: 'postcode',
      };
}

/** With the address entered by hand, where the row has anything of one. */
function withAddress<Holder extends AddressHolder>(holder: Holder, row: TypedRow, offer: Offer): Holder {
  const entries = Object.entries(addressFields(offer)) as [AddressColumn, keyof PostalAddress][];
  const given = entries.filter(([column]) => row[column] !== '');
  if (given.length === 0) return holder;
  const typed = new Map<keyof PostalAddress, string>();
  for (const [column, field] of given) typed.set(field, [typed.get(field) ?? '', row[column]].join(' ').trim());
  const place = residentialPlace(holder);
  const manual = withManualAddress(holder, place, true);
  const fields = Object.fromEntries(typed);
  return place === 'person' ? { ...manual, ...fields } : { ...manual, [place]: { ...manual[place], ...fields } };
}

/** Where the answer of a column stands. */
type Place = readonly [column: SheetColumn, step: DataStepName, path: string];

const ALWAYS_JUDGED: readonly Place[] = [
  ['first_name', 'contact_details', 'first_name'],
  ['last_name', 'contact_details', 'last_name'],
  ['email', 'contact_details', 'email_address'],
  ['mobile', 'contact_details', 'tel_mobile'],
  ['amount', 'purchase_amount', 'totalAmount'],
];

/**
 * What the steps' own rules say: of the contact and the amount in any case, of the investor where something is given, since the rest is
 * asked when the draft is opened. The adviser's own details are not of the row.
 */
function formErrors(row: TypedRow, application: Application, context: Omit<FormContext, 'application'>): SheetReason[] {
  const { investor_details: details = {} } = application;
  const judged = [
    ...ALWAYS_JUDGED,
    ...investorPlaces(details, context.offer).filter(([column]) => isGiven(column, row)),
  ];
  const errors = new Map<DataStepName, FieldErrors>();
  const errorsOf = (step: DataStepName): FieldErrors => {
    const known = errors.get(step) ?? validateStep(step, application[step], { ...context, application });
    errors.set(step, known);
    return known;
  };
  return judged.flatMap(([column, step, path]) => {
    const message = errorsOf(step)[path];
    return message === undefined ? [] : [{ column, message }];
  });
}

function isGiven(column: SheetColumn, row: TypedRow): boolean {
  return row[column] !== '' || (column === 'company_name' && row.investor_type === 'company');
}

function investorPlaces(details: InvestorDetails, offer: Offer): Place[] {
  const isCompany = details.investor_type === 'company';
  const holder: AddressHolder = (isCompany ? details : details.investors?.[0]) ?? {};
  const prefix = isCompany ? '' : 'investors[0].';
  const place = residentialPlace(holder);
  const own: [SheetColumn, string][] = isCompany
    ? [
        ['company_name', 'companyName'],
        ['company_number', 'business_number'],
      ]
    : [
        ['title', 'title'],
        ['date_of_birth', 'dateOfBirth'],
      ];
  const address = Object.entries(addressFields(offer)) as [AddressColumn, keyof PostalAddress][];
  const places = [...own, ...address.map(([column, field]) => [column, addressPath(place, field)] as const)];
  return places.map(([column, path]) => [column, 'investor_details', `${prefix}${path}`]);
}
