/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import { goBack, openStep } from '#store/steps/navigation.ts';
import { saveStep, saveStepAndContinue } from '#store/steps/saveStep.ts';
import { openFile, openNewFile } from '#store/file/files.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import type { AppStore } from '#store/createStore.ts';
import { fileHeldElsewhere } from '#store/file/saveStatusSlice.ts';
import { selectHasBack } from '#store/selectors/stepSelectors.ts';
import { selectCompleted, selectMode, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { endSession } from '#store/session/session.ts';
import { checkOutcome, QUESTION_WAITS_MS } from '#store/submission/checkOutcome.ts';
import { submitApplication } from '#store/submission/submitApplication.ts';
import { drain } from '#test/support/eventLoop.ts';
import { at } from '#test/support/handlers.ts';
import { SLUG, anOfferStore, countingIds } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

const [CALL, QUESTION] = [at('/offer/api/application-create-update/'), at('/offer/api/submission-outcome/')];
const REPLY = { id: 31, reference: 'A-31' };

useServer();

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** An application whose submission met `failure`; `keys` are those of the calls, `asked` those of the questions. */
async function aLostAnswer(failure: () => Response = () => HttpResponse.error()) {
  const keys: (string | null)[] = [];
  const asked: unknown[] = [];
  server.use(
    http.post(CALL, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? failure() : HttpResponse.json(REPLY);
    }),
  );
  const storage = createMemoryStorage();
  const store = anOfferStore({ storage });
  const fileId = await store.dispatch(openNewFile(SLUG));
  store.dispatch(saveStepAndContinue('contact_details', { first_name: 'Ana', holdingProfileType: 'NEW' }));
  store.dispatch(saveStep('review', { detailsAreCorrectConfirmation: true }));
  await store.dispatch(submitApplication());
  const answer = (...answers: (() => Response)[]) =>
    server.use(
      http.post(QUESTION, async ({ request }) => {
        asked.push((await request.formData()).get('key'));
        return (answers[asked.length - 1] ?? answers.at(-1) ?? HttpResponse.error)();
      }),
    );
  return { store, storage, fileId, keys, asked, answer };
}

const arrived = () => HttpResponse.json({ outcome: 'arrived', reply: REPLY });
const inFlight = () => HttpResponse.json({ outcome: 'in_flight' });
const neverArrived = () => HttpResponse.json({ outcome: 'never_arrived' });
const submissionOf = (store: AppStore) => selectSubmission(store.getState());
/** Lets so many milliseconds go by, and the calls in them end. */
async function pass(ms: number) {
  await jest.advanceTimersByTimeAsync(ms);
  await drain();
}
const start = (store: AppStore) => {
  const asking = new AbortController();
  return { asking, asked: store.dispatch(checkOutcome(asking.signal)) };
};

it.each([
  ['no connection', () => HttpResponse.error()],
  ['502', () => HttpResponse.json({}, { status: 502 })],
  ['503', () => HttpResponse.json({}, { status: 503 })],
  ['504', () => new HttpResponse('<html>', { status: 504 })],
  ['the same attempt in flight', () => HttpResponse.json({}, { status: 409 })],
])(
  '[2-SUB-09, 2-SUB-14] is no failure yet after %s: nothing can be changed until it is known',
  async (_name, failure) => {
    const { store } = await aLostAnswer(failure);

    expect(submissionOf(store)).toMatchObject({ phase: 'checking', message: null });
    expect(selectMode(store.getState()).submitting).toBe(true);
    expect(selectHasBack(store.getState())).toBe(false);
    expect(store.dispatch(openStep('contact_details'))).toBe(false);
    expect(store.dispatch(goBack())).toBe(false);
    expect(store.dispatch(saveStepAndContinue('contact_details', {}))).toBeNull();
  },
);

it('[2-SUB-07, 2-SUB-08] ends with the answer that was lost', async () => {
  const { store, storage, fileId, keys, asked, answer } = await aLostAnswer();
  answer(arrived);

  start(store);
  await pass(1_000);

  expect(asked).toEqual(keys);
  expect(submissionOf(store)).toMatchObject({ phase: 'done', answer: REPLY });
  expect(selectCompleted(store.getState())).toBe(true);
  expect((await storage.keys()).filter(({ key }) => key.includes(fileId))).toEqual([]);
});

it('[2-SUB-09, 2-SUB-13] says that nothing was submitted, and sends the next attempt under a key of its own', async () => {
  const { store, keys, answer } = await aLostAnswer();
  answer(neverArrived);

  start(store);
  await pass(1_000);
  expect(submissionOf(store)).toMatchObject({
    phase: 'failed',
    reason: 'neverArrived',
    message: 'An error occurred while processing your application',
  });
  jest.useRealTimers();
  await store.dispatch(submitApplication());

  expect(selectCompleted(store.getState())).toBe(true);
  expect(new Set(keys).size).toBe(2);
});

it('asks after 1, 2, 4, 8, 15 and every 30 seconds, for as long as nobody says', async () => {
  const { store, asked, answer } = await aLostAnswer();
  answer(
    inFlight,
    () => HttpResponse.error(),
    () => HttpResponse.json({}, { status: 500 }),
  );

  const { asking } = start(store);
  for (const [index, wait] of [...QUESTION_WAITS_MS, 30_000, 30_000].entries()) {
    await pass(wait - 1);
    expect(asked).toHaveLength(index);
    await pass(1);
    expect(asked).toHaveLength(index + 1);
  }
  expect(submissionOf(store).phase).toBe('checking');
  asking.abort();
  await pass(60_000);
  expect(asked).toHaveLength(8);
});

it('asks nothing while another tab has the application', async () => {
  const { store, asked, answer } = await aLostAnswer();
  answer(arrived);
  store.dispatch(fileHeldElsewhere(true));

  const { asking } = start(store);
  await pass(10_000);

  expect(asked).toEqual([]);
  asking.abort();
});

it('goes on asking under the same key in another page of the same device', async () => {
  const { store, storage, fileId, keys, asked, answer } = await aLostAnswer();
  answer(arrived);
  jest.useRealTimers();
  await store.dispatch(endSession());

  const later = anOfferStore({ storage, extra: { newId: countingIds('later') } });
  later.dispatch({ type: 'files/filesRestored', payload: [{ fileId, offerSlug: SLUG, changedAt: '' }] });
  await later.dispatch(openFile(fileId));
  expect(submissionOf(later).phase).toBe('checking');
  await later.dispatch(checkOutcome(new AbortController().signal));

  expect(asked).toEqual(keys);
  expect(selectCompleted(later.getState())).toBe(true);
});
