import { HttpResponse, http } from 'msw';
import { forgetCsrfToken } from '#api/csrf.ts';
import { applicationsApi } from '#api/applicationsApi.ts';
import { uploadTexts } from '#domain/texts/upload.ts';
import { asApiError } from '#store/asApiError.ts';
import { codeFailure } from '#store/codeFailure.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { uploadDocument } from '#store/documents/documents.ts';
import { selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { submitApplication } from '#store/submission/submitApplication.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();
beforeEach(() => {
  forgetCsrfToken();
  // RTK tells of an error that it did not expect.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const restorers: (() => void)[] = [];
afterEach(() => {
  for (const restore of restorers.splice(0)) restore();
});

/** Takes away what this browser shall not know. */
function without(owner: object, name: string): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  if (before === undefined) throw new Error(`There is no ${name}`);
  Object.defineProperty(owner, name, { configurable: true, value: undefined });
  restorers.push(() => Object.defineProperty(owner, name, before));
}

const UPLOAD = at('/api/application_docs/');
const file = () => new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' });

it.each<[string, object]>([
  ['append', FormData.prototype],
  ['open', XMLHttpRequest.prototype],
  ['setRequestHeader', XMLHttpRequest.prototype],
  ['send', XMLHttpRequest.prototype],
  ['FormData', globalThis],
  ['XMLHttpRequest', globalThis],
])(
  '[1-UPL-05] refuses a file in words where this browser has no %s, and lets it not wait for ever',
  async (name, owner) => {
    server.use(http.post(UPLOAD, () => HttpResponse.json({ filename: 'passport.pdf' })));
    without(owner, name);

    expect(
      await createAppStore().dispatch(uploadDocument({ uploadId: 'u1', file: file(), fieldName: 'idDoc' })),
    ).toEqual({ kind: 'refused', message: uploadTexts.broken });
  },
);

it.each<[string, object]>([
  ['Headers', globalThis],
  ['URL', globalThis],
  ['setTimeout', globalThis],
])('[3-ERR-03] calls it a fault of ours, and no lost connection, that this browser has no %s', async (name, owner) => {
  const store = createAppStore();
  without(owner, name);

  const { error } = await store.dispatch(applicationsApi.endpoints.submissionOutcome.initiate({ key: 'k-1' }));

  for (const restore of restorers.splice(0)) restore();
  expect(asApiError(error)).toEqual({ kind: 'broken' });
});

it.each([
  ['an answer that was cut off', { kind: 'network' }, { kind: 'network' }],
  ['a call that was called off', { name: 'AbortError', message: 'Aborted' }, { kind: 'network' }],
  ['a call that was not to be made', { name: 'ConditionError' }, { kind: 'network' }],
  ['a function that there is not', { name: 'TypeError', message: 'x.toSorted is not a function' }, { kind: 'broken' }],
  [
    'a name that there is not',
    { name: 'ReferenceError', message: 'structuredClone is not defined' },
    { kind: 'broken' },
  ],
  ['an error without a name', {}, { kind: 'broken' }],
  ['no error', undefined, { kind: 'broken' }],
])('[3-ERR-03] reads %s', (_what, error, expected) => {
  expect(asApiError(error)).toEqual(expected);
});

it.each([
  ['did not come', { name: 'ChunkLoadError' }, 'network'],
  ['did not come with its style sheet', { code: 'CSS_CHUNK_LOAD_FAILED' }, 'network'],
  ['throws as it begins', { name: 'TypeError' }, 'broken'],
  ['has a syntax that this browser does not read', { name: 'SyntaxError' }, 'broken'],
])('[3-ERR-03] knows why code that %s is not there', (_what, error, kind) => {
  expect(codeFailure(error)).toEqual({ kind });
});

it('[2-SUB-09] says that a submission failed, and does not ask after its outcome for ever, where our own code threw', async () => {
  const store = aStoreOnReview();
  without(FormData.prototype, 'append');

  await store.dispatch(submitApplication());

  expect(selectSubmission(store.getState())).toMatchObject({ phase: 'failed', reason: 'failed' });
});
