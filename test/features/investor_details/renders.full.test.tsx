/** @own-world: counting begins before React is loaded. */
import { componentsRendered } from '#test/support/renderCounts.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { COUNTRIES } from '#domain/addresses/countries.ts';
import { pepTexts } from '#domain/texts/evidence.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import { aDemoOffer, aPerson } from '#test/support/applications.ts';
import { drained } from '#test/support/drained.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

/** Every optional section, two identity documents. */
const OFFER = aDemoOffer('emberfield-copper', {
  required_doc_count: 2,
  require_sophisticated_investor_verification: true,
  require_source_of_wealth_information: true,
  source_of_wealth_documents_type: 'ALL',
  ask_individuals_pep: true,
  is_asx_listed: true,
});

/** Who owns declares their taxes in their own block. */
const INLINE = aDemoOffer('emberfield-copper', { issuer_holdings_two_enabled: true });

/** Components that hold a control; what they are made of renders with them. */
const FIELDS = [
  'TextField',
  'SelectField',
  'CountryField',
  'DateField',
  'PhoneField',
  'RadioCards',
  'RadioGroup',
  'YesNo',
  'Checkbox',
  'CheckboxGroup',
  'DocumentField',
  'UploadField',
  'SecretField',
];
const onlyFields = (names: string[]) => names.filter((name) => FIELDS.includes(name));

describe('a key pressed in a large form', () => {
  useServer();

  // As the service answers; whenever that is, it draws nothing anew.
  const asKnown = () => HttpResponse.json({ results: COUNTRIES.map(({ id, name }) => ({ id, name })) });
  beforeEach(() => server.use(http.get(at('/api/registry__country/'), asKnown)));

  it('renders nothing when the registry of countries says late what is known already', async () => {
    let answer = () => {};
    server.use(
      http.get(
        at('/api/registry__country/'),
        () => new Promise<Response>((resolve) => (answer = () => resolve(asKnown()))),
      ),
    );
    const answered = new Promise<void>((resolve) =>
      server.events.on(
        'response:mocked',
        ({ request }) => void (request.url.includes('registry__country') && resolve()),
      ),
    );
    const application = { investor_details: { investor_type: 'individual' as const, investors: [aPerson()] } };
    renderWithStore(<InvestorDetailsStep />, aStoreAt('investor_details', { offer: OFFER, application }));
    await screen.findByText(pepTexts.question);

    const names = await componentsRendered(() =>
      act(async () => {
        answer();
        await answered;
        await drained();
      }),
    );

    expect(names).toEqual([]);
    server.events.removeAllListeners();
  });

  it('renders the block alone, not the step nor any field', async () => {
    const user = userEvent.setup({ delay: null });
    const application = {
      investor_details: { investor_type: 'individual' as const, investors: [aPerson({ idType: "Driver's licence" })] },
    };
    renderWithStore(<InvestorDetailsStep />, aStoreAt('investor_details', { offer: OFFER, application }));
    await act(async () => undefined);
    const lastName = screen.getByLabelText('Legal last name');
    await user.type(lastName, 'a');

    const names = await componentsRendered(() => user.keyboard('b'));

    expect(names).toEqual(['FormBlock']);
    expect(lastName).toHaveValue('Citizenab');
  });

  it.each(['Street number', 'Postcode'])(
    'renders the block alone for a key in %s of the residential or the postal address',
    async (label) => {
      const user = userEvent.setup({ delay: null });
      const postal_address = { address_type: 'Manual' as const, country: 16 };
      const application = {
        investor_details: {
          investor_type: 'individual' as const,
          investors: [aPerson({ same_address: false, postal_address })],
        },
      };
      renderWithStore(<InvestorDetailsStep />, aStoreAt('investor_details', { offer: OFFER, application }));
      await act(async () => undefined);
      for (const control of screen.getAllByLabelText(label)) {
        await user.type(control, '1');

        const names = await componentsRendered(() => user.keyboard('2'));

        expect(names).toEqual(['FormBlock']);
        expect((control as HTMLInputElement).value).toMatch(/12$/);
      }
    },
  );

  it.each([/^Middle names/, 'Legal last name'])(
    'renders the block alone for a key in the fourth of four joint investors: %s',
    async (label) => {
      const user = userEvent.setup({ delay: null });
      const application = {
        investor_details: { investor_type: 'joint_individual' as const, investors: [0, 1, 2, 3].map(() => aPerson()) },
      };
      renderWithStore(<InvestorDetailsStep />, aStoreAt('investor_details', { offer: OFFER, application }));
      await act(async () => undefined);
      // Focused without a click: jsdom computes the styles of a whole form for each.
      act(() => screen.getAllByLabelText(label)[3]?.focus());
      await user.keyboard('a');

      expect(await componentsRendered(() => user.keyboard('b'))).toEqual(['FormBlock']);
    },
  );

  it('renders the search alone for a key in it, and not the address around it', async () => {
    const user = userEvent.setup({ delay: null });
    const application = {
      investor_details: { investor_type: 'individual' as const, investors: [aPerson({ manualAddress: false })] },
    };
    renderWithStore(<InvestorDetailsStep />, aStoreAt('investor_details', { offer: OFFER, application }));
    await user.type(screen.getByRole('combobox', { name: 'Address' }), '1');
    await screen.findByText('Type at least 8 characters of the address.');

    const names = await componentsRendered(() => user.keyboard('2'));

    expect(onlyFields(names)).toEqual([]);
    expect(names.filter((name) => /Part$|Block$|Address$/.test(name))).toEqual(['FormBlock']);
    expect(screen.getByRole('combobox', { name: 'Address' })).toHaveValue('12');
  });

  it('renders no field of the tax form with several countries: the control keeps what is typed', async () => {
    const user = userEvent.setup({ delay: null });
    const tin = (tax_country: number) => ({
      person_type: 'NORMAL' as const,
      tax_country,
      has_tin: true,
      tin: 'AB1',
      reason_type: '' as const,
      reason_text: '',
    });
    const block = {
      investor_name: 'Ms Jane Citizen',
      tax_country_is_australia: true,
      has_other_tax_countries: true,
      tfn: '',
      tins: [tin(77), tin(170)],
    };
    const application = {
      tax_details: {
        investor_type: 'INDIV' as const,
        tax_type: 'I' as const,
        investors: [block],
        submit_person_name: '',
        submit_date: '21/11/2026',
      },
    };
    renderWithStore(<TaxDetailsStep />, aStoreAt('tax_details', { offer: OFFER, application }));
    await act(async () => undefined);
    await user.type(screen.getAllByLabelText('TIN')[0] as HTMLElement, '2');

    const names = await componentsRendered(() => user.keyboard('3'));

    expect(onlyFields(names)).toEqual([]);
    expect(names).not.toContain('TaxDetailsStep');
    expect(screen.getAllByLabelText('TIN')[0]).toHaveValue('AB123');
  });

  it('renders no field of the last of four who declare inside their blocks', async () => {
    const user = userEvent.setup({ delay: null });
    const investors = ['a', 'b', 'c', 'd'].map((id) => ({ ...aPerson(), id, visible: true }));
    const application = { investor_details: { investor_type: 'joint_individual' as const, investors } };
    renderWithStore(<InvestorDetailsStep />, aStoreAt('investor_details', { offer: INLINE, application }));
    const tfns = await screen.findAllByLabelText('TFN');
    const last = tfns[3] as HTMLElement;
    await user.type(last, '1');

    const names = await componentsRendered(() => user.keyboard('2'));

    expect(onlyFields(names)).toEqual([]);
    expect(names).not.toContain('PersonBlockForm');
    expect(last).toHaveValue('12');
  });
});
