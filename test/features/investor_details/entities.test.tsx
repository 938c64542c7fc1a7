import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Application, InvestorDetails } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { aCompany, anApplicationBy, aPersonOf, type InvestorKind } from '#test/support/entityApplications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

/** Nothing optional but what each test turns on. */
const PLAIN = aDemoOffer('emberfield-copper', { require_aml_kyc: false });
/** AML/CTF documents by upload. */
const UPLOADING = aDemoOffer('emberfield-copper', { family_trust_tax_return: true });
const PDF = new File(['%PDF-1.7'], 'deed.pdf', { type: 'application/pdf' });

async function renderStep(application: Application, offer: Offer = PLAIN) {
  const store = aStoreAt('investor_details', { offer, application });
  const view = renderWithStore(<InvestorDetailsStep />, store);
  await act(async () => undefined);
  await waitFor(() => expect(document.querySelectorAll('[data-block="card"]').length).toBeGreaterThan(1));
  return { ...view, user: userEvent.setup({ delay: null }) };
}

const by = (owner: InvestorKind, offer = PLAIN) => renderStep(anApplicationBy(owner, offer), offer);
const start = (investor_details: InvestorDetails, offer = PLAIN) => renderStep({ investor_details }, offer);
const next = () => screen.getByRole('button', { name: 'Next' });
const field = (label: string | RegExp) => screen.getByLabelText(label);
const absent = (label: string | RegExp) => screen.queryByLabelText(label);
const question = (name: string) => within(screen.getByRole('radiogroup', { name }));
const saved = (store: Parameters<typeof selectApplication>[0]) => selectApplication(store).investor_details;
const problems = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.textContent ?? '')
    .filter((text) => /please|required|at least|must/i.test(text));
const confirm = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Remove' }));

const CUSTODIAN = 'Is there a third-party custodian?';
const HOLDING = 'Do the beneficial owners hold their interest through a holding company?';
const TRUSTEES = 'Who are the trustees?';

describe('an owner that is not simply individuals', () => {
  useServer();
  beforeEach(() => {
    server.use(
      http.get(at('/api/registry__country/'), () => HttpResponse.json({ results: [{ id: 16, name: 'AUSTRALIA' }] })),
      http.post(at('/api/application_docs/'), () =>
        HttpResponse.json({
          id: 'doc-9',
          filename: 'deed.pdf',
          download: '/api/application_docs/doc-9/',
          delete_document: '/api/application_docs/doc-9/',
          size: 8,
        }),
      ),
      http.delete(at('/api/application_docs/doc-9/'), () => new HttpResponse(null, { status: 204 })),
    );
  });

  it.each(['company', 'corporate_trust', 'family_trust', 'partnership', 'bare_trust'] as const)(
    '[2-INV-02, 2-INV-67, 2-TRST-12, 2-PART-13] saves a %s exactly as it was opened',
    async (owner) => {
      const application = anApplicationBy(owner, UPLOADING);
      const { user, store } = await renderStep(application, UPLOADING);

      await user.click(next());

      await waitFor(() => expect(selectCurrentStep(store.getState())).not.toBe('investor_details'));
      expect(saved(store.getState())).toMatchObject(application.investor_details ?? {});
    },
  );

  it('[2-INV-11, 2-INV-12] shows the fields of the type that is chosen, and those alone', async () => {
    const { user } = await start({ investor_type: 'individual', investors: [{}] });
    expect(absent('Company name')).not.toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'Company' }));
    expect(await screen.findByLabelText('Company name')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Partnership' }));
    expect(await screen.findByLabelText('Registered partnership name')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Bare trust' }));
    expect(await screen.findByRole('radiogroup', { name: 'Who is this trustee?' })).toBeInTheDocument();
    expect(absent('Registered partnership name')).not.toBeInTheDocument();
    expect(absent('Company name')).not.toBeInTheDocument();
  });

  it('[2-INV-12] says nothing yet about the blocks of a type that is chosen after Next', async () => {
    const { user } = await start({ investor_type: 'partnership' });
    await user.click(next());
    expect(problems()).toHaveLength(2);

    await user.click(screen.getByRole('radio', { name: 'Company' }));
    await screen.findByLabelText('Company name');

    expect(problems()).toEqual([]);
    expect(next()).not.toHaveAttribute('aria-disabled');
  });

  describe('a trust or super fund', () => {
    it('[2-TRST-01, 2-TRST-02, 2-TRST-03, 2-TRST-04] asks for trustees, type and name, nothing chosen before', async () => {
      const { user } = await start({ investor_type: 'trust_superfund' });
      expect(
        question(TRUSTEES)
          .getAllByRole('radio')
          .map((radio) => [radio.getAttribute('value'), (radio as HTMLInputElement).checked]),
      ).toEqual([
        ['company', false],
        ['individual', false],
      ]);
      expect(question(TRUSTEES).getByLabelText('An individual/s')).toBeInTheDocument();

      await user.click(next());

      expect(problems()).toEqual([
        'Trustee type: This field is required',
        'Please choose a trust type',
        'Please enter a trust name',
      ]);
    });

    it('[2-TRST-08, 2-TRST-10] offers the trust types of the wizard variant', async () => {
      const { unmount } = await start({ investor_type: 'trust_superfund' });
      const offered = () =>
        within(field('Trust type'))
          .getAllByRole('option')
          .slice(1)
          .map((option) => option.textContent);
      expect(offered()).toEqual([
        'Superannuation Fund (SMSF)',
        'Unregulated, Charitable, Discretionary or Testamentary trust',
        'Family trust',
        'Registered Management Investment Scheme',
        'Foreign superannuation fund',
        'Government superannuation fund',
      ]);
      unmount();
      await start(
        { investor_type: 'trust_superfund' },
        aDemoOffer('emberfield-copper', {
          require_aml_kyc: false,
          issuer_holdings_two_enabled: true,
          holding_details_two: true,
        }),
      );
      expect(offered()).toHaveLength(9);
    });

    it('[2-TRST-09] shows a type of the other list by its words', async () => {
      await start({ investor_type: 'trust_superfund', trustType: 'gov_superannuation_fund' });

      expect(field('Trust type')).toHaveDisplayValue('Government superannuation fund');
    });

    it('[2-TRST-13] takes its own document, several others, and a family trust its status', async () => {
      const { user, store } = await start({ investor_type: 'trust_superfund', trustType: 'family' }, UPLOADING);
      const upload = (label: RegExp) =>
        user.upload(
          within(screen.getByRole('group', { name: label })).getByLabelText(/Choose a PDF file|Add another document/),
          PDF,
        );

      await upload(/^Family trust status/);
      await upload(/^Additional documents/);
      await waitFor(() => expect(screen.getAllByRole('button', { name: 'Remove deed.pdf' })).toHaveLength(2));

      await waitFor(() =>
        expect(selectStepDraft(store.getState(), 'investor_details')).toMatchObject({
          familyTrustStatus: { id: 'doc-9' },
          additionalDocs: [{ id: 'doc-9' }],
        }),
      );
      await user.selectOptions(field('Trust type'), 'Superannuation Fund (SMSF)');
      expect(screen.queryByRole('group', { name: /^Family trust status/ })).not.toBeInTheDocument();
      expect(screen.getByRole('group', { name: /^Trust deed.*optional/ })).toBeInTheDocument();
    });

    it('[2-ID-24] lets every own upload be removed again', async () => {
      const { user, store } = await start(
        {
          investor_type: 'trust_superfund',
          trustType: 'family',
          additionalDocs: [
            { id: 'doc-9', filename: 'deed.pdf', delete_document: '/api/application_docs/doc-9/' },
            { id: 'doc-10', filename: 'minutes.pdf' },
          ],
        },
        UPLOADING,
      );

      await user.click(screen.getByRole('button', { name: 'Remove deed.pdf' }));

      await waitFor(() =>
        expect(selectStepDraft(store.getState(), 'investor_details')).toMatchObject({
          additionalDocs: [{ id: 'doc-10' }],
        }),
      );
      expect(screen.queryByText('deed.pdf')).not.toBeInTheDocument();
    });

    it('[2-TRST-16] clears the custodian with individual trustees, says so first, and keeps it on Keep', async () => {
      const custodian = aCompany(PLAIN);
      const { user, store } = await start({
        investor_type: 'trust_superfund',
        trusteeType: 'company',
        trustType: 'family',
        trustName: 'Lee Trust',
        has_custodian: true,
        custodian,
      });

      await user.click(question(TRUSTEES).getByLabelText('An individual/s'));
      expect(await screen.findByRole('alertdialog')).toHaveTextContent('Remove Harbour Street Holdings Pty Ltd?');
      await user.click(screen.getByRole('button', { name: 'Keep' }));
      expect(question(TRUSTEES).getByLabelText('A company')).toBeChecked();
      expect(screen.getByRole('region', { name: 'Custodian details' })).toBeInTheDocument();
      await user.click(question(TRUSTEES).getByLabelText('An individual/s'));
      await confirm(user);

      expect(question(TRUSTEES).getByLabelText('An individual/s')).toBeChecked();
      expect(question(CUSTODIAN).getByLabelText('No')).toBeChecked();
      expect(screen.queryByRole('region', { name: 'Custodian details' })).not.toBeInTheDocument();
      expect(selectStepDraft(store.getState(), 'investor_details')).toMatchObject({
        trusteeType: 'individual',
        has_custodian: false,
        trustName: 'Lee Trust',
      });
      await user.click(question(CUSTODIAN).getByLabelText('Yes'));
      expect(
        within(screen.getByRole('region', { name: 'Custodian details' })).getByLabelText('Company name'),
      ).toHaveValue('');
    });
  });

  describe('a partnership', () => {
    const partnership = (changes: InvestorDetails = {}): InvestorDetails => ({
      investor_type: 'partnership',
      partnershipName: 'Okafor & Lin',
      ...changes,
    });

    it('[2-PART-11, 2-PART-12] hides both when it is not regulated after all, and clears them with Next', async () => {
      const { user, store } = await start(
        partnership({ regulated_partnership: true, regulation_association: 'Law Society', membership_number: 'M-12' }),
      );
      const regulated = question('Is the partnership regulated by a professional association?');

      await user.click(regulated.getByLabelText('No'));
      expect(absent('Membership number')).not.toBeInTheDocument();
      await user.click(regulated.getByLabelText('Yes'));
      expect(field('Professional association')).toHaveValue('Law Society');
      expect(field('Membership number')).toHaveValue('M-12');
      await user.click(regulated.getByLabelText('No'));
      await user.click(next());

      await waitFor(() => expect(saved(store.getState())).toMatchObject({ regulated_partnership: false }));
      expect(saved(store.getState())).not.toHaveProperty('regulation_association');
      expect(saved(store.getState())).not.toHaveProperty('membership_number');
    });

    it('[2-ABN-04] hides its number with No, gives it back with Yes, and clears it with Next', async () => {
      const { user, store } = await start(
        partnership({ regulated_partnership: false, has_business_number: true, business_number: '51824753556' }),
      );
      const hasAbn = question('Is there an ABN?');

      await user.click(hasAbn.getByLabelText('No'));
      expect(absent(/^ABN/)).not.toBeInTheDocument();
      await user.click(hasAbn.getByLabelText('Yes'));
      expect(field(/^ABN/)).toHaveValue('51 824 753 556');
      await user.click(hasAbn.getByLabelText('No'));
      await user.click(next());

      await waitFor(() => expect(saved(store.getState())).toMatchObject({ has_business_number: false }));
      expect(saved(store.getState())).not.toHaveProperty('business_number');
    });

    it('[2-PART-05, 2-CERT-01] takes a certificate as evidence of a sophisticated investor or wholesale client', async () => {
      await start(
        partnership(),
        aDemoOffer('emberfield-copper', { require_sophisticated_investor_verification: true }),
      );

      expect(screen.getByRole('heading', { name: "Accountant's certificate" })).toBeInTheDocument();
      expect(screen.getByText(/Evidence of a sophisticated investor or wholesale client/)).toBeInTheDocument();
    });

    it('[2-PART-15] takes the agreement where documents are uploaded', async () => {
      const { user, store } = await start(
        partnership(),
        aDemoOffer('emberfield-copper', { require_partnership_agreement_doc: true }),
      );

      await user.upload(
        within(screen.getByRole('group', { name: 'Partnership agreement' })).getByLabelText(/Choose a PDF file/),
        PDF,
      );

      await waitFor(() =>
        expect(selectStepDraft(store.getState(), 'investor_details')).toMatchObject({
          agreementDoc: { filename: 'deed.pdf' },
        }),
      );
    });
  });

  describe('a bare trust', () => {
    const cards = () => screen.getAllByRole('group').filter((group) => group.tagName === 'DETAILS');
    const titles = () => cards().map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
    const kind = (index: number, name: string) =>
      within(
        within(cards()[index] as HTMLElement).getByRole('radiogroup', { name: 'Who is this trustee?' }),
      ).getByLabelText(name);

    it('[2-BARE-01, 2-BARE-02, 2-BARE-06] lists trustees of either kind, as many as there are', async () => {
      const { user } = await by('bare_trust');
      expect(titles()).toEqual(['Trustee 1', 'Trustee 2']);
      expect(kind(0, 'A company')).toBeChecked();
      expect(kind(1, 'An individual')).toBeChecked();

      for (let count = 0; count < 3; count += 1) await user.click(screen.getByRole('button', { name: 'Add trustee' }));

      expect(titles()).toHaveLength(5);
      expect(kind(4, 'An individual')).toHaveFocus();
    });

    it('[2-BARE-03, 2-BARE-05] deletes a trustee, but not the only one', async () => {
      const { user } = await by('bare_trust');

      await user.click(screen.getAllByRole('button', { name: 'Delete trustee' })[0] as HTMLElement);
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        /^Remove Harbour Street Holdings Pty Ltd\?.*This removes Harbour Street Holdings Pty Ltd\./,
      );
      await confirm(user);

      expect(titles()).toEqual(['Trustee 1']);
      expect(kind(0, 'An individual')).toBeChecked();
      expect(screen.queryByRole('button', { name: 'Delete trustee' })).not.toBeInTheDocument();
    });

    it('[2-BARE-04] replaces a trustee of the other kind by a blank one, and says so first', async () => {
      const { user, store } = await by('bare_trust');

      await user.click(kind(1, 'A company'));
      expect(await screen.findByRole('alertdialog')).toHaveTextContent('This removes Tomas Okafor.');
      await confirm(user);

      expect(within(cards()[1] as HTMLElement).getByLabelText('Company name')).toHaveValue('');
      expect(within(cards()[0] as HTMLElement).getByLabelText('Company name')).toHaveValue(
        'Harbour Street Holdings Pty Ltd',
      );
      await waitFor(() => expect(kind(1, 'A company')).toHaveFocus());
      expect(selectStepDraft(store.getState(), 'investor_details')).toMatchObject({
        investors: [{ trusteeType: 'company' }, { trusteeType: 'company', companyName: '' }],
      });
    });

    it('[2-BARE-07, 2-BARE-08] asks for a holding company, and drops it on no', async () => {
      const { user, store } = await start({
        investor_type: 'bare_trust',
        investors: [{ ...aPersonOf(PLAIN), trusteeType: 'individual' }],
      });
      expect(question(HOLDING).getByLabelText('No')).toBeChecked();

      await user.click(question(HOLDING).getByLabelText('Yes'));
      const holding = screen.getByRole('region', { name: 'Holding company details' });
      await user.type(within(holding).getByLabelText('Company name'), 'Harbour Holdings');
      await user.click(next());
      expect(problems()).toEqual(expect.arrayContaining(['Holding company details: ACN is required']));
      await user.click(question(HOLDING).getByLabelText('No'));
      expect(await screen.findByRole('alertdialog')).toHaveTextContent('This removes Harbour Holdings.');
      await confirm(user);
      await user.click(next());

      await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('beneficial_owners'));
      expect(saved(store.getState())).not.toHaveProperty('holding_company');
    });
  });
});
