import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Application, TaxDetails, TaxInvestor } from '#domain/application.ts';
import type { User } from '#domain/session.ts';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import { stepOpened } from '#store/events.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer, aPerson, aUser } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { titles } from '#test/support/peopleStep.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { withoutIds } from '#test/support/withoutIds.ts';

const NEW_ZEALAND = 170;
const OFFER = aDemoOffer('emberfield-copper');
const JANE: Application = { investor_details: { investor_type: 'individual', investors: [aPerson()] } };

interface Opening {
  application?: Application;
  user?: User | null;
}

async function renderStep({ application = JANE, user = null }: Opening = {}) {
  const view = renderWithStore(<TaxDetailsStep />, aStoreAt('tax_details', { offer: OFFER, application, user }));
  await act(async () => undefined);
  return { ...view, user: userEvent.setup({ delay: null }) };
}

/** The step with these answers saved before. */
const withSaved = (block: TaxInvestor, rest: TaxDetails = {}): Opening => ({
  application: {
    ...JANE,
    tax_details: {
      investor_type: 'INDIV',
      tax_type: 'I',
      submit_person_name: 'Jane Citizen',
      submit_date: '20/11/2026',
      send_comms: true,
      ...rest,
      investors: [{ investor_name: 'Ms Jane Citizen', ...block }],
    },
  },
});

type Person = ReturnType<typeof userEvent.setup>;

const RESIDENT = 'Is the investor an Australian resident for tax purposes?';
const OTHERS = 'Is the investor a tax resident of any other country?';
const ISSUES = 'Is there a tax identification number (TIN) for this country?';
const next = () => screen.getByRole('button', { name: 'Next' });
const group = (name: string, index = 0) => screen.getAllByRole('radiogroup', { name })[index] as HTMLElement;
const asked = (name: string) => screen.queryByRole('radiogroup', { name }) !== null;
const tfn = () => screen.getByLabelText('TFN');
const countries = () => screen.queryAllByLabelText('Country of tax residence');
const answer = (user: Person, question: string, words: 'Yes' | 'No', index = 0) =>
  user.click(within(group(question, index)).getByLabelText(words));
/** Agrees to what an answer takes away, once it is said. */
const agree = async (user: Person, removed: string) => {
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(`This removes ${removed}.`)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
};
const sign = (user: Person) => user.type(screen.getByLabelText('Name'), 'Jane Citizen');

async function chooseCountry(user: Person, name: string, index = 0): Promise<void> {
  const field = countries()[index] as HTMLElement;
  await user.click(field);
  await user.selectOptions(field, name);
}

async function offeredCountries(user: Person, index = 0) {
  const field = countries()[index] as HTMLElement;
  await user.click(field);
  return within(field)
    .getAllByRole('option')
    .slice(1)
    .map((option) => option.textContent);
}

/** Today in the offer's zone, whatever the zone of who runs the test. */
function today(): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Australia/Sydney' }).format(new Date());
}

describe('tax details', () => {
  useServer();
  beforeEach(() =>
    server.use(
      http.get(at('/api/registry__country/'), () =>
        HttpResponse.json({
          results: [
            { id: 16, name: 'AUSTRALIA' },
            { id: NEW_ZEALAND, name: 'NEW ZEALAND' },
            { id: 77, name: 'FRANCE' },
          ],
        }),
      ),
    ),
  );

  it('[3-TAX-07, 3-TAX-08, 3-DECL-01, 3-DECL-02] asks type, investor and declaration in this order', async () => {
    await renderStep();

    const labels = [...document.querySelectorAll('label[for], legend')]
      .map((label) => label.textContent)
      .filter((text) => text !== 'Yes' && text !== 'No');
    expect(labels).toEqual(['Tax type', 'Investor name', RESIDENT, 'TFN', OTHERS, 'Name', 'Date']);
  });

  it('[3-TAX-15, 3-TAX-16] has the tax type Individual chosen, the only one', async () => {
    await renderStep();

    expect(screen.getByLabelText('Tax type')).toHaveDisplayValue('Individual');
    expect(
      within(screen.getByLabelText('Tax type'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Select a tax type', 'Individual']);
  });

  it('[3-TAX-20, 3-TAX-21] lets an issuer choose an estate, which stays an individual', async () => {
    const { user, store } = await renderStep({ user: aUser({ is_acting_as_issuer: true }) });
    expect(screen.getByLabelText('Tax type')).toHaveDisplayValue('Select a tax type');

    await user.selectOptions(screen.getByLabelText('Tax type'), 'Deceased');
    await sign(user);
    await user.click(next());

    await waitFor(() =>
      expect(selectApplication(store.getState()).tax_details).toMatchObject({ tax_type: 'D', investor_type: 'INDIV' }),
    );
  });

  it('[3-TAX-25, 3-TAX-26, 3-TAX-28, 3-TAX-31] starts with one named Australian block without other countries', async () => {
    await renderStep();

    expect(screen.getByLabelText('Investor name')).toHaveValue('Ms Jane Citizen');
    expect(within(group(RESIDENT)).getByLabelText('Yes')).toBeChecked();
    expect(within(group(OTHERS)).getByLabelText('No')).toBeChecked();
    expect(countries()).toHaveLength(0);
  });

  it('[3-TAX-32] has three cards for four individuals, and says whose details are not asked for', async () => {
    const names = ['Ana', 'Bo', 'Cy', 'Dee'];
    await renderStep({
      application: {
        investor_details: {
          investor_type: 'joint_individual',
          investors: names.map((legalFirstName) => aPerson({ title: '', legalFirstName, legalLastName: 'Li' })),
        },
      },
    });

    expect(titles().filter((title) => title?.startsWith('Investor '))).toEqual([
      'Investor 1',
      'Investor 2',
      'Investor 3',
    ]);
    expect(
      screen.getByText('Tax details are given for at most three investors. Those of Dee Li are not asked for here.'),
    ).toBeInTheDocument();
  });

  it('[3-TAX-12, 3-TAX-13, 3-TAX-14, 3-TAX-23] saves exactly what was answered', async () => {
    const { user, store } = await renderStep();

    await user.type(tfn(), '123 456 782');
    await sign(user);
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('bank_details'));
    const { investors, ...form } = selectApplication(store.getState()).tax_details ?? {};
    expect(form).toEqual({
      investor_type: 'INDIV',
      tax_type: 'I',
      submit_person_name: 'Jane Citizen',
      submit_date: today(),
      submit_date_prefilled: today(),
      signed_answers: expect.stringMatching(/^[0-9a-f]{16}$/),
      send_comms: true,
    });
    expect(investors).toHaveLength(1);
    expect(investors?.[0]).toMatchObject({
      investor_name: 'Ms Jane Citizen',
      tax_country_is_australia: true,
      has_other_tax_countries: false,
      tfn: '123456782',
      tins: [],
    });
  });

  it('[3-TAX-45, 3-TFN-10] never needs the TFN', async () => {
    const { user, store } = await renderStep();

    await sign(user);
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('bank_details'));
    expect(selectApplication(store.getState()).tax_details?.investors?.[0]).toMatchObject({ tfn: '' });
  });

  it('[3-TFN-13] hides the number from onlookers until it is asked for, and browsers from keeping it', async () => {
    const { user } = await renderStep();
    expect(tfn()).toHaveAttribute('autocomplete', 'off');
    expect(tfn()).toHaveAttribute('spellcheck', 'false');
    expect(tfn()).toHaveClass('concealed');

    await user.click(screen.getByRole('button', { name: 'Show TFN' }));
    expect(tfn()).not.toHaveClass('concealed');
  });

  it('[3-TAX-45] says law, purpose, freedom and consequence before the number', async () => {
    await renderStep();

    const notice = screen.getByRole('note', { name: 'Before you give a tax file number' });
    for (const words of [
      /Income Tax Assessment Act 1936/,
      /used only to work out/,
      /not an offence to decline/,
      /may be withheld/,
    ]) {
      expect(within(notice).getByText(words)).toBeInTheDocument();
    }
    expect(notice.compareDocumentPosition(tfn()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('[3-TFN-12] links to the exemption codes where there is an article', async () => {
    const { unmount } = await renderStep();
    expect(screen.queryByRole('link', { name: 'Tax exemption codes' })).toBeNull();
    unmount();

    document.head.innerHTML = '<meta name="help-tax-exemption-codes" content="https://help.example.com/codes">';
    await renderStep();
    expect(screen.getByRole('link', { name: 'Tax exemption codes' })).toHaveAttribute('target', '_blank');
    document.head.innerHTML = '';
  });

  describe('residency', () => {
    it('[3-TAX-40, 3-TAX-41, 3-TAX-43] No clears the TFN and opens one blank country', async () => {
      const { user } = await renderStep(
        withSaved({ tax_country_is_australia: true, has_other_tax_countries: false, tfn: '123456782' }),
      );

      await answer(user, RESIDENT, 'No');
      await agree(user, '1 tax number (Ms Jane Citizen)');

      expect(screen.queryByLabelText('TFN')).toBeNull();
      expect(asked(OTHERS)).toBe(false);
      expect(countries()).toHaveLength(1);
      await answer(user, RESIDENT, 'Yes');
      expect(tfn()).toHaveValue('');
    });
  });

  describe('countries', () => {
    const abroad = withSaved({
      tax_country_is_australia: false,
      has_other_tax_countries: true,
      tins: [{ person_type: 'NORMAL', tax_country: null, has_tin: null, tin: '', reason_type: '', reason_text: '' }],
    });

    it('[3-TIN-07] offers neither Australia nor a country that was chosen', async () => {
      const { user } = await renderStep(abroad);
      expect(await offeredCountries(user)).toEqual(['New Zealand', 'France']);

      await chooseCountry(user, 'France');
      await user.click(screen.getByRole('button', { name: 'Add another country' }));

      expect(await offeredCountries(user, 1)).toEqual(['New Zealand']);
      expect(await offeredCountries(user, 0)).toEqual(['New Zealand', 'France']);
    });

    it('[3-TIN-05] names the fields in the error summary, since the message does not, in the order of the screen', async () => {
      const { user } = await renderStep(abroad);
      await user.clear(screen.getByLabelText('Name'));

      await user.click(next());

      expect(
        within(screen.getByRole('region', { name: 'There are 3 answers to correct' }))
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual([
        'Country 1: Country of tax residence: This field is required',
        `Country 1: ${ISSUES} This field is required`,
        'Name: This field is required',
      ]);
    });

    it('[3-TIN-09, 3-TIN-10, 3-TIN-11] asks for the number, or why there is none', async () => {
      const { user } = await renderStep(abroad);

      await answer(user, ISSUES, 'Yes');
      await user.type(screen.getByLabelText('TIN'), 'AB123');
      await answer(user, ISSUES, 'No');
      await agree(user, '1 foreign tax number');
      expect(screen.queryByLabelText('TIN')).toBeNull();
      expect(screen.queryByLabelText('Why a TIN could not be obtained')).toBeNull();

      await user.click(screen.getByLabelText('Unable to obtain a TIN'));
      await user.type(screen.getByLabelText('Why a TIN could not be obtained'), 'applied');
      await user.click(screen.getByLabelText('The country does not issue TINs to its residents'));
      await agree(user, '1 written tax answer');
      expect(screen.queryByLabelText('Why a TIN could not be obtained')).toBeNull();

      await answer(user, ISSUES, 'Yes');
      expect(screen.getByLabelText('TIN')).toHaveValue('');
    });

    it('[3-TIN-01, 3-TIN-02] adds and removes countries, takes focus along and saves every one', async () => {
      const { user, store } = await renderStep(abroad);
      expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();

      await chooseCountry(user, 'France');
      await answer(user, ISSUES, 'Yes');
      await user.type(screen.getByLabelText('TIN'), 'AB12345');
      await user.click(screen.getByRole('button', { name: 'Add another country' }));
      expect(countries()[1]).toHaveFocus();
      await chooseCountry(user, 'New Zealand', 1);
      await user.click(screen.getByRole('button', { name: 'Remove Country 1' }));
      await agree(user, '1 foreign tax number');
      expect(countries()).toHaveLength(1);
      expect(countries()[0]).toHaveFocus();

      await answer(user, ISSUES, 'No');
      await user.click(screen.getByLabelText('Unable to obtain a TIN'));
      await user.type(screen.getByLabelText('Why a TIN could not be obtained'), 'applied on 3 March');
      await user.click(next());
      await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('bank_details'));
      expect(withoutIds(selectApplication(store.getState()).tax_details?.investors?.[0]?.tins)).toEqual([
        {
          person_type: 'NORMAL',
          tax_country: NEW_ZEALAND,
          has_tin: false,
          tin: '',
          reason_type: 'UNABLE_TO_OBTAIN',
          reason_text: 'applied on 3 March',
        },
      ]);
    });

    it('[3-TIN-01] keeps a blank row over Back and return', async () => {
      const { user, store, unmount } = await renderStep(abroad);

      await user.click(screen.getByRole('button', { name: 'Add another country' }));
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect(selectStepDraft(store.getState(), 'tax_details')?.investors?.[0]?.tins).toHaveLength(2);
      unmount();

      act(() => void store.dispatch(stepOpened({ name: 'tax_details' })));
      renderWithStore(<TaxDetailsStep />, store);
      await act(async () => undefined);
      expect(countries()).toHaveLength(2);
    });
  });

  describe('declaration', () => {
    it('[3-DECL-03, 3-DECL-04] wants a name, which is not filled in, and has today for a date', async () => {
      const { user } = await renderStep();
      expect(screen.getByLabelText('Date')).toHaveValue(today());
      expect(screen.getByLabelText('Name')).toHaveValue('');

      await user.clear(screen.getByLabelText('Date'));
      await user.click(next());

      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This field is required');
      expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('This field is required');
    });

    it('[3-DECL-05] promises an update within 30 days', async () => {
      await renderStep();

      expect(
        screen.getByText(/provide an updated self-certification within 30 days of a change in circumstances\./),
      ).toBeInTheDocument();
    });
  });
});
