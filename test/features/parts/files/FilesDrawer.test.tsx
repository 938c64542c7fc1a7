import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { DraftSummary } from '#api/resumingApi.ts';
import type { User } from '#domain/session.ts';
import { FilesButton } from '#features/parts/files/FilesButton.tsx';
import { userLoaded } from '#store/events.ts';
import type { FileEntry } from '#store/file/fileEntry.ts';
import { entryKey } from '#store/file/persistence/fileList.ts';
import { fileKey } from '#store/file/persistence/keys.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { drained } from '#test/support/eventLoop.ts';
import { at } from '#test/support/handlers.ts';
import { anOfferStore, CONTEXT, NOW } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

beforeEach(() => window.history.replaceState(null, '', '/offers/b/'));
afterEach(() => jest.restoreAllMocks());

const ANA: User = { id: 4, username: 'ana@example.com', first_name: 'Ana', last_name: 'Ruiz' };

const line = (fileId: string, given: Partial<FileEntry> = {}): FileEntry => ({
  fileId,
  offerSlug: 'b',
  offerName: 'B Shares',
  userId: 4,
  investorName: `Owner of ${fileId}`,
  currentStep: 'bank_details',
  hasData: true,
  createdAt: NOW,
  changedAt: NOW,
  ...given,
});

const draft = (id: number, fileKeyOf: string | null = null): DraftSummary => ({
  application_id: id,
  reference: `B-${id}`,
  own_reference: null,
  investor_name: 'Ana Ruiz',
  revision: 1,
  file_key: fileKeyOf,
  saved_at: '2026-11-20T08:00:00.000Z',
  draft_url: `/offers/b/draft/d${id}/`,
  offer: { slug: 'b', name: 'B Shares', is_open: true },
});

/** The drawer of somebody who is signed in; what their account has saved is asked for anew each time. */
async function open(entries: FileEntry[], drafts: DraftSummary[], before = () => {}) {
  const saved = [...drafts];
  server.use(
    http.get(at('/api/drafts/'), () => HttpResponse.json({ results: saved })),
    http.post(at('/api/applications/:id/delete-draft/'), ({ params }) => {
      const index = saved.findIndex(({ application_id: id }) => String(id) === params['id']);
      if (index === -1) return HttpResponse.json({ message: 'x' }, { status: 404 });
      saved.splice(index, 1);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  before();
  const storage = createMemoryStorage(() => NOW);
  for (const entry of entries) {
    void storage.setItem(entryKey(entry.fileId), JSON.stringify(entry));
    void storage.setItem(fileKey(entry.fileId), '{}');
  }
  const store = anOfferStore({ storage });
  store.dispatch(userLoaded(ANA));
  renderWithStore(<FilesButton>Your applications</FilesButton>, store);
  await userEvent.click(screen.getByRole('button', { name: 'Your applications' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Your applications' }));
  await waitFor(() => expect(drawer.queryByText('Loading...')).not.toBeInTheDocument());
  return { store, drawer };
}

const rowOf = (words: RegExp) => {
  const rows = within(screen.getByRole('dialog', { name: 'Your applications' })).getAllByRole('listitem');
  return within(rows.find(({ textContent }) => words.test(textContent)) ?? document.createElement('li'));
};

it('[1-LAND-46] says of what it removes from this device that the account has it still, keeps its row, and gives it back', async () => {
  const { drawer } = await open([line('f-1'), line('f-2')], [draft(31, 'f-1')]);
  expect(drawer.getByText(/· Saved 20\/11\/2026, .*, also on this device$/)).toBeInTheDocument();

  await userEvent.click(rowOf(/Owner of f-1/).getByRole('button', { name: /^Remove/ }));
  const said = await drawer.findByText(
    /^Owner of f-1 was removed from this device\. It is still saved in your account\.\s*$/,
    { ignore: 'button' },
  );
  expect(said.closest('[role="status"]')).not.toBeNull();
  expect(drawer.getByText(/· Saved 20\/11\/2026, [^,]*$/)).toBeInTheDocument();
  expect(drawer.getByText('B-31 · Your turn')).toBeInTheDocument();
  expect(drawer.getByRole('button', { name: 'Undo' })).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(await drawer.findByText('Owner of f-1')).toBeInTheDocument();
  await userEvent.click(rowOf(/Owner of f-2/).getByRole('button', { name: /^Remove/ }));
  expect(await drawer.findByText(/^Owner of f-2 was removed from this device\.\s*$/)).toBeInTheDocument();
});

it('[1-LAND-46, 3-DRAFT-01] deletes what the account alone has once it is asked, and asks for the list anew', async () => {
  const { drawer } = await open([line('f-1')], [draft(31), draft(32)]);
  await userEvent.click(rowOf(/B-31/).getByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
  expect(question.getByText(/^Saved 20\/11\/2026, .*, B-31$/)).toBeInTheDocument();
  // What is pressed there is none of the drawer's keys.
  await userEvent.keyboard('x{ArrowDown}');
  expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement);

  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await drawer.findByText('The saved application has been deleted.')).toHaveAttribute('role', 'status');
  expect(drawer.queryByText(/B-31/)).not.toBeInTheDocument();
  expect(drawer.getByText('B-32 · Your turn')).toBeInTheDocument();
  await waitFor(() => expect(drawer.getByRole('searchbox')).toHaveFocus());
  // What lies on this device is removed, not deleted.
  expect(rowOf(/Owner of f-1/).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
});

it('[1-LAND-46] gives nothing back of what was removed from this device and then deleted with the account', async () => {
  const { drawer } = await open([line('f-1')], [draft(31, 'f-1')]);
  await userEvent.click(rowOf(/Owner of f-1/).getByRole('button', { name: /^Remove/ }));
  expect(await drawer.findByRole('button', { name: 'Undo' })).toBeInTheDocument();

  await userEvent.click(rowOf(/B-31/).getByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await drawer.findByText('No applications in progress')).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveFocus();
});

it('[1-LAND-46] stays where a saved application cannot be fetched without a connection, and opens it once it can', async () => {
  server.use(http.get(at('/api/offers/:slug/drafts/:id/'), () => HttpResponse.error()));
  const { drawer } = await open([], [draft(31)]);
  const row = () => drawer.getByRole('button', { name: /^Ana Ruiz/ });
  await userEvent.click(row());

  expect(await drawer.findByText(/is not on this device and cannot be loaded without a connection/)).toHaveAttribute(
    'role',
    'status',
  );
  expect(window.location.pathname).toBe('/offers/b/');

  const asked: unknown[] = [];
  server.use(
    http.get(at('/api/offers/:slug/drafts/:id/'), ({ params }) => {
      asked.push(params);
      return HttpResponse.json({ application_id: 31, verified: true, is_current: true });
    }),
  );
  await userEvent.click(row());
  await waitFor(() => expect(window.location.pathname).toBe('/offers/b/draft/d31/'));
  expect(asked).toEqual([{ slug: 'b', id: 'd31' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const FAILED = 'The applications saved in your account could not be loaded';
const failing = () => server.use(http.get(at('/api/drafts/'), () => HttpResponse.json({}, { status: 500 })));

it('[1-LAND-46] says that what the account has saved did not come, keeps what is on this device, and asks again', async () => {
  const { drawer } = await open([line('f-1')], [], failing);
  const said = await drawer.findByRole('note', { name: FAILED });
  const place = said.closest('[role=status]');
  expect(place).toHaveTextContent(`${FAILED}Showing what is on this device.Try again`);
  expect(drawer.getByText('Owner of f-1')).toBeInTheDocument();
  expect(drawer.getByRole('searchbox')).toHaveFocus();

  // It stays while it is tried again, and is spoken anew once that failed.
  const words = drawer.getByText(FAILED);
  const again = drawer.getByRole('button', { name: 'Try again' });
  let answer = (_response: Response) => {};
  server.use(http.get(at('/api/drafts/'), () => new Promise<Response>((resolve) => (answer = resolve))));
  await userEvent.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  await drained();
  expect(words).toBeInTheDocument();
  answer(HttpResponse.json({}, { status: 500 }));
  await waitFor(() => expect(words).not.toBeInTheDocument());
  expect(drawer.getByText(FAILED)).toBeInTheDocument();
  expect(drawer.getByRole('button', { name: 'Try again' })).toBe(again);
  expect(again).toHaveFocus();

  server.use(http.get(at('/api/drafts/'), () => HttpResponse.json({ results: [draft(31)] })));
  await userEvent.keyboard('{Enter}');
  expect(await drawer.findByText('B-31 · Your turn')).toBeInTheDocument();
  expect(place).toBeEmptyDOMElement();
  await waitFor(() => expect(drawer.getByRole('searchbox')).toHaveFocus());
});

it('[1-LAND-46] does not say that nothing is in progress where the account could not be asked', async () => {
  const { drawer } = await open([], [], failing);
  expect(await drawer.findByRole('note', { name: FAILED })).toHaveTextContent('Nothing is on this device.');
  expect(drawer.getByText('No applications on this device')).toBeInTheDocument();
  expect(drawer.queryByText('No applications in progress')).not.toBeInTheDocument();
});

it('[1-LAND-46] shows what the account had saved as it was fetched last where it does not come again', async () => {
  const { drawer } = await open([line('f-1')], [draft(31)]);
  expect(drawer.getByText('B-31 · Your turn')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  failing();
  await userEvent.click(screen.getByRole('button', { name: 'Your applications' }));

  expect(await screen.findByRole('note', { name: FAILED })).toHaveTextContent(
    'Showing the list as it was last loaded.',
  );
  expect(screen.getByText('B-31 · Your turn')).toBeInTheDocument();
});

it.each<[string, () => Response]>([
  ['there is no connection', () => HttpResponse.error()],
  ['the service fails', () => HttpResponse.json({}, { status: 503 })],
])(
  '[1-LAND-46] stays where the offer of a file cannot be fetched as %s, and opens it once it can',
  async (_how, no) => {
    server.use(http.get(at('/api/offers/:slug/'), no));
    const { drawer } = await open([line('f-1', { offerSlug: 'c' })], []);
    const row = () => drawer.getByRole('button', { name: /^Owner of f-1/ });
    await userEvent.click(row());

    expect(
      await drawer.findByText(/^This application is kept on this device, but its offer cannot be loaded at the moment/),
    ).toHaveAttribute('role', 'status');
    expect(window.location.pathname).toBe('/offers/b/');

    server.use(http.get(at('/api/offers/:slug/'), () => HttpResponse.json(CONTEXT)));
    await userEvent.click(row());
    await waitFor(() => expect(window.location.pathname).toBe('/offers/c/'));
  },
);

it('[1-LAND-46] leads to an offer that is not there any more, whose page says so, and asks for a preview by its own address', async () => {
  const asked: string[] = [];
  server.use(
    http.get(at('/api/offers/:slug/'), ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return HttpResponse.json({}, { status: 404 });
    }),
  );
  const { drawer } = await open([line('f-1', { offerSlug: 'c/preview' })], []);
  await userEvent.click(drawer.getByRole('button', { name: /^Owner of f-1/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/offers/c/preview/'));
  expect(asked).toEqual(['/api/offers/c/?preview=true']);
});

it('[1-LAND-46] leads nowhere once it was closed while it asked', async () => {
  let answer: () => void = () => undefined;
  server.use(
    http.get(at('/api/offers/:slug/drafts/:id/'), async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ application_id: 31, verified: true, is_current: true });
    }),
  );
  const { drawer } = await open([], [draft(31)]);
  await userEvent.click(drawer.getByRole('button', { name: /^Ana Ruiz/ }));
  expect(await drawer.findByText('Loading...')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  answer();
  await drained();
  expect(window.location.pathname).toBe('/offers/b/');
});

it('[1-LAND-46] takes a name of at most 80 characters', async () => {
  const { drawer, store } = await open([line('f-1', { investorName: 'I'.repeat(100) })], []);
  await userEvent.click(drawer.getByRole('button', { name: /^Rename/ }));
  const field = drawer.getByRole('textbox', { name: 'Your own name for it' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('I'.repeat(80));

  await userEvent.keyboard(`${'The Lindqvists '.repeat(6)}{Enter}`);
  expect(store.getState().files.entities['f-1']?.label).toHaveLength(80);
  expect(drawer.getByRole('button', { name: /^The Lindqvists/ })).toHaveFocus();
});

it('[1-LAND-46] leads back to the search from a row that its new name takes off the list', async () => {
  const { drawer } = await open([line('f-1'), line('f-2')], []);
  await userEvent.type(drawer.getByRole('searchbox'), 'f-1');
  await userEvent.click(drawer.getByRole('button', { name: /^Rename/ }));
  await userEvent.keyboard('The Lindqvists{Enter}');

  expect(await drawer.findByText('No matching applications')).toBeInTheDocument();
  expect(drawer.getByRole('searchbox')).toHaveFocus();
});

it('[1-LAND-46] filters by what is typed, and Enter goes on with the first that is left', async () => {
  const entries = ['f', 'g', 'h'].map((fileId) => line(fileId, { offerSlug: `offer-${fileId}` }));
  entries.push(
    line('i', { offerSlug: 'offer-i', investorName: 'Jacqueline Quinn', changedAt: '2026-11-01T08:00:00.000Z' }),
  );
  const { drawer } = await open(entries, []);
  expect(drawer.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('quinn ja');

  expect(drawer.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/offers/offer-i/'));
});

it('[1-LAND-46] keeps investor and reference in a name that is saved as it is offered', async () => {
  const { store, drawer } = await open([line('f')], [{ ...draft(31, 'f'), own_reference: 'C-31' }]);
  await userEvent.click(await drawer.findByRole('button', { name: /^Rename Owner of f, C-31/ }));
  expect(drawer.getByRole('textbox', { name: /Your own name for it/ })).toHaveValue('Owner of f, C-31');
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(store.getState().files.entities['f']?.label).toBe('Owner of f, C-31'));
});
