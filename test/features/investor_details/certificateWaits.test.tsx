import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { abortAllUploads } from '#api/uploads.ts';
import { clearCertificate } from '#domain/documents/clearCertificate.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { renderReading } from '#test/support/readings.tsx';

const OFFER = aDemoOffer('emberfield-copper', {
  require_aml_kyc: false,
  require_sophisticated_investor_verification: true,
  allow_submit_with_missing_accountant_certs: true,
});

useServer();
beforeEach(() => server.use(http.post(at('/api/application_docs/'), () => HttpResponse.error())));
afterEach(() => act(() => abortAllUploads()));

const date = () => screen.getByLabelText(/^Issue date/);

/** The step with a certificate that waits for the connection. */
async function renderStep() {
  const { contact_details, investor_details } = anIndividualApplication(OFFER);
  const investors = investor_details?.investors?.map((investor) => clearCertificate(investor));
  const application = {
    contact_details: contact_details ?? {},
    investor_details: { ...investor_details, investors: investors ?? [] },
  };
  const view = renderWithStore(<InvestorDetailsStep />, aStoreAt('investor_details', { offer: OFFER, application }));
  const user = userEvent.setup({ delay: null });
  const chooser = within(await screen.findByRole('group', { name: "Accountant's certificate" })).getByLabelText(
    /Choose a PDF file/,
  );
  await user.upload(chooser, new File(['%PDF'], 'certificate.pdf', { type: 'application/pdf' }));
  await screen.findByText('Waiting to upload. It will start automatically');
  return { ...view, user };
}

it('[2-CERT-05, 1-UPL-05] takes the date of a certificate while its file waits, keeps it, and shows it on review', async () => {
  const { user, store, unmount } = await renderStep();
  await user.type(date(), '01/10/2026');
  await user.click(screen.getByRole('button', { name: 'Next' }));

  const values = selectApplication(store.getState()).investor_details ?? {};
  expect(values.investors?.[0]).toMatchObject({ sophisticatedInvestorDocDate: '01/10/2026' });
  unmount();
  renderReading('investor_details', store);
  expect(screen.getByText('Issue date of the certificate').nextElementSibling).toHaveTextContent('01/10/2026');
  expect(screen.getByText('Waiting to upload')).toBeInTheDocument();
  expect(screen.queryByText(/Not supplied/)).not.toBeInTheDocument();
});

it('[2-CERT-04] clears the date with a certificate that is called off while it waits', async () => {
  const { user } = await renderStep();
  await user.type(date(), '01/10/2026');

  await user.click(screen.getByRole('button', { name: 'Cancel upload of certificate.pdf' }));

  await waitFor(() => expect(date()).toHaveValue(''));
  expect(date()).toBeDisabled();
});
