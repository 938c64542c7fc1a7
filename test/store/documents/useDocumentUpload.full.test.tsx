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
function renderUpload({ stored = null, error }: { stored?: UploadedDocument | null; error?: string } = {}) {
  const store = anOfferStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const view = renderHook(
    () => {
      const [value, onChange] = useState<UploadedDocument | null>(stored);
      return {
        value,
        upload: useDocumentUpload({ fieldName: 'idDoc', fieldId: 'block-idDoc', value, onChange, error }),
      };
    },
    { wrapper },
  );
  return { ...view, choose: (file = pdf()) => act(() => view.result.current.upload.onChoose([file])) };
}

describe('useDocumentUpload', () => {
  useServer();

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
    expect(result.current.upload.isBusy).toBe(true);
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
});
