import { isDebitable, paymentChoices } from '#domain/payment.ts';
import type { PaymentMethodName } from '#domain/offer.ts';

const ALL: PaymentMethodName[] = ['BPAY', 'Cheque', 'Electronic funds transfer', 'Direct debit'];
const onFile = { bsb: '063000', accountNumber: '12345678' };

function offerOf(payment_methods: PaymentMethodName[], max_bpay_payment_amount: string | null = null) {
  return { payment_methods, max_bpay_payment_amount };
}

describe('payment choices', () => {
  it('[1-PAY-02, 1-PAY-03, 1-PAY-04, 1-PAY-05] are C with its methods, D and N', () => {
    expect(paymentChoices(offerOf(ALL), { payableNow: '100.00' }, false, onFile)).toEqual([
      { code: 'C', methods: ['BPAY', 'Cheque', 'Electronic funds transfer'] },
      { code: 'D', methods: [] },
      { code: 'N', methods: [] },
    ]);
  });

  it.each<[PaymentMethodName[], string[]]>([
    [['Cheque', 'BPAY'], ['C']],
    [['Direct debit'], ['D', 'N']],
    [
      ['Electronic funds transfer', 'Direct debit'],
      ['C', 'D', 'N'],
    ],
    [[], []],
  ])('[1-PAY-05, 1-PAY-06, 1-OFFER-06] of %j are %j', (methods, expected) => {
    expect(paymentChoices(offerOf(methods), { payableNow: '100.00' }, false).map(({ code }) => code)).toEqual(expected);
  });

  it('[1-PAY-06] C lists those of the three methods that the offer accepts', () => {
    expect(
      paymentChoices(offerOf(['Direct debit', 'Electronic funds transfer', 'BPAY']), { payableNow: '1.00' }, false)[0]
        ?.methods,
    ).toEqual(['BPAY', 'Electronic funds transfer']);
  });

  it.each([
    ['9999.99', '10000', true],
    ['10000.00', '10000', false],
    ['10000.01', '10000', false],
    ['9999.99', null, false],
    ['9999.99', '', false],
  ])(
    '[1-PAY-07, 1-PAY-08, 2-MISC-15] %s payable with a BPAY maximum of %p is BPAY alone: %s',
    (payableNow, maximum, isAlone) => {
      const choices = paymentChoices(offerOf(ALL, maximum), { payableNow }, false, onFile);

      expect(choices.map(({ code }) => code)).toEqual(isAlone ? ['C'] : ['C', 'D', 'N']);
      expect(choices[0]?.methods).toEqual(isAlone ? ['BPAY'] : ['BPAY', 'Cheque', 'Electronic funds transfer']);
    },
  );

  it('[1-PAY-07] a BPAY maximum says nothing where BPAY is not accepted', () => {
    expect(paymentChoices(offerOf(['Cheque'], '10000'), { payableNow: '5.00' }, false)).toEqual([
      { code: 'C', methods: ['Cheque'] },
    ]);
  });

  it('[1-PAY-08, 1-PAY-09, 1-AMT-06] a regular plan is debited, whatever the offer accepts', () => {
    const debits = [
      { code: 'D', methods: [] },
      { code: 'N', methods: [] },
    ];

    expect(paymentChoices(offerOf(ALL, '10000'), { payableNow: '0.00' }, true)).toEqual(debits);
    expect(paymentChoices(offerOf(['Cheque']), { payableNow: '0.00' }, true)).toEqual(debits);
  });

  it.each([
    ['Australian by default', onFile, true],
    ['Australian', { ...onFile, bankCountry: 16 }, true],
    ['foreign', { ...onFile, bankCountry: 170 }, false],
    ['without BSB', { accountNumber: '12345678', bsb: ' ' }, false],
    ['without account number', { bsb: '063000' }, false],
    ['empty', {}, false],
  ])('[1-PAY-03] D needs an account that can be debited: %s', (_what, account, expected) => {
    expect(isDebitable(account)).toBe(expected);
    expect(paymentChoices(offerOf(ALL), { payableNow: '1.00' }, false, account).map(({ code }) => code)).toEqual(
      expected ? ['C', 'D', 'N'] : ['C', 'N'],
    );
  });
});
