import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Application, BankDetails, HoldingProfileType } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { PaymentOptionsStep } from '#features/payment_options/index.ts';
import { stepDrafted, submissionFailed } from '#store/events.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer, withPlan } from '#test/support/applications.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const SHARES = aDemoOffer('emberfield-copper');
const UNITS = aDemoOffer('tarn-ridge-water-trust');
const NOTES = aDemoOffer('kestrel-notes', { new_investor_bank_statement_type: 'DONOTASK' });
const ACCOUNT: BankDetails = { bankCountry: 16, accountName: 'Jane Citizen', bsb: '063000', accountNumber: '12345678' };

interface Opening {
  payableNow?: string;
  feeAmount?: string;
  bank?: BankDetails;
  payment?: Application['payment_options'];
  profile?: HoldingProfileType;
  /** Instead of a single investment. */
  plan?: Application['purchase_amount'];
}

function renderStep(
  offer: Offer,
  { payableNow = '15000.00', feeAmount = '0.00', bank = ACCOUNT, payment, profile = 'NEW', plan }: Opening = {},
) {
  const application: Application = {
    contact_details: { holdingProfileType: profile },
    purchase_amount: plan ?? { totalAmount: payableNow, payableNow, feeAmount },
    bank_details: bank,
    ...(payment && { payment_options: payment }),
  };
  const store = aStoreAt('payment_options', { offer, application });
  return { ...renderWithStore(<PaymentOptionsStep />, store), user: userEvent.setup() };
}

type Person = ReturnType<typeof userEvent.setup>;

const next = () => screen.getByRole('button', { name: 'Next' });
const offered = () => screen.queryAllByRole('radio').map((radio) => radio.getAttribute('value'));
const onlyMethod = () => screen.getByRole('region', { name: 'Payment method' });
const question = () => screen.getByRole('radiogroup', { name: 'How would you like to pay?' });
const LOST = 'The payment method chosen before is no longer offered. Please choose again.';
const OTHER_ACCOUNT = 'Direct debit of a different account';
const ON_FILE = 'Direct debit of the account on file';

async function fillOtherAccount(user: Person): Promise<void> {
  await user.type(screen.getByLabelText('Account name'), 'J Citizen');
  await user.type(screen.getByLabelText('BSB'), '063001');
  await user.type(screen.getByLabelText('Account number'), '8765 4321');
}

describe('payment options', () => {
  useServer();

  it('[1-PAY-01, 1-PAY-02, 1-PAY-05, 1-PAY-06] names the offered methods behind the choice of later instructions', () => {
    renderStep(UNITS);

    const instructed = screen.getByRole('radio', { name: 'Pay by one of these methods' });
    expect(instructed).toHaveAccessibleDescription(
      'BPAY or electronic funds transfer. Payment instructions will be given after you submit the application.',
    );
  });

  it('[1-PAY-03, 1-PAY-04] offers a debit of the account on file, told by its end, and of another', () => {
    renderStep(UNITS);

    expect(offered()).toEqual(['C', 'D', 'N']);
    expect(screen.getByRole('radio', { name: ON_FILE })).toHaveAccessibleDescription(
      'Jane Citizen, BSB 063-000, Account ending 678',
    );
    expect(screen.getByRole('radio', { name: OTHER_ACCOUNT })).toBeInTheDocument();
  });

  it('[1-PAY-03, 1-PAY-04] offers no debit of an account that is not there, and none that would differ from it', () => {
    renderStep(UNITS, { bank: {} });

    expect(offered()).toEqual(['C', 'N']);
    expect(screen.getByRole('radio', { name: 'Direct debit' })).toBeInTheDocument();
  });

  it('[1-PAY-06] offers no debit where the issuer takes none', () => {
    renderStep(SHARES);

    expect(onlyMethod()).toHaveTextContent('Pay by one of these methods');
    expect(onlyMethod()).toHaveTextContent('BPAY, cheque or electronic funds transfer.');
    expect(offered()).toEqual([]);
  });

  it('[1-PAY-07, 1-PAY-08, 3-MISC-06] tells of BPAY alone below the maximum', () => {
    renderStep(UNITS, { payableNow: '9999.99' });

    expect(onlyMethod()).toHaveTextContent(
      'Pay by BPAYPayment instructions will be given after you submit the application.',
    );
    expect(offered()).toEqual([]);
  });

  it('[1-PAY-01, 1-PAY-11] tells the only way to pay, asks nothing and saves it', async () => {
    const { user, store } = renderStep(SHARES);
    expect(onlyMethod()).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();

    await user.click(next());

    expect(selectApplication(store.getState()).payment_options).toEqual({ paymentMethod: 'C' });
    expect(selectCurrentStep(store.getState())).toBe('review');
  });

  it('[1-PAY-11] asks for a choice among several, until there is one', async () => {
    const { user } = renderStep(UNITS);

    await user.click(next());
    expect(screen.getByText('This field is required', { selector: 'p > span' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Payment method: This field is required' })).toBeInTheDocument();
    expect(next()).toHaveAttribute('aria-disabled', 'true');

    await user.click(screen.getByRole('radio', { name: ON_FILE }));
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
  });

  it('[1-PAY-11] asks again for a stored choice that is no longer offered', () => {
    renderStep(UNITS, { payment: { paymentMethod: 'D' }, bank: {} });

    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(question()).toHaveAccessibleDescription(LOST);
  });

  it('[1-PAY-11] says nothing of a choice that was not made, or is offered still', () => {
    const { unmount } = renderStep(UNITS);
    expect(question()).toHaveAccessibleDescription('');
    unmount();

    renderStep(UNITS, { payment: { paymentMethod: 'D' } });
    expect(question()).toHaveAccessibleDescription('');
    expect(screen.getByRole('radio', { name: ON_FILE })).toBeChecked();
  });

  it('[1-PAY-10] says what a debit authorises, fee included, and nothing without one', async () => {
    const { user } = renderStep(UNITS, { payableNow: '15000.00', feeAmount: '225.00' });
    const authorisation =
      'I/We authorise Bellbird Share Registry Pty Ltd (for Tarn Ridge Water Trust) to debit AUD 15,225.00 from the account named here, and to do so through the direct debit system of our bank.';

    for (const choice of [ON_FILE, OTHER_ACCOUNT]) {
      await user.click(screen.getByRole('radio', { name: choice }));
      expect(
        within(screen.getByRole('status', { name: 'Direct debit authorisation' })).getByText(authorisation),
      ).toBeInTheDocument();
    }

    await user.click(screen.getByRole('radio', { name: 'Pay by one of these methods' }));
    expect(screen.queryByText(authorisation)).not.toBeInTheDocument();
  });

  it('[1-PAY-12, 1-PAY-04] saves the other account', async () => {
    const { user, store } = renderStep(NOTES);
    await user.click(screen.getByRole('radio', { name: OTHER_ACCOUNT }));
    await fillOtherAccount(user);

    await user.click(next());

    expect(selectApplication(store.getState()).payment_options).toEqual({
      paymentMethod: 'N',
      accountName: 'J Citizen',
      bsb: '063-001',
      accountNumber: '87654321',
    });
  });

  it('[1-PAY-18] keeps the other account while another method is tried, and drops it when that is saved', async () => {
    const { user, store } = renderStep(NOTES);
    await user.click(screen.getByRole('radio', { name: OTHER_ACCOUNT }));
    await fillOtherAccount(user);
    await user.click(screen.getByRole('radio', { name: ON_FILE }));
    await user.click(screen.getByRole('radio', { name: OTHER_ACCOUNT }));
    expect(screen.getByLabelText('Account name')).toHaveValue('J Citizen');

    await user.click(screen.getByRole('radio', { name: ON_FILE }));
    await user.click(next());

    expect(selectApplication(store.getState()).payment_options).toEqual({ paymentMethod: 'D' });
  });

  it.each([
    ['asked of the new', 'NEW', 'REQUIRED', 'DONOTASK', 1],
    ['not asked of the new', 'NEW', 'DONOTASK', 'REQUIRED', 0],
    ['not asked of who holds already', 'TOP_UP', 'REQUIRED', 'DONOTASK', 0],
    ['asked of who holds already', 'DUPLICATE', 'DONOTASK', 'OPTIONAL', 1],
  ] as const)(
    '[1-PAY-21, 1-PAY-22, 1-PAY-23] a statement is %s (%s) by the rule: new %s, existing %s',
    async (_name, profile, forNew, forExisting, count) => {
      const offer = {
        ...NOTES,
        new_investor_bank_statement_type: forNew,
        existing_investor_bank_statement_type: forExisting,
      };
      const { user } = renderStep(offer, { profile });
      expect(screen.queryByRole('group', { name: /Bank statement/ })).not.toBeInTheDocument();

      await user.click(screen.getByRole('radio', { name: OTHER_ACCOUNT }));

      expect(screen.queryAllByRole('group', { name: /Bank statement/ })).toHaveLength(count);
    },
  );

  it('[1-PAY-19, 1-UPL-01] blocks without a required statement, and saves the uploaded one', async () => {
    const { user, store } = renderStep({ ...NOTES, new_investor_bank_statement_type: 'REQUIRED' });
    await user.click(screen.getByRole('radio', { name: OTHER_ACCOUNT }));
    await fillOtherAccount(user);

    await user.click(next());
    expect(screen.getByText('A recent statement is required', { selector: 'p > span' })).toBeInTheDocument();

    await user.upload(
      screen.getByLabelText(/Choose a PDF file/),
      new File(['%PDF'], 'statement.pdf', { type: 'application/pdf' }),
    );
    await waitFor(() => expect(screen.queryByText('A recent statement is required')).not.toBeInTheDocument());
    await user.click(next());

    expect(selectApplication(store.getState()).payment_options).toMatchObject({
      paymentMethod: 'N',
      payment_bank_statement: { id: 'd1', filename: 'statement.pdf' },
    });
  });

  it('[1-PAY-01, 1-CALC-19] says above the question what is due now, an added fee included', () => {
    renderStep(UNITS, { payableNow: '15000.00', feeAmount: '225.00' });

    const sum = screen.getByRole('heading', { name: 'Total payable now' });
    expect(sum.parentElement).toHaveTextContent('Total payable nowAUD 15,225.00');
    expect(sum.compareDocumentPosition(question())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[1-PAY-01, 1-CALC-19] calls it payable now where no fee is added', () => {
    renderStep(SHARES, { payableNow: '4000.00' });

    expect(screen.getByRole('heading', { name: 'Payable now' }).parentElement).toHaveTextContent(
      'Payable nowAUD 4,000.00',
    );
  });

  describe('of a regular plan', () => {
    const plan = {
      isRegularInvestment: 'true',
      is_regular_investment_plan: true,
      regular_investment_plan_frequency: 'MONTHLY',
      totalAmount: '250',
      payableNow: '0.00',
      feeAmount: '0.00',
    } as const;

    it.each([
      ['takes no debit otherwise', SHARES],
      ['has a BPAY maximum', UNITS],
    ])('[1-PAY-09, 1-PAY-08, 1-AMT-06] are the two debits, also where the offer %s', (_name, offer) => {
      renderStep(withPlan(offer), { plan });

      expect(offered()).toEqual(['D', 'N']);
      expect(
        screen.getByRole('radiogroup', { name: 'Which account should the plan be debited from?' }),
      ).toBeInTheDocument();
    });

    it('[1-PAY-01, 1-AMT-50] stand under what is debited each time, and that nothing is due now', () => {
      renderStep(withPlan(UNITS), { plan });

      const sum = screen.getByRole('heading', { name: 'To be debited' });
      expect(sum.parentElement).toHaveTextContent('To be debitedAUD 250.00 per month');
      expect(screen.getAllByText('No payment is needed now.')).toHaveLength(1);
      expect(screen.queryByText(/ayable now/)).not.toBeInTheDocument();
    });

    it('[1-PAY-10, 1-PAY-09, 1-PAY-11] ask for the account and say what is authorised at once where there is one account to debit', () => {
      renderStep(withPlan(UNITS), { plan, bank: {} });

      expect(screen.getByRole('status', { name: 'Direct debit authorisation' })).toHaveTextContent(
        'I/We authorise Bellbird Plans to debit AUD 250.00 per month',
      );
      expect(onlyMethod()).toHaveTextContent(/^Payment methodDirect debit$/);
      expect(screen.getByLabelText('BSB')).toBeInTheDocument();
    });

    it('[1-PAY-09, 1-PAY-10, 1-AMT-50] authorise the plan’s own debitor, amount and rhythm', async () => {
      const { user, store } = renderStep(withPlan(UNITS), { plan });

      await user.click(screen.getByRole('radio', { name: ON_FILE }));

      expect(
        screen.getByText(
          'I/We authorise Bellbird Plans to debit AUD 250.00 per month from the account named here, and to do so through the direct debit system of our bank.',
        ),
      ).toBeInTheDocument();
      await user.click(next());
      expect(selectApplication(store.getState()).payment_options).toEqual({ paymentMethod: 'D' });
    });
  });

  it('[1-PAY-11] asks until the only choice left is saved, also after a reload', async () => {
    const { user, store, unmount } = renderStep(UNITS, { payableNow: '9999.99', payment: { paymentMethod: 'D' } });
    await user.click(screen.getByRole('radio', { name: 'Pay by BPAY' }));
    act(unmount);

    const reloaded = renderWithStore(<PaymentOptionsStep />, store);
    expect(screen.getByRole('radio', { name: 'Pay by BPAY' })).toBeChecked();
    expect(question()).toHaveAccessibleDescription(LOST);
    await user.click(next());
    act(reloaded.unmount);

    renderWithStore(<PaymentOptionsStep />, store);
    expect(onlyMethod()).toHaveTextContent('Pay by BPAY');
    expect(offered()).toEqual([]);
  });

  it('[1-PAY-11] asks also for a choice that was only being made when it went', () => {
    const { store, unmount } = renderStep(UNITS, { payableNow: '9999.99' });
    act(unmount);
    act(() => void store.dispatch(stepDrafted({ name: 'payment_options', values: { paymentMethod: 'D' } })));

    renderWithStore(<PaymentOptionsStep />, store);

    expect(screen.getByRole('radio', { name: 'Pay by BPAY' })).not.toBeChecked();
    expect(question()).toHaveAccessibleDescription(LOST);
  });

  it('[1-PAY-11] shows at its question what the service says of the only way to pay', () => {
    const { store } = renderStep(SHARES);
    const errors = { payment_options: { paymentMethod: 'This field is required' } };
    act(
      () =>
        void store.dispatch(
          submissionFailed({ reason: 'refused', message: 'Please correct the error below', errors, isSettled: true }),
        ),
    );

    expect(screen.getByRole('radio', { name: 'Pay by one of these methods' })).toBeInTheDocument();
  });

  it('[1-PAY-11, 1-PAY-18] has the only choice left confirmed in the place of a stored one, and drops its account', async () => {
    const payment = {
      paymentMethod: 'N',
      accountName: 'J Citizen',
      bsb: '063-001',
      accountNumber: '87654321',
    } as const;
    const { user, store } = renderStep(UNITS, { payableNow: '9999.99', payment });
    const bpay = screen.getByRole('radio', { name: 'Pay by BPAY' });
    expect(bpay).not.toBeChecked();
    expect(question()).toHaveAccessibleDescription(LOST);
    expect(screen.queryByLabelText('BSB')).not.toBeInTheDocument();

    await user.click(next());
    expect(screen.getByRole('link', { name: 'Payment method: This field is required' })).toBeInTheDocument();
    expect(selectApplication(store.getState()).payment_options).toEqual(payment);

    await user.click(bpay);
    expect(bpay).toBeChecked();
    await user.click(next());
    expect(selectApplication(store.getState()).payment_options).toEqual({ paymentMethod: 'C' });
  });

  it('[1-PAY-06] says so when the offer names no way to pay', () => {
    renderStep({ ...SHARES, payment_methods: [] });

    expect(screen.getByText('This offer has no payment method. Please contact the registrar.')).toBeInTheDocument();
  });

  it('[1-SHELL-49] keeps on Back, and after a reload, what was chosen and typed', async () => {
    const { user, store, unmount } = renderStep(NOTES);
    await user.click(screen.getByRole('radio', { name: OTHER_ACCOUNT }));
    await user.type(screen.getByLabelText('BSB'), '063');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(selectCurrentStep(store.getState())).toBe('bank_details');
    act(unmount);

    renderWithStore(<PaymentOptionsStep />, store);

    expect(screen.getByRole('radio', { name: OTHER_ACCOUNT })).toBeChecked();
    expect(screen.getByLabelText('BSB')).toHaveValue('063');
  });
});
