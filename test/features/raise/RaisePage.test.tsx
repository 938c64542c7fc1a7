import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { IssuerRaise } from '#api/issuerApi.ts';
import type { User } from '#domain/session.ts';
import { issuerListTexts } from '#domain/texts/issuerList.ts';
import { raiseTexts as texts } from '#domain/texts/raise.ts';
import { savedListTexts } from '#domain/texts/savedList.ts';
import { App } from '#src/App.tsx';
import { aUser } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const STAFF: User = aUser({ id: 5, is_acting_as_issuer: true, has_issuer_role_groups: true });
const COPPER = { id: 101, name: 'Emberfield Copper Share Offer' };
const NOTES = { id: 102, name: 'Emberfield Notes' };
type OfferRaise = NonNullable<IssuerRaise['raise']>;
const aRaise = (given: Partial<OfferRaise> = {}): OfferRaise => ({
  offer: { ...COPPER, time_zone: 'Australia/Perth' },
  currency: 'AUD',
  totals: { submitted: '9000.30', accepted: '5000.00', paid: '0.20' },
  days: [
    { date: null, submitted: '1000.10', accepted: '0.00', paid: '0.00' },
    { date: '2026-11-25', submitted: '8000.20', accepted: '0.00', paid: '0.10' },
    { date: '2026-11-28', submitted: '0.00', accepted: '5000.00', paid: '0.10' },
  ],
  ...given,
});

/** Opens the page, where the service answers this, or this status. Returns the offers that were asked for; null: none was named. */
function open(answer: IssuerRaise | number, { user = STAFF, search = '' }: { user?: User; search?: string } = {}) {
  const asked: (string | null)[] = [];
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [user] })),
    http.get(at('/api/issuer/raise/'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('offer'));
      return typeof answer === 'number' ? HttpResponse.json({}, { status: answer }) : HttpResponse.json(answer);
    }),
  );
  history.replaceState(null, '', `/issuer/raise/${search}`);
  renderWithStore(<App />);
  return asked;
}

it('shows what was raised as a chart and the same figures as a table, the newest day first', async () => {
  const asked = open({ offers: [COPPER], raise: aRaise() });

  const chart = await screen.findByRole('img');
  expect(chart).toHaveAccessibleName(
    'Chart of what was raised, from 25/11/2026 to 28/11/2026, added up day by day. Submitted: AUD\u00a09,000.30, Accepted: AUD\u00a05,000.00, Paid: AUD\u00a00.20. The table below has the same figures.',
  );
  const table = screen.getByRole('table', { name: 'By day, in AUD' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['Day', 'Submitted', 'Accepted', 'Paid', 'Submitted so far', 'Accepted so far', 'Paid so far'],
    ['28/11/2026', '0.00', '5,000.00', '0.10', '9,000.30', '5,000.00', '0.20'],
    ['25/11/2026', '8,000.20', '0.00', '0.10', '9,000.30', '0.00', '0.10'],
    ['Earlier', '1,000.10', '0.00', '0.00', '1,000.10', '0.00', '0.00'],
  ]);
  expect(screen.getByRole('heading', { name: COPPER.name })).toBeInTheDocument();
  expect(screen.getByText(/Days are those in Perth\.$/)).toBeInTheDocument();
  expect(screen.queryByLabelText(texts.offer)).not.toBeInTheDocument();
  expect(asked).toEqual([null]);
});

it('draws a line for each figure that begins at the earlier days and rises in steps to its total', async () => {
  open({ offers: [COPPER], raise: aRaise() });

  const lines = [...(await screen.findByRole('img')).querySelectorAll('path')].map((line) => line.getAttribute('d'));
  const heights = lines.map((line) => [...(line ?? '').matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y)));
  expect(heights).toHaveLength(3);
  for (const line of heights) {
    expect(line).toEqual([...line].sort((one, other) => other - one));
    expect(new Set(line).size).toBeGreaterThan(1);
  }
  const [submitted = [], accepted = []] = heights;
  // The axis is at the height of nothing.
  expect(submitted[0]).toBeLessThan(accepted[0] ?? 0);
});

it('shows another offer of the issuer once it is chosen, by its number alone in the address', async () => {
  const asked = open({ offers: [COPPER, NOTES], raise: aRaise() });
  const choice = await screen.findByLabelText(texts.offer);
  expect(choice).toHaveDisplayValue(COPPER.name);
  server.use(
    http.get(at('/api/issuer/raise/'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('offer'));
      const notes = aRaise({ offer: { ...NOTES, time_zone: 'Pacific/Auckland' }, currency: 'NZD' });
      return HttpResponse.json({ offers: [COPPER, NOTES], raise: notes });
    }),
  );

  await userEvent.selectOptions(choice, NOTES.name);

  expect(await screen.findByRole('table', { name: 'By day, in NZD' })).toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/issuer/raise/?offer=102');
  expect(asked).toEqual([null, '102']);
});

it.each([
  ['no application was submitted', { offers: [COPPER], raise: aRaise({ days: [] }) }, texts.none],
  ['the issuer has no offer', { offers: [], raise: null }, texts.noOffers],
  ['the offer is another issuer’s', { offers: [COPPER], raise: null }, texts.notYours],
])('says in place of the chart that %s', async (_what, answer, words) => {
  open(answer, { search: '?offer=7' });

  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('says that it could not be loaded, and tries again', async () => {
  open(500);
  expect(await screen.findByText(texts.failedTitle)).toBeInTheDocument();
  server.use(http.get(at('/api/issuer/raise/'), () => HttpResponse.json({ offers: [COPPER], raise: aRaise() })));

  await userEvent.click(screen.getByRole('button', { name: savedListTexts.tryAgain }));

  expect(await screen.findByRole('img')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(texts.failedTitle)).not.toBeInTheDocument());
});

it('says to staff of no issuer that they belong to none', async () => {
  open(404);

  expect(await screen.findByText(issuerListTexts.noIssuerTitle)).toBeInTheDocument();
});

it('is for staff alone', async () => {
  const asked = open(404, { user: aUser({ id: 6 }) });

  expect(await screen.findByText(issuerListTexts.staffOnlyTitle)).toBeInTheDocument();
  expect(asked).toEqual([]);
});
