import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { StepName } from '#domain/application.ts';
import { NEW_APPLICATION, type User } from '#domain/session.ts';
import { elsewhereTexts } from '#domain/texts/elsewhere.ts';
import { notLodgedTexts } from '#domain/texts/notLodged.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { StoragePlaceProvider } from '#src/StoragePlaceProvider.tsx';
import { Wizard } from '#src/wizard/Wizard.tsx';
import type { AppStore } from '#store/createStore.ts';
import { earlyLeadSaved, fileOpened, stepOpened, userLoaded } from '#store/events.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { computerShared } from '#store/file/saveStatusSlice.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import type { TestStoreOptions } from '#test/support/appStore.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { answerSaves, saved } from '#test/support/draftSaving.ts';
import { aStoreOnReview, fill } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { anId } from '#test/support/renderStoreDevice.ts';
import { useServer } from '#test/support/server.ts';

useServer();

const offer = aDemoOffer('emberfield-copper', {
  include_offer_description: false,
  application_terms_and_conditions: '',
});
const FILE = anId(4711);

beforeEach(() => window.history.replaceState(null, '', '/offers/emberfield-copper/'));

interface Shown extends TestStoreOptions {
  user?: User;
  isPreview?: boolean;
}

/** A file whose steps are all answered, with this step on screen. */
async function show(name: StepName, { user, isPreview, ...options }: Shown = {}): Promise<AppStore> {
  const store = aStoreOnReview({ offer, storage: { ...createMemoryStorage(), isDurable: true }, ...options });
  const opened = { offerSlug: 'emberfield-copper', offerName: '', userId: null, firstStep: name, at: '' };
  store.dispatch(fileOpened({ ...opened, fileId: FILE, mode: { ...NEW_APPLICATION, preview: isPreview ?? false } }));
  if (user) store.dispatch(userLoaded(user));
  fill(store, anIndividualApplication(offer));
  store.dispatch(stepOpened({ name }));
  renderWithStore(
    <StoragePlaceProvider>
      <Wizard />
    </StoragePlaceProvider>,
    store,
  );
  await screen.findByRole('button', { name: name === 'review' ? /Submit/ : 'Next' });
  return store;
}

const button = () => screen.findByRole('button', { name: 'Save as Draft' });
const press = async () => userEvent.click(await button());
const lost = () => HttpResponse.error();
const refused = (status: number) => () => HttpResponse.json({ message: 'no' }, { status });

it.each(['contact_details', 'purchase_amount', 'bank_details', 'review'] as const)(
  '[1-SHELL-33, 1-DRAFT-01] offers Save as Draft on %s to whoever can be reached',
  async (name) => {
    await show(name);

    expect(await button()).not.toHaveAttribute('aria-disabled');
  },
);

it('[3-DRAFT-01] offers to delete the draft once it is saved with the service, beside Remove from this device', async () => {
  answerSaves(saved());
  await show('contact_details');
  expect(screen.queryByRole('button', { name: 'Delete my draft' })).not.toBeInTheDocument();
  await press();

  expect(await screen.findByRole('button', { name: 'Delete my draft' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove from this device' })).toBeVisible();
});

it('[1-DRAFT-01] counts what is typed on contact details: the button comes with the mobile number', async () => {
  const store = await show('contact_details');
  const number = await screen.findByLabelText(/Mobile/);
  await userEvent.clear(number);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save as Draft' })).not.toBeInTheDocument());

  await userEvent.type(number, '0491570156');

  expect(await button()).toBeInTheDocument();
  expect(store.getState().contact_details?.tel_mobile).not.toContain('0156');
});

it('[1-DRAFT-02, 2-DRAFT-02] offers it to somebody signed in, and not to the issuer', async () => {
  const store = await show('purchase_amount', { user: { id: 5, username: 'ana', is_acting_as_investor: true } });
  expect(await button()).toBeInTheDocument();

  act(() => void store.dispatch(userLoaded({ id: 5, username: 'ana', is_acting_as_issuer: true })));

  expect(screen.queryByRole('button', { name: 'Save as Draft' })).not.toBeInTheDocument();
});

it('[1-SHELL-51, 2-PREV-03] offers none in a preview', async () => {
  await show('purchase_amount', { isPreview: true });

  expect(screen.queryByRole('button', { name: 'Save as Draft' })).not.toBeInTheDocument();
});

it('[2-ROLE-12, 3-DRAFT-12] offers none for an application that waits for approval', async () => {
  const store = aStoreOnReview({ offer, mode: { ...NEW_APPLICATION, status: 'pending_approval' } });
  store.dispatch(stepOpened({ name: 'review' }));
  renderWithStore(<Wizard />, store);
  await screen.findByRole('heading', { level: 1 });

  expect(screen.queryByRole('button', { name: 'Save as Draft' })).not.toBeInTheDocument();
});

it('[2-DRAFT-03, 3-DRAFT-05] saves what is typed at that moment, finished or not, by one call that says so', async () => {
  const sent = answerSaves(saved());
  await show('contact_details');
  const name = await screen.findByLabelText('First/preferred name');
  await userEvent.clear(name);
  await userEvent.type(name, ' Zoë-');
  await press();

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    data: { action: 'save_as_draft', offer: offer.id, file_key: FILE, contact_details: { last_name: 'Citizen' } },
    key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    ifMatch: null,
  });
  expect(sent[0]?.data['contact_details']).toHaveProperty('first_name', expect.stringContaining('Zoë-'));
  expect(sent[0]?.data).not.toHaveProperty('application_id');
});

it('[1-DRAFT-03, 1-DRAFT-04, 2-DRAFT-04, 2-DRAFT-05] keeps the id and forgets that of the early lead, and names its revision from then on', async () => {
  const sent = answerSaves(saved({}, 3), saved({}, 4));
  const store = await show('purchase_amount');
  store.dispatch(earlyLeadSaved({ id: 9 }));

  await press();
  expect(await screen.findByText(draftTexts.saved)).toBeVisible();
  expect(store.getState().wizard).toMatchObject({ applicationId: 31, splashApplicationId: null, revision: 3 });
  // The answer to the early lead may come late.
  store.dispatch(earlyLeadSaved({ id: 9 }));
  await press();

  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.data).toMatchObject({ splash_application_id: 9 });
  expect(sent[1]).toMatchObject({ data: { application_id: 31, file_key: FILE }, ifMatch: '"3"' });
  expect(sent[1]?.data).not.toHaveProperty('splash_application_id');
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('[1-DRAFT-05, 2-DRAFT-06] opens no dialog where nothing is asked for, and says quietly that the draft is saved', async () => {
  answerSaves(saved());
  await show('purchase_amount');

  await press();

  expect(await screen.findByText('Draft saved')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('[2-DRAFT-03] sends one call however often it is pressed, and shows that it is at work', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const sent = answerSaves(async () => (await gate, saved()()));
  const store = await show('purchase_amount');

  // Twice before the code that sends has come.
  const pressed = await button();
  fireEvent.click(pressed);
  fireEvent.click(pressed);
  await waitFor(async () => expect(await button()).toHaveAttribute('aria-busy', 'true'));
  await press();
  release();

  expect(await screen.findByText(draftTexts.saved)).toBeVisible();
  expect(await button()).not.toHaveAttribute('aria-busy');
  expect(sent).toHaveLength(1);
  expect(store.getState().sync.call).toBeNull();
});

it('[1-SHELL-34] is marked as disabled while errors are shown, and a press tells them instead of saving', async () => {
  const sent = answerSaves(saved());
  await show('contact_details');
  await userEvent.clear(await screen.findByLabelText('First/preferred name'));
  await userEvent.tab();
  await waitFor(async () => expect(await button()).toHaveAttribute('aria-disabled', 'true'));

  await press();

  expect(await screen.findByRole('region', { name: /problem|answer|correct|error/i })).toHaveFocus();
  expect(sent).toHaveLength(0);
});

describe('a save that fails', () => {
  it.each([
    ['no answer comes', lost],
    ['the service fails', refused(500)],
    ['the answers are refused', refused(400)],
    ['the revision is missing', refused(428)],
  ])(
    '[2-DRAFT-07, 2-DRAFT-08, 3-DRAFT-10, 3-DRAFT-11] is logged, without a message in the step, where %s; another try is open',
    async (_name, failure) => {
      const sent = answerSaves(failure, saved());
      const logError = jest.fn();
      const store = await show('purchase_amount', { extra: { logError } });

      await press();

      expect(await screen.findByText(draftTexts.failedOnDevice)).toHaveAttribute('role', 'status');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(logError).toHaveBeenCalledWith('saveDraft', expect.anything());
      expect(await button()).not.toHaveAttribute('aria-disabled');
      await press();
      expect(await screen.findByText(draftTexts.saved)).toBeVisible();
      expect(sent).toHaveLength(2);
      expect(store.getState().wizard.revision).toBe(1);
    },
  );

  it.each([
    [
      'a budget is used up',
      429,
      { message: 'Please try again from 28/11/2026, 4:00 pm AEDT.' },
      'Please try again from 28/11/2026, 4:00 pm AEDT.',
    ],
    [
      'a list is too long',
      400,
      { errors: { investor_details: { investors: 'You can add up to 4 investors.' } }, message: 'x' },
      'Investor details: You can add up to 4 investors.',
    ],
  ])('[3-DRAFT-11] says in the words of the service that %s', async (_name, status, body, words) => {
    answerSaves(() => HttpResponse.json(body, { status }));
    await show('purchase_amount');

    await press();

    expect(await screen.findByText(/^The draft was not saved/)).toHaveTextContent(
      `${draftTexts.failedOnDevice} ${words}`,
    );
  });

  it('[3-DRAFT-11] does not claim that a shared computer keeps it', async () => {
    answerSaves(lost);
    const store = await show('purchase_amount');
    act(() => void store.dispatch(computerShared(true)));

    await press();

    expect(await screen.findByText(/^The draft was not saved/)).not.toHaveTextContent('device');
  });

  it('[3-DRAFT-05] goes again as it was, under its key, where the answer was lost; what was changed since follows', async () => {
    const sent = answerSaves(lost, saved({}, 1), saved({}, 2));
    const store = await show('purchase_amount');
    await press();
    await screen.findByText(draftTexts.failedOnDevice);
    act(() => void store.dispatch(saveStep('bank_details', { accountName: 'Later' })));

    await press();

    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).toMatchObject({ ifMatch: '"1"', data: { bank_details: { accountName: 'Later' } } });
    expect(sent[2]?.key).not.toBe(sent[1]?.key);
    await waitFor(() => expect(store.getState().wizard.revision).toBe(2));
  });

  it('[3-DRAFT-05] goes once under its key where nothing was changed since its answer was lost', async () => {
    const sent = answerSaves(refused(503), saved());
    await show('purchase_amount');
    await press();
    await screen.findByText(draftTexts.failedOnDevice);

    await press();

    expect(await screen.findByText(draftTexts.saved)).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('[3-DRAFT-11, 3-MISC-10] says that it was submitted elsewhere, or is kept no more, and changes nothing here', async () => {
    answerSaves(saved({}, 1), refused(404));
    const store = await show('purchase_amount');
    await press();
    await screen.findByText(draftTexts.saved);

    await press();

    expect(await screen.findByRole('note', { name: notLodgedTexts.goneTitle })).toHaveFocus();
    expect(store.getState().wizard).toMatchObject({ revision: 1, applicationId: 31 });
  });

  it('[3-DRAFT-11] says that a newer version was saved elsewhere, and changes nothing here', async () => {
    answerSaves(saved({}, 1), refused(412));
    const store = await show('purchase_amount');
    await press();
    await screen.findByText(draftTexts.saved);
    const before = store.getState().purchase_amount;

    await press();

    expect(await screen.findByRole('note', { name: elsewhereTexts.title })).toHaveFocus();
    expect(store.getState()).toMatchObject({ purchase_amount: before, wizard: { revision: 1, applicationId: 31 } });
    // It has come to its end, and waits for the choice, as all of the page does.
    expect(await button()).not.toHaveAttribute('aria-busy');
    expect(await button()).toHaveAttribute('aria-disabled', 'true');
  });
});
