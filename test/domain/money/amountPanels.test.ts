import {
  amountLabel,
  amountLimits,
  chargesFee,
  describeQuantity,
  describeSplit,
  feeHasGst,
  partlyPaidPercentage,
  paymentSplit,
} from '#domain/money/amountPanels.ts';
import { calculateInvestment } from '#domain/investment.ts';
import { Money } from '#domain/money/money.ts';
import type { FeeCalculationType, Offer } from '#domain/offer.ts';
import { aDemoOffer } from '#test/support/applications.ts';

const SHARES = aDemoOffer('emberfield-copper');
const UNITS = aDemoOffer('tarn-ridge-water-trust');
const NOTES = aDemoOffer('kestrel-notes');
const FEE_TYPES: FeeCalculationType[] = ['ADD_TO_TOTAL', 'DEDUCT_FROM_TOTAL', 'ADD_TO_PAYABLE', 'DEDUCT_FROM_PAYABLE'];

function figuresOf(offer: Offer, amount: string) {
  return calculateInvestment(offer, { amount, isRegularPlan: false });
}

describe('the limits that are shown', () => {
  it('[1-AMT-11, 1-AMT-12, 1-AMT-13, 1-AMT-14] are those of the offer', () => {
    expect(amountLimits(UNITS)).toEqual({
      minimum: '5000',
      maximum: '1000000',
      increment: '1000',
      percentagePayableNow: '60',
    });
  });

  it.each([
    ['zero', '0'],
    ['zero with decimals', '0.00'],
    ['missing', null],
  ])('[1-AMT-12, 1-AMT-13] leave out what is %s', (_name, none) => {
    const offer = { ...NOTES, min_investment_amount: none, max_investment_amount: none, min_increment_amount: none };

    expect(amountLimits(offer)).toEqual({ minimum: null, maximum: null, increment: null, percentagePayableNow: null });
  });

  it.each([
    ['partly paid', true, '60', '60'],
    ['partly paid with nothing now', true, '0', '0'],
    ['partly paid without a percentage', true, null, null],
    ['fully paid', false, '60', null],
  ])('[1-AMT-14, 1-CALC-12] name a percentage payable now for what is %s', (_name, partly_paid, percentage, shown) => {
    expect(
      partlyPaidPercentage({ security: { ...UNITS.security, partly_paid }, partly_paid_percentage: percentage }),
    ).toBe(shown);
  });
});

describe('the fee', () => {
  it.each([
    ['shares with a fee on the total', SHARES, true],
    ['notes without a fee', NOTES, false],
    ['a fee of no per cent', { ...SHARES, fee_percentage: '0.0' }, false],
    [
      'a number of shares, from which nothing can be deducted',
      { ...SHARES, fee_calculation_type: 'DEDUCT_FROM_TOTAL' as const },
      false,
    ],
    [
      'money, from which it is deducted',
      { ...NOTES, fee_calculation_type: 'DEDUCT_FROM_TOTAL' as const, fee_percentage: '1' },
      true,
    ],
  ])('[1-CALC-05, 1-CALC-20] exists or not for %s', (_name, offer, expected) => {
    expect(chargesFee(offer)).toBe(expected);
    expect(Number(figuresOf(offer, '1000000').feeAmount) > 0).toBe(expected);
  });

  it('[1-CALC-04, 1-CALC-06, 1-CALC-16] bears GST when it is taken on the total', () => {
    expect(FEE_TYPES.filter((fee_calculation_type) => feeHasGst({ fee_calculation_type }))).toEqual([
      'ADD_TO_TOTAL',
      'DEDUCT_FROM_TOTAL',
    ]);
  });
});

describe('the split of what is paid', () => {
  it.each(FEE_TYPES)('[1-CALC-17, 1-CALC-18, 1-CALC-19] adds up to the whole with %s', (fee_calculation_type) => {
    const offer = { ...UNITS, fee_calculation_type };
    const figures = figuresOf(offer, '12345.67');

    const { total, now, fee, later } = paymentSplit(offer, figures);

    expect(new Money(now).plus(fee).plus(later).toFixed(2)).toBe(total);
    expect(new Money(figures.dueNow).plus(figures.payableLater).toFixed(2)).toBe(total);
  });

  it('[1-CALC-22] is nothing of nothing', () => {
    expect(paymentSplit(UNITS, figuresOf(UNITS, ''))).toEqual({
      total: '0.00',
      now: '0.00',
      fee: '0.00',
      later: '0.00',
    });
  });

  it.each([
    [
      'with all three parts',
      UNITS,
      'Of AUD 25,225.00 in all, AUD 15,000.00 is payable now, AUD 10,000.00 later and AUD 225.00 is the fee.',
    ],
    [
      'without a fee',
      { ...UNITS, fee_percentage: null },
      'Of AUD 25,000.00 in all, AUD 15,000.00 is payable now and AUD 10,000.00 later.',
    ],
    [
      'with all due now',
      { ...UNITS, security: { ...UNITS.security, partly_paid: false } },
      'Of AUD 25,375.00 in all, AUD 25,000.00 is payable now and AUD 375.00 is the fee.',
    ],
    [
      'with the fee inside',
      { ...UNITS, fee_calculation_type: 'DEDUCT_FROM_PAYABLE' as const },
      'Of AUD 25,000.00 in all, AUD 15,000.00 is payable now, which includes the fee of AUD 225.00, and AUD 10,000.00 later.',
    ],
  ])('[1-AMT-15, 1-CALC-19] is told in a sentence %s', (_name, offer, sentence) => {
    expect(describeSplit(offer, 'AUD', figuresOf(offer, '25000'))).toBe(sentence);
  });
});

describe('the words for what is bought', () => {
  it.each([
    [SHARES, '5000', '5,000 shares'],
    [SHARES, '1', '1 share'],
    [UNITS, '1', '1 unit'],
    [UNITS, null, ''],
  ])('[1-AMT-28] count %#', (offer, quantity, words) => {
    expect(describeQuantity(offer, quantity)).toBe(words);
  });

  it('[1-AMT-10, 1-AMT-27] name the field by what is entered', () => {
    expect([SHARES, UNITS, NOTES].map(amountLabel)).toEqual([
      'Number of shares',
      'Amount to invest',
      'Amount to invest',
    ]);
  });
});
