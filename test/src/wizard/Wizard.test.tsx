import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { answerLost, stepOpened, userLoaded } from '#store/events.ts';
import type { AppStore } from '#store/createStore.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { saveStep, saveStepAndContinue } from '#store/steps/saveStep.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { aDemoOffer, aUser } from '#test/support/applications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();

const offer = aDemoOffer('emberfield-copper', {
  include_offer_description: false,
  application_terms_and_conditions: '',
});

beforeEach(() => window.history.replaceState(null, '', '/offers/emberfield-copper/'));

function showOn(name: Parameters<typeof stepOpened>[0]['name']): AppStore {
  const store = aStoreOnReview({ offer });
  store.dispatch(stepOpened({ name }));
  renderWithStore(<Wizard />, store);
  return store;
}

const NOTHING_SENT = 'Check each answer. Nothing is sent until you submit.';
const sidebar = () => screen.getByRole('navigation', { name: 'Application progress' });
const entries = () => within(sidebar()).getAllByRole('listitem');

it('[1-SHELL-06, 1-SHELL-29] heads a sidebar step with its number and title, and says how far one is', async () => {
  showOn('contact_details');
  expect(await screen.findByRole('heading', { level: 1, name: '2 Contact details' })).toBeInTheDocument();
  expect(screen.getByText('Step 2 of 8')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Application progress' })).toHaveAttribute('aria-valuenow', '2');
  expect(document.title).toBe('Step 2 of 8 – Contact details – Emberfield Copper Share Offer');
});

it('[1-SHELL-30, 1-SHELL-31, 1-SHELL-32] lists the steps: done ones with summary and pencil, future ones without', async () => {
  showOn('purchase_amount');
  await screen.findByRole('heading', { level: 1, name: '3 Investment amount' });
  expect(entries().map((entry) => entry.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
    null,
    null,
    null,
  ]);
  await waitFor(() => expect(entries()[0]).toHaveTextContent('Jane Citizen'));
  expect(
    within(entries()[0] as HTMLElement).getByRole('button', { name: 'Change contact details' }),
  ).toBeInTheDocument();
  expect(entries()[2]).toHaveTextContent('not yet available');
  expect(within(entries()[2] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
});

it('[1-SHELL-31, 1-SHELL-47] opens a completed step through its pencil', async () => {
  const store = showOn('purchase_amount');
  await userEvent.click(await screen.findByRole('button', { name: 'Change contact details' }));
  expect(selectCurrentStep(store.getState())).toBe('contact_details');
  expect(await screen.findByRole('heading', { level: 1, name: '2 Contact details' })).toHaveFocus();
});

it('[2-SUB-14] offers no step, and does not say that nothing was sent, while it is being asked what became of the submission', async () => {
  const store = showOn('review');
  await screen.findByRole('region', { name: 'Application details' });
  expect(within(sidebar()).getAllByRole('button', { name: /^Change / })).not.toHaveLength(0);
  expect(screen.getByText(NOTHING_SENT)).toBeVisible();

  act(() => void store.dispatch(answerLost()));

  expect(within(sidebar()).queryByRole('button', { name: /^Change / })).not.toBeInTheDocument();
  expect(screen.queryByText(NOTHING_SENT)).not.toBeInTheDocument();
});

it('[1-SHELL-33, 1-SHELL-49] offers Back from the second sidebar step on', async () => {
  const store = showOn('contact_details');
  await screen.findByRole('button', { name: 'Next' });
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();

  act(() => void store.dispatch(stepOpened({ name: 'purchase_amount' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(selectCurrentStep(store.getState())).toBe('contact_details');
});

it('[1-SHELL-01, 2-MISC-01, 3-MISC-07] gives the steps no address of their own, but a history entry each', async () => {
  const store = showOn('contact_details');
  await screen.findByRole('button', { name: 'Next' });
  const entriesBefore = window.history.length;
  act(() => void store.dispatch(saveStepAndContinue('contact_details', { first_name: 'Ann' })));
  await screen.findByRole('heading', { level: 1, name: '3 Investment amount' });
  expect(window.location.pathname).toBe('/offers/emberfield-copper/');
  expect(window.history.length).toBe(entriesBefore + 1);

  act(() => window.history.back());
  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
});

it('[1-SHELL-40, 1-SHELL-41, 1-SHELL-42] names the registrar and the contact person at the foot', async () => {
  showOn('contact_details');
  const foot = await screen.findByRole('contentinfo');
  expect(foot).toHaveTextContent('Bellbird Share Registry Pty Ltd');
  expect(foot).toHaveTextContent('Fax +61 3 5550 0141');
  expect(foot).toHaveTextContent('Callum Whitford');
});

it('[1-SHELL-12, 1-SHELL-27] shows review with its title, without a progress bar', async () => {
  showOn('review');
  expect(
    await screen.findByRole('heading', { level: 1, name: '8 Review and submit your application' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(within(sidebar()).getByText('Review & submit')).toBeInTheDocument();
});

it('[1-SHELL-28, 2-STEP-41] shows the review view of every step', async () => {
  showOn('review');
  const details = await screen.findByRole('region', { name: 'Application details' });
  for (const title of [
    'Contact details',
    'Investment amount',
    'Investor details',
    'Tax details',
    'Bank account details',
    'Payment Options',
  ]) {
    const card = within(details).getByRole('region', { name: title });
    expect(card.querySelectorAll('dt').length).toBeGreaterThan(0);
  }
});

describe('the way to the page of the offer and back', () => {
  // The header of the page; cards have some, too.
  const masthead = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
  const leads = () => masthead().getByRole('link', { name: /Emberfield Copper Share Offer/ });
  const WELCOME = 'Welcome back. Continue at Investment amount or start a new application.';

  async function leave() {
    const store = showOn('purchase_amount');
    const amount = await screen.findByLabelText(/^Number of shares/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '7777');
    await userEvent.click(leads());
    await screen.findByRole('heading', { level: 1, name: 'Emberfield Copper Share Offer' });
    return store;
  }

  it('[1-SHELL-47, 1-LAND-46] leads from mark and name to the offer’s page, and from there back to the step as it was typed', async () => {
    const store = await leave();
    expect(selectCurrentStep(store.getState())).toBe('landingpage');

    await userEvent.click(await screen.findByRole('button', { name: 'Continue at Investment amount' }));

    expect(await screen.findByRole('heading', { level: 1, name: '3 Investment amount' })).toHaveFocus();
    expect(await screen.findByLabelText(/^Number of shares/)).toHaveValue('7,777');
  });

  it('[1-LAND-46] starts anew in a file of its own', async () => {
    const store = await leave();
    const before = store.getState().wizard.fileId;
    expect(await screen.findByText(WELCOME)).toBeInTheDocument();

    await userEvent.click(await screen.findByRole('button', { name: 'Start a new application' }));

    await waitFor(() => expect(store.getState().wizard.fileId).not.toBe(before));
    expect(screen.queryByText(WELCOME)).not.toBeInTheDocument();
    expect(store.getState().contact_details).toBeNull();
  });

  it('is no link where the landing page may not be opened any more', async () => {
    const store = showOn('review');
    await screen.findByRole('region', { name: 'Application details' });
    expect(leads()).toHaveAttribute('href', '/offers/emberfield-copper/');

    act(() => void store.dispatch(answerLost()));

    expect(masthead().queryByRole('link')).not.toBeInTheDocument();
  });
});

it('[1-CONT-34] copies the details of the chosen holding as a step opens, and again at the next one after a failure', async () => {
  const answers = [503, 200];
  let asked = 0;
  server.use(
    http.get(at('/api/registry__subregister/7/copy_details/'), () => {
      asked += 1;
      const details = { account_name: 'Jane Citizen', tax_details: [], distribution_bank_account_name: 'J Citizen' };
      return HttpResponse.json(details, { status: answers.shift() ?? 200 });
    }),
  );
  const store = aStoreOnReview({ offer });
  store.dispatch(userLoaded(aUser()));
  const contact = selectApplication(store.getState()).contact_details;
  const chosen = { holdingProfileType: 'TOP_UP', selectedSubregister: { id: 7 } } as const;
  store.dispatch(saveStep('contact_details', { ...contact, ...chosen }));
  store.dispatch(stepOpened({ name: 'contact_details' }));
  renderWithStore(<Wizard />, store);
  await waitFor(() => expect(asked).toBe(1));
  const copied = () => selectApplication(store.getState()).contact_details?.selectedSubregister;
  expect(copied()).toEqual({ id: 7 });

  act(() => void store.dispatch(stepOpened({ name: 'purchase_amount' })));
  await waitFor(() => expect(copied()).toMatchObject({ distribution_bank_account_name: 'J Citizen' }));
  act(() => void store.dispatch(stepOpened({ name: 'bank_details' })));
  await screen.findByRole('heading', { level: 1, name: /Bank account details/ });
  expect(asked).toBe(2);
});
