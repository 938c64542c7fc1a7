import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Company } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { stepIntros } from '#domain/texts/wizard.ts';
import { CorporateTrusteeStep } from '#features/corporate_trustee/index.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { aCompany, anApplicationBy } from '#test/support/entityApplications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { withoutIds } from '#test/support/withoutIds.ts';

/** The AML/CTF document by upload. */
const IDENTIFIED = aDemoOffer('emberfield-copper');

type User = ReturnType<typeof userEvent.setup>;

/** The step of a trust whose trustee is a company; `company` is what was saved of it before. */
function aTrustStore(offer: Offer = IDENTIFIED, company?: Company) {
  const { corporate_trustee: _trustee, ...application } = anApplicationBy('corporate_trust', offer);
  return aStoreAt('corporate_trustee', {
    offer,
    application: company ? { ...application, corporate_trustee: company } : application,
  });
}

async function renderStep(store = aTrustStore()) {
  const view = renderWithStore(<CorporateTrusteeStep />, store);
  await act(async () => undefined);
  return { ...view, user: userEvent.setup({ delay: null }) };
}

const next = () => screen.getByRole('button', { name: 'Next' });
const field = (label: string | RegExp) => screen.getByLabelText(label);

async function choose(user: User, label: string | RegExp, option: string): Promise<void> {
  await user.click(field(label));
  await user.selectOptions(field(label), option);
}

async function fillCompany(user: User): Promise<void> {
  await user.type(field('ACN'), '000 000 019');
  await user.type(field('Company name'), 'Marlowe Holdings Pty Ltd');
  await user.click(screen.getByRole('button', { name: 'enter it manually' }));
  await user.type(field('Street number'), '18');
  await user.type(field('Street name'), 'Example');
  await choose(user, 'Street type', 'Street');
  await user.type(field('Suburb/city'), 'Carlton');
  await choose(user, /^State/, 'VIC');
  await user.type(field(/^Postcode/), '3053');
}

describe('the corporate trustee', () => {
  useServer();
  beforeEach(() =>
    server.use(
      http.get(at('/api/registry__country/'), () =>
        HttpResponse.json({
          results: [
            { id: 16, name: 'AUSTRALIA' },
            { id: 170, name: 'NEW ZEALAND' },
          ],
        }),
      ),
    ),
  );

  it('[2-CTR-01, 2-STEP-28] is asked for in a step of its own', async () => {
    renderWithStore(<Wizard />, aTrustStore());

    expect(await screen.findByRole('heading', { level: 1, name: '5 Corporate trustee details' })).toBeInTheDocument();
    expect(screen.getByText('Enter the details of the corporate trustee.')).toBeInTheDocument();
    expect(stepIntros.corporate_trustee).toBe('Enter the details of the corporate trustee.');
    expect(await screen.findByLabelText('ACN')).toBeInTheDocument();
  });

  it('[2-CTR-02, 2-CTR-03, 2-CTR-04, 2-CO-25] saves the fields of a company, as a trustee', async () => {
    const { user, store } = await renderStep();

    await fillCompany(user);
    await user.upload(
      within(screen.getByRole('group', { name: 'AML/CTF document' })).getByLabelText(/Choose a PDF file/),
      new File(['%PDF-1.7'], 'extract.pdf', { type: 'application/pdf' }),
    );
    await screen.findByRole('button', { name: 'Remove extract.pdf' });
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('directors'));
    expect(withoutIds(selectApplication(store.getState()).corporate_trustee)).toEqual({
      companyName: 'Marlowe Holdings Pty Ltd',
      registered_country: 'AU',
      business_number: '000000019',
      abn_lookup_data: null,
      is_public: false,
      is_listed: false,
      is_charity: false,
      same_address: true,
      visible: true,
      trusteeType: 'company',
      registration_address: {
        address_type: 'Manual',
        loqate_country: 'AU',
        loqate_address: null,
        country: 16,
        streetNumber: '18',
        streetName: 'Example',
        streetType: 'Street',
        suburbCity: 'Carlton',
        state: 'VIC',
        postcode: '3053',
      },
      amlCtfDoc: expect.objectContaining({ filename: 'extract.pdf' }),
    });
  });

  it('[1-SHELL-33, 2-CTR-03] Back keeps what was typed, and the step shows it again', async () => {
    const { user, store, unmount } = await renderStep();

    await user.type(field('Company name'), 'Marlowe');
    await user.type(field('ACN'), '000000019');
    await user.click(screen.getByRole('button', { name: 'Back' }));

    expect(selectCurrentStep(store.getState())).toBe('investor_details');
    expect(selectStepDraft(store.getState(), 'corporate_trustee')).toMatchObject({
      companyName: 'Marlowe',
      business_number: '000000019',
    });

    unmount();
    await renderStep(store);
    expect(field('Company name')).toHaveValue('Marlowe');
    expect(field('ACN')).toHaveValue('000 000 019');
  });

  it('[2-CTR-02] opens what was saved, and saves it unchanged', async () => {
    const saved: Company = {
      ...aCompany(IDENTIFIED),
      business_number: '004085616',
      visible: true,
      trusteeType: 'company',
    };
    const { user, store } = await renderStep(aTrustStore(IDENTIFIED, saved));

    expect(field('ACN')).toHaveValue('004 085 616');
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('directors'));
    expect(withoutIds(selectApplication(store.getState()).corporate_trustee)).toEqual(saved);
  });
});
