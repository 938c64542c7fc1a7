/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import { submissionTexts } from '#domain/texts/submission.ts';
import { fileKey } from '#store/file/persistence/keys.ts';
import { draftSaved, offerLoaded, userLoaded } from '#store/events.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCompleted, selectCurrentStep, selectMode, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { openNewFile } from '#store/file/files.ts';
import { openStep } from '#store/steps/navigation.ts';
import { saveStep, saveStepAndContinue } from '#store/steps/saveStep.ts';
import { endSession } from '#store/session/session.ts';
import { autosave } from '#store/drafts/saveDraft.ts';
import { submitApplication } from '#store/submission/submitApplication.ts';
import type { AppStore, ExtraOptions } from '#store/createStore.ts';
import { answerSaves, saved } from '#test/support/draftSaving.ts';
import { drain, until } from '#test/support/eventLoop.ts';
import { type SentApplication, at, readApplication } from '#test/support/handlers.ts';
import { CONTEXT, NOW, SLUG, anOfferStore } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

const CALL = at('/offer/api/application-create-update/');

useServer();

async function anApplication(extra: ExtraOptions = {}) {
  const storage = createMemoryStorage();
  const store = anOfferStore({ storage, extra });
  const fileId = await store.dispatch(openNewFile(SLUG));
  store.dispatch(saveStepAndContinue('contact_details', { first_name: 'Ana', holdingProfileType: 'NEW' }));
  store.dispatch(saveStep('review', { detailsAreCorrectConfirmation: true }));
  return { store, storage, fileId };
}

/** Answers every call in turn and notes what was sent. */
function answerWith(...answers: (() => Response)[]): SentApplication[] {
  const sent: SentApplication[] = [];
  server.use(
    http.post(CALL, async ({ request }) => {
      const application = await readApplication(request);
      if (application instanceof Response) return application;
      sent.push(application);
      return (answers[sent.length - 1] ?? answers.at(-1) ?? lodged)();
    }),
  );
  return sent;
}

const lodged = () => HttpResponse.json({ id: 31, reference: 'A-31' });
const lost = () => HttpResponse.error();
const refused =
  (body: object, status = 400) =>
  () =>
    HttpResponse.json(body, { status });

function submissionOf(store: AppStore) {
  return selectSubmission(store.getState());
}

it('[2-CALL-02, 2-DRAFT-04] names the file and, once it was saved as a draft, the application and its revision', async () => {
  const ifMatch: (string | null)[] = [];
  const { store, fileId } = await anApplication();
  const sent = answerWith(lodged);
  server.events.on('request:start', ({ request }) => void ifMatch.push(request.headers.get('If-Match')));
  store.dispatch(
    draftSaved({ id: 31, revision: 4, draft_url: '/offers/emberfield-copper/draft/x/' }, { application: {}, at: NOW }),
  );

  await store.dispatch(submitApplication());

  expect(sent[0]?.data).toMatchObject({ file_key: fileId, application_id: 31 });
  expect(ifMatch.at(-1)).toBe('"4"');
});

it('[R22] goes after a save that is under way, by the id and the revision that its answer brings', async () => {
  const { store } = await anApplication();
  store.dispatch(userLoaded({ id: 5, username: 'ana', is_acting_as_investor: true }));
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const sent = answerSaves(async () => (await gate, saved({}, 4)()), lodged);
  const saving = store.dispatch(autosave({ mayAsk: true }));
  const submitting = store.dispatch(submitApplication());
  release();
  await Promise.all([saving, submitting]);

  expect(sent.map(({ data }) => data['action'])).toEqual(['autosave', undefined]);
  expect(sent[1]).toMatchObject({ ifMatch: '"4"', data: { application_id: 31 } });
});

it('[2-SUB-09] says that a newer version was saved elsewhere, and that nothing was lodged', async () => {
  answerWith(refused({ message: 'stale' }, 412));
  const { store } = await anApplication();

  await store.dispatch(submitApplication());

  expect(submissionOf(store)).toMatchObject({
    phase: 'failed',
    reason: 'savedElsewhere',
    idempotencyKey: null,
  });
});

it.each([
  ['draft_lodged', 'draft_lodged'],
  ['draft_lodged_own', 'draft_lodged_own'],
  ['draft_deleted', 'draft_deleted'],
  ['anything else', 'gone'],
  [undefined, 'gone'],
])('[2-SUB-09] takes over what became of a draft that is none any more: %p', async (code, reason) => {
  answerWith(refused({ message: 'gone', code }, 404));
  const { store } = await anApplication();

  await store.dispatch(submitApplication());

  expect(submissionOf(store)).toMatchObject({ phase: 'failed', reason, idempotencyKey: null });
});

it('[2-SUB-01, 2-CALL-01, 2-CALL-02] posts the step data with offer and flags in one field', async () => {
  const sent = answerWith(lodged);
  const { store } = await anApplication();

  await store.dispatch(submitApplication());

  expect(sent).toHaveLength(1);
  expect(sent[0]?.data).toMatchObject({
    offer: 7,
    issuer_is_submitting: false,
    contact_details: { first_name: 'Ana' },
    review: { detailsAreCorrectConfirmation: true },
  });
  expect(typeof sent[0]?.data['all_docs_are_attached']).toBe('boolean');
});

it('[2-SUB-07, 2-SUB-08] goes on to the next steps, completes the wizard, and removes the file from the device', async () => {
  const { store, storage, fileId } = await anApplication();

  await store.dispatch(submitApplication());

  expect(selectCurrentStep(store.getState())).toBe('next_steps');
  expect(selectCompleted(store.getState())).toBe(true);
  expect(submissionOf(store).answer).toMatchObject({ id: 31 });
  expect(await storage.getItem(fileKey(fileId))).toBeNull();
  expect(store.getState().files.ids).toEqual([]);
});

it('[1-SHELL-48, 2-STEP-33] opens no step and saves nothing once completed', async () => {
  const { store } = await anApplication();
  await store.dispatch(submitApplication());

  expect(store.dispatch(openStep('contact_details'))).toBe(false);
  expect(store.dispatch(saveStepAndContinue('contact_details', {}))).toBeNull();
  expect(selectApplication(store.getState()).contact_details?.first_name).toBe('Ana');
});

it('[2-SUB-02, 2-SUB-08] does not move on when the issuer submits', async () => {
  answerWith(() => HttpResponse.json({ id: 31, original_application_id: 12 }));
  const { store } = await anApplication();
  store.dispatch(userLoaded({ id: 1, username: 'staff', is_acting_as_issuer: true }));
  const step = selectCurrentStep(store.getState());

  await store.dispatch(submitApplication());

  expect(selectCurrentStep(store.getState())).toBe(step);
  expect(selectCompleted(store.getState())).toBe(true);
  expect(submissionOf(store).answer?.original_application_id).toBe(12);
});

it('[2-PREV-01, 2-PREV-02, 2-PREV-03] sends nothing in a preview, goes on, and removes the file from the device', async () => {
  const sent = answerWith(lodged);
  const storage = createMemoryStorage();
  const store = anOfferStore({ storage });
  store.dispatch(offerLoaded({ ...CONTEXT, preview: true, slug: SLUG }));
  const fileId = await store.dispatch(openNewFile(SLUG));

  await store.dispatch(submitApplication());

  expect(sent).toEqual([]);
  expect(selectCurrentStep(store.getState())).toBe('next_steps');
  expect(selectCompleted(store.getState())).toBe(true);
  expect(submissionOf(store).answer).toBeNull();
  expect(await storage.getItem(fileKey(fileId))).toBeNull();
});

it('[2-PREV-01, 2-PREV-03] shows an issuer the next steps of a preview, too', async () => {
  const sent = answerWith(lodged);
  const store = anOfferStore();
  store.dispatch(offerLoaded({ ...CONTEXT, preview: true, slug: SLUG }));
  await store.dispatch(openNewFile(SLUG));
  store.dispatch(userLoaded({ id: 1, username: 'staff', is_acting_as_issuer: true }));

  await store.dispatch(submitApplication());

  expect(sent).toEqual([]);
  expect(selectCurrentStep(store.getState())).toBe('next_steps');
});

it('[2-SUB-14] makes one request of fifty presses', async () => {
  const sent = answerWith(lodged);
  const { store } = await anApplication();

  await Promise.all(Array.from({ length: 50 }, () => store.dispatch(submitApplication())));

  expect(sent).toHaveLength(1);
});

it.each([
  ['a server error', refused({}, 500), submissionTexts.failed],
  ['a refusal without an offer text', refused({ message: 'no', errors: {} }), submissionTexts.failed],
  ['an offer text', refused({ offer: ['This offer is closed'] }), 'This offer is closed'],
  [
    'an earlier version that has arrived',
    refused({}, 422),
    'This application was submitted before your last changes, which are not part of it. The confirmation email has the reference. To change it, contact us with that reference.',
  ],
  ['several offer texts', refused({ offer: ['Closed.', 'Sorry.'] }), 'Closed. Sorry.'],
  ['a plain offer text', refused({ offer: 'Closed' }), 'Closed'],
])(
  '[2-SUB-09, 2-SUB-10, 2-SUB-11, 2-SUB-13] after %s tells it and stays ready to submit again',
  async (_name, answer, message) => {
    answerWith(answer, lodged);
    const { store } = await anApplication();
    const before = selectApplication(store.getState());

    await store.dispatch(submitApplication());

    expect(submissionOf(store)).toMatchObject({ phase: 'failed', message });
    expect(selectMode(store.getState()).submitting).toBe(false);
    expect(selectApplication(store.getState())).toBe(before);
    await store.dispatch(submitApplication());
    expect(selectCompleted(store.getState())).toBe(true);
  },
);

it('[2-SUB-12] logs the failure without application data', async () => {
  answerWith(refused({ offer: ['Closed'] }));
  const logError = jest.fn();
  const { store } = await anApplication({ logError });

  await store.dispatch(submitApplication());

  expect(logError.mock.calls).toEqual([['submitApplication', { kind: 'offer' }]]);
});

it('[2-SUB-12] logs the status of a failure of the service', async () => {
  const logError = jest.fn();
  answerWith(refused({ message: 'no', reference: 'r-1' }, 500));
  const { store } = await anApplication({ logError });

  await store.dispatch(submitApplication());

  expect(logError.mock.calls).toEqual([['submitApplication', { kind: 'server', status: 500 }]]);
});

it('[2-CALL-05] hands the service’s field errors to the steps', async () => {
  answerWith(refused({ errors: { contact_details: { first_name: 'Too long' } }, message: 'x' }));
  const { store } = await anApplication();

  await store.dispatch(submitApplication());

  expect(submissionOf(store).errors).toEqual({ contact_details: { first_name: 'Too long' } });
});

describe('the key of an attempt', () => {
  it('is on the device before the service hears of it', async () => {
    const { store, storage, fileId } = await anApplication();
    // A disk that takes its time.
    const { setItem } = storage;
    storage.setItem = async (key, value) => {
      await drain();
      await setItem(key, value);
    };
    let storedAtCall: string | null = null;
    server.use(http.post(CALL, async () => ((storedAtCall = await storage.getItem(fileKey(fileId))), lost())));

    await store.dispatch(submitApplication());

    expect(storedAtCall).toContain(submissionOf(store).idempotencyKey);
  });

  it('outlives the end of the session, which says nothing of an earlier try', async () => {
    const sent = answerWith(refused({ code: 'session' }, 401), refused({}, 500), lodged);
    const { store } = await anApplication();
    for (let attempt = 0; attempt < 3 && !selectCompleted(store.getState()); attempt += 1)
      await store.dispatch(submitApplication());

    expect(selectCompleted(store.getState())).toBe(true);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is a new one after a refusal, since the next attempt says something else', async () => {
    const sent = answerWith(refused({ errors: {}, message: 'no' }), lodged);
    const { store } = await anApplication();

    await store.dispatch(submitApplication());
    await store.dispatch(submitApplication());

    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});

it('drops an answer that arrives after the session ended', async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => (answer = resolve));
  const called = jest.fn(() => gate.then(lodged));
  server.use(http.post(CALL, called));
  const { store } = await anApplication();
  const submitting = store.dispatch(submitApplication());
  await until(() => called.mock.calls.length > 0);

  await store.dispatch(endSession());
  answer();
  await submitting;

  expect(submissionOf(store)).toMatchObject({ phase: 'idle', answer: null });
  expect(store.getState().session).toMatchObject({ epoch: 1, user: null, offerContext: null });
  expect(store.getState().api).toMatchObject({ queries: {}, mutations: {} });
});
