import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { OfferSummary } from '#api/offersApi.ts';
import { HomePage } from '#src/pages/HomePage.tsx';
import type { FileEntry } from '#store/file/fileEntry.ts';
import { entryKey } from '#store/file/persistence/fileList.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { at } from '#test/support/handlers.ts';
import { anOfferSummary } from '#test/support/offerSummaries.ts';
import { anOfferStore, NOW } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const OFFERS: OfferSummary[] = [
  anOfferSummary({
    slug: 'a',
    id: 1,
    name: 'A Notes',
    client_name: 'A Limited',
    state: 'closed',
    closes_at: '2026-08-28T17:00:00+10:00',
    security_kind: 'notes',
    price_per_security: '100.00',
    min_value: '10000',
  }),
  anOfferSummary({
    slug: 'b',
    id: 2,
    name: 'B Shares',
    client_name: 'B Limited',
    price_per_security: '0.40',
    price_precision: 2,
    min_securities: '5000',
    min_value: '2000.00',
    tagline: 'Shares in B.',
    branding_colour: '#f26a1b',
    closes_at: '2027-06-30T17:00:00+10:00',
    tags: ['Reinvestment plan available'],
  }),
  anOfferSummary({ slug: 'c', id: 3, name: 'C Units', client_name: 'C Limited', state: 'opening' }),
];

function show(answer: () => Response) {
  server.use(http.get(at('/api/offers/'), answer));
  return renderWithStore(<HomePage />);
}

const offers = (results: OfferSummary[]) => () => HttpResponse.json({ results });

it('lists the offers by what can be done with them', async () => {
  show(offers(OFFERS));

  await screen.findByRole('heading', { level: 2, name: 'Open for applications' });
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent),
  ).toEqual(['Open for applications', 'Opening soon', 'Closed']);
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['B Shares', '/offers/b/'],
    ['C Units', '/offers/c/'],
    ['A Notes', '/offers/a/'],
  ]);
});

const row = (name: string) => within(screen.getByRole('link', { name }).closest('tr') as HTMLElement);

it('[1-LAND-08, 1-LAND-09] says of each offer whose it is, what it is, at which price and from which amount on, and its tags', async () => {
  show(offers(OFFERS));
  await screen.findByText('B Shares');

  for (const text of ['B Limited', 'Shares in B.', 'Reinvestment plan available', 'Shares'])
    expect(row('B Shares').getByText(text)).toBeInTheDocument();
  expect(
    row('B Shares')
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    'Shares',
    'AUD 0.40',
    'AUD 2,000.005,000 shares',
    expect.stringMatching(/^\d+ (months|days)30 June 2027$/),
  ]);
  expect(
    row('A Notes')
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Notes', 'AUD 100.00', 'AUD 10,000.00', '28 August 2026']);
  expect(row('C Units').getAllByRole('cell').at(-1)).toHaveTextContent('No date set');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Offer', 'Securities', 'Price', 'Minimum', 'Closes in'],
    ...['Offer', 'Securities', 'Price', 'Minimum', 'Closes in'],
    ...['Offer', 'Securities', 'Price', 'Minimum', 'Closed'],
  ]);
});

it('names the day on which an offer closes in the time zone of the offer', async () => {
  const closes_at = '2027-06-30T15:00:00Z';
  show(
    offers([
      anOfferSummary({ slug: 'a', name: 'A Notes', closes_at }),
      anOfferSummary({ slug: 'b', id: 2, name: 'B Shares', closes_at, time_zone: 'Australia/Perth' }),
    ]),
  );
  await screen.findByText('B Shares');

  expect(row('A Notes').getAllByRole('cell').at(-1)).toHaveTextContent('1 July 2027');
  expect(row('B Shares').getAllByRole('cell').at(-1)).toHaveTextContent('30 June 2027');
});

it("[1-OFFER-06] puts each offer beside a rule of its own colour, and of the house's where it has none", async () => {
  show(offers(OFFERS));

  const colourOf = (name: string) =>
    screen.getByRole('link', { name }).closest('tr')?.style.getPropertyValue('--brand');
  await screen.findByText('B Shares');
  expect([colourOf('B Shares'), colourOf('C Units')]).toEqual(['#f26a1b', '']);
});

it('says that it is loading, and that there is nothing', async () => {
  show(offers([]));

  expect(screen.getByText('Loading...').closest('[role=status]')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'There are no offers at the moment' })).toBeInTheDocument();
});

it('says that it failed, and tries again', async () => {
  show(() => HttpResponse.json({}, { status: 500 }));
  expect(await screen.findByRole('alert', { name: 'The offers could not be loaded' })).toBeInTheDocument();

  server.use(http.get(at('/api/offers/'), offers(OFFERS)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('B Shares')).toBeInTheDocument();
});

describe('Continue', () => {
  const line = (fileId: string, given: Partial<FileEntry> = {}): FileEntry => ({
    fileId,
    offerSlug: 'b',
    offerName: 'B Shares',
    userId: null,
    investorName: 'Canary Lindqvist',
    currentStep: 'bank_details',
    hasData: true,
    createdAt: NOW,
    changedAt: NOW,
    ...given,
  });
  const showWith = (entries: FileEntry[], user: object[] = [], drafts: object[] = [], before = () => {}) => {
    server.use(
      http.get(at('/api/offers/'), offers(OFFERS)),
      http.get(at('/api/user__user/'), () => HttpResponse.json({ results: user })),
      http.get(at('/api/drafts/'), () => HttpResponse.json({ results: drafts })),
    );
    before();
    const store = anOfferStore({ storage: storageOf(entries) });
    return renderWithStore(<HomePage />, store);
  };
  const storageOf = (entries: FileEntry[]) => {
    const storage = createMemoryStorage(() => NOW);
    for (const entry of entries) void storage.setItem(entryKey(entry.fileId), JSON.stringify(entry));
    return storage;
  };
  const region = async () => within(await screen.findByRole('region', { name: 'Continue' }));

  it('[1-LAND-46] offers what was begun on this device first, without a name for whoever has not said that it is theirs', async () => {
    showWith([line('f-1')]);

    const [item] = (await region()).getAllByRole('listitem');
    expect(item).toHaveTextContent('B Shares');
    expect(item).toHaveTextContent('Bank account details');
    expect(item).toHaveTextContent(/Changed 21\/11\/2026/);
    expect(document.body.textContent).not.toMatch(/canary/i);
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Continue');
  });

  it('[1-LAND-46] names whose application it is to whoever is signed in, and shows what the account has saved elsewhere once', async () => {
    const draft = (id: number, key: string | null) => ({
      application_id: id,
      reference: `B-${id}`,
      revision: 1,
      file_key: key,
      saved_at: '2026-11-20T08:00:00.000Z',
      draft_url: `/offers/b/draft/${id}/`,
      offer: { slug: 'b', name: 'B Shares', is_open: true },
    });
    showWith(
      [line('f-1', { userId: 4, label: 'The Lindqvists' }), line('f-2', { userId: 5, investorName: 'Somebody Else' })],
      [{ id: 4, username: 'ana@example.com', first_name: 'Ana', last_name: 'Ruiz' }],
      [draft(31, 'f-1'), draft(32, null)],
    );

    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(2));
    const items = (await region()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items[0]).toMatch(/The Lindqvists.*Saved 20\/11\/2026, .*, also on this device/);
    expect(items[1]).toMatch(/Saved 20\/11\/2026/);
    expect(document.body.textContent).not.toMatch(/Somebody Else/);
    expect(screen.getByText('Signed in as Ana Ruiz')).toBeInTheDocument();
  });

  const ANA = { id: 4, username: 'ana@example.com', first_name: 'Ana', last_name: 'Ruiz' };
  const aDraft = {
    application_id: 31,
    reference: 'B-31',
    revision: 1,
    file_key: null,
    saved_at: '2026-11-20T08:00:00.000Z',
    draft_url: '/offers/b/draft/31/',
    offer: { slug: 'b', name: 'B Shares', is_open: true },
  };

  it.each<[string, () => Response]>([
    ['the service fails', () => HttpResponse.json({}, { status: 500 })],
    ['there is no connection', () => HttpResponse.error()],
  ])('[1-LAND-46] says that what the account has saved did not come where %s, and asks again', async (_how, answer) => {
    showWith([line('f-1', { userId: 4 })], [ANA], [], () => server.use(http.get(at('/api/drafts/'), answer)));

    const said = await screen.findByRole('note', {
      name: 'The applications saved in your account could not be loaded',
    });
    expect(said).toHaveTextContent('Showing what is on this device.');
    expect(said.closest('[role=status]')).toBeInTheDocument();
    expect((await region()).getAllByRole('listitem')).toHaveLength(1);

    server.use(http.get(at('/api/drafts/'), () => HttpResponse.json({ results: [aDraft] })));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(2));
    expect(said).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('[1-LAND-46] says where nobody knows who is signed in that what an account has is not shown, and asks again', async () => {
    showWith([line('f-1', { userId: 4 })], [ANA], [aDraft], () =>
      server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({}, { status: 503 }))),
    );

    const said = await screen.findByRole('note', { name: 'We could not find out who is signed in' });
    expect(said).toHaveTextContent('Applications saved in an account are not shown.');
    expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument();

    server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [ANA] })));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(2));
    expect(said).not.toBeInTheDocument();
  });

  it('shows the three changed last, and all of them in the drawer', async () => {
    showWith(Array.from({ length: 30 }, (_, index) => line(`f-${index}`)));

    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'All 30 applications' }));

    const drawer = within(await screen.findByRole('dialog', { name: 'Your applications' }));
    expect(drawer.getByText('30 applications')).toBeInTheDocument();
    expect(drawer.getAllByRole('listitem')).toHaveLength(30);
  });

  it('[1-LAND-46] has no such part where nothing was begun, and leads to the drawer all the same', async () => {
    showWith([]);

    await screen.findByText('B Shares');
    expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument();
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Your applications' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Your applications' }));
    expect(await drawer.findByText('No applications in progress')).toBeInTheDocument();
    expect(drawer.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it.each([0, 1, 4])('[1-LAND-46] opens one drawer on Ctrl+K with %i applications, however often', async (count) => {
    showWith(Array.from({ length: count }, (_, index) => line(`f-${index}`)));
    await screen.findByText('B Shares', { selector: 'a' });
    if (count > 0) await region();

    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Your applications' });
    await userEvent.keyboard('{Control>}kk{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
