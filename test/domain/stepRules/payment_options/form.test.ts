import { open, type PaymentForm, settle } from '#domain/stepRules/payment_options/rules.ts';
import { aDemoOffer } from '#test/support/applications.ts';

const ACCOUNT_ON_FILE = { bankCountry: 16, accountName: 'Jane Citizen', bsb: '063-000', accountNumber: '12345678' };
const DIRECT_DEBIT = {
  offer: aDemoOffer('kestrel-notes'),
  application: { purchase_amount: { payableNow: '10000.00' }, bank_details: ACCOUNT_ON_FILE },
};
const BPAY_ONLY = {
  offer: aDemoOffer('tarn-ridge-water-trust'),
  application: { purchase_amount: { payableNow: '9999.99' }, bank_details: ACCOUNT_ON_FILE },
};

const OTHER: PaymentForm = {
  paymentMethod: 'N',
  accountName: 'J Citizen',
  bsb: '063000',
  accountNumber: '87654321',
  payment_bank_statement: { id: 'd1', filename: 'statement.pdf' },
};

describe('the payment step’s values', () => {
  it('[1-PAY-12] hold the other account, its BSB with a dash', () => {
    expect(settle(OTHER, DIRECT_DEBIT)).toEqual({ ...OTHER, bsb: '063-000' });
  });

  it.each(['C', 'D'] as const)('[1-PAY-18] hold no account with method %s', (paymentMethod) => {
    expect(settle({ ...OTHER, paymentMethod }, DIRECT_DEBIT)).toEqual({ paymentMethod });
  });

  it('[1-PAY-22] hold no statement where none is asked for', () => {
    const offer = { ...DIRECT_DEBIT.offer, new_investor_bank_statement_type: 'DONOTASK' };

    expect(settle(OTHER, { ...DIRECT_DEBIT, offer })).not.toHaveProperty('payment_bank_statement');
  });

  it('[1-PAY-12] come back from storage as they were typed', () => {
    const typed = { ...OTHER, bsb: '063-000' };

    expect(open(settle(typed, DIRECT_DEBIT), DIRECT_DEBIT)).toEqual(typed);
  });

  it('[1-PAY-11] begin without a choice where there are several, with it where there is one', () => {
    expect(open(undefined, DIRECT_DEBIT).paymentMethod).toBe('');
    expect(open(undefined, BPAY_ONLY).paymentMethod).toBe('C');
  });

  it('[1-PAY-11] forget a stored choice that is no longer offered, and put none in its place', () => {
    const noAccount = { ...DIRECT_DEBIT, application: { ...DIRECT_DEBIT.application, bank_details: {} } };

    expect(open({ paymentMethod: 'D' }, noAccount).paymentMethod).toBe('');
    expect(open(OTHER, BPAY_ONLY)).toEqual({ ...OTHER, paymentMethod: '' });
  });

  it('[1-PAY-11] take the only choice where the question was left open before, and not while a saved one is lost', () => {
    const lost = {
      ...BPAY_ONLY,
      application: { ...BPAY_ONLY.application, payment_options: { paymentMethod: 'D' } },
    } as const;

    expect(open({ paymentMethod: '' }, BPAY_ONLY).paymentMethod).toBe('C');
    expect(open({ paymentMethod: '' }, lost).paymentMethod).toBe('');
  });
});
