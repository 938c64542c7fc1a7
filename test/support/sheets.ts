/** Sheets of applications as advisers send them, with rows that are wrong in twenty ways. */
import { SHEET_COLUMNS, type SheetColumn } from '#domain/application/sheetColumns.ts';
import type { SheetCells } from '#domain/application/sheet.ts';

/** A row of an individual, with every cell that one can have. */
export const GOOD_ROW: SheetCells = {
  reference: 'C-1',
  investor_type: 'Individual',
  first_name: 'Margot',
  last_name: 'Ellery',
  email: 'margot.ellery@example.com',
  mobile: '0491 570 156',
  amount: '5,000',
  title: 'ms',
  date_of_birth: '27/3/1984',
  street_number: '18',
  street_name: 'Example',
  street_type: 'street',
  suburb: 'Fitzroy',
  state: 'vic',
  postcode: '3065',
};

/** What takes a company in the place of the individual. */
export const COMPANY: SheetCells = {
  investor_type: 'company',
  title: '',
  date_of_birth: '',
  company_name: 'Ellery Holdings Pty Ltd',
  company_number: '000 000 019',
};

/** Ways in which a row is wrong: what stands in it besides, in which column the reason is, and how it begins. */
export const BROKEN: readonly (readonly [cells: SheetCells, column: SheetColumn, reason: string])[] = [
  [{ first_name: '' }, 'first_name', "Please enter investor's first/preferred name"],
  [{ first_name: 'Mar\ngot' }, 'first_name', 'A name must not contain line breaks'],
  [{ last_name: '' }, 'last_name', "Please enter investor's last name"],
  [{ last_name: 'x'.repeat(300) }, 'last_name', 'Please enter at most'],
  [{ email: '' }, 'email', "Please enter investor's email address"],
  [{ email: 'margot@example' }, 'email', 'Please enter a valid email address'],
  [{ mobile: '' }, 'mobile', "Please enter investor's mobile number"],
  [{ mobile: '0491' }, 'mobile', 'Please enter a complete phone number'],
  [{ amount: '' }, 'amount', 'An amount is required'],
  [{ amount: 'lots' }, 'amount', 'Please enter a'],
  [{ amount: '1' }, 'amount', 'Minimum'],
  [{ investor_type: 'trust' }, 'investor_type', 'Please enter individual or company'],
  [{ title: 'Sir' }, 'title', 'Please enter a valid value'],
  [{ date_of_birth: '31/02/1984' }, 'date_of_birth', 'Please enter a valid date'],
  [{ date_of_birth: '27/03/2090' }, 'date_of_birth', 'Date of birth can not be a future date'],
  [{ street_number: 'PO Box 3' }, 'street_number', 'It looks like you have entered a PO box'],
  [{ state: 'Victoria' }, 'state', 'State is required for an Australian address'],
  [{ postcode: '306' }, 'postcode', 'Must be exactly 4 digits'],
  [{ ...COMPANY, company_name: '' }, 'company_name', 'Please enter a company name'],
  [{ ...COMPANY, company_number: '000 000 018' }, 'company_number', 'Please enter a valid ACN'],
];

/** A sheet with these rows. */
export function sheetOf(rows: readonly SheetCells[], { separator = ',', end = '\r\n' } = {}): string {
  const names = SHEET_COLUMNS.map(({ name }) => name);
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator);
  return [names.join(separator), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))].join(end) + end;
}
