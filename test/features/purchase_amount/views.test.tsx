import { render, screen } from '@testing-library/react';
import { PurchaseAmountReview } from '#features/purchase_amount/PurchaseAmountReview.tsx';
import { PurchaseAmountSummary } from '#features/purchase_amount/PurchaseAmountSummary.tsx';
import { fromFormValues } from '#features/purchase_amount/purchaseAmountMapping.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { aStoreAt } from '#test/support/stepStore.ts';

const SHARES = aDemoOffer('emberfield-copper');
const UNITS = aDemoOffer('tarn-ridge-water-trust');

describe('the investment amount, to read', () => {
  it('[1-SHELL-30, 1-AMT-28] sums up in the sidebar what is bought and its value', () => {
    const values = fromFormValues({ isRegularInvestment: 'false', totalAmount: '5000', priorityCode: '' }, { offer: SHARES });
    const { container } = renderWithStore(<PurchaseAmountSummary values={values} />, aStoreAt('investor_details', { offer: SHARES }));

    expect(container).toHaveTextContent('5,000 sharesAUD 2,000.00');
  });

  it('[1-SHELL-36, 1-AMT-15] lists on review every figure with its currency', () => {
    const values = fromFormValues({ isRegularInvestment: 'false', totalAmount: '25000', priorityCode: 'AB-12' }, { offer: UNITS });
    render(<PurchaseAmountReview values={values} offer={UNITS} currency="AUD" />);

    const shown = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(shown).toEqual([
      'Amount to invest: AUD 25,000.00',
      'Cost per unit: AUD 1.25',
      'Number of units: 20,000',
      'Total investment amount: AUD 25,000.00',
      'Payable now: AUD 15,000.00',
      'FeeA fee of AUD 225.00 (1.5%) is added to the amount payable now: AUD 225.00',
      'To pay now: AUD 15,225.00',
      'Payable later: AUD 10,000.00',
      'Priority code: AB-12',
    ]);
  });
});
