import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ContactDetailsStep } from '#features/contact_details/index.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { saveStep, saveStepAndContinue } from '#store/steps/saveStep.ts';
import { at } from '#test/support/handlers.ts';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { renderReading, renderSummary } from '#test/support/readings.tsx';

useServer();

const LANDING = { agree_to_terms: true, all_docs_are_downloaded: true, hasAccount: false, username: 'ann@example.com' };

function aStoreOnContactDetails() {
  const store = anOfferStore();
  store.dispatch(saveStepAndContinue('landingpage', LANDING));
  return store;
}

const next = () => screen.getByRole('button', { name: 'Next' });

it('[1-CONT-01, 1-CONT-05] asks for names, e-mail and mobile, and prefills the e-mail of the landing page', () => {
  renderWithStore(<ContactDetailsStep />, aStoreOnContactDetails());

  expect(screen.getByRole('region', { name: 'Application contact details' })).toBeInTheDocument();
  expect(screen.getByLabelText('First/preferred name')).toHaveValue('');
  expect(screen.getByLabelText('Last name')).toHaveValue('');
  expect(screen.getByLabelText('Email address')).toHaveValue('ann@example.com');
  expect(screen.getByLabelText('Mobile number')).toBeInTheDocument();
});

it('[1-SHELL-43, 1-SHELL-44, 2-STEP-29] Next stores exactly what was typed and opens the following step', async () => {
  const { store } = renderWithStore(<ContactDetailsStep />, aStoreOnContactDetails());
  await userEvent.type(screen.getByLabelText('First/preferred name'), 'Ann');
  await userEvent.type(screen.getByLabelText('Last name'), "O'Connell-Nguyễn");
  await userEvent.type(screen.getByLabelText('Mobile number'), '0412345678');
  await userEvent.click(next());

  expect(selectApplication(store.getState()).contact_details).toEqual({
    holdingProfileType: 'NEW',
    applicant_role: 'investor',
    adviser_has_authority: true,
    first_name: 'Ann',
    last_name: "O'Connell-Nguyễn",
    email_address: 'ann@example.com',
    tel_mobile: '+61412345678',
    adviser_email: '',
  });
  expect(selectCurrentStep(store.getState())).toBe('purchase_amount');
});

it('finds every typed word again after the step was left without Next', async () => {
  const store = aStoreOnContactDetails();
  const { unmount } = renderWithStore(<ContactDetailsStep />, store);
  await userEvent.type(screen.getByLabelText('First/preferred name'), 'An');
  act(() => unmount());

  renderWithStore(<ContactDetailsStep />, store);
  expect(screen.getByLabelText('First/preferred name')).toHaveValue('An');
});

it('[1-SHELL-28, 2-STEP-41] has a sidebar summary and a review view', async () => {
  const store = aStoreOnContactDetails();
  const values = { first_name: 'Ann', last_name: 'Lee', email_address: 'a@b.co', tel_mobile: '+61412345678' };
  store.dispatch(saveStep('contact_details', values));
  const summary = await renderSummary('contact_details', store);
  expect(summary.container).toHaveTextContent('Ann Leea@b.co+61 412 345 678');
  summary.unmount();

  renderReading('contact_details', store);
  expect(screen.getByText('a@b.co')).toBeInTheDocument();
  expect(screen.getByText('+61 412 345 678')).toBeInTheDocument();
});

it('[1-CONT-34, 1-CONT-35] Next asks for what is known of the chosen holding, and puts it there', async () => {
  server.use(
    http.get(at('/api/registry__subregister/7/copy_details/'), () => HttpResponse.json({ reg_addr1: '1 High St' })),
  );
  const store = aStoreOnContactDetails();
  const contact = {
    first_name: 'Ann',
    last_name: 'Lee',
    email_address: 'ann@example.com',
    tel_mobile: '+61 412 345 678',
  };
  store.dispatch(
    saveStep('contact_details', { ...contact, holdingProfileType: 'TOP_UP', selectedSubregister: { id: 7 } }),
  );
  renderWithStore(<ContactDetailsStep />, store);
  await userEvent.click(next());

  await waitFor(() =>
    expect(selectApplication(store.getState()).contact_details?.selectedSubregister).toEqual({
      id: 7,
      reg_addr1: '1 High St',
    }),
  );
  expect(selectCurrentStep(store.getState())).not.toBe('contact_details');
});
