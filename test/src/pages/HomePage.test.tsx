import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { OfferSummary } from '#api/offersApi.ts';
import { HomePage } from '#src/pages/HomePage.tsx';
import { at } from '#test/support/handlers.ts';
import { anOfferSummary } from '#test/support/offerSummaries.ts';
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
  }),
  anOfferSummary({
    slug: 'b',
    id: 2,
    name: 'B Shares',
    client_name: 'B Limited',
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
