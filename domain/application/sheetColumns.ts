/** Columns of a sheet of applications: the page, the template, the documentation and the service read this one table. */
/** Characters of a cell. */
export const LONGEST_CELL = 2_000;

/** Bytes of a row. */
export const LONGEST_ROW = 10_000;

/** Bytes of one sheet. */
export const LARGEST_SHEET = 1_000_000;

/** Characters of an adviser's own reference. */
export const LONGEST_REFERENCE = 64;

export const INVESTOR_TYPES = ['individual', 'company'] as const;

interface Column {
  name: string;
  /** `always` also means that the sheet must have the column. */
  needed: 'always' | 'company' | 'no';
  help: string;
  example: string;
}

export const SHEET_COLUMNS = [
  {
    name: 'reference',
    needed: 'always',
    help: 'Your own name for the row, of at most 64 characters, each only once, whatever its capitals. By it a row is known when the sheet is uploaded again.',
    example: 'C-1042',
  },
  {
    name: 'investor_type',
    needed: 'no',
    help: 'individual or company; empty means individual.',
    example: 'individual',
  },
  { name: 'first_name', needed: 'always', help: 'Of the investor; of a company, of its contact.', example: 'Margot' },
  { name: 'last_name', needed: 'always', help: 'As above.', example: 'Ellery' },
  { name: 'email', needed: 'always', help: 'Their email address.', example: 'margot.ellery@example.com' },
  {
    name: 'mobile',
    needed: 'always',
    help: 'Their mobile number, outside Australia with its country code.',
    example: '0491 570 156',
  },
  {
    name: 'amount',
    needed: 'always',
    help: 'How much is applied for: an amount of money or a number of securities, as the offer asks. A single investment; a regular plan is chosen in the application.',
    example: '5000',
  },
  {
    name: 'title',
    needed: 'no',
    help: 'Of an individual: Mr, Ms, Mrs, Miss, Dr, Prof, Est or Commodore.',
    example: 'Ms',
  },
  { name: 'date_of_birth', needed: 'no', help: 'Of an individual, as DD/MM/YYYY.', example: '27/03/1984' },
  { name: 'street_number', needed: 'no', help: 'Of an address in Australia, as all of these.', example: '18' },
  { name: 'street_name', needed: 'no', help: 'Without its type.', example: 'Example' },
  { name: 'street_type', needed: 'no', help: 'In full, as Street or Avenue.', example: 'Street' },
  { name: 'suburb', needed: 'no', help: 'Suburb or city.', example: 'Fitzroy' },
  { name: 'state', needed: 'no', help: 'ACT, NSW, NT, QLD, SA, TAS, VIC or WA.', example: 'VIC' },
  { name: 'postcode', needed: 'no', help: 'Four digits, the zero at the beginning, too.', example: '3065' },
  { name: 'company_name', needed: 'company', help: 'As it is registered.', example: 'Ellery Holdings Pty Ltd' },
  { name: 'company_number', needed: 'no', help: 'The ACN of an Australian company.', example: '000 000 019' },
] as const satisfies readonly Column[];

export type SheetColumn = (typeof SHEET_COLUMNS)[number]['name'];

/** Returns the template: the names of the columns, behind the mark by which Excel reads UTF-8. */
export function sheetTemplate(): string {
  return `\uFEFF${SHEET_COLUMNS.map(({ name }) => name).join(',')}\r\n`;
}
