import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { findUpload } from '#api/uploads.ts';
import type { UploadedDocument } from '#domain/application.ts';
import { retryDelay } from '#store/documents/pendingUploads.ts';
import { useDocumentUpload } from '#store/documents/useDocumentUpload.ts';
import { drain, useFakeClock } from '#test/support/eventLoop.ts';
import { at } from '#test/support/handlers.ts';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

const UPLOAD = at('/api/application_docs/');
const STORED: UploadedDocument = {
  id: 'd9',
  filename: 'passport.pdf',
  download: '/api/documents/d9/',
  delete_document: '/api/documents/d9/',
  size: 2048,
};
const pdf = (name = 'scan.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** The hook with a form around it that keeps its value. */
function renderUpload({
  stored = null,
  fieldName = 'idDoc',
  error,
}: { stored?: UploadedDocument | null; fieldName?: string; error?: string } = {}) {
  const store = anOfferStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const view = renderHook(
    () => {
      const [value, onChange] = useState<UploadedDocument | null>(stored);
      return { value, upload: useDocumentUpload({ fieldName, fieldId: `block-${fieldName}`, value, onChange, error }) };
    },
    { wrapper },
  );
  return { ...view, store, choose: (file = pdf()) => act(() => view.result.current.upload.onChoose([file])) };
}

describe('useDocumentUpload', () => {
  useServer();

  it('[1-UPL-02, 1-UPL-03, 1-UPL-06] sends the file to the documents of applications and keeps the answer', async () => {
    const { result, choose } = renderUpload();

    choose();
    await waitFor(() => expect(result.current.value).not.toBeNull());

    expect(result.current.value).toMatchObject({
      id: 'd1',
      filename: 'scan.pdf',
      download: '/api/documents/d1/',
      delete_document: '/api/documents/d1/',
    });
    expect(result.current.upload.items).toEqual([
      { id: 'd1', filename: 'scan.pdf', status: 'done', size: expect.any(Number), href: '/api/documents/d1/' },
    ]);
  });

  it.each([
    ['a file of 30 MB', 'scan.pdf', 30_000_000, 'The file is larger than 20 MB'],
    ['one byte too many', 'scan.pdf', 20_000_001, 'The file is larger than 20 MB'],
    ['an empty file', 'scan.pdf', 0, 'The file is empty'],
    ['a text document', 'letter.docx', 1000, 'Only PDF files are accepted'],
  ])(
    '[1-UPL-10] refuses %s at once, in the words of the service and as if it had said so, and sends nothing',
    async (_what, name, size, message) => {
      let calls = 0;
      server.use(http.post(UPLOAD, () => ((calls += 1), undefined)));
      const { result, choose } = renderUpload();

      choose(Object.defineProperty(pdf(name), 'size', { value: size }));

      expect(result.current.upload).toMatchObject({
        refusal: message,
        error: message,
        isBusy: false,
        items: [{ filename: name, status: 'refused' }],
      });
      choose();
      await waitFor(() => expect(result.current.value).toMatchObject({ filename: 'scan.pdf' }));
      expect(result.current.upload).toMatchObject({
        refusal: undefined,
        error: undefined,
        items: [{ status: 'done' }],
      });
      expect(calls).toBe(1);
    },
  );

  it('[1-UPL-10] sends a file of exactly the largest size', async () => {
    const { result, choose } = renderUpload();

    choose(Object.defineProperty(pdf(), 'size', { value: 20_000_000 }));

    expect(result.current.upload.items).toMatchObject([{ status: 'uploading' }]);
  });

  it('[1-UPL-12] tells in per cent how far the file has come', async () => {
    server.use(http.post(UPLOAD, () => delay('infinite')));
    const { result, choose } = renderUpload();

    choose();
    expect(result.current.upload.items).toMatchObject([{ filename: 'scan.pdf', status: 'uploading', percent: 0 }]);
    const id = result.current.upload.items[0]?.id ?? '';
    await waitFor(() => expect(findUpload(id)).toBeDefined());
    act(() => findUpload(id)?.onProgress(0.424));

    expect(result.current.upload.items).toMatchObject([{ status: 'uploading', percent: 42 }]);
  });

  it.each([
    { shape: "the field's own entry", data: { idDoc: ['Too large'], doc_file: ['No file'] }, text: 'Too large' },
    { shape: 'the doc_file entry', data: { doc_file: ['No file'] }, text: 'No file' },
    { shape: 'the data itself', data: 'Virus found', text: 'Virus found' },
  ])('[1-UPL-04] shows $shape of a refusal', async ({ data, text }) => {
    server.use(http.post(UPLOAD, () => HttpResponse.json(data, { status: 400 })));
    const { result, choose } = renderUpload();

    choose();

    await waitFor(() => expect(result.current.upload.error).toBe(text));
    expect(result.current.upload.refusal).toBe(text);
    expect(result.current.upload.items).toMatchObject([{ status: 'refused' }]);
    expect(result.current.value).toBeNull();
  });

  it.each([
    { failure: 'a failure of the service', answer: () => new HttpResponse(null, { status: 500 }) },
    { failure: 'a lost connection', answer: () => HttpResponse.error() },
  ])(
    '[1-UPL-05] says nothing of $failure under the field, holds nothing, and goes on once the connection returns',
    async ({ answer }) => {
      server.use(http.post(UPLOAD, answer));
      const { result, choose } = renderUpload();

      choose();
      await waitFor(() =>
        expect(result.current.upload.items).toMatchObject([{ filename: 'scan.pdf', status: 'queued' }]),
      );
      expect(result.current.upload.error).toBeUndefined();
      expect(result.current.upload.refusal).toBeUndefined();
      expect(result.current.upload.isBusy).toBe(false);

      server.resetHandlers();
      act(() => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(result.current.value).toMatchObject({ filename: 'scan.pdf' }));
      expect(result.current.upload.items).toMatchObject([{ status: 'done' }]);
    },
  );

  it('[1-UPL-05] goes on by itself after a pause, without anything happening', async () => {
    let calls = 0;
    server.use(http.post(UPLOAD, () => ((calls += 1) === 1 ? new HttpResponse(null, { status: 503 }) : undefined)));
    const { result, choose } = renderUpload();

    choose();
    await waitFor(() => expect(result.current.value).toMatchObject({ filename: 'scan.pdf' }));

    expect(calls).toBe(2);
  });

  it('[1-UPL-05] sends a file under one key however often, so that a lost answer leaves no second document, and another under its own', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(
        UPLOAD,
        ({ request }) => (
          keys.push(request.headers.get('Idempotency-Key')),
          keys.length === 1 ? HttpResponse.error() : undefined
        ),
      ),
    );
    const { result, choose } = renderUpload();

    choose();
    await waitFor(() => expect(result.current.upload.items).toMatchObject([{ status: 'queued' }]));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.value).not.toBeNull());
    choose(pdf('other.pdf'));
    await waitFor(() => expect(result.current.value).toMatchObject({ filename: 'other.pdf' }));

    expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
    expect(new Set(keys).size).toBe(2);
  });

  it('[1-UPL-05] waits longer after each failure, at most a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  it.each([
    ['an ended session', 401, { code: 'session', message: 'Your session has ended. Log in again.' }],
    ['a token that is not taken', 403, { code: 'csrf', message: 'Reload the page and try again.' }],
    ['an address that is not there', 404, { message: 'Not found' }],
    ['an answer that came too late', 408, undefined],
    ['a conflict', 409, { message: 'In flight' }],
    ['a length that a proxy does not take', 413, '<html><h1>Request Entity Too Large</h1></html>'],
    ['a kind of body that is not taken', 415, { message: 'Wrong content type' }],
    ['a key that was used', 422, { message: 'Used for another file' }],
    ['a 400 of a proxy', 400, '<html><h1>Bad Request</h1></html>'],
    ['a 400 without a word', 400, undefined],
  ])(
    '[1-UPL-05] keeps the file after %s (%i), says nothing of it, and goes on by itself',
    async (_what, status, body) => {
      server.use(
        http.post(UPLOAD, () =>
          typeof body === 'object' ? HttpResponse.json(body, { status }) : new HttpResponse(body, { status }),
        ),
      );
      const { result, choose } = renderUpload();
      choose();
      await waitFor(() =>
        expect(result.current.upload.items).toMatchObject([{ filename: 'scan.pdf', status: 'queued' }]),
      );
      expect(result.current.upload).toMatchObject({ error: undefined, refusal: undefined, isBusy: false });

      server.resetHandlers();
      act(() => void window.dispatchEvent(new Event('online')));

      await waitFor(() => expect(result.current.value).toMatchObject({ filename: 'scan.pdf' }));
    },
  );

  it.each([
    ["the quota's", { doc_file: ['50 files are kept already'] }, '50 files are kept already'],
    ["the field's", { idDoc: ['Too large'] }, 'Too large'],
    ['a message', { message: 'Too much was sent' }, 'Too much was sent'],
  ])(
    '[1-UPL-04, 1-UPL-05] shows the words of a service that finds a file too large: %s',
    async (_whose, body, text) => {
      server.use(http.post(UPLOAD, () => HttpResponse.json(body, { status: 413 })));
      const { result, choose } = renderUpload();
      choose();

      await waitFor(() =>
        expect(result.current.upload).toMatchObject({ error: text, refusal: text, items: [{ status: 'refused' }] }),
      );
    },
  );

  it('[1-UPL-05] lets go of a cancelled upload without a word, and of its late answer', async () => {
    let answer = (_response: Response) => {};
    const asked = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    server.use(http.post(UPLOAD, asked));
    const { result, choose } = renderUpload();

    choose();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    act(() => result.current.upload.onCancel(result.current.upload.items[0]?.id ?? ''));
    answer(HttpResponse.json({ filename: 'late.pdf' }));
    await act(() => drain());

    expect(result.current.upload.items).toEqual([]);
    expect(result.current.upload.error).toBeUndefined();
    expect(result.current.value).toBeNull();
  });

  it('[1-UPL-05] takes a failed file off the list, and its refusal with it', async () => {
    server.use(http.post(UPLOAD, () => HttpResponse.json({ doc_file: ['No file'] }, { status: 400 })));
    const { result, choose } = renderUpload();

    choose();
    await waitFor(() => expect(result.current.upload.error).toBe('No file'));
    act(() => result.current.upload.onRemove(result.current.upload.items[0]?.id ?? ''));

    expect(result.current.upload.items).toEqual([]);
    expect(result.current.upload.error).toBeUndefined();
  });

  it('[1-UPL-05] takes its unfinished upload along when the field goes away', async () => {
    server.use(http.post(UPLOAD, () => delay('infinite')));
    const { result, choose, unmount } = renderUpload();

    choose();
    const id = result.current.upload.items[0]?.id ?? '';
    await waitFor(() => expect(findUpload(id)).toBeDefined());
    const signal = findUpload(id)?.abort.signal;
    unmount();

    expect(signal?.aborted).toBe(true);
    await waitFor(() => expect(findUpload(id)).toBeUndefined());
  });

  it('[1-UPL-07] deletes a document at its own address, without payload', async () => {
    const bodies: string[] = [];
    server.use(
      http.delete(
        at('/api/documents/:id/'),
        async ({ request, params }) => (
          bodies.push(`${String(params['id'])}:${await request.text()}`),
          new HttpResponse(null, { status: 204 })
        ),
      ),
    );
    const { result } = renderUpload({ stored: STORED });

    act(() => result.current.upload.onRemove('d9'));

    await waitFor(() => expect(result.current.value).toBeNull());
    expect(bodies).toEqual(['d9:']);
    expect(result.current.upload.items).toEqual([]);
  });

  it('says that it is busy while a file or its removal is on its way, so that nobody leaves before', async () => {
    let answer = () => {};
    server.use(
      http.delete(
        at('/api/documents/:id/'),
        () => new Promise((resolve) => (answer = () => resolve(new HttpResponse(null, { status: 204 })))),
      ),
    );
    const { result, choose } = renderUpload({ stored: STORED });
    expect(result.current.upload.isBusy).toBe(false);

    act(() => result.current.upload.onRemove('d9'));
    expect(result.current.upload.isBusy).toBe(true);
    await act(() => drain());
    act(answer);
    await waitFor(() => expect(result.current.upload.isBusy).toBe(false));
    expect(result.current.value).toBeNull();

    choose();
    expect(result.current.upload.isBusy).toBe(true);
    await waitFor(() => expect(result.current.upload.isBusy).toBe(false));
  });

  it('[1-UPL-08] keeps the document when its removal is refused, and says why', async () => {
    server.use(
      http.delete(at('/api/documents/:id/'), () =>
        HttpResponse.json({ idDoc: ['Already submitted'] }, { status: 400 }),
      ),
    );
    const { result } = renderUpload({ stored: STORED });

    act(() => result.current.upload.onRemove('d9'));

    await waitFor(() => expect(result.current.upload.error).toBe('Already submitted'));
    expect(result.current.value).toEqual(STORED);
  });

  it.each([
    ['no answer comes', () => delay('infinite')],
    ['there is no connection', () => HttpResponse.error()],
    ['the service fails', () => new HttpResponse(null, { status: 500 })],
    ['the service does not have it any more', () => new HttpResponse(null, { status: 404 })],
  ])('[1-UPL-08] takes the document away at the press, also when %s', async (_when, answer) => {
    let calls = 0;
    server.use(http.delete(at('/api/documents/:id/'), () => ((calls += 1), answer())));
    const { result } = renderUpload({ stored: STORED });

    act(() => result.current.upload.onRemove('d9'));
    expect(result.current.value).toBeNull();
    expect(result.current.upload.items).toEqual([]);

    await waitFor(() => expect(calls).toBe(1));
    await act(() => drain());
    expect(result.current.upload.error).toBeUndefined();
    expect(result.current.value).toBeNull();
  });

  it('[1-UPL-08] does not hold the step for long while the service says nothing of a removal', async () => {
    server.use(http.delete(at('/api/documents/:id/'), () => delay('infinite')));
    const { result } = renderUpload({ stored: STORED });

    useFakeClock();

    act(() => result.current.upload.onRemove('d9'));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    await act(() => drain());

    expect(result.current.upload.isBusy).toBe(false);
    jest.useRealTimers();
  });

  it('[1-UPL-08] leaves another file in the place of one whose removal is refused', async () => {
    let refuse = () => {};
    server.use(
      http.delete(
        at('/api/documents/:id/'),
        () =>
          new Promise(
            (resolve) => (refuse = () => resolve(HttpResponse.json({ idDoc: ['Already submitted'] }, { status: 400 }))),
          ),
      ),
    );
    const { result, choose } = renderUpload({ stored: STORED });
    act(() => result.current.upload.onRemove('d9'));
    choose(pdf('other.pdf'));
    await waitFor(() => expect(result.current.value).toMatchObject({ filename: 'other.pdf' }));

    act(() => refuse());
    await waitFor(() => expect(result.current.upload.isBusy).toBe(false));

    expect(result.current.value).toMatchObject({ filename: 'other.pdf' });
    expect(result.current.upload.error).toBeUndefined();
  });

  it("[1-UPL-04] puts a refusal before the form's own message", async () => {
    server.use(http.post(UPLOAD, () => HttpResponse.json('Virus found', { status: 400 })));
    const { result, choose } = renderUpload({ error: 'A recent statement is required' });
    expect(result.current.upload.error).toBe('A recent statement is required');

    choose();

    await waitFor(() => expect(result.current.upload.error).toBe('Virus found'));
  });

  it('[1-UPL-03] never lets the file into the store', async () => {
    const { result, choose, store } = renderUpload();

    choose(pdf('margot-private.pdf'));
    expect(JSON.stringify(store.getState())).not.toContain('margot-private');

    await waitFor(() => expect(result.current.value).not.toBeNull());
    expect(JSON.stringify(store.getState())).not.toContain('margot-private');
  });
});
