import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Person } from '#domain/application.ts';
import { prefilledFromContact } from '#domain/stepRules/contact_details/prefilledInvestor.ts';
import { newPerson } from '#domain/people/personDefaults.ts';
import { personTexts } from '#domain/texts/person.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

/** Somebody of whom everything is known that a plain offer asks. */
const KNOWN: Person = {
  legalFirstName: 'Ann',
  legalLastName: 'Lee',
  dateOfBirth: '27/03/1984',
  manualAddress: true,
  streetNumber: '18',
  streetName: 'Example',
  streetType: 'Street',
  suburbCity: 'Carlton',
  state: 'VIC',
  postcode: '3053',
};

useServer();
beforeEach(() =>
  server.use(
    http.get(at('/api/registry__country/'), () => HttpResponse.json({ results: [{ id: 16, name: 'AUSTRALIA' }] })),
  ),
);

async function renderStep(changes: Person = {}) {
  const offer = aDemoOffer('emberfield-copper', { require_aml_kyc: false });
  const application = {
    contact_details: {
      first_name: 'Ann',
      last_name: 'Lee',
      email_address: 'a@b.co',
      tel_mobile: '+61412345678',
      holdingProfileType: 'NEW' as const,
      applicant_role: 'investor' as const,
    },
    investor_details: { investor_type: 'individual' as const, investors: [newPerson({ ...KNOWN, ...changes })] },
  };
  const { store, unmount } = renderWithStore(
    <InvestorDetailsStep />,
    aStoreAt('investor_details', { offer, application }),
  );
  await act(async () => undefined);
  return {
    store,
    unmount,
    user: userEvent.setup({ delay: null }),
    storedPerson: () => selectApplication(store.getState()).investor_details?.investors?.[0],
  };
}

describe('Enter in a field of a person', () => {});

describe('an e-mail or mobile that was filled in from the contact details', () => {
  it('[2-INV-15] stays empty once it was emptied: in the draft, after Next, and when the contact details are saved unchanged', async () => {
    const filled = { emailAddress: 'a@b.co', mobileNumber: '+61412345678' };
    const { store, user, storedPerson, unmount } = await renderStep(filled);
    await user.clear(screen.getByLabelText(/^Email/));
    await user.clear(screen.getByLabelText(/^Mobile/));
    unmount();
    renderWithStore(<InvestorDetailsStep />, store);
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(storedPerson()).toMatchObject({ emailAddress: '', mobileNumber: '' });

    const contact = selectApplication(store.getState()).contact_details;
    act(() => void store.dispatch(saveStepAndContinue('contact_details', contact ?? {}, prefilledFromContact)));
    expect(storedPerson()).toMatchObject({ emailAddress: '', mobileNumber: '' });
    act(
      () =>
        void store.dispatch(
          saveStepAndContinue('contact_details', { ...contact, email_address: 'new@b.co' }, prefilledFromContact),
        ),
    );
    expect(storedPerson()).toMatchObject({ emailAddress: 'new@b.co', mobileNumber: '' });
  });
});

describe('a mobile number of a person that cannot be one', () => {
  it('[1-CONT-29] is warned of once it is left, kept as typed, and holds nothing', async () => {
    const { store, user, storedPerson } = await renderStep();
    await user.clear(screen.getByLabelText(/^Mobile/));
    await user.type(screen.getByLabelText(/^Mobile/), '0412 345');
    expect(screen.queryByText(personTexts.mobileDoubt)).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText(personTexts.mobileDoubt)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Mobile/)).toHaveAccessibleDescription(personTexts.mobileDoubt);
    expect(screen.getByLabelText(/^Mobile/)).not.toBeInvalid();

    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(selectCurrentStep(store.getState())).toBe('tax_details');
    expect(storedPerson()?.mobileNumber).toBe('+61 0412 345');
  });

  it('[1-CONT-29] is warned of when the step is opened again, and no more once it is complete', async () => {
    const { store, user } = await renderStep({ mobileNumber: '+61 0412 345' });
    expect(screen.getByText(personTexts.mobileDoubt)).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Mobile/), ' 678');
    await user.tab();
    expect(screen.queryByText(personTexts.mobileDoubt)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(selectStepDraft(store.getState(), 'investor_details')?.investors?.[0]?.mobileNumber).toBe('+61412345678'),
    );
  });
});

it('[2-INV-02] gives the entity that invests its id with its type: the form, what is being typed and what is saved have the same', async () => {
  const offer = aDemoOffer('emberfield-copper', { require_aml_kyc: false });
  const { store } = renderWithStore(<InvestorDetailsStep />, aStoreAt('investor_details', { offer }));
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('radio', { name: /Company/ }));
  const draftId = () => selectStepDraft(store.getState(), 'investor_details')?.organisation_id;
  await waitFor(() => expect(draftId()).toEqual(expect.any(String)));
  const chosen = draftId();

  await user.type(await screen.findByLabelText('Company name'), 'Acme');
  await waitFor(() => expect(selectStepDraft(store.getState(), 'investor_details')?.companyName).toBe('Acme'));

  expect(draftId()).toBe(chosen);
});
