import { errorsAtVisibleFields } from '#features/purchase_amount/errorsAtVisibleFields.ts';
import { open, type AmountForm, settle } from '#domain/stepRules/purchase_amount/rules.ts';
import { aDemoOffer, withPlan } from '#test/support/applications.ts';

const TARN_RIDGE = { offer: aDemoOffer('tarn-ridge-water-trust') };
const PLAN = { offer: withPlan(TARN_RIDGE.offer) };

/** Everything typed that the form has room for. */
const TYPED: AmountForm = {
  isRegularInvestment: 'false',
  regular_investment_plan_frequency: 'MONTHLY',
  totalAmount: '25000.',
  planAmount: '250.5',
  priorityCode: 'AB-12',
};

describe('the amount step’s values', () => {
  it.each([
    ['single', 'false'],
    ['regular', 'true'],
    ['not chosen', ''],
  ] as const)(
    '[1-AMT-26, 1-AMT-04] come back from a draft as they were typed, of either choice: %s',
    (_name, isRegularInvestment) => {
      const typed = { ...TYPED, isRegularInvestment };

      expect(open(typed, PLAN)).toEqual(typed);
    },
  );

  it('[1-AMT-26, 1-AMT-04, 1-CALC-23] hold the figures and both marks of a single investment, and nothing of a plan', () => {
    const stored = settle({ ...TYPED, totalAmount: '25000', priorityCode: ' AB-12 ' }, PLAN);

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

  it('[1-AMT-26, 1-AMT-04, 1-CALC-21, 1-AMT-25] hold amount, rhythm and both marks of a plan, and nothing of a single investment', () => {
    const stored = settle({ ...TYPED, isRegularInvestment: 'true', planAmount: '250.12345678' }, PLAN);

    expect(stored).toEqual({
      totalAmount: '250.12345678',
      totalValue: '250.12',
      numberSecurities: '0',
      feeAmount: '0.00',
      payableNow: '0.00',
      payableLater: '0.00',
      priorityCode: 'AB-12',
      isRegularInvestment: 'true',
      is_regular_investment_plan: true,
      regular_investment_plan_frequency: 'MONTHLY',
    });
  });

  it('[1-AMT-01, 1-AMT-03] begin with a single investment, or with no choice where there is one', () => {
    expect(open(undefined, TARN_RIDGE).isRegularInvestment).toBe('false');
    expect(open(undefined, PLAN).isRegularInvestment).toBe('');
  });

  it('[1-AMT-01] are a single investment’s where the offer has no plan any more', () => {
    const stored = settle({ ...TYPED, isRegularInvestment: 'true' }, PLAN);

    expect(open(stored, TARN_RIDGE)).toMatchObject({
      isRegularInvestment: 'false',
      totalAmount: '250.5',
      planAmount: '',
    });
  });

  it.each([
    ['several', ['MONTHLY', 'WEEKLY'], ''],
    ['one', ['QUARTERLY'], 'QUARTERLY'],
    ['none', [], ''],
  ] as const)('[1-AMT-44, 1-AMT-51] begin, of %s on offer, with the frequency', (_name, frequencies, first) => {
    const offer = withPlan(TARN_RIDGE.offer, { regular_investment_plan_frequencies: [...frequencies] });

    expect(open(undefined, { offer }).regular_investment_plan_frequency).toBe(first);
  });

  it('[1-AMT-19] carry no priority code where the offer takes none', () => {
    const stored = settle({ ...TYPED, totalAmount: '5000' }, { offer: aDemoOffer('emberfield-copper') });

    expect(stored).not.toHaveProperty('priorityCode');
  });

  it('[1-AMT-34, 1-AMT-45] have the message of the amount where it is typed, in its place among the others', () => {
    const errors = { regular_investment_plan_frequency: 'a', totalAmount: 'b', priorityCode: 'c' };

    expect(Object.keys(errorsAtVisibleFields(errors, { isRegularInvestment: 'true' }))).toEqual([
      'regular_investment_plan_frequency',
      'planAmount',
      'priorityCode',
    ]);
    expect(errorsAtVisibleFields(errors, { isRegularInvestment: 'false' })).toEqual(errors);
  });
});
