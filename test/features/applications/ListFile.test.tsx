import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { IssuerList } from '#api/issuerApi.ts';
import { App } from '#src/App.tsx';
import { aUser } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { anIssuerList } from '#test/support/issuerList.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const FILE = at('/api/issuer/applications/file/');
const CSV = new Blob(['Reference\r\n']);
const ATTACHED = { 'content-disposition': `attachment; filename="applications-2026-12-01.csv"; filename*=UTF-8''x` };
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.href} as ${this.download}`);
  });
});
afterEach(() => void jest.restoreAllMocks());

function open(list: IssuerList = anIssuerList(), address = ''): void {
  const user = aUser({ id: 5, is_acting_as_issuer: true, has_issuer_role_groups: true });
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [user] })),
    http.post(at('/api/issuer/applications/'), () => HttpResponse.json(list)),
  );
  history.replaceState({ search: 'marsh', place: 'after:abc' }, '', `/issuer/applications/${address}`);
  renderWithStore(<App />);
}
const button = () => screen.findByRole('button', { name: 'Download as CSV' });

it('saves all that the search and the filters find, under the name that the service gives', async () => {
  const asked: unknown[] = [];
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post(FILE, async ({ request }) => {
      asked.push(Object.fromEntries(await request.formData()));
      await held;
      return new HttpResponse(CSV, { headers: ATTACHED });
    }),
  );
  open(anIssuerList(), '?status=accepted&order=name');

  await userEvent.click(await button());

  await waitFor(async () => expect(await button()).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(await button());
  answer();
  await waitFor(() => expect(saved).toEqual(['blob:1 as applications-2026-12-01.csv']));
  expect(asked).toEqual([{ search: 'marsh', status: 'accepted', order: 'name' }]);
  expect((await button()).closest('[data-print="no"]')).not.toBeNull();
});

it.each([
  ['nothing', null, 'Check your connection and try again.'],
  ['429', 429, 'Too many files were downloaded. Wait a minute and try again.'],
  ['503', 503, 'Check your connection and try again.'],
])('says that it was not downloaded where the answer is %s, and tries again', async (_answer, status, words) => {
  server.use(
    http.post(FILE, () => (status === null ? HttpResponse.error() : HttpResponse.json({}, { status })), { once: true }),
    http.post(FILE, () => new HttpResponse(CSV, { headers: ATTACHED })),
  );
  open();

  await userEvent.click(await button());

  const notice = await screen.findByRole('note', { name: 'The file could not be downloaded' });
  expect(notice).toHaveTextContent(words);
  expect(saved).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.queryByRole('note', { name: 'The file could not be downloaded' })).not.toBeInTheDocument();
});

it('saves nothing of a file that is cut off in the middle', async () => {
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('Reference\r\n'));
      controller.error(new Error('cut off'));
    },
  });
  server.use(http.post(FILE, () => new HttpResponse(cut, { headers: ATTACHED })));
  open();

  await userEvent.click(await button());

  expect(await screen.findByRole('note', { name: 'The file could not be downloaded' })).toBeInTheDocument();
  expect(saved).toEqual([]);
});

it('asks for the log-in of a person who is signed in no more', async () => {
  open();
  await button();
  server.use(
    http.post(FILE, () => HttpResponse.json({ message: 'Gone' }, { status: 404 })),
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [] })),
  );

  await userEvent.click(await button());

  expect(await screen.findByText('Log in to see the applications for your offers.')).toBeInTheDocument();
});

it('is not offered where nothing is found', async () => {
  open(anIssuerList({ results: [] }));

  expect(await screen.findByText('No application matches.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).not.toBeInTheDocument();
});
