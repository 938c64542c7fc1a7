import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { abortAllUploads } from '#api/uploads.ts';
import type { UploadedDocument } from '#domain/application.ts';
import { useDocumentListUpload } from '#store/documents/useDocumentListUpload.ts';
import { at } from '#test/support/handlers.ts';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

const UPLOAD = at('/api/application_docs/');
const DOCUMENT = at('/api/documents/:id/');
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const aStored = (id: string): UploadedDocument => ({
  id,
  filename: `${id}.pdf`,
  download: `/api/documents/${id}/`,
  delete_document: `/api/documents/${id}/`,
});

/** The hook with a form around it that keeps its list. */
function renderUpload({ stored = [], error }: { stored?: UploadedDocument[]; error?: string } = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={anOfferStore()}>{children}</Provider>;
  const { result } = renderHook(
    () => {
      const [value, onChange] = useState<readonly UploadedDocument[]>(stored);
      return {
        value,
        upload: useDocumentListUpload({
          limit: { most: 20, of: 'document' },
          fieldName: 'additionalDocs',
          fieldId: 'block-additionalDocs',
          value,
          onChange,
          error,
        }),
      };
    },
    { wrapper },
  );
  const row = (filename: string) => result.current.upload.items.find((item) => item.filename === filename);
  return {
    result,
    row,
    choose: (...names: string[]) => act(() => result.current.upload.onChoose(names.map(pdf))),
    remove: (filename: string) => act(() => result.current.upload.onRemove(row(filename)?.id ?? '')),
    names: () => result.current.value.map(({ filename }) => filename),
  };
}

useServer();
afterEach(() => act(() => abortAllUploads()));

/** Answers by name, in the order in which the test says so. */
function heldUploads() {
  const held = new Map<string, (response: Response) => void>();
  server.use(
    http.post(UPLOAD, async ({ request }) => {
      const filename = (await request.formData()).get('filename');
      return new Promise<Response>((resolve) => typeof filename === 'string' && held.set(filename, resolve));
    }),
  );
  const answer = async (
    filename: string,
    response: Response = HttpResponse.json(aStored(filename.replace('.pdf', ''))),
  ) => {
    await waitFor(() => expect(held.has(filename)).toBe(true));
    await act(async () => held.get(filename)?.(response));
  };
  const sent = (...names: string[]) => waitFor(() => expect([...held.keys()].sort()).toEqual(names));
  return { answer, sent };
}

it('[1-UPL-11] sends several files each by itself and keeps what arrives, in the order of arriving', async () => {
  const { answer } = heldUploads();
  const { result, choose, row, names } = renderUpload({ stored: [aStored('deed')] });
  choose('one.pdf', 'two.pdf');
  expect(result.current.upload.items.map(({ filename, status }) => [filename, status])).toEqual([
    ['deed.pdf', 'done'],
    ['one.pdf', 'uploading'],
    ['two.pdf', 'uploading'],
  ]);
  expect(result.current.upload.isBusy).toBe(true);

  await answer('two.pdf');
  await waitFor(() => expect(row('two.pdf')?.status).toBe('done'));
  expect(row('one.pdf')?.status).toBe('uploading');
  await answer('one.pdf');

  await waitFor(() => expect(names()).toEqual(['deed.pdf', 'two.pdf', 'one.pdf']));
  expect(result.current.upload.isBusy).toBe(false);
});

it('[1-UPL-04, 1-UPL-05] a refused file holds, one that waits does not, and neither keeps the others', async () => {
  const { answer } = heldUploads();
  const { result, choose, remove, row, names } = renderUpload();
  choose('good.pdf', 'waits.pdf', 'bad.pdf');
  await answer('good.pdf');
  await answer('waits.pdf', HttpResponse.error());
  await answer('bad.pdf', HttpResponse.json({ additionalDocs: ['Virus found'] }, { status: 400 }));

  await waitFor(() => expect(result.current.upload.refusal).toBe('Virus found'));
  await waitFor(() =>
    expect([row('good.pdf')?.status, row('waits.pdf')?.status, row('bad.pdf')?.status]).toEqual([
      'done',
      'queued',
      'refused',
    ]),
  );
  expect(result.current.upload.isBusy).toBe(false);
  remove('bad.pdf');
  expect([result.current.upload.refusal, result.current.upload.error]).toEqual([undefined, undefined]);

  server.resetHandlers();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(names()).toEqual(['good.pdf', 'waits.pdf']));
});

it('[1-UPL-07] removes one at its own address and leaves the other, also while one more arrives', async () => {
  let deleted = '';
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.delete(
      DOCUMENT,
      async ({ params }) => (
        (deleted += String(params['id'])),
        await answered,
        new HttpResponse(null, { status: 204 })
      ),
    ),
  );
  const { result, choose, remove, names } = renderUpload({ stored: [aStored('old'), aStored('kept')] });

  remove('old.pdf');
  expect(result.current.upload.isBusy).toBe(true);
  choose('new.pdf');

  await waitFor(() => expect(names()).toEqual(['kept.pdf', 'new.pdf']));
  act(answer);
  await waitFor(() => expect(result.current.upload.isBusy).toBe(false));
  expect(deleted).toBe('old');
});

it('[1-UPL-08] keeps a document whose removal is refused, and says why until another is chosen', async () => {
  server.use(
    http.delete(DOCUMENT, () => HttpResponse.json({ additionalDocs: ['Already submitted'] }, { status: 400 })),
  );
  const { result, choose, remove, names } = renderUpload({ stored: [aStored('d1')] });

  remove('d1.pdf');
  await waitFor(() => expect(result.current.upload.error).toBe('Already submitted'));
  expect(names()).toEqual(['d1.pdf']);

  choose('new.pdf');
  expect(result.current.upload.error).toBeUndefined();
});

it('[1-UPL-08] takes a document off the list at the press, also when its removal fails, and puts one that stays where it was', async () => {
  const answers: ((response: Response) => void)[] = [];
  server.use(http.delete(DOCUMENT, () => new Promise<Response>((resolve) => answers.push(resolve))));
  const answer = async (response: Response) => {
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers.pop()?.(response));
  };
  const { result, remove, names } = renderUpload({ stored: [aStored('d1'), aStored('d2')] });

  remove('d1.pdf');
  expect(names()).toEqual(['d2.pdf']);
  await answer(HttpResponse.json({ additionalDocs: ['Already submitted'] }, { status: 400 }));
  await waitFor(() => expect(result.current.upload.error).toBe('Already submitted'));
  expect(names()).toEqual(['d1.pdf', 'd2.pdf']);

  remove('d2.pdf');
  await answer(new HttpResponse(null, { status: 503 }));
  await waitFor(() => expect(result.current.upload.isBusy).toBe(false));
  expect(names()).toEqual(['d1.pdf']);
});

it('[1-UPL-05] lets go of a cancelled file, and of its late answer', async () => {
  const { answer, sent } = heldUploads();
  const { result, choose, row, names } = renderUpload();
  choose('one.pdf', 'two.pdf');
  await sent('one.pdf', 'two.pdf');

  act(() => result.current.upload.onCancel(row('one.pdf')?.id ?? ''));
  await answer('two.pdf');
  await answer('one.pdf');

  await waitFor(() => expect(names()).toEqual(['two.pdf']));
  expect(result.current.upload.items).toHaveLength(1);
});
