import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '#domain/offer.ts';
import { PurchaseAmountStep } from '#features/purchase_amount/index.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { aStoreAt } from '#test/support/stepStore.ts';

const SHARES = aDemoOffer('emberfield-copper');
const UNITS = aDemoOffer('tarn-ridge-water-trust');
const NOTES = aDemoOffer('kestrel-notes');
const MONEY = 'Amount to invest';
const NUMBER = 'Number of shares';

function renderStep(offer: Offer, application = {}) {
  const view = renderWithStore(<PurchaseAmountStep />, aStoreAt('purchase_amount', { offer, application }));
  return { ...view, user: userEvent.setup() };
}

/** The value beside a label, in whichever strip or ledger it stands. */
function valueOf(label: string): string {
  const terms = screen.getAllByRole('term').filter((term) => term.textContent?.startsWith(label));
  return (terms.at(-1)?.nextElementSibling?.textContent ?? 'absent').replace(/\s+/g, ' ');
}

describe('the investment amount', () => {
  it('[1-AMT-01, 1-AMT-10] offers no choice of a regular plan and has one amount field', () => {
    renderStep(SHARES);

    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText(NUMBER)]);
  });

  it.each([
    ['a number of shares', SHARES, 'Minimum', '5,000 shares'],
    ['money', NOTES, 'Minimum', 'AUD 10,000.00'],
    ['a number of shares', SHARES, 'Maximum', '2,500,000 shares'],
    ['money', NOTES, 'Maximum', 'AUD 5,000,000.00'],
    ['a number of shares', SHARES, 'In increments of', '500 shares'],
    ['money', NOTES, 'In increments of', 'AUD 5,000.00'],
  ])('[1-AMT-11, 1-AMT-12, 1-AMT-13, 1-AMT-18] shows, as %s, the limit', (_kind, offer, label, shown) => {
    renderStep(offer);

    expect(valueOf(label)).toBe(shown);
  });

  it.each([
    ['partly paid', true, 1],
    ['fully paid', false, 0],
  ])('[1-AMT-14] tells the percentage payable now of %s securities only', (_kind, isPartlyPaid, count) => {
    renderStep({ ...UNITS, security: { ...UNITS.security, partly_paid: isPartlyPaid } });

    expect(screen.queryAllByText('60%')).toHaveLength(count);
  });

  it('[1-AMT-15, 1-CALC-19, 1-CALC-16] follows every key with now, later, fee and the sum to pay', async () => {
    const { user } = renderStep(UNITS);
    const field = screen.getByLabelText(MONEY);

    await user.type(field, '2500');
    expect(valueOf('Total investment amount')).toBe('AUD 2,500.00');
    await user.type(field, '0');

    expect(valueOf('Total investment amount')).toBe('AUD 25,000.00');
    expect(valueOf('Payable now')).toBe('AUD 15,000.00');
    expect(valueOf('Payable later')).toBe('AUD 10,000.00');
    expect(valueOf('Fee')).toBe('AUD 225.00');
    expect(valueOf('Total payable now')).toBe('AUD 15,225.00');
    expect(screen.getByText('A fee of AUD 225.00 (1.5%) is added to the amount payable now')).toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Of AUD 25,225.00 in all, AUD 15,000.00 is payable now, AUD 10,000.00 later and AUD 225.00 is the fee.',
    );
  });

  it.each([
    ['DEDUCT_FROM_PAYABLE', ['Payable now', 'Fee included', 'Payable later']],
    ['ADD_TO_PAYABLE', ['Payable now', 'Fee', 'Total payable now', 'Payable later']],
  ] as const)('[1-CALC-17, 1-CALC-19] sets a fee of %s where the column adds up', (fee_calculation_type, expected) => {
    renderStep({ ...UNITS, fee_calculation_type });

    const labels = screen
      .getAllByRole('term')
      .map((term) => term.firstElementChild?.nextSibling?.textContent ?? term.textContent);
    expect(labels.slice(labels.lastIndexOf('Payable now'), labels.indexOf('Payable later') + 1)).toEqual(expected);
  });

  it('[1-AMT-15, 1-CALC-20] speaks of no fee and of nothing later where there is none', async () => {
    const { user } = renderStep(NOTES);

    await user.type(screen.getByLabelText(MONEY), '10000');

    expect(valueOf('Fee')).toBe('absent');
    expect(valueOf('Payable later')).toBe('absent');
    expect(valueOf('Payable now')).toBe('AUD 10,000.00');
    expect(valueOf('Total payable now')).toBe('absent');
  });

  it('[1-AMT-16] gives the price with the security’s decimals', () => {
    renderStep({ ...SHARES, price_per_security: '0.125', security: { ...SHARES.security, price_precision: 3 } });

    expect(valueOf('Cost per share')).toBe('AUD 0.125');
  });

  it.each([
    ['commas for thousands, a dot for decimals', NOTES, MONEY, '1234567.5', '1,234,567.5', '1234567.5'],
    ['at most eight decimals of money', NOTES, MONEY, '1.123456789', '1.12345678', '1.12345678'],
    ['no dot in whole shares, nor what stands behind it', SHARES, NUMBER, '100.5', '100', '100'],
    [
      'two decimals where the security has two',
      { ...SHARES, security: { ...SHARES.security, unit_precision: 2 } },
      NUMBER,
      '100.129',
      '100.12',
      '100.12',
    ],
  ])('[1-AMT-22, 1-AMT-23, 1-AMT-24] takes %s', async (_name, offer, label, typed, shown, kept) => {
    const { user, store } = renderStep(offer);

    await user.type(screen.getByLabelText(label), typed);
    await user.tab();

    expect(screen.getByLabelText(label)).toHaveValue(shown);
    expect(selectStepDraft(store.getState(), 'purchase_amount')).toMatchObject({ totalAmount: kept });
  });

  it('[1-AMT-19, 1-AMT-20] asks for a priority code, with its tip, where the offer takes one', () => {
    const { unmount } = renderStep(UNITS);
    expect(screen.getByLabelText(/Priority code/)).toHaveAccessibleDescription(
      'If you have been given a priority code, enter it here.',
    );
    unmount();

    renderStep(NOTES);
    expect(screen.queryByLabelText(/Priority code/)).not.toBeInTheDocument();
  });

  it('[1-AMT-21, 1-AMT-39] says under a soft limit that less will be reviewed, and takes less', async () => {
    const { user, store } = renderStep({ ...NOTES, soft_purchase_limit: true });

    expect(
      screen.getByText('Applications under the minimum investment amount will be subject to review.'),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText(MONEY), '1500');
    await user.click(screen.getByRole('button', { name: 'Next' }));

    expect(selectApplication(store.getState()).purchase_amount?.totalAmount).toBe('1500');
  });

  it('[1-AMT-21] says nothing of it under a hard limit', () => {
    renderStep(NOTES);

    expect(screen.queryByText(/will be subject to review/)).not.toBeInTheDocument();
  });

  it.each([
    ['-1', NOTES, MONEY, 'Please enter an amount in figures, such as 2,500.00'],
    ['1e5', SHARES, NUMBER, 'Please enter a number in figures, such as 2,500'],
  ] as const)(
    '[1-AMT-29, 1-AMT-35] says how an amount is written where %s was, as soon as Tab leaves it for a button',
    async (typed, offer, label, message) => {
      const { user } = renderStep(offer);
      await user.type(screen.getByLabelText(label), typed);
      await user.tab();

      expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(screen.getByLabelText(label)).toHaveValue(typed);
    },
  );

  it('[1-AMT-18, 1-AMT-24] says what counts of an amount finer than cents, and keeps it as typed', async () => {
    const { user } = renderStep({ ...NOTES, min_investment_amount: null, min_increment_amount: null });
    await user.type(screen.getByLabelText(MONEY), '5000.55');
    expect(screen.queryByText(/^Rounded/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(MONEY), '5');
    await user.tab();

    expect(screen.getByLabelText(MONEY)).toHaveValue('5,000.555');
    expect(screen.getByLabelText(MONEY)).toHaveAccessibleDescription(
      expect.stringContaining('Rounded to AUD 5,000.56'),
    );
  });

  it('[1-AMT-26, 1-AMT-04] saves by keyboard what was entered with its figures, and moves on', async () => {
    const { user, store } = renderStep(UNITS);

    await user.tab();
    await user.keyboard('25000');
    await user.tab();
    await user.keyboard('AB-12{Enter}');

    expect(selectApplication(store.getState()).purchase_amount).toEqual({
      totalAmount: '25000',
      totalValue: '25000.00',
      numberSecurities: '20000',
      feeAmount: '225.00',
      payableNow: '15000.00',
      payableLater: '10000.00',
      priorityCode: 'AB-12',
      is_regular_investment_plan: false,
    });
    expect(selectCurrentStep(store.getState())).toBe('investor_details');
    expect(selectSteps(store.getState()).find(({ name }) => name === 'purchase_amount')?.title).toBe(
      'Investment amount',
    );
  });
});
