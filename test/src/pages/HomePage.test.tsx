import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { OfferSummary } from '#api/offersApi.ts';
import { HomePage } from '#src/pages/HomePage.tsx';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

/** What an offer may do without. */
const BARE = { tagline: null, branding_colour: null, closes_at: null, hero_image: null, logo_image: null, tags: [] };

const OFFERS: OfferSummary[] = [
  {
    ...BARE,
    id: 1,
    href: '/offers/a/',
    name: 'A Notes',
    client_name: 'A Limited',
    state: 'closed',
    closes_at: '2026-08-28T17:00:00+10:00',
  },
  {
    ...BARE,
    id: 2,
    href: '/offers/b/',
    name: 'B Shares',
    client_name: 'B Limited',
    state: 'open',
    tagline: 'Shares in B.',
    branding_colour: '#f26a1b',
    closes_at: '2027-06-30T17:00:00+10:00',
    tags: ['Reinvestment plan available'],
  },
  { ...BARE, id: 3, href: '/offers/c/', name: 'C Units', client_name: 'C Limited', state: 'opening' },
];

function show(answer: () => Response) {
  server.use(http.get(at('/api/offers/'), answer));
  return renderWithStore(<HomePage />);
}

const offers = (results: OfferSummary[]) => () => HttpResponse.json({ results });

it('lists the offers by what can be done with them', async () => {
  show(offers(OFFERS));

  await screen.findByRole('heading', { level: 2, name: 'Open for applications' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Open for applications',
    'Opening soon',
    'Closed',
  ]);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['B Shares', '/offers/b/'],
    ['C Units', '/offers/c/'],
    ['A Notes', '/offers/a/'],
  ]);
});

it('[1-LAND-08, 1-LAND-09, 1-LAND-10] says of each offer whose it is, what it is, when it closes, and its tags', async () => {
  show(offers(OFFERS));

  const card = within(await screen.findByRole('region', { name: 'Open for applications' }));
  for (const text of ['B Limited', 'Shares in B.', 'Reinvestment plan available'])
    expect(card.getByText(text)).toBeInTheDocument();
  expect(card.getByText(/^Closes 30 June 2027, /)).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Closed' })).getByText('Closed 28 August 2026')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Opening soon' })).queryByText(/^Closes/)).not.toBeInTheDocument();
});

it("[1-OFFER-06] puts each offer under a rule of its own colour, and under the house's where it has none", async () => {
  show(offers(OFFERS));

  const colourOf = (name: string) =>
    screen.getByRole('link', { name }).closest('li')?.style.getPropertyValue('--brand');
  await screen.findByText('B Shares');
  expect([colourOf('B Shares'), colourOf('C Units')]).toEqual(['#f26a1b', '']);
});

it('says that it is loading, and that there is nothing', async () => {
  show(offers([]));

  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByRole('heading', { name: 'There are no offers at the moment' })).toBeInTheDocument();
});

it('says that it failed, and tries again', async () => {
  show(() => HttpResponse.json({}, { status: 500 }));
  expect(await screen.findByRole('alert', { name: 'The offers could not be loaded' })).toBeInTheDocument();

  server.use(http.get(at('/api/offers/'), offers(OFFERS)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('B Shares')).toBeInTheDocument();
});
