import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Entry, EntryList } from '#api/issuerApi.ts';
import type { User } from '#domain/session.ts';
import { entriesTexts as texts, removeEntryTexts } from '#domain/texts/entries.ts';
import { App } from '#src/App.tsx';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { aUser } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const STAFF: User = aUser({ id: 5, is_acting_as_issuer: true, has_issuer_role_groups: true });
const OFFERS: EntryList['offers'] = [
  { slug: 'emberfield-copper', name: 'Emberfield Copper Share Offer', closed: null },
];
const anEntry = (id: number, given: Partial<Entry> = {}): Entry => ({
  application_id: id,
  reference: `EMB-${id}`,
  investor_name: `Investor ${id}`,
  saved_at: '2026-11-30T02:00:00Z',
  saved_by: 'Grace Nakamura',
  ends_at: '2027-02-28T02:00:00Z',
  draft_url: `/offers/emberfield-copper/draft/${id}/`,
  offer: { name: 'Emberfield Copper Share Offer', time_zone: 'Australia/Perth', entered_until: null },
  ...given,
});

/** Opens the page on these forms, or on a failure of this status. `removal`: status of the answer to a removal. */
let currentFile: () => string | null;
function open(entries: Entry[] | number, { user = STAFF, removal = 204, offers = OFFERS } = {}) {
  const removed: unknown[] = [];
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [user] })),
    http.get(at('/api/issuer/entries/'), () =>
      typeof entries === 'number'
        ? HttpResponse.json({}, { status: entries })
        : HttpResponse.json({
            results: entries.filter(({ application_id: id }) => !removed.includes(String(id))),
            offers,
          }),
    ),
    http.post(at('/api/applications/:id/delete-draft/'), ({ params }) => {
      removed.push(params['id']);
      return new HttpResponse(null, { status: removal });
    }),
  );
  history.replaceState(null, '', '/issuer/forms/');
  const { store } = renderWithStore(<App />);
  currentFile = () => selectFileId(store.getState());
  return removed;
}
const list = () => screen.findByRole('region', { name: texts.listTitle });

it('lists the forms being entered, each with its investor, offer, last save and end, and leads to it', async () => {
  open([anEntry(41), anEntry(42, { investor_name: '', saved_by: '' })]);

  const [first, second] = within(await list()).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Investor 41Emberfield Copper Share OfferReference EMB-41Saved 30/11/2026, 10:00 am AWST by Grace NakamuraKept until 28/02/2027',
  );
  expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    '/offers/emberfield-copper/draft/41/',
  );
  expect(second).toHaveTextContent('No name yet');
  expect(second).toHaveTextContent(/Saved 30\/11\/2026, 10:00 am AWSTKept/);
  const begin = within(screen.getByRole('region', { name: texts.begin }));
  expect(begin.getByRole('button', { name: 'Emberfield Copper Share Offer' })).toBeVisible();
  expect(screen.getByRole('link', { name: texts.back })).toHaveAttribute('href', '/issuer/applications/');
});

it('begins an empty form, and never goes on with one that was left on this device', async () => {
  open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Emberfield Copper Share Offer' }));
  await screen.findByRole('button', { name: 'Continue to the application' });
  const first = currentFile();
  act(() => history.back());
  await userEvent.click(await screen.findByRole('button', { name: 'Emberfield Copper Share Offer' }));
  await screen.findByRole('button', { name: 'Continue to the application' });

  expect(location.pathname).toBe('/offers/emberfield-copper/');
  expect(currentFile()).not.toBe(first);
});

it('says of an offer that has closed which forms are still taken, and until when', async () => {
  const closed = { at: '2026-11-29T09:00:00Z', ends_at: '2026-12-09T09:00:00Z', time_zone: 'Australia/Perth' };
  const offer = { name: 'Closed', time_zone: 'Australia/Perth', entered_until: '2026-12-09T09:00:00Z' };
  open([anEntry(41, { offer })], { offers: OFFERS.map((offer) => ({ ...offer, closed })) });

  expect(
    await screen.findByText(
      'Closed 29/11/2026, 5:00 pm AWST. Forms that were received by then can be entered until 09/12/2026, 5:00 pm AWST.',
    ),
  ).toBeVisible();
  expect(within(await list()).getByRole('listitem')).toHaveTextContent(
    'The offer has closed. Can be entered until 09/12/2026, 5:00 pm AWST',
  );
});

it('says that there is none, and that no offer takes applications', async () => {
  open([], { offers: [] });

  expect(await screen.findByText(texts.none)).toBeVisible();
  expect(screen.getByText(texts.noOffers)).toBeVisible();
});

it('removes a form after a question that names it, and says so', async () => {
  const removed = open([anEntry(41), anEntry(42)]);
  await userEvent.click(await screen.findByRole('button', { name: texts.removeOf('Investor 42') }));
  const dialog = within(await screen.findByRole('alertdialog', { name: removeEntryTexts.title }));
  expect(dialog.getByText('Investor 42, EMB-42')).toBeVisible();
  expect(removed).toEqual([]);

  await userEvent.click(dialog.getByRole('button', { name: removeEntryTexts.confirm }));

  expect(await screen.findByText(texts.removed)).toBeVisible();
  expect(removed).toEqual(['42']);
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: texts.listTitle })).toHaveFocus();
});

it('keeps a form whose removal is not confirmed', async () => {
  const removed = open([anEntry(41)]);
  await userEvent.click(await screen.findByRole('button', { name: texts.removeOf('Investor 41') }));
  await userEvent.click(await screen.findByRole('button', { name: removeEntryTexts.keep }));

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(removed).toEqual([]);
});

it('says that a colleague was quicker', async () => {
  open([anEntry(41)], { removal: 404 });
  await userEvent.click(await screen.findByRole('button', { name: texts.removeOf('Investor 41') }));
  await userEvent.click(await screen.findByRole('button', { name: removeEntryTexts.confirm }));

  expect(await screen.findByText(removeEntryTexts.goneRow)).toBeVisible();
});

it('says that the forms could not be loaded', async () => {
  open(500);
  expect(await screen.findByText(texts.failedTitle)).toBeVisible();
});

it('is for staff who belong to an issuer', async () => {
  open(404);
  expect(await screen.findByText('Your account belongs to no issuer')).toBeVisible();
});

it('asks staff who act for themselves to act for the issuer', async () => {
  open([], { user: aUser({ id: 5, is_acting_as_investor: true, has_issuer_role_groups: true }) });
  expect(await screen.findByText(/You are acting for yourself/)).toBeVisible();
});
