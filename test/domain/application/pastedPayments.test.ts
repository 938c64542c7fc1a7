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
])('the line %p has the reference %p and the amount %p', (line, reference, amount) => {
  expect(readPasted(line)).toEqual([{ line: 1, reference, amount, bankReference: '' }]);
});

it('further columns are the bank’s reference; headings and empty lines are left out, and keep their numbers', () => {
  expect(readPasted('Reference\tAmount\tText\r\n\r\nEMB-7K3M9Q\t5.00\tNAB 12\t"J Citizen"\n')).toEqual([
    { line: 3, reference: 'EMB-7K3M9Q', amount: '5.00', bankReference: 'NAB 12 J Citizen' },
  ]);
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

it('a customer reference of BPAY is its digits', () => {
  expect(storedForms('000 100 000 123')[1]).toBe('000100000123');
});

describe('a pasted list', () => {
  const application = (id: number, given: Partial<NamedApplication> = {}): NamedApplication => ({
    id,
    status: 'submitted',
    currency: 'AUD',
    due: '1000.00',
    payments: [],
    ...given,
  });
  const outcomes = (list: string, applications: Record<string, NamedApplication>) =>
    judgePasted(readPasted(list), {
      find: (reference) => applications[reference],
      receivedOn: '2026-12-01',
    }).map(({ outcome, payable }) => [outcome, payable]);

  it('says of each line what it comes to', () => {
    const part = application(2, { payments: [{ receivedOn: '2026-11-30', amount: '400.00' }] });
    const known = application(3, { payments: [{ receivedOn: '2026-12-01', amount: '400.00' }] });
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

  it('reads the amount in the currency of the offer', () => {
    expect(outcomes('A1 NZD 1,000', { A1: application(1, { currency: 'NZD' }) })).toEqual([['ready', '1000.00']]);
  });
});
