import { judgePasted, readPasted, storedForms, type NamedApplication } from '#domain/application/pastedPayments.ts';

it.each([
  ['EMB-7K3M9Q 1,025.00', 'EMB-7K3M9Q', '1,025.00'],
  ['EMB-7K3M9Q,1,025.00', 'EMB-7K3M9Q', '1,025.00'],
  ['EMB-7K3M9Q,"1,025.00"', 'EMB-7K3M9Q', '1,025.00'],
  ['EMB-7K3M9Q, 1025', 'EMB-7K3M9Q', '1025'],
  ['EMB-7K3M9Q AUD 1,025.00', 'EMB-7K3M9Q', 'AUD 1,025.00'],
  ['EMB-7K3M9Q $1,025.00', 'EMB-7K3M9Q', '$1,025.00'],
  ['000 100 000 123 1,025.00', '000 100 000 123', '1,025.00'],
  ['000 100 000 123,1025.00', '000 100 000 123', '1025.00'],
  ['000100000123,4,000.00', '000100000123', '4,000.00'],
  ['EMB-7K3M9Q\t1,025.00', 'EMB-7K3M9Q', '1,025.00'],
  ['EMB-7K3M9Q;1025.00', 'EMB-7K3M9Q', '1025.00'],
  ['EMB-7K3M9Q', 'EMB-7K3M9Q', ''],
  ['EMB-7K3M9Q -5.00', 'EMB-7K3M9Q -5.00', ''],
  ['EMB-GWDTQF,40,123', 'EMB-GWDTQF', '40 | 123'],
])('the line %p has the reference %p and the amount %p', (line, reference, amount) => {
  expect(readPasted(line)).toEqual([{ line: 1, reference, amount, day: null, bankReference: '' }]);
});

it.each([
  ['Reference\tAmount\tText\r\n\r\nEMB-7K3M9Q\t5.00\tNAB 12\t"J Citizen"\n', 3, null, 'NAB 12 J Citizen'],
  ['Reference,Amount\nEMB-7K3M9Q,5.00,NAB 12', 2, null, 'NAB 12'],
  ['EMB-7K3M9Q,"5.00","NAB, 12"', 1, null, 'NAB, 12'],
  ['30/11/2026\tEMB-7K3M9Q\t5.00', 1, '2026-11-30', ''],
  ['EMB-7K3M9Q\t5.00\t2026-11-30\tNAB 12', 1, '2026-11-30', 'NAB 12'],
  [`EMB-7K3M9Q\t5.00\t${'x'.repeat(150)}`, 1, null, 'x'.repeat(100)],
])('of %j, line %p has the day %p and the bank’s reference %p', (text, line, day, bankReference) => {
  expect(readPasted(text)).toEqual([{ line, reference: 'EMB-7K3M9Q', amount: '5.00', day, bankReference }]);
});

it('a line of letters alone is kept, so that nothing is lost unseen', () => {
  expect(readPasted('EMB-ACDEFG')).toHaveLength(1);
  expect(readPasted('EMB-4CDEFG 5\nsomething\n')).toHaveLength(2);
});

it.each([
  ['EMB-7K3M9Q', 'EMB-7K3M9Q'],
  ['emb 7k3m9q', 'EMB-7K3M9Q'],
  ['EMB7K3M9Q', 'EMB-7K3M9Q'],
])('%p is stored as %p', (pasted, reference) => {
  expect(storedForms(pasted)[0]).toBe(reference);
});

it.each(['000 100 000 123', '100000123', 'CRN 000100000123'])('%p is the customer reference of BPAY', (pasted) => {
  expect(storedForms(pasted)).toContain('000100000123');
});

describe('a pasted list', () => {
  const application = (id: number, given: Partial<NamedApplication> = {}): NamedApplication => ({
    id,
    status: 'submitted',
    isArchived: false,
    currency: 'AUD',
    due: '1000.00',
    payments: [],
    ...given,
  });
  const outcomes = (list: string, applications: Record<string, NamedApplication>) =>
    judgePasted(readPasted(list), {
      find: (reference) => applications[reference],
      receivedOn: '2026-12-01',
      today: '2026-12-01',
    }).map(({ outcome, payable }) => [outcome, payable]);

  it('records nothing for an application of an archived offer', () => {
    expect(outcomes('A1 1000', { A1: application(1, { isArchived: true }) })).toEqual([['archived', '1000.00']]);
  });

  it('says of each line what it comes to', () => {
    const part = application(2, { payments: [{ amount: '400.00' }] });
    const known = application(3, { payments: [{ amount: '400.00' }] });
    expect(
      outcomes('A1 1,000.00\nB1 600\nC1 400.00\nD1 1000\nE1 900\nF1 1000\nA2 x\nZ9 none', {
        A1: application(1),
        B1: part,
        C1: known,
        D1: application(4, { status: 'rejected' }),
        E1: application(5),
        A2: application(6),
      }),
    ).toEqual([
      ['ready', '1000.00'],
      ['ready', '600.00'],
      ['twice', '600.00'],
      ['closed', '1000.00'],
      ['differs', '1000.00'],
      ['unknown', null],
      ['unreadable', null],
      ['unreadable', null],
    ]);
  });

  it('counts the lines above: the rest is ready, and the same once more is possibly twice', () => {
    expect(outcomes('A1 400\nA1 600\nA1 400', { A1: application(1) })).toEqual([
      ['differs', '1000.00'],
      ['ready', '600.00'],
      ['twice', '0.00'],
    ]);
  });

  it('counts what is possibly twice as not received', () => {
    expect(outcomes('A1 400\nA1 400\nA1 600', { A1: application(1) }).at(-1)).toEqual(['ready', '600.00']);
  });

  it('says of a day to come, and of one more than a year ago, that it cannot be used', () => {
    expect(outcomes('A1\t1000\t02/12/2026\nA1\t1000\t30/11/2025', { A1: application(1) })).toEqual([
      ['unreadable', '1000.00'],
      ['unreadable', '1000.00'],
    ]);
  });

  it('reads the amount in the currency of the offer', () => {
    expect(outcomes('A1 NZD 1,000', { A1: application(1, { currency: 'NZD' }) })).toEqual([['ready', '1000.00']]);
  });
});
