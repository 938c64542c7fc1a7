/** An offer that closes, while its application is open or before: neither the hint nor Submit stays, and what is kept is said. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { forgetServiceTime, recordServiceTime } from '#api/serviceClock.ts';
import type { StepName } from '#domain/application.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { draftKept, fileOpened, stepOpened } from '#store/events.ts';
import { computerShared } from '#store/file/saveStatusSlice.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectCompleted } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { aStoreOnReview, fill } from '#test/support/filledStore.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { anId } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;
const CLOSES = Date.parse('2026-12-18T06:00:00Z');
const CALL = at('/offer/api/application-create-update/');
const HINT = /Submit your application before then/;

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/offers/emberfield-copper/');
});
afterEach(() => {
  forgetServiceTime();
  jest.useRealTimers();
});

interface Situation {
  /** Milliseconds that the offer is open still, by the service's clock. */
  left: number;
  /** Milliseconds that the device's clock is ahead of it. */
  ahead?: number;
  step?: StepName;
  isPreview?: boolean;
  isShared?: boolean;
  savedAt?: string;
}

async function show({ left, ahead = 0, step = 'review', isPreview = false, isShared = false, savedAt }: Situation) {
  jest.useFakeTimers({
    now: CLOSES - left + ahead,
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
    advanceTimers: true,
  });
  recordServiceTime(CLOSES - left, performance.now());
  const offer = aDemoOffer('emberfield-copper', {
    include_offer_description: false,
    application_terms_and_conditions: '',
    closes_at: new Date(CLOSES).toISOString(),
  });
  const store = aStoreOnReview({ offer, storage: { ...createMemoryStorage(), isDurable: true } });
  const opened = { offerSlug: 'emberfield-copper', offerName: '', userId: null, at: '' };
  const mode = { ...NEW_APPLICATION, preview: isPreview };
  store.dispatch(fileOpened({ ...opened, firstStep: 'purchase_amount', fileId: anId(4711), mode }));
  const application = anIndividualApplication(offer);
  fill(store, application);
  if (savedAt !== undefined) store.dispatch(draftKept(application, savedAt));
  if (isShared) store.dispatch(computerShared(true));
  store.dispatch(stepOpened({ name: step }));
  renderWithStore(<Wizard />, store);
  await screen.findByRole('heading', { level: 1 });
  await act(() => jest.advanceTimersByTimeAsync(50));
  return { store, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const submit = () => screen.queryByRole('button', { name: /^Submit/ });
const closed = () => screen.findByRole('note', { name: 'This offer is closed' });

it.each<[string, number, number]>([
  ['by a clock that is right', 5 * MINUTE, 0],
  ['by a clock that is a day ahead', 5 * MINUTE, DAY],
  ['by a clock that is a year behind', 5 * MINUTE, -YEAR],
  ['by a clock that is ten years ahead', 5 * MINUTE, 10 * YEAR],
  ['by a clock that is an hour behind', 90 * MINUTE, -60 * MINUTE],
  ['within a second', 1_000, 0],
  ['in six days', 6 * DAY, 0],
])('[3-DRAFT-01, 2-SUB-10] %s: hint and Submit stand until it closes, and go with it', async (_name, left, ahead) => {
  await show({ left, ahead });
  if (left > 1_000) {
    expect(await screen.findByText(HINT)).toBeVisible();
    expect(submit()).not.toBeNull();
  }
  // Days pass at one stroke.
  if (left > 10 * MINUTE) act(() => recordServiceTime(CLOSES - MINUTE, performance.now()));
  await pass(Math.min(left, MINUTE * 10) + 1_000);

  const said = await closed();
  for (const words of [
    'You can read what you entered. It can no longer be changed or submitted.',
    'Nothing was sent. Your application stays on this device.',
  ])
    expect(within(said).getByText(words)).toBeVisible();
  expect(said.closest('[role="status"]')).not.toBeNull();
  expect([submit(), screen.queryByText(HINT), screen.queryByText(/confirmation email will be sent/)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(screen.queryByRole('button', { name: 'Save as Draft' })).toBeNull();
  expect(document.body).toHaveTextContent(/Closed 18\/12\/2026/);
  expect(screen.getByRole('main')).toHaveTextContent('jane.citizen@example.com');
});

it('[2-SUB-10] once it has closed review does not say that it can be sent', async () => {
  await show({ left: MINUTE });
  expect(screen.getByText(/Nothing is sent until you submit/)).toBeVisible();
  await pass(2 * MINUTE);

  await closed();
  expect(screen.queryByText(/Nothing is sent until you submit/)).toBeNull();
});

it('[1-LAND-26, 2-SUB-10] the page of the offer closes while it is read: no way on stays, and it is announced', async () => {
  await show({ left: 5 * MINUTE, step: 'landingpage' });
  expect(await screen.findByRole('button', { name: 'Continue to the application' })).toBeVisible();
  await pass(6 * MINUTE);

  expect(await screen.findByRole('status', { name: 'This offer has closed' })).toHaveTextContent(
    'Applications are no longer accepted.',
  );
  expect(screen.queryByRole('button', { name: 'Continue to the application' })).toBeNull();
});

it.each<[string, Omit<Situation, 'left'>, RegExp]>([
  [
    'saved with the service',
    { savedAt: '2026-12-10T02:00:00Z' },
    /Nothing was sent\. Your application is saved until 0?9\/01\/2027, /,
  ],
  ['on a shared computer', { isShared: true }, /Nothing was sent\. Your application is kept while this page is open\./],
])('[2-SUB-10, 1-LAND-44] of one %s it is said where and how long it is kept', async (_name, situation, words) => {
  await show({ left: -1_000, ...situation });
  expect(await closed()).toHaveTextContent(words);
  expect(submit()).toBeNull();
});

it('[2-SUB-10] keeps what is being typed when it closes, and lets it be read', async () => {
  const { store, user } = await show({ left: MINUTE, step: 'contact_details' });
  const field = await screen.findByLabelText('First/preferred name');
  await user.clear(field);
  await user.type(field, 'Zoe');
  act(() => recordServiceTime(CLOSES + 1_000, performance.now()));
  await pass(10);

  await closed();
  expect(selectStepDraft(store.getState(), 'contact_details')).toMatchObject({ first_name: 'Zoe' });
  const locked = await screen.findByLabelText('First/preferred name');
  expect(locked).toHaveValue('Zoe');
  await waitFor(() => expect(locked).toHaveAttribute('readonly'));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it("[2-SUB-10] goes by the service's refusal, too: Submit goes, and nothing was sent", async () => {
  server.use(http.post(CALL, () => HttpResponse.json({ offer: ['This offer is closed'] }, { status: 400 })));
  const { store, user } = await show({ left: 5 * MINUTE });
  await user.click(submit() ?? document.body);

  expect(within(await closed()).getByText(/^Nothing was sent/)).toBeVisible();
  expect([submit(), screen.queryByText(HINT), selectCompleted(store.getState())]).toEqual([null, null, false]);
});

it('[2-SUB-10] leaves a submission that is under way when it closes to the service', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post(CALL, async () => {
      await held;
      return HttpResponse.json({ id: 31, reference: 'EMB-734', status: 'submitted' });
    }),
  );
  const { store, user } = await show({ left: MINUTE });
  await user.click(submit() ?? document.body);
  act(() => recordServiceTime(CLOSES + 1_000, performance.now()));
  await pass(100);
  expect(screen.queryByRole('note', { name: 'This offer is closed' })).toBeNull();
  answer();

  await waitFor(() => expect(selectCompleted(store.getState())).toBe(true));
  expect(await screen.findByRole('region', { name: 'Congratulations!' })).toBeVisible();
  await pass(1_000);
  expect(screen.queryByRole('note', { name: 'This offer is closed' })).toBeNull();
});

it('[2-PREV-03] says nothing of it in a preview, which sends nothing', async () => {
  await show({ left: -1_000, isPreview: true });
  expect(submit()).not.toBeNull();
  expect(screen.queryByRole('note', { name: 'This offer is closed' })).toBeNull();
});
