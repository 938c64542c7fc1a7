import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Application, Person } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { withoutIds } from '#test/support/withoutIds.ts';

/** No identity section, nothing else optional. */
const PLAIN = aDemoOffer('emberfield-copper', { require_aml_kyc: false });
/** Identity by upload, which must not be missing. */
const IDENTIFIED = aDemoOffer('emberfield-copper');
const CONTACT: Application = {
  contact_details: {
    first_name: 'Ann',
    last_name: 'Lee',
    email_address: 'a@b.co',
    tel_mobile: '+61 412 345 678',
    holdingProfileType: 'NEW',
    applicant_role: 'investor',
  },
};
const NZ = { id: 170, name: 'NEW ZEALAND' };

type User = ReturnType<typeof userEvent.setup>;

/** Address by hand, so that every field of it is there; the look-up has tests of its own. */
const BY_HAND: Person = { manualAddress: true };

interface Opening {
  application?: Application;
  /** Answers saved before, over those of the contact details. */
  person?: Person;
}

/** The step once its call for the countries has been answered. */
async function renderStep(offer: Offer = PLAIN, { application = CONTACT, person = BY_HAND }: Opening = {}) {
  const investor_details = application.investor_details ?? {
    investor_type: 'individual' as const,
    investors: [person],
  };
  const view = renderWithStore(
    <InvestorDetailsStep />,
    aStoreAt('investor_details', { offer, application: { ...application, investor_details } }),
  );
  await act(async () => undefined);
  return { ...view, user: userEvent.setup({ delay: null }) };
}

const next = () => screen.getByRole('button', { name: 'Next' });
const field = (label: string | RegExp) => screen.getByLabelText(label);
const absent = (label: string | RegExp) => screen.queryByLabelText(label);
const choices = (label: string | RegExp) =>
  within(field(label))
    .getAllByRole('option')
    .slice(1)
    .map((option) => option.textContent);
const pdf = (name = 'licence.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const fileInput = (label: string) =>
  within(screen.getByRole('group', { name: label })).getByLabelText(/Choose a PDF file/);

async function choose(user: User, label: string | RegExp, option: string): Promise<void> {
  await user.click(field(label));
  await user.selectOptions(field(label), option);
}

async function fillAddress(user: User): Promise<void> {
  await user.type(field('Street number'), '18');
  await user.type(field('Street name'), 'Example');
  await choose(user, 'Street type', 'Street');
  await user.type(field('Suburb/city'), 'Carlton');
  await choose(user, /^State/, 'VIC');
  await user.type(field(/^Postcode/), '3053');
}

async function fillPerson(user: User): Promise<void> {
  await user.type(field('Date of birth'), '27/03/1984');
  await fillAddress(user);
}

describe('investor details', () => {
  useServer();
  beforeEach(() =>
    server.use(
      http.get(at('/api/registry__country/'), () =>
        HttpResponse.json({ results: [{ id: 16, name: 'AUSTRALIA' }, NZ, { id: 77, name: 'FRANCE' }] }),
      ),
    ),
  );

  it('[2-INV-14, 2-INV-15, 2-INV-32, 2-INV-35] shows one block, filled from the contact details', async () => {
    await renderStep();

    expect(screen.getAllByLabelText('Legal first name')).toHaveLength(1);
    expect(field('Legal first name')).toHaveValue('Ann');
    expect(field('Legal last name')).toHaveValue('Lee');
    expect(field(/^Email address/)).toHaveValue('a@b.co');
    expect(field(/^Mobile number/)).toHaveValue('412 345 678');
  });

  it('[2-ADDR-02, 2-ADDR-14] takes the country of residence along to the address that is entered by hand', async () => {
    const { user } = await renderStep(PLAIN, { person: {} });
    await choose(user, 'Country of residence', 'New Zealand');

    await user.click(screen.getByRole('button', { name: 'enter it manually' }));

    expect(field('Country')).toHaveDisplayValue('New Zealand');
    expect(field(/^State/)).toHaveRole('textbox');
  });

  it('[2-INV-30, 2-INV-41, 2-INV-58] offers the titles and starts with Australia', async () => {
    await renderStep();

    expect(choices(/^Title/)).toEqual(['Mr', 'Ms', 'Mrs', 'Miss', 'Dr', 'Prof', 'Est', 'Commodore', 'None']);
    expect(field('Country of citizenship')).toHaveDisplayValue('Australia');
    expect(field('Country')).toHaveDisplayValue('Australia');
  });

  it('[2-INV-10, 2-INV-42, 2-INV-55, 2-INV-57] saves exactly what was typed, as an individual', async () => {
    const { user, store } = await renderStep();

    await choose(user, /^Title/, 'Ms');
    await user.type(field(/^Middle names/), 'Elin');
    await user.type(field(/^Unit number/), '7');
    await fillPerson(user);
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(withoutIds(selectApplication(store.getState()).investor_details)).toEqual({
      investor_type: 'individual',
      investors: [
        {
          title: 'Ms',
          legalFirstName: 'Ann',
          middleNames: 'Elin',
          legalLastName: 'Lee',
          dateOfBirth: '27/03/1984',
          countryOfCitizenship: 16,
          emailAddress: 'a@b.co',
          mobileNumber: '+61412345678',
          manualAddress: true,
          flatNumber: '7',
          streetNumber: '18',
          streetName: 'Example',
          streetType: 'Street',
          suburbCity: 'Carlton',
          state: 'VIC',
          postcode: '3053',
          country: 16,
          loqateInternationalCountry: 'AU',
          loqateAddress: null,
          same_address: true,
          visible: true,
        },
      ],
    });
  });

  it('[2-INV-31] saves the title None as no title', async () => {
    const { user, store } = await renderStep();

    await choose(user, /^Title/, 'None');
    expect(field(/^Title/)).toHaveDisplayValue('None');
    await fillPerson(user);
    await user.click(next());

    await waitFor(() =>
      expect(selectApplication(store.getState()).investor_details?.investors?.[0]).toMatchObject({ title: '' }),
    );
  });

  it('[2-INV-33, 2-INV-36, 2-INV-38, 3-PERS-02] names every missing answer, and stays', async () => {
    const { user, store } = await renderStep(PLAIN, { application: {} });

    await user.click(next());

    const messages = within(screen.getByRole('region', { name: 'There are 9 answers to correct' }))
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(messages).toEqual([
      'Please enter a legal first name',
      'Please enter a legal last name',
      'Please enter a date of birth',
      'Please enter a street number',
      'Please enter a street name',
      'Please select a street type',
      'Please enter a suburb or city',
      'State is required for an Australian address',
      'Postcode is required for an Australian address',
    ]);
    expect(selectCurrentStep(store.getState())).toBe('investor_details');
    expect(field('Legal first name')).toHaveAccessibleDescription('Please enter a legal first name');
  });

  it('[2-INV-09, 2-INV-44, 2-INV-34] lets middle names and mobile number be empty', async () => {
    const { user, store } = await renderStep(PLAIN, {
      application: { contact_details: { first_name: 'Ann', last_name: 'Lee' } },
    });
    expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();

    await fillPerson(user);
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
  });

  describe('an address abroad', () => {
    it('[2-ADDR-19, 2-ADDR-20, 2-ADDR-26] takes any state and no postcode, and a street type Other', async () => {
      const { user, store } = await renderStep();

      await user.type(field('Date of birth'), '27/03/1984');
      await choose(user, 'Country', 'New Zealand');
      expect(field(/^State/).tagName).toBe('INPUT');
      await user.type(field('Street number'), '18');
      await user.type(field('Street name'), 'Queen');
      await choose(user, 'Street type', 'Other');
      await user.type(field('Suburb/city'), 'Auckland');
      await user.click(next());

      await waitFor(() =>
        expect(selectApplication(store.getState()).investor_details?.investors?.[0]).toMatchObject({
          country: 170,
          streetType: 'Other',
        }),
      );
      expect(selectCurrentStep(store.getState())).toBe('tax_details');
    });

    it('[2-ADDR-18, 2-ADDR-21, 2-ADDR-03] offers the Australian states, the street types of the offer, and Australia and New Zealand first', async () => {
      const { user } = await renderStep();

      expect(choices(/^State/)).toEqual(['VIC', 'NSW', 'ACT', 'QLD', 'TAS', 'NT', 'SA', 'WA']);
      expect(choices('Street type')).toEqual(['Street']);
      await user.click(field('Country'));
      expect(choices('Country')).toEqual(['Australia', 'New Zealand', 'France']);
    });
  });

  it.each([
    { section: '[2-ID-01] identity', offer: { require_aml_kyc: true }, label: 'ID type' },
    {
      section: '[2-INV-49] certificate',
      offer: { require_sophisticated_investor_verification: true },
      label: /^Issue date/,
    },
    {
      section: '[2-SOW-02] source of wealth',
      offer: { require_source_of_wealth_information: true },
      label: 'Gainful employment',
    },
    { section: '[2-PEP-05] PEP', offer: { ask_individuals_pep: true }, label: 'Unknown' },
    {
      section: '[2-HIN-02] HIN',
      offer: { is_asx_listed: true },
      label: 'Holder identification number (HIN) (optional)',
    },
  ])(
    '[2-INV-04, 2-INV-13, 2-INV-45] shows a section where the offer asks for it: $section',
    async ({ offer, label }) => {
      const { unmount } = await renderStep(aDemoOffer('emberfield-copper', { require_aml_kyc: false }));
      expect(absent(label)).toBeNull();
      unmount();

      await renderStep(aDemoOffer('emberfield-copper', { require_aml_kyc: false, ...offer }));
      expect(field(label)).toBeInTheDocument();
    },
  );

  it('[2-HIN-01, 2-HIN-03, 2-HIN-05, 2-HIN-07] saves any HIN with the investor', async () => {
    const { user, store } = await renderStep(
      aDemoOffer('emberfield-copper', { require_aml_kyc: false, is_asx_listed: true }),
    );

    expect(screen.getByRole('heading', { name: 'Holder identification number' })).toBeInTheDocument();
    expect(
      screen.getByText('If you would like to register this holding under an existing HIN, enter it here.'),
    ).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /HIN/ }), 'abc');
    await fillPerson(user);
    await user.click(next());

    await waitFor(() =>
      expect(selectApplication(store.getState()).investor_details).toMatchObject({
        hin: 'abc',
        investor_type: 'individual',
      }),
    );
  });

  it('[2-HIN-04] warns that HIN and application must match', async () => {
    await renderStep(aDemoOffer('emberfield-copper', { is_asx_listed: true }));

    expect(
      screen.getByText(
        /details in this application must match the details of your HIN exactly, otherwise a new issuer-sponsored account will be allocated\./,
      ),
    ).toBeInTheDocument();
  });

  describe('identity', () => {
    it('[2-ID-13, 2-ID-14] offers the types for the address', async () => {
      const { user } = await renderStep(IDENTIFIED);
      expect(choices('ID type')).toEqual(["Driver's licence", 'Passport', 'Proof of age card']);

      await choose(user, 'Country', 'New Zealand');
      expect(choices('ID type')).toEqual(['Passport', 'National identity card']);
    });

    it('[2-ID-04, 2-ID-05, 2-ID-07, 2-ID-17] asks what the type asks for', async () => {
      const { user } = await renderStep(IDENTIFIED);
      expect(absent('State of issue')).toBeNull();

      await choose(user, 'ID type', "Driver's licence");
      expect(choices('State of issue')).toEqual(['VIC', 'NSW', 'ACT', 'QLD', 'TAS', 'NT', 'SA', 'WA']);
      expect(field('Card number')).toBeInTheDocument();
      expect(absent('Country of issue')).toBeNull();

      await choose(user, 'ID type', 'Passport');
      expect(field('Country of issue')).toBeInTheDocument();
      expect(absent('State of issue')).toBeNull();
      expect(absent('Card number')).toBeNull();
    });

    it('[2-ID-19, 2-ID-20, 2-ID-21] clears number, state and card number with the type', async () => {
      const { user } = await renderStep(IDENTIFIED, {
        person: { idType: "Driver's licence", idNumber: '012345678', idStateOfIssue: 'VIC', idCardNumber: 'P1234567' },
      });
      expect(field('Card number')).toHaveValue('P1234567');

      await choose(user, 'ID type', 'Passport');
      expect(field('ID number')).toHaveValue('');
      await choose(user, 'ID type', "Driver's licence");

      expect(field('State of issue')).toHaveValue('');
      expect(field('Card number')).toHaveValue('');
    });

    it('[2-ID-08] asks for a second document, of another type, where two are required', async () => {
      const { user } = await renderStep({ ...IDENTIFIED, required_doc_count: 2 });
      expect(screen.getAllByLabelText('ID type')).toHaveLength(2);

      await user.selectOptions(screen.getAllByLabelText('ID type')[0] as HTMLElement, 'Passport');

      const second = within(screen.getAllByLabelText('ID type')[1] as HTMLElement)
        .getAllByRole('option')
        .map((option) => option.textContent);
      expect(second).toEqual(['Please select', "Driver's licence", 'Proof of age card']);
      await choose(user, 'Country', 'New Zealand');
      expect(screen.getAllByLabelText('ID type')).toHaveLength(1);
    });

    it.each([
      { id: '2-ID-16', name: 'must be uploaded', offer: {}, note: /must be uploaded before you submit/, upload: true },
      {
        id: '2-ID-23',
        name: 'go by post',
        offer: { verification_doc_type: 'O' },
        note: /documents by post/,
        upload: false,
      },
    ])('[$id] says that documents $name', async ({ offer, note, upload }) => {
      await renderStep({ ...IDENTIFIED, show_solicitor_text: false, ...offer });

      expect(screen.getByText(note)).toBeInTheDocument();
      expect(screen.queryByRole('group', { name: 'Certified copy of the document' }) !== null).toBe(upload);
    });

    it('[2-ID-10, 2-ID-12] asks the provider rather than for documents, unless the address is abroad', async () => {
      const { user } = await renderStep({ ...IDENTIFIED, use_greenid_verification: true });
      expect(screen.queryByRole('group', { name: 'Certified copy of the document' })).toBeNull();

      await choose(user, 'Country', 'New Zealand');
      expect(screen.getByRole('group', { name: 'Certified copy of the document' })).toBeInTheDocument();
    });

    it('[2-ID-02, 1-UPL-03, 1-UPL-06] uploads the copy and saves it with the person', async () => {
      const { user, store } = await renderStep(IDENTIFIED);
      await fillPerson(user);
      await choose(user, 'ID type', 'Proof of age card');

      await user.click(next());
      expect(screen.getAllByText('Please enter an ID number')).not.toHaveLength(0);

      await user.type(field('ID number'), '123');
      await user.upload(fileInput('Certified copy of the document'), pdf());
      expect(await screen.findByRole('link', { name: 'licence.pdf' })).toHaveAttribute('href', '/api/documents/d1/');
      await user.click(next());

      await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
      expect(selectApplication(store.getState()).investor_details?.investors?.[0]).toMatchObject({
        idType: 'Proof of age card',
        idNumber: '123',
        idDoc: { filename: 'licence.pdf', delete_document: '/api/documents/d1/' },
      });
    });

    it('[2-ID-18] links to the help article where there is one', async () => {
      const { unmount } = await renderStep(IDENTIFIED, { person: { idType: "Driver's licence" } });
      expect(screen.queryByRole('link', { name: 'Where do I find my card number?' })).toBeNull();
      unmount();

      document.head.innerHTML = '<meta name="help-card-number" content="https://help.example.com/card">';
      await renderStep(IDENTIFIED, { person: { idType: "Driver's licence" } });
      expect(screen.getByRole('link', { name: 'Where do I find my card number?' })).toHaveAttribute(
        'href',
        'https://help.example.com/card',
      );
      document.head.innerHTML = '';
    });
  });

  describe('certificate', () => {
    const offer = { ...PLAIN, require_sophisticated_investor_verification: true };
    const certificate = { id: 'c1', filename: 'certificate.pdf', delete_document: '/api/documents/c1/' };

    it('[2-CERT-02, 2-CERT-05] asks for the date once there is a certificate', async () => {
      const { user } = await renderStep(offer);
      expect(field(/^Issue date/)).toBeDisabled();

      await user.upload(fileInput("Accountant's certificate"), pdf('certificate.pdf'));
      await screen.findByText('certificate.pdf');
      expect(field(/^Issue date/)).toBeEnabled();

      await user.click(next());
      expect(field(/^Issue date/)).toHaveAccessibleDescription('Please enter an issue date');
    });

    it('[2-CERT-03] warns of a certificate older than two years, and lets it pass', async () => {
      const { user } = await renderStep(offer, {
        person: { sophisticatedInvestorDoc: certificate, sophisticatedInvestorDocDate: '01/01/2021' },
      });
      expect(screen.getByText(/more than two years old/)).toBeInTheDocument();

      const recent = new Date();
      await user.clear(field(/^Issue date/));
      await user.type(field(/^Issue date/), `01/01/${recent.getFullYear() - 1}`);
      expect(screen.queryByText(/more than two years old/)).not.toBeInTheDocument();
    });

    it('[2-CERT-04] clears the date with the certificate', async () => {
      const { user } = await renderStep(offer, {
        person: { sophisticatedInvestorDoc: certificate, sophisticatedInvestorDocDate: '01/10/2026' },
      });

      await user.click(screen.getByRole('button', { name: 'Remove certificate.pdf' }));

      await waitFor(() => expect(field(/^Issue date/)).toHaveValue(''));
      expect(field(/^Issue date/)).toBeDisabled();
    });

    it('[2-CERT-06, 3-MISC-09] names the chapters of the law', async () => {
      await renderStep(offer);

      expect(screen.getByText(/Chapter 6D or Chapter 7 of the Corporations Act \(2001\)/)).toBeInTheDocument();
    });
  });

  describe('source of wealth', () => {
    const offer = { ...PLAIN, require_source_of_wealth_information: true, source_of_wealth_checkboxes_type: 'ONE' };

    it('[2-SOW-01, 2-SOW-03, 2-SOW-05, 2-SOW-07] asks the first person for one of six', async () => {
      const { user } = await renderStep(offer);
      expect(screen.getByRole('heading', { name: 'Source of funds (source of wealth)' })).toBeInTheDocument();
      expect(
        screen.getAllByRole('checkbox', { name: /./ }).filter((box) => box.getAttribute('name') === 'sourcesOfWealth'),
      ).toHaveLength(6);

      await user.click(next());
      expect(screen.getAllByText('At least one selection is required')).not.toHaveLength(0);

      await user.click(field('Inheritance/gift'));
      expect(screen.queryByText('At least one selection is required')).not.toBeInTheDocument();
    });

    it.each([
      { type: 'ONE', isShown: true },
      { type: 'NONE', isShown: false },
    ])('[2-SOW-09] with the document setting $type: upload $isShown', async ({ type, isShown }) => {
      await renderStep({ ...offer, source_of_wealth_documents_type: type });

      expect(screen.queryByRole('group', { name: 'Source of wealth document' }) !== null).toBe(isShown);
    });
  });

  describe('PEP', () => {
    const offer = { ...PLAIN, ask_individuals_pep: true };

    it('[2-PEP-01, 2-PEP-02, 2-PEP-04] starts undetermined; Yes asks for the association, which goes with it', async () => {
      const { user } = await renderStep(offer);
      expect(field('Unknown')).toBeChecked();

      await user.click(field('Yes'));
      await user.type(field(/^PEP status or association/), 'Senator');
      await user.click(field('No'));
      expect(absent(/^PEP status or association/)).toBeNull();

      await user.click(field('Yes'));
      expect(field(/^PEP status or association/)).toHaveValue('');
    });

    it('[2-PEP-03] shows a graded status that cannot be chosen', async () => {
      await renderStep(offer, { person: { pep_status: 'LOW_RISK_PEP' } });

      expect(field('Yes (low risk)')).toBeChecked();
      expect(field('Yes (low risk)')).toBeDisabled();
    });
  });

  it('[2-INV-15] leaves what was typed over the contact details alone', async () => {
    await renderStep(PLAIN, { person: { legalFirstName: 'Annabel', legalLastName: '' } });

    expect(field('Legal first name')).toHaveValue('Annabel');
    expect(field('Legal last name')).toHaveValue('Lee');
  });
});
