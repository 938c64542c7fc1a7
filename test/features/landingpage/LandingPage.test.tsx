import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '#domain/offer.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { LandingPage } from '#features/landingpage/index.ts';
import { fileOpened, offerLoaded } from '#store/events.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anOfferStore, CONTEXT } from '#test/support/renderStoreDevice.ts';
import { publicOffer } from '#test/support/publicOffer.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

useServer();

function show(changes: Partial<Offer> = {}) {
  const store = anOfferStore();
  store.dispatch(
    offerLoaded({
      ...CONTEXT,
      offer: publicOffer(aDemoOffer('emberfield-copper', { include_offer_description: false, ...changes })),
      slug: 'emberfield-copper',
    }),
  );
  return renderWithStore(<LandingPage />, store);
}

/** Opens a new application, as the device does soon after the page is live. */
const FILE = { fileId: 'file-1', offerSlug: 'emberfield-copper', offerName: '', userId: null, mode: NEW_APPLICATION };
function openFile({ store }: ReturnType<typeof show>): void {
  act(() => void store.dispatch(fileOpened({ ...FILE, firstStep: 'landingpage', at: '' })));
}

const proceed = () => screen.getByRole('button', { name: 'Continue to the application' });
const agree = () => screen.getByRole('checkbox', { name: /agree to the/ });
const noAccount = () => userEvent.click(screen.getByRole('radio', { name: 'No, continue without an account' }));
const download = () => screen.getByRole('link', { name: /Download all documents/ });

it('[1-LAND-01, 1-LAND-04, 1-LAND-06] shows name, state and the key facts that are switched on', () => {
  show({
    key_facts: [
      { show: true, label: 'Price', highlight_text: 'AUD 0.40' },
      { show: false, label: 'Secret', highlight_text: 'x' },
    ],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Emberfield Copper Share Offer' })).toBeInTheDocument();
  expect(screen.getByText('Offer open')).toBeInTheDocument();
  expect(screen.getByText('AUD 0.40')).toBeInTheDocument();
  expect(screen.queryByText('Secret')).not.toBeInTheDocument();
});

it('[1-LAND-15, 3-LAND-17, 3-LAND-18] offers all documents as a zip in a new tab', () => {
  openFile(show());
  expect(download()).toHaveAttribute('href', '/offers/emberfield-copper/download_documents_zip/');
  expect(download()).toHaveAttribute('target', '_blank');
});

it('[1-LAND-16, 1-LAND-17, 1-LAND-18] names the start section, the time it takes and what to have at hand', () => {
  show();
  expect(screen.getByRole('region', { name: 'Start or Resume your application' })).toBeInTheDocument();
  expect(screen.getByText(/around 10 minutes/)).toBeInTheDocument();
  const needed = screen.getByRole('complementary', { name: 'Required documents' });
  expect(within(needed).getByText('An identity document for each investor')).toBeInTheDocument();
});

it('[1-LAND-39, 1-LAND-40] does not go on before the terms are accepted and the documents downloaded', async () => {
  const { store } = show();
  await userEvent.click(proceed());
  expect(await screen.findByRole('link', { name: 'The terms and conditions must be accepted' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All documents must be downloaded' })).toBeInTheDocument();
  expect(selectCurrentStep(store.getState())).toBe('landingpage');
});

it('[1-LAND-29, 1-LAND-48, 3-LAND-19] counts a download that was asked for early: once the file is open, once its answer comes, or on coming back from its tab', async () => {
  const path = '/offers/emberfield-copper/';
  window.history.replaceState(null, '', path);
  document.cookie = `allot_downloaded=1; Path=${path}`;
  const first = show();
  expect(download()).toHaveAttribute('href', `${path}download_documents_zip/?early=true`);
  expect(screen.queryByText('Downloaded')).not.toBeInTheDocument();
  openFile(first);
  expect(await screen.findByText('Downloaded')).toBeInTheDocument();
  expect(document.cookie).not.toContain('allot_downloaded');
  first.unmount();

  const second = show();
  openFile(second);
  expect(screen.queryByText('Downloaded')).not.toBeInTheDocument();
  document.cookie = `allot_downloaded=1; Path=${path}`;
  expect(await screen.findByText('Downloaded')).toBeInTheDocument();
  second.unmount();

  openFile(show());
  document.cookie = `allot_downloaded=1; Path=${path}`;
  fireEvent.focus(window);
  expect(screen.getByText('Downloaded')).toBeInTheDocument();
  window.history.replaceState(null, '', '/');
});

it('[1-LAND-28, 1-LAND-35, 3-LAND-30] goes on with terms and documents settled, and keeps the answers', async () => {
  const { store } = show();
  download().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(download());
  expect(screen.getByText('Downloaded')).toBeInTheDocument();
  await userEvent.click(agree());
  await noAccount();
  await userEvent.type(await screen.findByLabelText(/Your email address/), 'ann@example.com');
  await userEvent.click(proceed());

  await screen.findByText('Downloaded');
  expect(selectApplication(store.getState()).landingpage).toEqual({
    agree_to_terms: true,
    all_docs_are_downloaded: true,
    agreed_documents: [],
    hasAccount: false,
    username: 'ann@example.com',
  });
  expect(selectCurrentStep(store.getState())).toBe('contact_details');
});

it('[1-LAND-40] an offer without documents has nothing to download', async () => {
  const { store } = show({ documents: [] });
  expect(screen.queryByRole('link', { name: /Download/ })).not.toBeInTheDocument();
  await userEvent.click(agree());
  await noAccount();
  await userEvent.click(proceed());
  await screen.findByRole('button', { name: 'Continue to the application' });
  expect(selectCurrentStep(store.getState())).toBe('contact_details');
});

it('[1-LAND-21, 1-LAND-22] tells the service of the beginning application once the e-mail address is known', async () => {
  const { store } = show({ documents: [] });
  await userEvent.click(agree());
  await noAccount();
  await userEvent.type(await screen.findByLabelText(/Your email address/), 'ann@example.com');
  await userEvent.click(proceed());
  await waitFor(() => expect(store.getState().wizard.splashApplicationId).not.toBeNull());
});

it('refuses a malformed e-mail address, but does not ask for one', async () => {
  const { store } = show({ documents: [] });
  await userEvent.click(agree());
  await noAccount();
  await userEvent.type(await screen.findByLabelText(/Your email address/), 'ann@');
  await userEvent.click(proceed());
  expect(
    await screen.findByRole('link', { name: 'Your email address: Please enter a valid email address' }),
  ).toBeInTheDocument();
  expect(selectCurrentStep(store.getState())).toBe('landingpage');
});
