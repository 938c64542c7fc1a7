/** @jest-environment node */
import { http, HttpResponse } from 'msw';
import type { UploadedDocument } from '#domain/application.ts';
import type { AppStore, AppThunk } from '#store/createStore.ts';
import { stepDrafted } from '#store/events.ts';
import { peekFile } from '#store/file/persistence/peekFile.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { giveAnswer } from '#store/steps/giveAnswer.ts';
import { removeDocument } from '#store/documents/documentCalls.ts';
import { openNewFile } from '#store/file/files.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { drain, until } from '#test/support/eventLoop.ts';
import { at } from '#test/support/handlers.ts';
import { anOfferStore, deviceStorage, SLUG, wipeDevice } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

/** The page's own events. */
const page = new EventTarget();
Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});

useServer();
beforeEach(wipeDevice);

const STATEMENT: UploadedDocument = {
  id: 'd9',
  filename: 'margot-statement.pdf',
  download: '/api/documents/d9/',
  delete_document: '/api/documents/d9/',
};
const ACCOUNT = { bank_account_name: 'Margot Lindqvist', bank_statement: STATEMENT };

/** A file of this device in which a document was saved with its step, which is open again. */
async function aPage(): Promise<AppStore> {
  const store = anOfferStore({ storage: deviceStorage() });
  await store.dispatch(openNewFile(SLUG));
  store.dispatch(saveStep('bank_details', ACCOUNT));
  store.dispatch(stepDrafted({ name: 'bank_details', values: ACCOUNT }));
  await store.dispatch(flushed());
  expect(await onDevice(store)).toContain('margot-statement');
  return store;
}

const flushed =
  (): AppThunk<Promise<boolean>> =>
  (_dispatch, _getState, { persistence }) =>
    persistence.flush();
const onDevice = async (store: AppStore) =>
  JSON.stringify(await peekFile(deviceStorage(), selectFileId(store.getState()) ?? ''));
const answers = (store: AppStore) =>
  JSON.stringify([selectApplication(store.getState()), selectStepDraft(store.getState(), 'bank_details')]);

/** @returns what the person is told */
async function remove(store: AppStore): Promise<string[]> {
  const told: string[] = [];
  await store.dispatch(
    removeDocument({ document: STATEMENT, fieldName: 'bank_statement', onRefused: (message) => told.push(message) }),
  );
  return told;
}

/** What the service is told, and how it answers in turn; 204 once nothing is left to say. */
function answering(...responses: (() => Response | Promise<Response>)[]) {
  const calls: string[] = [];
  server.use(
    http.delete(
      at('/api/documents/:id/'),
      ({ params }) => (
        calls.push(String(params['id'])),
        responses.shift()?.() ?? new HttpResponse(null, { status: 204 })
      ),
    ),
  );
  return calls;
}

it('[1-UPL-08] a removal is in what was saved, in what is being typed and on the device before the service hears of it', async () => {
  const store = await aPage();
  let [kept, known] = ['', ''];
  answering(async () => {
    [kept, known] = [await onDevice(store), answers(store)];
    return new HttpResponse(null, { status: 204 });
  });

  expect(await remove(store)).toEqual([]);

  expect(kept).toContain('Margot Lindqvist');
  expect(kept).not.toContain('margot-statement');
  expect(known).not.toContain('margot-statement');
});

it.each([
  ['its answer is lost', () => HttpResponse.error()],
  ['the service fails', () => new HttpResponse(null, { status: 503 })],
  ['the session has ended', () => HttpResponse.json({ code: 'session' }, { status: 401 })],
])(
  '[1-UPL-08] the answers stay without the document when %s, and the service is told again',
  async (_when, response) => {
    const store = await aPage();
    const calls = answering(response);

    expect(await remove(store)).toEqual([]);

    expect(answers(store)).not.toContain('margot-statement');
    await store.dispatch(flushed());
    expect(await onDevice(store)).not.toContain('margot-statement');
    page.dispatchEvent(new Event('online'));
    await until(() => calls.length > 1);
    await drain();
    expect(calls).toEqual(['d9', 'd9']);
  },
);

it('[1-UPL-08] a document that the service does not have any more counts as removed', async () => {
  const store = await aPage();
  const calls = answering(() => HttpResponse.json({}, { status: 404 }));

  expect(await remove(store)).toEqual([]);
  expect(calls).toEqual(['d9']);
});

it('[1-UPL-08] a document that the service does not let go of stands in the answers again', async () => {
  const store = await aPage();
  const before = answers(store);
  answering(() => HttpResponse.json({ doc_file: ['It was lodged'] }, { status: 400 }));

  expect(await remove(store)).toEqual(['It was lodged']);

  expect(answers(store)).toBe(before);
});

it('[1-UPL-08] what Undo would bring back stays with the service', async () => {
  const store = await aPage();
  const calls = answering();
  store.dispatch(
    giveAnswer(
      { name: 'bank_details', before: ACCOUNT, after: ACCOUNT, kept: ACCOUNT },
      { before: { bank_details: ACCOUNT }, after: {} },
    ),
  );

  expect(await remove(store)).toEqual([]);

  expect(answers(store)).not.toContain('margot-statement');
  expect(calls).toEqual([]);
});
