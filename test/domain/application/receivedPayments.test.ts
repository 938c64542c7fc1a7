import {
  paidState,
  readPayment,
  readReceived,
  stillPayable,
  sumOf,
  type TypedPayment,
} from '#domain/application/receivedPayments.ts';
import { amountErrors, pastDayErrors, personErrors } from '#domain/texts/errors.ts';
import { receivedTexts } from '#domain/texts/received.ts';

it.each([
  ['1000.00', '0.00', 'unpaid', '1000.00'],
  ['1000.00', '400.00', 'part', '600.00'],
  ['1000.00', '1000.00', 'paid', '0.00'],
  ['1000.00', '1000.01', 'over', '0.00'],
  ['0.00', '5.00', 'over', '0.00'],
  ['0.00', '0.00', null, '0.00'],
] as const)('of %s payable, %s received is %p, and %s is left', (due, received, state, left) => {
  expect(paidState({ due, received })).toBe(state);
  expect(stillPayable({ due, received })).toBe(left);
});

it('payments are added up without rounding', () => {
  expect(sumOf([{ amount: '0.10' }, { amount: '0.20' }, { amount: '99999999999.99' }])).toBe('100000000000.29');
  expect(sumOf([])).toBe('0.00');
});

it.each([
  ['1025', 'AUD', '1025.00'],
  ['$1,025.5', 'AUD', '1025.50'],
  ['NZD 20', 'NZD', '20.00'],
  ['0', 'AUD', null],
  ['0.004', 'AUD', null],
  ['-5', 'AUD', null],
  ['1.025,50', 'AUD', null],
  ['12.345', 'AUD', null],
  ['1e3', 'AUD', null],
  ['USD 5', 'AUD', null],
  ['1000000000000', 'AUD', null],
  ['', 'AUD', null],
])('%p in %s is received as %p', (typed, currency, read) => {
  expect(readReceived(typed, currency)).toBe(read);
});

describe('a payment as typed', () => {
  const context = { currency: 'AUD', today: '2026-12-01' };
  const typed = (given: Partial<TypedPayment> = {}): TypedPayment => ({
    receivedOn: '01/12/2026',
    amount: '400',
    bankReference: ' NAB 12 ',
    ...given,
  });

  it('is recorded as a day, an amount with two decimals, and the reference without outer blanks', () => {
    expect(readPayment(typed(), context)).toEqual({
      payment: { receivedOn: '2026-12-01', amount: '400.00', bankReference: 'NAB 12' },
    });
  });

  it.each([
    [{ receivedOn: '02/12/2026' }, { receivedOn: pastDayErrors.future }],
    [{ receivedOn: '30/11/2025' }, { receivedOn: pastDayErrors.tooOld }],
    [{ receivedOn: '31/02/2026' }, { receivedOn: personErrors.validDate }],
    [{ receivedOn: '' }, { receivedOn: personErrors.validDate }],
    [{ amount: '0' }, { amount: amountErrors.money }],
    [{ bankReference: 'x'.repeat(101) }, { bankReference: receivedTexts.referenceTooLong(100) }],
  ])('%p has the error %p', (given, errors) => {
    expect(readPayment(typed(given), context)).toEqual({ errors });
  });

  it('may have arrived a year ago', () => {
    expect(readPayment(typed({ receivedOn: '01/12/2025' }), context)).toHaveProperty('payment');
  });
});
