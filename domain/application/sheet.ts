/**
 * Reads a row of an adviser's sheet: an application as the forms would have made it, settled and judged by the steps' own rules. Only the
 * sheet's own concerns (its references, its columns) are judged here; there is no second rule for anything else.
 */
import { addressPath, withManualAddress } from '../addresses/address.ts';
import { type AddressHolder, residentialPlace } from '../addresses/addressAt.ts';
import { STREET_TYPES } from '../addresses/streetTypes.ts';
import type { Application, DataStepName, InvestorDetails, PostalAddress } from '../model/application.ts';
import { mobileQuestion } from '../rules/mobileQuestions.ts';
import { toUnconfirmed } from '../formats/mobiles.ts';
import { initialLandingValues } from '../offers/landing.ts';
import { landingParts } from '../offers/landingParts.ts';
import { type Offer, usesHoldingsTwo } from '../model/offer.ts';
import type { FormContext } from '../rules/context.ts';
import { STEP_RULES, settleApplication, validateStep, type FieldErrors } from '../stepRules/index.ts';
import { changeInvestorType } from '../stepRules/investor_details/changes.ts';
import { upperCaseCode } from '../rules/fieldFormats.ts';
import { addressErrors, commonErrors } from '../texts/errors.ts';
import { mobileTexts } from '../texts/mobiles.ts';
import { personTitles } from '../texts/person.ts';
import { sheetErrors } from '../texts/sheet.ts';
import { INVESTOR_TYPES, LONGEST_REFERENCE, SHEET_COLUMNS, type SheetColumn } from './sheetColumns.ts';

/** Cells of a row; columns that the sheet lacks are missing. */
export type SheetCells = Partial<Record<SheetColumn, string>>;

export interface SheetReason {
  /** Null if it is about the row as a whole. */
  column: SheetColumn | null;
  message: string;
}

/** Matches column names of numbers that no sheet may hold: these words set them apart from a misspelt column. */
const NUMBER_COLUMN =
  /(^|_)(abn|account|bank|bsb|card|crn|driver|giin|hin|id|identity|licen[cs]e|medicare|passport|swift|tax|tfn|tin)(_|$)/;

/** Returns the normalised name of a column: small letters, words joined by `_`. */
function columnName(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}

function isColumn(name: string): name is SheetColumn {
  return SHEET_COLUMNS.some((column) => column.name === name);
}

/** Reads the first row of a sheet: the column at each place, null if its cell is empty; or the reason why the sheet is refused. */
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

/** Lists at most ten names, each shortened: a file that is no sheet has its whole text for names. */
function listed(names: readonly string[]): string {
  return [...new Set(names)]
    .slice(0, 10)
    .map((name) => name.slice(0, 40))
    .join(', ');
}

/**
 * Returns the form of a reference that comparisons use: spreadsheets and people change its capitals, and nobody means two rows by that.
 * @example referenceKey('c-1042') === referenceKey('C-1042')
 */
export function referenceKey(reference: string): string {
  return reference.trim().normalize('NFC').toUpperCase();
}

/** Returns the error of a row's reference; null if it is valid. */
export function referenceError(reference: string, earlierRow: number | undefined): string | null {
  if (reference === '') return sheetErrors.reference;
  if (reference.length > LONGEST_REFERENCE) return sheetErrors.referenceLength;
  return earlierRow === undefined ? null : sheetErrors.referenceTwice(earlierRow);
}

/** Returns the application of a row; the reasons why it is refused, empty if it is accepted; and notes that do not refuse it. */
export function readRow(
  cells: SheetCells,
  context: Omit<FormContext, 'application'>,
): { application: Application; reasons: SheetReason[]; notes: SheetReason[] } {
  const typed = tidied(cells, context.offer);
  const type = INVESTOR_TYPES.find((known) => known === typed.investor_type);
  const application = fill(typed, type ?? 'individual', context);
  const own = type === undefined ? [{ column: 'investor_type' as const, message: sheetErrors.investorType }] : [];
  const found = [...own, ...cellErrors(typed, type, context.offer), ...formErrors(typed, application, context)];
  const columns = SHEET_COLUMNS.map(({ name }) => name);
  const reasons = columns.flatMap((column) => found.find((reason) => reason.column === column) ?? []);
  const question = mobileQuestion(typed.mobile);
  const notes = question === null ? [] : [{ column: 'mobile' as const, message: `${question} ${mobileTexts.inSheet}` }];
  return { application, reasons, notes };
}

type TypedRow = Record<SheetColumn, string>;

/** Trims every column and spells a choice as its list does. */
function tidied(cells: SheetCells, offer: Offer): TypedRow {
  const row = Object.fromEntries(SHEET_COLUMNS.map(({ name }) => [name, (cells[name] ?? '').trim()])) as TypedRow;
  return {
    ...row,
    investor_type: row.investor_type.toLowerCase() || 'individual',
    state: upperCaseCode(row.state),
    title: asListed(row.title.replace(/\.$/, ''), personTitles),
    street_type: usesHoldingsTwo(offer) ? row.street_type : asListed(row.street_type, STREET_TYPES),
  };
}

function asListed(typed: string, options: readonly string[]): string {
  return options.find((option) => option.toLowerCase() === typed.toLowerCase()) ?? typed;
}

/** Returns errors for cells that a form would not accept: an option that the list lacks, or an answer to a question that is not asked. */
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
 * Opens the forms for an adviser who applies and types the cells into them. Nobody has agreed to terms or documents, or stated the
 * authority: the landing page asks for that when the draft is opened.
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
  const { contact_details: settled, ...steps } = settleApplication({
    ...known,
    application: { ...before, investor_details },
  });
  // Nobody has confirmed a number that cannot be a mobile: the draft asks (1-CONT-29).
  const tel_mobile = toUnconfirmed(settled?.tel_mobile ?? '');
  return { ...steps, contact_details: { ...settled, tel_mobile } };
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

/** Returns the address field of each column; in an address of lines, the street is one line. */
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

/** Adds the address as entered by hand, if the row has any part of it. */
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

/** Place of a column's answer. */
type Place = readonly [column: SheetColumn, step: DataStepName, path: string];

const ALWAYS_JUDGED: readonly Place[] = [
  ['first_name', 'contact_details', 'first_name'],
  ['last_name', 'contact_details', 'last_name'],
  ['email', 'contact_details', 'email_address'],
  ['mobile', 'contact_details', 'tel_mobile'],
  ['amount', 'purchase_amount', 'totalAmount'],
];

/**
 * Returns the errors of the steps' own rules: for the contact and the amount always, for the investor only where a cell is filled, since
 * the rest is asked when the draft is opened. The adviser's own details are not part of the row.
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
