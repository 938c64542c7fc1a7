import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { User } from '#domain/session.ts';
import { prefilledFromHolding } from '#domain/money/prefilledFromHolding.ts';
import { bankTexts } from '#domain/texts/bank.ts';
import { BankDetailsStep } from '#features/bank_details/index.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

/** Nothing required: no account, no statement, a reinvestment preference. */
const SHARES = aDemoOffer('emberfield-copper');
/** Account and statement required, no reinvestment. */
const NOTES = aDemoOffer('kestrel-notes');
const NEITHER = aDemoOffer('emberfield-copper', { allow_drp: false });
const NEW: Application = { contact_details: { holdingProfileType: 'NEW' } };

interface Opening {
  application?: Application;
  user?: User | null;
}

/** The step once its call for the countries is on its way. */
async function renderStep(offer: Offer, { application = NEW, user = null }: Opening = {}) {
  const view = renderWithStore(<BankDetailsStep />, aStoreAt('bank_details', { offer, application, user }));
  await act(async () => undefined);
  return { ...view, user: userEvent.setup() };
}

type Person = ReturnType<typeof userEvent.setup>;

const next = () => screen.getByRole('button', { name: 'Next' });
const country = () => screen.getByLabelText('Bank account country');
const fieldLabels = () =>
  screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);

async function fillAustralian(user: Person, { bsb = '063000', number = '12345678' } = {}): Promise<void> {
  await user.type(screen.getByLabelText('Account name'), 'Jane Citizen');
  await user.type(screen.getByLabelText('BSB'), bsb);
  await user.type(screen.getByLabelText('Account number'), number);
}

async function chooseCountry(user: Person, name: string): Promise<void> {
  await user.click(country());
  await user.selectOptions(country(), name);
}

describe('bank account details', () => {
  useServer();

  it('[1-BANK-01, 1-BANK-02, 1-BANK-03] starts with an Australian account', async () => {
    await renderStep(SHARES);

    expect(country()).toHaveDisplayValue('Australia');
    expect(fieldLabels()).toEqual(['Account name', 'BSB', 'Account number']);
  });

  it('[1-BANK-01, 1-CTRY-02] offers the registry’s countries once they come', async () => {
    server.use(
      http.get(at('/api/registry__country/'), () =>
        HttpResponse.json({
          results: [
            { id: 500, name: 'ATLANTIS' },
            { id: 16, name: 'AUSTRALIA' },
          ],
        }),
      ),
    );
    const { user } = await renderStep(SHARES);

    await user.click(country());

    await waitFor(() =>
      expect(
        within(country())
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['Please select', 'Australia', 'Atlantis']),
    );
  });

  it('[1-BANK-01] offers the bundled countries when the call fails', async () => {
    server.use(http.get(at('/api/registry__country/'), () => HttpResponse.error()));
    const { user } = await renderStep(SHARES);

    await chooseCountry(user, 'New Zealand');

    expect(country()).toHaveDisplayValue('New Zealand');
  });

  it('[1-BANK-04] asks for the international fields of any other country, and keeps what was typed meanwhile', async () => {
    server.use(http.get(at('/api/registry__country/'), () => HttpResponse.error()));
    const { user, store } = await renderStep(NEITHER);
    await fillAustralian(user);

    await chooseCountry(user, 'New Zealand');
    expect(fieldLabels()).toEqual([
      'Account name',
      'Account number or International Bank Account Number (IBAN)',
      'SWIFT or Bank Identification Code (BIC)',
      'Routing number (optional)',
      'Account holder home address',
    ]);
    await user.type(screen.getByLabelText(/SWIFT/), 'BKNZNZ22');
    await user.type(screen.getByLabelText('Account holder home address'), '1 Queen Street, Auckland');

    await chooseCountry(user, 'Australia');
    expect(screen.getByLabelText('BSB')).toHaveValue('063-000');
    await chooseCountry(user, 'New Zealand');
    expect(screen.getByLabelText(/SWIFT/)).toHaveValue('BKNZNZ22');

    await user.click(next());
    expect(selectApplication(store.getState()).bank_details).toEqual({
      bankCountry: expect.any(Number),
      accountName: 'Jane Citizen',
      accountNumber: '12345678',
      swiftCode: 'BKNZNZ22',
      routingNumber: '',
      accountHolderHomeAddress: '1 Queen Street, Auckland',
    });
  });

  it('[1-BANK-04, 1-BANK-15, 1-BANK-16, 1-BANK-21] refuses an account abroad without its fields', async () => {
    server.use(http.get(at('/api/registry__country/'), () => HttpResponse.error()));
    const { user } = await renderStep(NEITHER);
    await chooseCountry(user, 'New Zealand');

    await user.click(next());

    const summary = within(screen.getByRole('region', { name: /answers to correct/ }));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'An account name is required',
      'An account number or International Bank Account Number (IBAN) is required',
      'A SWIFT or Bank Identification Code (BIC) is required',
      'An account holder home address is required',
    ]);
  });

  it('[1-BANK-19, 1-BANK-20] lets an account be left out where the offer does not require it', async () => {
    const { user, store } = await renderStep(NEITHER);

    await user.click(next());

    expect(selectApplication(store.getState()).bank_details).toEqual({
      bankCountry: 16,
      accountName: '',
      bsb: '',
      accountNumber: '',
    });
  });

  it('[1-BANK-20, 1-BANK-11, 1-BANK-21] asks for the whole account where the offer requires it', async () => {
    const { user } = await renderStep({ ...NOTES, new_investor_bank_statement_type: 'OPTIONAL' });

    await user.click(next());

    expect(screen.getByLabelText('Account name')).toHaveAccessibleDescription('An account name is required');
    expect(screen.getByLabelText('BSB')).toHaveAccessibleDescription('BSB is required');
    expect(screen.getByLabelText('Account number')).toHaveAccessibleDescription(
      'An account number or International Bank Account Number (IBAN) is required',
    );
  });

  it.each(['1234 5678', ' 12-345-678 '])(
    '[1-BANK-12] takes the account number %s as its statement prints it',
    async (typed) => {
      const { user } = await renderStep(NEITHER);

      await user.type(screen.getByLabelText('Account number'), typed);
      await user.click(screen.getByLabelText('Account name'));

      expect(screen.getByLabelText('Account number')).toHaveValue('12345678');
    },
  );

  it('[1-BANK-05, 1-BANK-06] asks for the reinvestment preference where the offer has a plan', async () => {
    const { unmount } = await renderStep(SHARES);
    const plan = screen.getByRole('radiogroup', { name: /Reinvestment plan/ });
    expect(
      within(plan)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual(['F', 'N']);
    expect(within(plan).getByRole('radio', { name: 'Full participation' })).not.toBeChecked();
    unmount();

    await renderStep(NOTES);
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('[1-BANK-07] requires the preference and saves it', async () => {
    const { user, store } = await renderStep(SHARES);

    await user.click(next());
    expect(screen.getByText('This field is required', { selector: 'p > span' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reinvestment plan: This field is required' })).toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'No participation' }));
    await user.click(next());
    expect(selectApplication(store.getState()).bank_details?.drpStatus).toBe('N');
  });

  it('[1-BANK-07] keeps a partial participation that was there, without offering it', async () => {
    await renderStep(SHARES, { application: { ...NEW, bank_details: { bankCountry: 16, drpStatus: 'P' } } });

    const partial = screen.getByRole('radio', { name: 'Partial participation' });
    expect(partial).toBeChecked();
    expect(partial).toBeDisabled();
  });

  it('[1-BANK-24, 1-BANK-26, 1-BANK-27] begins with the chosen holder’s account, and with what was typed over it ever after', async () => {
    const selectedHolder = {
      distribution_bank_account_name: 'Jane Citizen',
      distribution_bank_bsb: '063000',
      distribution_bank_account_number: '12345678',
      bank_country: 16,
      drp_status: 'P',
    };
    const application = { contact_details: { holdingProfileType: 'EXISTING' as const, selectedHolder } };
    const { user, store, unmount } = await renderStep(SHARES, { application });
    expect(screen.getByLabelText('BSB')).toHaveValue('063-000');
    expect(screen.getByRole('radio', { name: 'Partial participation' })).toBeChecked();

    await user.clear(screen.getByLabelText('Account name'));
    await user.click(screen.getByRole('radio', { name: 'No participation' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    act(unmount);
    renderWithStore(<BankDetailsStep />, store);

    expect(screen.getByLabelText('Account name')).toHaveValue('');
    expect(screen.getByLabelText('Account number')).toHaveValue('12345678');
    expect(screen.getByRole('radio', { name: 'No participation' })).toBeChecked();
  });

  it('[1-BANK-27] fills in the account of a holding that arrives late, where nothing was typed', async () => {
    const contact = { holdingProfileType: 'TOP_UP' as const, selectedSubregister: { id: 7 } };
    const { user, store } = await renderStep(SHARES, { application: { contact_details: contact } });
    await user.click(screen.getByRole('radio', { name: 'No participation' }));

    const details = {
      distribution_bank_account_name: 'Jane Citizen',
      distribution_bank_bsb: '063000',
      distribution_bank_account_number: '12345678',
      drp_status: 'F',
    };
    await act(
      async () =>
        void store.dispatch(
          saveStep('contact_details', { ...contact, selectedSubregister: { id: 7, ...details } }, prefilledFromHolding),
        ),
    );

    expect(screen.getByLabelText('Account name')).toHaveValue('Jane Citizen');
    expect(screen.getByLabelText('BSB')).toHaveValue('063-000');
    expect(screen.getByRole('radio', { name: 'No participation' })).toBeChecked();
    expect(screen.getByText(/the account in the register stays as it is/)).toBeInTheDocument();
  });

  it.each([
    ['a new investor', 'NEW', 'DONOTASK', 'REQUIRED', 0],
    ['a new investor', 'NEW', 'OPTIONAL', 'DONOTASK', 1],
    ['someone who holds already', 'EXISTING', 'REQUIRED', 'DONOTASK', 0],
    ['someone who holds already', 'TOP_UP', 'DONOTASK', 'OPTIONAL', 1],
  ] as const)(
    '[1-BANK-08] asks %s (%s) for a statement by the rule: new %s, existing %s',
    async (_who, holdingProfileType, forNew, forExisting, count) => {
      const offer = {
        ...SHARES,
        new_investor_bank_statement_type: forNew,
        existing_investor_bank_statement_type: forExisting,
      };
      await renderStep(offer, { application: { contact_details: { holdingProfileType } } });

      expect(screen.queryAllByRole('group', { name: /Bank statement/ })).toHaveLength(count);
    },
  );

  it('[1-BANK-22, 1-UPL-01] blocks without a required statement, and saves the uploaded one', async () => {
    const { user, store } = await renderStep(NOTES);
    await fillAustralian(user);

    await user.click(next());
    expect(screen.getByText('A recent statement is required', { selector: 'p > span' })).toBeInTheDocument();

    await user.upload(
      screen.getByLabelText(/Choose a PDF file/),
      new File(['%PDF'], 'statement.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByRole('link', { name: 'statement.pdf' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('A recent statement is required')).not.toBeInTheDocument());
    await user.click(next());

    expect(selectApplication(store.getState()).bank_details).toEqual({
      bankCountry: 16,
      accountName: 'Jane Citizen',
      bsb: '063-000',
      accountNumber: '12345678',
      bank_statement: expect.objectContaining({ id: 'd1', filename: 'statement.pdf', download: '/api/documents/d1/' }),
    });
    expect(selectCurrentStep(store.getState())).toBe('payment_options');
  });
});

describe('an account abroad', () => {
  useServer();
  beforeEach(() => server.use(http.get(at('/api/registry__country/'), () => HttpResponse.error())));

  it('[1-BANK-14, 1-BANK-17] doubts an account beside its fields once they are left, keeps it, and goes on with it', async () => {
    const { user, store } = await renderStep(NEITHER);
    await chooseCountry(user, 'New Zealand');
    await user.type(screen.getByLabelText('Account name'), 'Jane Citizen');
    await user.type(screen.getByLabelText(/^Account number or/), 'DE88 3704 0044 0532 0130 00');
    expect(screen.queryByText(bankTexts.ibanDoubt)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/^SWIFT/), 'DEUT');
    await user.type(screen.getByLabelText('Account holder home address'), '1 Example Street, Berlin');
    expect(screen.getByLabelText(/^Account number or/)).toHaveAccessibleDescription(bankTexts.ibanDoubt);
    expect(screen.getByLabelText(/^SWIFT/)).toHaveAccessibleDescription(bankTexts.bicDoubt);
    expect(screen.getByLabelText(/^SWIFT/)).toBeValid();
    await user.click(next());

    expect(selectCurrentStep(store.getState())).not.toBe('bank_details');
    expect(selectApplication(store.getState()).bank_details).toMatchObject({ swiftCode: 'DEUT' });
  });
});
