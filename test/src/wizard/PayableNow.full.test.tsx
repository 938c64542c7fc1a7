import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StepName } from '#domain/application.ts';
import { calculateInvestment } from '#domain/investment.ts';
import type { Offer } from '#domain/offer.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import type { AppStore } from '#store/createStore.ts';
import { stepOpened } from '#store/events.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { aDemoOffer, withPlan } from '#test/support/applications.ts';
import { drain } from '#test/support/eventLoop.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

useServer();

/** Shares at AUD 0.40, without a fee. */
const SHARES = aDemoOffer('emberfield-copper', {
  include_offer_description: false,
  application_terms_and_conditions: '',
  fee_calculation_type: null,
});

beforeEach(() => window.history.replaceState(null, '', '/offers/emberfield-copper/'));

async function showOn(name: StepName, offer: Offer = SHARES): Promise<AppStore> {
  const store = aStoreOnReview({ offer });
  const { dueNow: _dueNow, ...figures } = calculateInvestment(offer, { amount: '10000', isRegularPlan: false });
  store.dispatch(saveStep('purchase_amount', figures));
  store.dispatch(stepOpened({ name }));
  renderWithStore(<Wizard />, store);
  await screen.findByRole('button', { name: /^(Next|Submit)/ });
  return store;
}

/** What stands in the bar beside the buttons. */
const bar = () => screen.getByRole('button', { name: /^(Next|Submit)/ }).parentElement;
/** Long enough for the line's code to come. */
const inTime = () => waitFor(() => expect(screen.getByRole('navigation')).toHaveTextContent('10,000 shares'));

it.each(['purchase_amount', 'investor_details', 'bank_details'] as const)(
  '[1-CALC-19, 1-SHELL-33] says in the bar of %s what is due now',
  async (name) => {
    await showOn(name);

    await waitFor(() => expect(bar()).toHaveTextContent(/^Payable nowAUD 4,000\.00Back ?Save as Draft ?Next$/));
  },
);

it('[1-CALC-19] says it of the sum with its added fee', async () => {
  await showOn('bank_details', { ...SHARES, fee_calculation_type: 'ADD_TO_PAYABLE', fee_percentage: '1.5' });

  await waitFor(() => expect(bar()).toHaveTextContent('Total payable nowAUD 4,060.00'));
});

it('[1-CALC-19, 1-AMT-15] follows the amount while it is typed, and only there', async () => {
  const user = userEvent.setup();
  const store = await showOn('purchase_amount');
  const field = await screen.findByLabelText('Number of shares');
  await user.clear(field);
  await waitFor(() => expect(bar()).toHaveTextContent(/^Back ?Save as Draft ?Next$/));
  await user.type(field, '20000');
  await waitFor(() => expect(bar()).toHaveTextContent('Payable nowAUD 8,000.00'));

  act(() => void store.dispatch(stepOpened({ name: 'bank_details' })));
  await screen.findByRole('heading', { level: 1, name: /Bank account details/ });
  await waitFor(() => expect(bar()).toHaveTextContent('Payable nowAUD 4,000.00'));
});

it('[1-CALC-19] says nothing before the amount', async () => {
  await showOn('contact_details');
  await act(() => drain());

  expect(bar()).toHaveTextContent(/^Save as Draft ?Next$/);
});

it('[1-CALC-19, 1-AMT-06] says nothing where nothing is due now', async () => {
  const store = await showOn('bank_details', withPlan(SHARES));
  await inTime();
  act(
    () =>
      void store.dispatch(
        saveStep('purchase_amount', {
          totalAmount: '250',
          isRegularInvestment: 'true',
          is_regular_investment_plan: true,
          regular_investment_plan_frequency: 'MONTHLY',
        }),
      ),
  );

  await waitFor(() => expect(screen.getByRole('navigation')).toHaveTextContent('AUD 250.00 per month'));
  expect(bar()).toHaveTextContent(/^Back ?Save as Draft ?Next$/);
});

it('[1-PAY-01, 1-CALC-19] leaves it to the page that begins with it, on the payment step', async () => {
  await showOn('payment_options');
  await inTime();

  expect(screen.getByRole('main')).toHaveTextContent('Payable nowAUD 4,000.00');
  expect(bar()).toHaveTextContent(/^Back ?Save as Draft ?Next$/);
});

it('[1-CALC-19] leaves it to the button that submits, on review', async () => {
  await showOn('review');
  await inTime();

  await waitFor(() => expect(bar()).toHaveTextContent(/^Back ?Save as Draft ?Submit.* ?AUD 4,000\.00$/));
});
