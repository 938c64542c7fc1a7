import { readFileSync } from 'node:fs';
import { readHeader, readRow, referenceError, referenceKey, type SheetCells } from '#domain/application/sheet.ts';
import { SHEET_COLUMNS, sheetTemplate } from '#domain/application/sheetColumns.ts';
import type { Offer } from '#domain/offer.ts';
import { NEW_APPLICATION, type User } from '#domain/session.ts';
import { BROKEN, COMPANY, GOOD_ROW } from '#test/support/sheets.ts';
import { aDemoOffer } from '#test/support/applications.ts';

const ADVISER: User = {
  id: 7,
  username: 'rohan.mehta@example.com',
  first_name: 'Rohan',
  last_name: 'Mehta',
  tel_mobile: '+61491570157',
  is_acting_as_advisor: true,
};

function read(cells: SheetCells, offer: Offer = aDemoOffer()) {
  let count = 0;
  const newId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
  return readRow(cells, { offer, user: ADVISER, mode: NEW_APPLICATION, today: '2026-11-26', newId });
}

describe('a row of a sheet', () => {
  it('is an application as the forms make it, with the adviser’s own details and nothing agreed to', () => {
    const { application, reasons } = read(GOOD_ROW);

    expect(reasons).toEqual([]);
    expect(application.landingpage).toMatchObject({ agree_to_terms: false });
    expect(application.contact_details).toMatchObject({
      applicant_role: 'advisor',
      adviser_has_authority: null,
      first_name: 'Margot',
      tel_mobile: '+61491570156',
      adviser_first_name: 'Rohan',
      adviser_email: 'rohan.mehta@example.com',
      adviser_mobile: '+61491570157',
    });
    expect(application.purchase_amount).toMatchObject({ totalAmount: '5000', is_regular_investment_plan: false });
    expect(application.investor_details?.investors).toEqual([
      expect.objectContaining({
        legalFirstName: 'Margot',
        title: 'Ms',
        dateOfBirth: '27/03/1984',
        manualAddress: true,
        streetNumber: '18',
        streetType: 'Street',
        state: 'VIC',
      }),
    ]);
  });

  it('of a company names it, with its contact', () => {
    const { application, reasons } = read({ ...GOOD_ROW, ...COMPANY });

    expect(reasons).toEqual([]);
    expect(application.investor_details).toMatchObject({
      investor_type: 'company',
      companyName: 'Ellery Holdings Pty Ltd',
      registration_address: { address_type: 'Manual', streetName: 'Example' },
    });
  });

  it('has the street as a line where the offer asks for lines', () => {
    const { application, reasons } = read(GOOD_ROW, { ...aDemoOffer(), issuer_holdings_two_enabled: true });

    expect(reasons).toEqual([]);
    expect(application.investor_details?.investors?.[0]?.registration_address).toMatchObject({
      address_line_1: '18 Example street',
      suburb_city: 'Fitzroy',
    });
  });

  it('is enough with what has to be there: the rest is asked in the application', () => {
    const { reference, first_name, last_name, email, mobile, amount } = GOOD_ROW;

    expect(
      read({ reference, first_name, last_name, email, mobile, amount, suburb: 'Fitzroy' } as SheetCells).reasons,
    ).toEqual([]);
  });

  it.each(BROKEN.map((row) => [`${row[1]}: ${row[2]}`, ...row] as const))(
    'is refused with %s',
    (_, cells, column, reason) => {
      expect(read({ ...GOOD_ROW, ...cells }).reasons).toEqual([
        { column, message: expect.stringContaining(reason) as string },
      ]);
    },
  );

  it.each([
    [{ company_name: 'Ellery Pty Ltd' }, 'company_name', 'Only a company has this'],
    [{ ...COMPANY, title: 'Ms' }, 'title', 'Only an individual has this'],
    [{ street_type: 'Streeet' }, 'street_type', 'Please select a street type'],
    [{ ...COMPANY, street_number: 'PO Box 3' }, 'street_number', 'It looks like you have entered a PO box'],
  ])('says what has no place in it: %j', (cells, column, reason) => {
    expect(read({ ...GOOD_ROW, ...cells }).reasons).toEqual([
      { column, message: expect.stringContaining(reason) as string },
    ]);
  });

  it('tells every reason, in the order of the columns', () => {
    const { reasons } = read({ ...GOOD_ROW, amount: '', first_name: '', postcode: 'x' });

    expect(reasons.map(({ column }) => column)).toEqual(['first_name', 'amount', 'postcode']);
  });
});

describe('the reference of a row', () => {
  it.each([
    ['C-1042', 'c-1042', true],
    [' C-1042 ', 'C-1042', true],
    ['Ame\u0301lie', 'AM\u00c9LIE', true],
    ['\u039f\u0394\u039f\u03a3', '\u03bf\u03b4\u03bf\u03c3', true],
    ['C-1042', 'C1042', false],
    ['C-1042', 'C-10420', false],
  ])('%s and %s count as one: %s', (one, other, isOne) => {
    expect(referenceKey(one) === referenceKey(other)).toBe(isOne);
  });

  it.each([
    ['', undefined, 'Please enter a reference of your own'],
    ['x'.repeat(65), undefined, 'A reference can have at most 64 characters'],
    ['C-1', 2, 'Row 2 has this reference already'],
    ['x'.repeat(64), undefined, null],
  ])('%s', (reference, earlier, error) => {
    expect(referenceError(reference, earlier)).toBe(error);
  });
});

describe('the first row of a sheet', () => {
  const REQUIRED = ['reference', 'first_name', 'last_name', 'email', 'mobile', 'amount'];

  it('names columns in any order and letter case', () => {
    expect(readHeader(['AMOUNT', ' Last Name', 'first-name', 'email', 'mobile', 'Reference', ''])).toEqual({
      columns: ['amount', 'last_name', 'first_name', 'email', 'mobile', 'reference', null],
    });
  });

  it.each([
    ['a column is missing', REQUIRED.slice(1), 'The first row must also name these columns: reference'],
    ['one is unknown', [...REQUIRED, 'phone'], 'There are no such columns: phone.'],
    ['one is there twice', [...REQUIRED, 'Email'], 'These columns appear twice: email'],
    ['one would hold a tax number', [...REQUIRED, 'TFN', 'phone'], 'numbers in a sheet. Delete these columns: tfn'],
    ['one would hold a bank account', [...REQUIRED, 'Account number'], 'Delete these columns: account_number'],
    ['one would hold an identity number', [...REQUIRED, 'passport no'], 'Delete these columns: passport_no'],
  ])('is refused where %s', (_, cells, refusal) => {
    expect(readHeader(cells)).toEqual({ refusal: expect.stringContaining(refusal) as string });
  });
});

describe('the columns', () => {
  it('are those of the template', () => {
    const names = sheetTemplate()
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split(',');

    expect(readHeader(names)).toEqual({ columns: SHEET_COLUMNS.map(({ name }) => name) });
  });

  it('are told in the documentation as in the page', () => {
    const page = readFileSync('docs/sheet.md', 'utf8');
    const need = { always: 'yes', company: 'of a company', no: '' };
    const rows = SHEET_COLUMNS.map(
      ({ name, needed, help, example }) => `| \`${name}\` | ${need[needed]} | ${help} | ${example} |`,
    );

    expect(page).toContain(rows.join('\n'));
  });
});
