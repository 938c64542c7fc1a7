import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Application } from '#domain/application.ts';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { blankTaxInvestor } from '#domain/tax.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy, type InvestorKind } from '#test/support/entityApplications.ts';
import { at } from '#test/support/handlers.ts';
import { known } from '#test/support/peopleStep.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { anId } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const OFFER = aDemoOffer('emberfield-copper');

async function renderStep(owner: InvestorKind, saved: Application = {}) {
  const { tax_details: _tax, ...complete }: Application = anApplicationBy(owner, OFFER);
  const application = { ...complete, ...saved };
  const view = renderWithStore(<TaxDetailsStep />, aStoreAt('tax_details', { offer: OFFER, application }));
  await act(async () => undefined);
  return { ...view, user: userEvent.setup({ delay: null }) };
}

const field = (label: string | RegExp) => screen.getByLabelText(label);
const answer = (user: ReturnType<typeof userEvent.setup>, question: string | RegExp, words: 'Yes' | 'No') =>
  user.click(within(screen.getByRole('radiogroup', { name: question })).getByLabelText(words));
const next = () => screen.getByRole('button', { name: 'Next' });

describe('the tax step of an owner that is not simply individuals', () => {
  useServer();
  beforeEach(() =>
    server.use(
      http.get(at('/api/registry__country/'), () =>
        HttpResponse.json({
          results: [
            { id: 16, name: 'AUSTRALIA' },
            { id: 77, name: 'FRANCE' },
          ],
        }),
      ),
    ),
  );

  it('[3-TAX-18, 3-TAX-19] asks again for the type once the company that was trustee made way for individuals', async () => {
    const { tax_details = {} } = anApplicationBy('corporate_trust', OFFER);
    const { user, store } = await renderStep('family_trust', { tax_details: { ...tax_details, tax_type: 'C' } });

    await user.click(next());
    expect(await screen.findByRole('link', { name: 'Tax type: This field is required' })).toBeVisible();

    await user.selectOptions(field('Tax type'), 'Trust');
    await user.click(next());
    await waitFor(() => expect(selectApplication(store.getState()).tax_details?.tax_type).toBe('T'));
  });

  it('[3-TAX-21, 3-TAX-22] asks the trust where the trustees were asked, and them again, each with a block of their own', async () => {
    const trustees = ['Ana', 'Bo'].map((name, index) => ({
      ...known(name, 'Li', { id: anId(901 + index) }),
      trusteeType: 'individual' as const,
    }));
    const investor_details = { investor_type: 'bare_trust' as const, organisation_id: anId(900), investors: trustees };
    const investors = trustees.map(({ id, legalFirstName }, index) => ({
      ...blankTaxInvestor(`${legalFirstName} Li`),
      id: id ?? '',
      tfn: ['123456782', '876543210'][index] ?? '',
    }));
    const { user, store } = await renderStep('bare_trust', {
      investor_details,
      tax_details: { tax_type: 'I', investor_type: 'INDIV', investors },
    });
    const kept = () => selectStepDraft(store.getState(), 'tax_details')?.investors?.map(({ id, tfn }) => [id, tfn]);

    await user.selectOptions(field('Tax type'), 'Trust');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('This removes 2 tax declarations (Ana Li and Bo Li).');
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
    expect(field('Tax type')).toHaveDisplayValue('Individual');
    await user.selectOptions(field('Tax type'), 'Trust');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(kept()).toEqual([[anId(900), '']]));
    expect(screen.getByLabelText(/^TFN/)).toHaveValue('');
    await user.type(screen.getByLabelText(/^TFN/), '112474082');
    await user.selectOptions(field('Tax type'), 'Superannuation');
    expect(screen.getByLabelText(/^TFN/)).toHaveValue('112474082');

    await user.selectOptions(field('Tax type'), 'Individual');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(kept()).toEqual(trustees.map(({ id }) => [id, ''])));
    expect(screen.getAllByLabelText('Investor name').map((each) => (each as HTMLInputElement).value)).toEqual([
      'Ana Li',
      'Bo Li',
    ]);
  });

  it('[3-TAX-27, 3-TFN-08, 3-TAX-22] takes the ABN of a partnership, residence and declaration, and lets it pass', async () => {
    const { user, store } = await renderStep('partnership');
    expect(screen.getByLabelText('TFN or ABN')).toHaveValue('51824753556');

    await user.type(field('Name'), 'Tomas Okafor');
    await answer(user, /retirement fund/, 'No');
    await answer(user, 'Is the entity a financial institution?', 'No');
    await answer(user, /managed by another financial institution/, 'No');
    await answer(user, /active NFE/, 'Yes');
    await user.click(screen.getByLabelText('Regularly traded corporation, or related to one'));
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('bank_details'));
    expect(selectApplication(store.getState()).tax_details).toMatchObject({
      tax_type: 'P',
      investor_type: 'ENTITY',
      submit_person_name: 'Tomas Okafor',
      investors: [
        {
          investor_name: 'Okafor & Lin',
          tax_country_is_australia: true,
          has_other_tax_countries: false,
          tfn: '51824753556',
          is_aus_retired_fund: false,
          is_financial_institution: false,
          is_entity_managed_by_others: false,
          is_active_financial_entity: true,
          active_entity_no_tin_reason_type: 'REGULARLY_TRADED_CORP',
        },
      ],
    });
  });
});
