import { LIST_FILE_COLUMNS, type FileRow } from '#domain/application/listFile.ts';

const ROW: FileRow = {
  reference: 'EMB-7K2M9Q',
  investor_name: 'Zoë Ångström',
  adviser_name: 'Rohan Mehta',
  amount: '4269.30',
  currency: 'AUD',
  units: '10673',
  due: '4269.30',
  received: '1000.00',
  status: 'accepted',
  submitted_at: '2026-11-20T16:30:00.000Z',
  entered_by: 'adviser',
  marks: ['missing', 'pep'],
  missing: ['identity', 'bank_statement'],
  offer: { name: 'Emberfield Copper Share Offer', time_zone: 'Australia/Perth' },
};
const cells = (given: Partial<FileRow> = {}) =>
  Object.fromEntries(LIST_FILE_COLUMNS.map(({ heading, value }) => [heading, value({ ...ROW, ...given })]));

it('has of each application what the list shows, in plain figures', () => {
  expect(cells()).toEqual({
    Reference: 'EMB-7K2M9Q',
    Offer: 'Emberfield Copper Share Offer',
    Status: 'Accepted',
    // Half past midnight of the next day in Perth.
    Submitted: '21/11/2026',
    Investor: 'Zoë Ångström',
    Adviser: 'Rohan Mehta',
    'Entered by': 'The adviser',
    Amount: '4269.30',
    Currency: 'AUD',
    'Number of securities': '10673',
    Payable: '4269.30',
    Received: '1000.00',
    'State of payment': 'Partly paid',
    'To look at': 'Documents missing; Politically exposed, or not known',
    'Missing documents': 'Identity documents; Bank statement',
  });
});

it('names no payable amount of a rejected application, and still what was received', () => {
  const { Payable, Received, 'State of payment': state } = cells({ status: 'rejected' });
  expect([Payable, Received, state]).toEqual(['', '1000.00', '']);
});

it('is blank where nothing was asked for', () => {
  const row = cells({ amount: null, units: null, due: '0.00', received: '0.00', marks: [], missing: [] });
  expect([row['Amount'], row['Number of securities'], row['State of payment'], row['To look at']]).toEqual([
    '',
    '',
    '',
    '',
  ]);
});
