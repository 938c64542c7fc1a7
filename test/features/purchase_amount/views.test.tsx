import type { AmountForm } from '#domain/stepRules/purchase_amount/rules.ts';
import { settle } from '#domain/stepRules/purchase_amount/rules.ts';
import { aDemoOffer, withPlan } from '#test/support/applications.ts';
import { aStoreToRead, readingRows, renderReading, renderSummary } from '#test/support/readings.tsx';

const SHARES = aDemoOffer('emberfield-copper');
const UNITS = aDemoOffer('tarn-ridge-water-trust');
const PLAN = withPlan(UNITS);
const SINGLE: AmountForm = {
  isRegularInvestment: 'false',
  regular_investment_plan_frequency: '',
  totalAmount: '',
  planAmount: '',
  priorityCode: '',
};
const REGULAR = settle(
  {
    ...SINGLE,
    isRegularInvestment: 'true',
    regular_investment_plan_frequency: 'MONTHLY',
    planAmount: '1250.5',
    priorityCode: 'AB-12',
  },
  { offer: PLAN },
);

describe('the investment amount, to read', () => {
  it('[1-SHELL-30, 1-AMT-28] sums up in the sidebar what is bought and its value', async () => {
    const values = settle({ ...SINGLE, totalAmount: '5000' }, { offer: SHARES });
    const { container } = await renderSummary('purchase_amount', aStoreToRead({ purchase_amount: values }, SHARES));

    expect(container).toHaveTextContent('5,000 sharesAUD 2,000.00');
  });

  it('[1-SHELL-36, 1-AMT-15] lists on review every figure with its currency', () => {
    const values = settle({ ...SINGLE, totalAmount: '25000', priorityCode: 'AB-12' }, { offer: UNITS });
    renderReading('purchase_amount', aStoreToRead({ purchase_amount: values }, UNITS));

    expect(readingRows()).toEqual([
      'Amount to invest: AUD 25,000.00',
      'Cost per unit: AUD 1.25',
      'Number of units: 20,000',
      'Total investment amount: AUD 25,000.00',
      'Payable now: AUD 15,000.00',
      'FeeA fee of AUD 225.00 (1.5%) is added to the amount payable now: AUD 225.00',
      'Total payable now: AUD 15,225.00',
      'Payable later: AUD 10,000.00',
      'Priority code: AB-12',
    ]);
  });

  it('[1-CALC-17, 1-CALC-19] lists a fee that is taken out of what is paid under the sum, which does not add it', () => {
    const offer = aDemoOffer('banksia-lane-development-fund');
    const values = settle({ ...SINGLE, totalAmount: '8' }, { offer });
    renderReading('purchase_amount', aStoreToRead({ purchase_amount: values }, offer));

    expect(readingRows().slice(-4)).toEqual([
      'Payable now: AUD 4.00',
      'Fee includedA fee of AUD 0.04 (1%) is deducted from the amount payable now: AUD 0.04',
      'Payable later: AUD 4.00',
      'Priority code: Not given',
    ]);
  });

  it('[1-SHELL-30, 1-AMT-50] sums up in the sidebar what a plan invests each time', async () => {
    const { container } = await renderSummary('purchase_amount', aStoreToRead({ purchase_amount: REGULAR }, PLAN));

    expect(container.textContent).toBe('AUD 1,250.50 per month');
  });

  it('[1-SHELL-36, 1-AMT-08, 1-AMT-48] lists on review the plan’s details, and none of the figures of a single investment', () => {
    renderReading('purchase_amount', aStoreToRead({ purchase_amount: REGULAR }, PLAN));

    expect(readingRows()).toEqual([
      'Single or regular investment: Regular investment plan',
      'Investment amount: AUD 1,250.50 per month',
      `Investment: ${UNITS.security.name}`,
      'Frequency: Monthly',
      'Priority code: AB-12',
    ]);
  });
});
