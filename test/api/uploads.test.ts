import { HttpResponse, delay, http } from 'msw';
import { abortUpload, findUpload } from '#api/uploads.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { deleteDocument, uploadDocument } from '#store/documents/documents.ts';
import { until } from '#test/support/eventLoop.ts';
import { TOKEN, at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';

const UPLOAD = at('/api/application_docs/');
const file = () => new File(['%PDF-1.7'], 'ana-passport.pdf', { type: 'application/pdf' });

useServer();

it('[1-UPL-02, 1-UPL-03, 1-UPL-06] sends doc_file, filename and public, and gives the document back', async () => {
  let sent: Request | null = null;
  server.use(
    http.post(UPLOAD, ({ request }) => {
      sent = request.clone();
      return undefined;
    }),
  );

  const outcome = await createAppStore().dispatch(uploadDocument({ uploadId: 'u1', file: file(), fieldName: 'idDoc' }));

  expect(outcome).toMatchObject({
    kind: 'uploaded',
    document: { filename: 'ana-passport.pdf', download: '/api/documents/d1/' },
  });
  expect((sent as Request | null)?.headers.get('x-csrf-token')).toBe(TOKEN);
  expect(findUpload('u1')).toBeUndefined();
});

it('[1-UPL-01] can use the default call', async () => {
  const outcome = await createAppStore().dispatch(
    uploadDocument({ uploadId: 'u1', file: file(), fieldName: 'x', call: '/api/doc__document/' }),
  );

  expect(outcome.kind).toBe('uploaded');
});

it('keeps the file and its name out of actions and state', async () => {
  const store = createAppStore();
  const seen: string[] = [];
  store.subscribe(() => seen.push(JSON.stringify(store.getState())));

  await store.dispatch(uploadDocument({ uploadId: 'u1', file: file(), fieldName: 'idDoc' }));

  expect(seen.length).toBeGreaterThan(0);
  expect(seen.join()).not.toContain('ana-passport');
});

it('[1-UPL-12] tells how much has been sent', async () => {
  const shares: number[] = [];

  await createAppStore().dispatch(
    uploadDocument({ uploadId: 'u1', file: file(), fieldName: 'idDoc', onProgress: (share) => shares.push(share) }),
  );

  expect(shares.at(-1)).toBe(1);
});

it.each([
  [
    'its text at 400',
    () => HttpResponse.json({ idDoc: ['Too large'] }, { status: 400 }),
    { kind: 'refused', message: 'Too large' },
  ],
  ['nothing at 500', () => HttpResponse.json({ idDoc: ['x'] }, { status: 500 }), { kind: 'unanswered' }],
  ['nothing while too many calls are made', () => HttpResponse.json({}, { status: 429 }), { kind: 'unanswered' }],
  [
    'its text above a budget',
    () => HttpResponse.json({ doc_file: ['From 3 pm.'] }, { status: 429 }),
    { kind: 'refused', message: 'From 3 pm.' },
  ],
  ['nothing without an answer', () => HttpResponse.error(), { kind: 'unanswered' }],
  ['nothing where nothing is said of the file', () => HttpResponse.json({}, { status: 413 }), { kind: 'unanswered' }],
  ['nothing for a 400 of a proxy', () => new HttpResponse('<h1>Bad</h1>', { status: 400 }), { kind: 'unanswered' }],
  ['nothing for a 400 without a word', () => new HttpResponse(null, { status: 400 }), { kind: 'unanswered' }],
  ...[401, 403, 404, 408, 409, 413, 415, 422].map((status) => [
    `nothing at ${status} with a page of a proxy`,
    () => new HttpResponse('<h1>No</h1>', { status }),
    { kind: 'unanswered' },
  ]),
  ...[401, 403, 404, 409, 415, 422].map((status) => [
    `nothing at ${status} with words of the service`,
    () => HttpResponse.json({ message: 'No' }, { status }),
    { kind: 'unanswered' },
  ]),
  ...[{ doc_file: ['50 files are kept'] }, { idDoc: ['50 files are kept'] }, { message: '50 files are kept' }].map(
    (body) => [
      `its text at 413: ${JSON.stringify(body)}`,
      () => HttpResponse.json(body, { status: 413 }),
      { kind: 'refused', message: '50 files are kept' },
    ],
  ),
] as [string, () => Response, object][])('[1-UPL-04, 1-UPL-05] shows %s', async (_name, answer, expected) => {
  server.use(http.post(UPLOAD, answer));

  expect(await createAppStore().dispatch(uploadDocument({ uploadId: 'u1', file: file(), fieldName: 'idDoc' }))).toEqual(
    expected,
  );
});

it('ends quietly when it is cancelled', async () => {
  let isSent = false;
  server.use(http.post(UPLOAD, () => ((isSent = true), delay('infinite'))));
  const uploading = createAppStore().dispatch(uploadDocument({ uploadId: 'u1', file: file(), fieldName: 'idDoc' }));
  await until(() => isSent);

  abortUpload('u1');

  expect(await uploading).toEqual({ kind: 'unanswered' });
});

describe('removing a document', () => {
  const document = { filename: 'a.pdf', delete_document: '/api/documents/d1/' };

  it('[1-UPL-07] sends DELETE to its own address, without a body', async () => {
    let body: string | null = null;
    server.use(
      http.delete(at('/api/documents/d1/'), async ({ request }) => {
        body = await request.text();
        return new HttpResponse(null, { status: 204 });
      }),
    );

    expect(await createAppStore().dispatch(deleteDocument(document, 'idDoc'))).toEqual({ kind: 'deleted' });
    expect(body).toBe('');
  });

  it.each([
    [
      'a refusal under the field',
      () => HttpResponse.json('In use', { status: 400 }),
      { kind: 'refused', message: 'In use' },
    ],
    ['nothing for other failures', () => HttpResponse.json({}, { status: 500 }), { kind: 'failed' }],
  ])('[1-UPL-08] shows %s', async (_name, answer, expected) => {
    server.use(http.delete(at('/api/documents/d1/'), answer));

    expect(await createAppStore().dispatch(deleteDocument(document, 'idDoc'))).toEqual(expected);
  });
});
