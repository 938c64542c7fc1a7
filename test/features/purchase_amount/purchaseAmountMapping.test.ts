import { fromFormValues, toFormValues } from '#features/purchase_amount/purchaseAmountMapping.ts';
import { aDemoOffer } from '#test/support/applications.ts';

const TARN_RIDGE = aDemoOffer('tarn-ridge-water-trust');

describe('the amount step’s values', () => {
  it('[1-AMT-26, 1-AMT-04] come back from storage as they were typed', () => {
    const typed = { isRegularInvestment: 'false', totalAmount: '25000.', priorityCode: 'AB-12' } as const;

    expect(toFormValues(fromFormValues(typed, { offer: TARN_RIDGE }))).toEqual(typed);
  });

  it('[1-AMT-26, 1-AMT-04, 1-CALC-23] hold the figures and both marks of a single investment', () => {
    const stored = fromFormValues({ isRegularInvestment: 'false', totalAmount: '25000', priorityCode: ' AB-12 ' }, { offer: TARN_RIDGE });

    expect(stored).toEqual({
      totalAmount: '25000',
      totalValue: '25000.00',
      numberSecurities: '20000',
      feeAmount: '225.00',
      payableNow: '15000.00',
      payableLater: '10000.00',
      priorityCode: 'AB-12',
      isRegularInvestment: 'false',
      is_regular_investment_plan: false,
    });
  });

  it('[1-AMT-19] carry no priority code where the offer takes none', () => {
    const stored = fromFormValues({ isRegularInvestment: 'false', totalAmount: '5000', priorityCode: 'AB-12' }, { offer: aDemoOffer('emberfield-copper') });

    expect(stored).not.toHaveProperty('priorityCode');
  });
});
