import type { PurchaseAmount } from '#domain/application.ts';
import { planLimits } from '#domain/money/amountPanels.ts';
import type { Frequency } from '#domain/offer.ts';
import { describeInstalment, planFrequencies } from '#domain/money/regularPlan.ts';
import { frequencyLabels } from '#domain/texts/frequencies.ts';

const MONTHLY: PurchaseAmount = {
  isRegularInvestment: 'true',
  totalAmount: '1250.5',
  regular_investment_plan_frequency: 'MONTHLY',
};

describe('the frequencies of a plan', () => {
  it.each<[string, Frequency[] | undefined, string[]]>([
    [
      'all, in disorder',
      ['ANNUALLY', 'WEEKLY', 'QUARTERLY', 'MONTHLY'],
      ['Weekly', 'Monthly', 'Quarterly', 'Annually'],
    ],
    ['some', ['QUARTERLY', 'MONTHLY'], ['Monthly', 'Quarterly']],
    ['none', undefined, []],
  ])(
    '[1-AMT-49, 1-AMT-51] are those of the offer, the shortest first: %s',
    (_name, regular_investment_plan_frequencies, labels) => {
      const offer = regular_investment_plan_frequencies ? { regular_investment_plan_frequencies } : {};

      expect(planFrequencies(offer).map((frequency) => frequencyLabels[frequency])).toEqual(labels);
    },
  );
});

describe('what a plan invests each time', () => {
  it.each([
    ['WEEKLY', 'AUD 1,250.50 per week'],
    ['MONTHLY', 'AUD 1,250.50 per month'],
    ['QUARTERLY', 'AUD 1,250.50 per quarter'],
    ['ANNUALLY', 'AUD 1,250.50 per year'],
  ] as const)('[1-AMT-50, 1-AMT-08] is told with its rhythm: %s', (frequency, words) => {
    expect(describeInstalment({ ...MONTHLY, regular_investment_plan_frequency: frequency }, 'AUD')).toBe(words);
  });

  it.each<[string, PurchaseAmount | undefined]>([
    ['nothing entered yet', undefined],
    ['a single investment', { ...MONTHLY, isRegularInvestment: 'false' }],
    ['a plan without a rhythm', { ...MONTHLY, regular_investment_plan_frequency: '' }],
  ])('[1-AMT-08] is not told of %s', (_name, purchase) => {
    expect(describeInstalment(purchase, 'AUD')).toBeNull();
  });
});

describe('the limits of a plan', () => {
  it.each([
    ['both', '250', '10000', '250', '10000'],
    ['none', null, undefined, null, null],
    ['zero is none', '0', '0.00', null, null],
  ])('[1-AMT-46, 1-AMT-47] are the offer’s own for plans: %s', (_name, min, max, minimum, maximum) => {
    const offer = {
      min_regular_investment_amount: min,
      ...(max !== undefined && { max_regular_investment_amount: max }),
    };

    expect(planLimits(offer)).toEqual({ minimum, maximum, increment: null, percentagePayableNow: null });
  });
});
