import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '#domain/session.ts';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer, anIndividualApplication, aUser } from '#test/support/applications.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { countriesKnown } from '#test/support/taxForm.tsx';

const OFFER = aDemoOffer('emberfield-copper');

useServer();
beforeEach(() => server.use(countriesKnown));

it.each<{ who: string; signedIn: User | null }>([
  { who: 'somebody without an account', signedIn: null },
  { who: 'an investor', signedIn: aUser({ is_acting_as_investor: true }) },
  { who: 'an adviser', signedIn: aUser({ is_acting_as_advisor: true }) },
  { who: 'issuer staff', signedIn: aUser({ is_acting_as_issuer: true }) },
  { who: 'an issuer admin', signedIn: aUser({ is_acting_as_issuer: true, is_acting_as_issuer_admin: true }) },
])('[3-TAX-10] serves $who', async ({ signedIn }) => {
  const { tax_details: _tax, ...application } = anIndividualApplication(OFFER);
  const { store } = renderWithStore(
    <TaxDetailsStep />,
    aStoreAt('tax_details', { offer: OFFER, application, user: signedIn }),
  );
  await act(async () => undefined);
  const user = userEvent.setup({ delay: null });

  await user.selectOptions(screen.getByLabelText('Tax type'), 'Individual');
  await user.type(screen.getByLabelText('TFN'), '123456782');
  await user.type(screen.getByLabelText('Name'), 'Jane Citizen');
  await user.click(screen.getByRole('button', { name: 'Next' }));

  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('bank_details'));
  expect(selectApplication(store.getState()).tax_details).toMatchObject({
    tax_type: 'I',
    investors: [{ investor_name: 'Ms Jane Citizen', tfn: '123456782' }],
    submit_person_name: 'Jane Citizen',
  });
});
