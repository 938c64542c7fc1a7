import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Person } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { newPerson } from '#domain/people/personDefaults.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { aDeclaration } from '#test/support/declarations.ts';

const OFFER = aDemoOffer('emberfield-copper', { require_aml_kyc: false });
/** The second wizard variant: document 3's fields and messages. */
const LINES = { ...OFFER, issuer_holdings_two_enabled: true };
const JANE = newPerson({ legalFirstName: 'Jane', legalLastName: 'Citizen', dateOfBirth: '27/03/1984' });
/** The second variant asks for the taxes in the person. */
const DECLARED_JANE = { ...JANE, taxDetails: aDeclaration('person') };
const HOUSE = { id: 'AU|1', fullAddress: '12 High St, Kew VIC 3101', is_group: false };
const UNIT = { id: 'AU|5', fullAddress: 'U 5 12 High St, Kew VIC 3101', is_group: false };
const BUILDING = { id: 'group:AU|27', fullAddress: '27 High St, Kew VIC 3101 - 6 addresses', is_group: true };

type Query = Record<string, string>;

/** The look-up answers these lines; whatever it is asked is noted. */
function answering(answer: (query: Query) => Response | Promise<Response> | object[]): Query[] {
  const asked: Query[] = [];
  server.use(
    http.get(at('/offer/api/address-lookup/'), async ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const given = await answer(query);
      return given instanceof Response ? given : HttpResponse.json({ results: given });
    }),
  );
  return asked;
}

async function renderStep({
  offer = OFFER,
  person = JANE,
  store,
}: { offer?: Offer; person?: Person; store?: ReturnType<typeof aStoreAt> } = {}) {
  const application = { investor_details: { investor_type: 'individual' as const, investors: [person] } };
  const view = renderWithStore(<InvestorDetailsStep />, store ?? aStoreAt('investor_details', { offer, application }));
  await act(async () => undefined);
  return { ...view, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null }) };
}

const search = () => screen.getByRole('combobox', { name: 'Address' });
const country = () => screen.getByLabelText('Country of residence');
const toManual = () => screen.getByRole('button', { name: 'enter it manually' });
const toValidator = () => screen.getByRole('button', { name: 'Use the address validator' });
const options = () =>
  screen
    .queryAllByRole('option')
    .filter((option) => option.closest('[role="listbox"]'))
    .map((option) => option.textContent);
const next = () => screen.getByRole('button', { name: 'Next' });
const investorOf = (store: Parameters<typeof selectApplication>[0]) =>
  selectApplication(store).investor_details?.investors?.[0];

/** Typing rests for this long. */
async function rest(ms: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

async function searchFor(user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> {
  await user.type(search(), text);
  await rest(1000);
}

describe('the address by validator', () => {
  useServer();
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('[2-ADDR-02, 2-ADDR-05, 2-ADDR-13, 2-INV-56] begins with the search in Australia, and no manual field', async () => {
    await renderStep();

    expect(country()).toHaveDisplayValue('Australia');
    expect(search()).toHaveValue('');
    expect(screen.queryByLabelText('Street number')).not.toBeInTheDocument();
  });

  it('[2-ADDR-03, 2-ADDR-04] offers countries with full coverage, Australia and New Zealand first', async () => {
    await renderStep();
    fireEvent.focus(country());

    const names = within(country())
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names.slice(1, 4)).toEqual(['Australia', 'New Zealand', 'Austria']);
    expect(country().querySelector('hr')).not.toBeNull();
    expect(names).not.toContain('Albania');
  });

  it('[2-ADDR-09, 3-ADDR-18, 2-ADDR-10, 3-ADDR-19] searches from 8 characters, a second after the last key', async () => {
    const asked = answering(() => [HOUSE]);
    const { user } = await renderStep();

    await user.type(search(), ' 12 High ');
    await rest(2000);
    expect(asked).toEqual([]);

    await user.type(search(), 'S');
    await rest(999);
    expect(asked).toEqual([]);
    await rest(1);
    expect(asked).toEqual([{ address: '12 High S', country: 'AU' }]);
    expect(options()).toEqual(['12 High St, Kew VIC 3101']);
  });

  it('[2-ADDR-07, 2-INV-60, 3-ADDR-22, 3-ADDR-23] shows the picked unit in words with a tick, and stores it as found', async () => {
    answering(() => [UNIT, HOUSE]);
    const { user, store, container } = await renderStep();

    await searchFor(user, 'u 5 12 High St');
    expect(options()).toEqual(['UNIT 5 12 High St, Kew VIC 3101', '12 High St, Kew VIC 3101']);
    await user.keyboard('{ArrowDown}{Enter}');
    await rest(0);

    expect(search()).toHaveValue('UNIT 5 12 High St, Kew VIC 3101');
    expect(search()).toHaveAccessibleDescription(/Address selected/);
    expect(container.querySelector('.done')).not.toBeNull();
    await user.click(next());
    await rest(100);
    expect(investorOf(store.getState())?.loqateAddress).toEqual({
      id: 'AU|5',
      fullAddress: 'U 5 12 High St, Kew VIC 3101',
    });
    expect(selectCurrentStep(store.getState())).not.toBe('investor_details');
  });

  it('[2-CALL-11] asks for the picked address in full, and takes what comes only while it stands', async () => {
    const asked = answering(({ filter }) =>
      filter ? [{ ...HOUSE, fullAddress: '12 High Street, Kew VIC 3101' }] : [HOUSE],
    );
    const { user } = await renderStep();

    await searchFor(user, '12 High St');
    await user.keyboard('{ArrowDown}{Enter}');
    await rest(0);

    expect(asked.at(-1)).toEqual({ address: '12 High St, Kew VIC 3101', country: 'AU', filter: 'AU|1' });
    await rest(50);
    expect(search()).toHaveValue('12 High Street, Kew VIC 3101');
  });

  it('[2-CALL-11] looks into a building, and keeps the list open for it', async () => {
    const asked = answering(({ filter }) => (filter === BUILDING.id ? [UNIT] : [BUILDING]));
    const { user } = await renderStep();

    await searchFor(user, '27 High St Kew');
    await user.keyboard('{ArrowDown}{Enter}');
    await rest(50);

    expect(asked.at(-1)?.['filter']).toBe('group:AU|27');
    expect(options()).toEqual(['UNIT 5 12 High St, Kew VIC 3101']);
    await user.keyboard('{Enter}{Enter}');
    await rest(0);
    expect(search()).toHaveValue('UNIT 5 12 High St, Kew VIC 3101');
  });

  it('does not leave the step by Enter while something is offered', async () => {
    answering(() => [HOUSE]);
    const { user, store } = await renderStep();

    await searchFor(user, '12 High St');
    await user.keyboard('{Enter}');

    expect(selectCurrentStep(store.getState())).toBe('investor_details');
    expect(screen.queryByText('An address is required')).not.toBeInTheDocument();
    expect(within(screen.getByRole('listbox')).getByRole('option', { selected: true })).toHaveTextContent('12 High St');
  });

  it('[3-ADDR-20] offers the picked address again once the text is emptied', async () => {
    const { user } = await renderStep({
      person: { ...JANE, loqateAddress: { id: 'AU|1', fullAddress: '12 High St, Kew VIC 3101' } },
    });

    await user.clear(search());

    expect(options()).toEqual(['12 High St, Kew VIC 3101']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(search()).toHaveValue('12 High St, Kew VIC 3101');
  });

  it('[3-ADDR-20] offers nothing for an empty search where nothing was picked', async () => {
    const { user } = await renderStep();

    await user.click(search());

    expect(options()).toEqual([]);
  });

  it('[2-ADDR-11, 2-ADDR-12] asks for country and address, and takes typed text for none', async () => {
    const { user } = await renderStep();

    await user.selectOptions(country(), '');
    await user.type(search(), 'Somewhere in Kew');
    await user.click(next());

    expect(country()).toHaveAccessibleDescription(/Country of residence is required/);
    expect(search()).toHaveAccessibleDescription(/An address is required/);
  });

  it('[2-ADDR-16] forgets the picked address when the country changes', async () => {
    const asked = answering(() => []);
    const { user } = await renderStep({
      person: { ...JANE, loqateAddress: { id: 'AU|1', fullAddress: '12 High St, Kew VIC 3101' } },
    });

    fireEvent.focus(country());
    await user.selectOptions(country(), 'New Zealand');
    await searchFor(user, '5 Ponsonby Road');

    expect(search()).toHaveValue('5 Ponsonby Road');
    expect(asked).toEqual([{ address: '5 Ponsonby Road', country: 'NZ' }]);
    expect(screen.getAllByText('No address found').length).toBeGreaterThan(0);
  });

  it('[2-ADDR-16] takes no late answer about an address of the former country', async () => {
    let answer = (_lines: object[]) => undefined as void;
    const late = new Promise<object[]>((resolve) => (answer = resolve));
    answering(({ filter }) => (filter ? late.then((lines) => HttpResponse.json({ results: lines })) : [HOUSE]));
    const { user } = await renderStep();
    await searchFor(user, '12 High St');
    await user.keyboard('{ArrowDown}{Enter}');
    await rest(0);

    fireEvent.focus(country());
    await user.selectOptions(country(), 'New Zealand');
    answer([{ ...HOUSE, fullAddress: '12 High Street, Kew VIC 3101' }]);
    await rest(100);

    expect(search()).toHaveValue('');
  });

  it('[2-ADDR-17] begins in Australia where only a leftover says otherwise', async () => {
    await renderStep({ person: { ...JANE, country: 16, loqateInternationalCountry: 'GB', loqateAddress: null } });

    expect(country()).toHaveDisplayValue('Australia');
  });

  it('[2-CALL-12, 3-ADDR-21] says quietly that the look-up does not answer, marks nothing and keeps what is typed', async () => {
    answering(() => HttpResponse.json({ message: 'This look-up is not available at the moment' }, { status: 502 }));
    const { user } = await renderStep();

    await searchFor(user, '12 High St');
    await rest(100);

    expect(options()).toEqual([]);
    expect(
      screen.getByText(/^The address search is not available/, { selector: '[role="status"]' }),
    ).toBeInTheDocument();
    expect(search()).not.toBeInvalid();
    expect(search()).toHaveValue('12 High St');
    expect(toManual()).toBeInTheDocument();
  });

  it('[2-CALL-12] takes an answer that never comes for none', async () => {
    answering(() => new Promise(() => undefined));
    const { user } = await renderStep();

    await searchFor(user, '12 High St');
    expect(screen.getAllByText('Loading...').length).toBeGreaterThan(0);
    await rest(11_000);

    expect(
      screen.getByText(/^The address search is not available/, { selector: '[role="status"]' }),
    ).toBeInTheDocument();
  });

  it('[3-CALL-18] passes over lines that cannot be shown', async () => {
    answering(() => HttpResponse.json({ results: [null, { id: 'x' }, { id: '', fullAddress: 'no' }, HOUSE] }));
    const { user } = await renderStep();

    await searchFor(user, '12 High St');

    expect(options()).toEqual(['12 High St, Kew VIC 3101']);
  });

  it('keeps half a search over a reload', async () => {
    const { user, store, unmount } = await renderStep();

    await user.type(search(), '12 High Str');
    await rest(400);
    expect(selectStepDraft(store.getState(), 'investor_details')).toBeDefined();
    unmount();
    await renderStep({ store });

    expect(search()).toHaveValue('12 High Str');
  });
});

describe('from validator to manual entry and back', () => {
  useServer();

  it('[2-ADDR-06, 2-ADDR-14, 2-ADDR-15, 3-ADDR-03] goes both ways by its links, focus with it, and loses nothing', async () => {
    const { user } = await renderStep();
    expect(screen.getByText(/^If you cannot find your country or address, you can/).closest('p')).toHaveTextContent(
      'If you cannot find your country or address, you can enter it manually.',
    );

    await user.type(search(), 'Half a st');
    await user.click(toManual());
    expect(screen.getByLabelText(/^Unit number/)).toHaveFocus();
    await user.type(screen.getByLabelText('Street number'), '18');
    await user.click(toValidator());
    expect(country()).toHaveFocus();
    expect(search()).toHaveValue('Half a st');
    await user.click(toManual());
    expect(screen.getByLabelText('Street number')).toHaveValue('18');
  });

  it('[2-ADDR-34, 2-ADDR-35, 3-ADDR-01, 3-ADDR-04] saves the second variant as a component, with the flat fields in step', async () => {
    const { user, store } = await renderStep({ offer: LINES, person: DECLARED_JANE });

    await user.click(toManual());
    await user.type(screen.getByLabelText('Address line 1'), 'Level 2');
    await user.type(screen.getByLabelText(/^Address line 2/), '18 Example Street');
    await user.type(screen.getByLabelText('Suburb/city'), 'Carlton');
    await user.selectOptions(screen.getByLabelText('State'), 'VIC');
    await user.type(screen.getByLabelText('Postcode'), '3053');
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).not.toBe('investor_details'));
    expect(investorOf(store.getState())).toMatchObject({
      manualAddress: true,
      country: 16,
      same_address: true,
      registration_address: {
        address_type: 'Manual',
        address_line_1: 'Level 2',
        address_line_2: '18 Example Street',
        suburb_city: 'Carlton',
        state: 'VIC',
        postcode: '3053',
        country: 16,
      },
    });
  });
});

describe('the postal address', () => {
  useServer();
  const postal = () => within(screen.getByRole('group', { name: 'Postal address' }));

  it('[2-ADDR-36, 3-ADDR-02] is the same until that is said otherwise', async () => {
    const { user } = await renderStep();
    const same = screen.getByRole('checkbox', { name: 'The postal address is the same' });

    expect(same).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Postal address' })).not.toBeInTheDocument();
    await user.click(same);
    expect(await postal().findByRole('combobox', { name: 'Address' })).toBeInTheDocument();
  });

  it('[2-ADDR-01, 2-ADDR-13] is looked up or entered by hand in the same fields, a PO box too', async () => {
    const { user, store } = await renderStep({
      person: { ...JANE, loqateAddress: { id: 'AU|1', fullAddress: '12 High St, Kew VIC 3101' } },
    });

    await user.click(screen.getByRole('checkbox', { name: 'The postal address is the same' }));
    await user.click(postal().getByRole('button', { name: 'enter it manually' }));
    await user.type(postal().getByLabelText('Street number'), 'PO Box 12');
    await user.type(postal().getByLabelText('Street name'), 'Post');
    await user.selectOptions(postal().getByLabelText('Street type'), 'Street');
    await user.type(postal().getByLabelText('Suburb/city'), 'Kew');
    await user.selectOptions(postal().getByLabelText('State'), 'VIC');
    await user.type(postal().getByLabelText('Postcode'), '3101');
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).not.toBe('investor_details'));
    expect(investorOf(store.getState())).toMatchObject({
      same_address: false,
      postal_address: {
        address_type: 'Manual',
        streetNumber: 'PO Box 12',
        streetName: 'Post',
        streetType: 'Street',
        suburbCity: 'Kew',
        state: 'VIC',
        postcode: '3101',
        country: 16,
      },
    });
  });

  it('[2-ADDR-01, 2-ADDR-12] asks for an address of its own by validator', async () => {
    const { user, store } = await renderStep({
      person: { ...JANE, loqateAddress: { id: 'AU|1', fullAddress: '12 High St, Kew VIC 3101' } },
    });
    answering(() => [HOUSE]);

    await user.click(screen.getByRole('checkbox', { name: 'The postal address is the same' }));
    await user.click(next());
    const postalSearch = await postal().findByRole('combobox', { name: 'Address' });
    expect(postalSearch).toHaveAccessibleDescription(/An address is required/);
    await user.type(postalSearch, '12 High St');
    await user.click(await screen.findByRole('option', { name: '12 High St, Kew VIC 3101' }));
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).not.toBe('investor_details'));
    expect(investorOf(store.getState())?.postal_address).toMatchObject({
      address_type: 'Loqate',
      loqate_country: 'AU',
      loqate_address: { id: 'AU|1' },
    });
  });
});
