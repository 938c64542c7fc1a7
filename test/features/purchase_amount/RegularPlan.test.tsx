import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { PurchaseAmountStep } from '#features/purchase_amount/index.ts';
import { submissionFailed, stepOpened } from '#store/events.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import type { AppStore } from '#store/createStore.ts';
import { aDemoOffer, withPlan } from '#test/support/applications.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { aStoreAt } from '#test/support/stepStore.ts';

const UNITS = withPlan(aDemoOffer('tarn-ridge-water-trust'));
const SHARES = withPlan(aDemoOffer('emberfield-copper'));
const PLAN_AMOUNT = 'Amount of each investment';
const MONEY = 'Amount to invest';

function renderStep(offer: Offer = UNITS, application: Application = {}) {
  const view = renderWithStore(<PurchaseAmountStep />, aStoreAt('purchase_amount', { offer, application }));
  return { ...view, user: userEvent.setup() };
}

type Person = ReturnType<typeof userEvent.setup>;

const single = () => screen.getByRole('radio', { name: 'Single investment' });
const regular = () => screen.getByRole('radio', { name: 'Regular investment plan' });
const next = () => screen.getByRole('button', { name: 'Next' });
const titleOf = (store: AppStore, step: string) =>
  selectSteps(store.getState()).find(({ name }) => name === step)?.title;

async function choosePlan(user: Person, frequency?: string): Promise<void> {
  await user.click(regular());
  if (frequency) await user.click(screen.getByRole('radio', { name: frequency }));
}

/** The details table as it reads. */
function details(): string[] {
  const card = within(screen.getByRole('region', { name: 'Your regular investment plan' }));
  return card
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replace(/\s+/g, ' ').trim());
}

/** The limits above the amount. */
function limits(): string[] {
  const facts = screen
    .getAllByRole('term')
    .filter((term) => ['Minimum', 'Maximum', 'In increments of'].includes(term.textContent ?? ''));
  return facts.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

describe('the choice between single and regular', () => {
  it('[1-AMT-01, 1-AMT-02, 1-AMT-03] explains both, has neither chosen and shows nothing else until one is', async () => {
    renderStep();
    await screen.findByRole('radio', { name: 'Single investment' });

    expect(single()).toHaveAccessibleDescription('Invest a one-off amount');
    expect(regular()).toHaveAccessibleDescription('Make a regularly scheduled investment');
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });

  it('[1-AMT-03] is required, by name in the summary, until it is made', async () => {
    const { user, store } = renderStep();

    await user.click(next());

    expect(
      screen.getByRole('link', { name: 'Single or regular investment: This field is required' }),
    ).toBeInTheDocument();
    expect(selectApplication(store.getState()).purchase_amount).toBeUndefined();

    await user.click(single());
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
  });

  it('[1-SHELL-26, 1-AMT-06, 1-SHELL-25] renames the step, and the payment step, with the click itself, and back', async () => {
    const { user, store } = renderStep();
    await screen.findByRole('radio', { name: 'Single investment' });
    expect(titleOf(store, 'purchase_amount')).toBe('Investment amount');

    await user.click(regular());
    expect(titleOf(store, 'purchase_amount')).toBe('Regular investment plan details');
    expect(titleOf(store, 'payment_options')).toBe('Regular investment plan payment options');

    await user.click(single());
    expect(titleOf(store, 'purchase_amount')).toBe('Investment amount');
    expect(titleOf(store, 'payment_options')).toBe('Payment Options');
  });

  it('[1-AMT-05, 1-AMT-48] judges the whole form anew when it flips', async () => {
    const { user } = renderStep();
    await user.click(single());
    await user.type(screen.getByLabelText(MONEY), '1');
    await user.click(next());
    expect(screen.getByLabelText(MONEY)).toHaveAccessibleDescription(
      expect.stringContaining('Minimum investment amount is AUD 5,000.00'),
    );

    await user.click(regular());
    expect(screen.queryAllByText(/Minimum investment amount is/)).toEqual([]);
    const summary = within(screen.getByRole('region', { name: 'There are 2 answers to correct' }));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Frequency: This field is required',
      'Regular investment plan amount is required',
    ]);

    await user.click(single());
    expect(screen.queryAllByText('Regular investment plan amount is required')).toEqual([]);
  });

  it('[1-AMT-05] does not blame a field that was never seen', async () => {
    const { user } = renderStep();
    await user.click(single());
    await user.type(screen.getByLabelText(MONEY), '25000');
    await user.tab();

    await user.click(regular());

    expect(screen.queryByText('Regular investment plan amount is required')).not.toBeInTheDocument();
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
  });

  it('[1-AMT-06, 1-AMT-26] keeps what was typed under the other choice while it changes, also over a reload', async () => {
    const { user, store, unmount } = renderStep();
    await user.click(single());
    await user.type(screen.getByLabelText(MONEY), '25000');
    await choosePlan(user, 'Monthly');
    await user.type(screen.getByLabelText(PLAN_AMOUNT), '300');
    await user.click(single());
    expect(screen.getByLabelText(MONEY)).toHaveValue('25,000');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    act(unmount);

    act(() => void store.dispatch(stepOpened({ name: 'purchase_amount' })));
    renderWithStore(<PurchaseAmountStep />, store);
    expect(screen.getByLabelText(MONEY)).toHaveValue('25,000');
    await user.click(regular());

    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(screen.getByLabelText(PLAN_AMOUNT)).toHaveValue('300');
  });

  it('[1-AMT-06, 1-AMT-26] drops what was typed under the other choice when the step is left', async () => {
    const { user, store } = renderStep();
    await choosePlan(user, 'Monthly');
    await user.type(screen.getByLabelText(PLAN_AMOUNT), '300');
    await user.click(single());
    await user.type(screen.getByLabelText(MONEY), '25000');

    await user.click(next());

    const saved = selectApplication(store.getState()).purchase_amount;
    expect(saved).toMatchObject({ totalAmount: '25000', is_regular_investment_plan: false });
    expect(saved).not.toHaveProperty('regular_investment_plan_frequency');
    expect(saved).not.toHaveProperty('otherAmount');
    expect(selectStepDraft(store.getState(), 'purchase_amount')).toBeUndefined();
  });
});

describe('a regular investment plan', () => {
  it('[1-AMT-07, 1-AMT-49, 1-AMT-51] asks how often, of what the offer has, and how much', async () => {
    const { user } = renderStep();

    await choosePlan(user);

    const frequency = screen.getByRole('radiogroup', { name: 'Frequency' });
    expect(
      within(frequency)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Monthly', 'Quarterly']);
    expect(screen.getByLabelText(PLAN_AMOUNT)).toHaveAccessibleDescription(expect.stringContaining('AUD'));
    expect(screen.queryByRole('heading', { name: 'What you would pay' })).not.toBeInTheDocument();
  });

  it('[1-AMT-46, 1-AMT-47, 1-AMT-48] shows the limits of a plan, none of a single investment', async () => {
    const { user } = renderStep();

    await choosePlan(user);

    expect(limits()).toEqual(['Minimum: AUD 250.00', 'Maximum: AUD 10,000.00']);
  });

  it('[1-AMT-08, 1-AMT-49, 1-AMT-50] fills its details while it is chosen and typed', async () => {
    const { user } = renderStep();
    await choosePlan(user);
    expect(details()).toEqual([
      'Investment amount: Not given yet',
      `Investment: ${UNITS.security.name}`,
      'Frequency: Not given yet',
    ]);

    await user.type(screen.getByLabelText(PLAN_AMOUNT), '1250.5');
    expect(details()[0]).toBe('Investment amount: AUD 1,250.50');
    await user.click(screen.getByRole('radio', { name: 'Quarterly' }));

    expect(details()).toEqual([
      'Investment amount: AUD 1,250.50 per quarter',
      `Investment: ${UNITS.security.name}`,
      'Frequency: Quarterly',
    ]);
  });

  it('[1-AMT-09] says how it is funded', async () => {
    const { user } = renderStep();
    await user.click(single());
    expect(screen.queryByText(/funded by the direct debit/)).not.toBeInTheDocument();

    await choosePlan(user);

    expect(
      screen.getByText('The plan is funded by the direct debit detail given on the Bank account details step.'),
    ).toBeInTheDocument();
  });

  it('[1-AMT-25, 1-AMT-22] takes money with eight decimals, also where a single investment counts shares', async () => {
    const { user, store } = renderStep(SHARES);
    await choosePlan(user);

    await user.type(screen.getByLabelText(PLAN_AMOUNT), '1250.123456789');
    await user.tab();

    expect(screen.getByLabelText(PLAN_AMOUNT)).toHaveValue('1,250.12345678');
    expect(selectStepDraft(store.getState(), 'purchase_amount')).toMatchObject({ planAmount: '1250.12345678' });
  });

  it('[1-AMT-08, 1-AMT-45] takes no amount below zero into the plan’s details, and says how one is written', async () => {
    const { user } = renderStep();
    await choosePlan(user, 'Monthly');
    await user.type(screen.getByLabelText(PLAN_AMOUNT), '-1');
    await user.tab();

    expect(screen.getByLabelText(PLAN_AMOUNT)).toHaveAccessibleDescription(
      expect.stringContaining('Please enter an amount in figures, such as 2,500.00'),
    );
    expect(screen.getByText('Not given yet')).toBeInTheDocument();
    expect(screen.queryByText(/-1\.00/)).not.toBeInTheDocument();
  });

  it('[1-AMT-44] requires a frequency, and needs none to be chosen where there is one', async () => {
    const { user, unmount } = renderStep();
    await choosePlan(user);
    await user.type(screen.getByLabelText(PLAN_AMOUNT), '300');
    await user.click(next());
    expect(screen.getByRole('radiogroup', { name: 'Frequency' })).toHaveAccessibleDescription('This field is required');
    unmount();

    renderStep(withPlan(UNITS, { regular_investment_plan_frequencies: ['WEEKLY'] }));
    await choosePlan(user);
    expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  });

  it('[1-AMT-21, 1-AMT-48, 1-AMT-43] knows no soft limit, and takes the plain priority code', async () => {
    const { user, store } = renderStep({ ...UNITS, soft_purchase_limit: true });
    await user.click(single());
    expect(screen.getByText(/will be subject to review/)).toBeInTheDocument();
    await user.type(screen.getByLabelText(/Priority code/), 'AB-12');
    await user.tab({ shift: true });
    expect(screen.getByText('Please enter a valid priority code')).toBeInTheDocument();

    await choosePlan(user, 'Monthly');
    expect(screen.queryByText(/will be subject to review/)).not.toBeInTheDocument();
    expect(screen.queryByText('Please enter a valid priority code')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(PLAN_AMOUNT), '250');
    await user.click(next());

    expect(selectApplication(store.getState()).purchase_amount).toMatchObject({ priorityCode: 'AB-12' });
  });

  it('[1-AMT-26, 1-AMT-04, 1-CALC-21] saves by keyboard what was entered, without anything payable, and moves on', async () => {
    const { user, store } = renderStep();

    await user.tab();
    await user.keyboard('{ArrowDown}{Tab}{ArrowDown}{Tab}300{Tab}AB-12{Enter}');

    expect(selectApplication(store.getState()).purchase_amount).toEqual({
      totalAmount: '300',
      totalValue: '300.00',
      numberSecurities: '0',
      feeAmount: '0.00',
      payableNow: '0.00',
      payableLater: '0.00',
      priorityCode: 'AB-12',
      isRegularInvestment: 'true',
      is_regular_investment_plan: true,
      regular_investment_plan_frequency: 'QUARTERLY',
    });
    expect(selectCurrentStep(store.getState())).toBe('investor_details');
    expect(titleOf(store, 'purchase_amount')).toBe('Regular investment plan details');
    expect(titleOf(store, 'payment_options')).toBe('Regular investment plan payment options');
  });

  it('[1-AMT-45] shows a refusal by the service at the amount of the plan', () => {
    const purchase_amount = {
      isRegularInvestment: 'true',
      totalAmount: '300',
      regular_investment_plan_frequency: 'MONTHLY',
    } as const;
    const store = aStoreAt('purchase_amount', { offer: UNITS, application: { purchase_amount } });
    store.dispatch(
      submissionFailed({
        message: 'No',
        errors: { purchase_amount: { totalAmount: 'Minimum investment amount is AUD 500.00' } },
        isSettled: true,
        reason: 'refused',
      }),
    );

    renderWithStore(<PurchaseAmountStep />, store);

    expect(screen.getByLabelText(PLAN_AMOUNT)).toHaveAccessibleDescription(
      expect.stringContaining('Minimum investment amount is AUD 500.00'),
    );
  });
});
