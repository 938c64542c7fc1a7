/** The quiet word that an offer closes soon. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '#domain/offer.ts';
import { type Mode, NEW_APPLICATION } from '#domain/session.ts';
import { ENTRY } from '#domain/statuses.ts';
import { paperTexts } from '#domain/texts/paper.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import type { AppStore } from '#store/createStore.ts';
import { fileOpened, offerClosed, stepOpened, userLoaded } from '#store/events.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { aDemoOffer, anIndividualApplication, aUser } from '#test/support/applications.ts';
import { drain, useFakeClock } from '#test/support/eventLoop.ts';
import { aStoreOnReview, fill } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { anId } from '#test/support/renderStoreDevice.ts';
import { useServer } from '#test/support/server.ts';

useServer();

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const TITLES = /^Applications close within/;

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/offers/emberfield-copper/');
});

/** The wizard of a file whose offer closes in so many milliseconds. */
async function show(left: number, file = 4711): Promise<AppStore> {
  const store = render(left, { file });
  await screen.findByRole('button', { name: 'Next' });
  return store;
}

function render(
  left: number,
  { file = 4711, given = {}, mode = NEW_APPLICATION }: { file?: number; given?: Partial<Offer>; mode?: Mode } = {},
): AppStore {
  const offer = aDemoOffer('emberfield-copper', {
    include_offer_description: false,
    application_terms_and_conditions: '',
    closes_at: new Date(Date.now() + left).toISOString(),
    ...given,
  });
  const store = aStoreOnReview({ offer, storage: { ...createMemoryStorage(), isDurable: true } });
  const opened = { offerSlug: 'emberfield-copper', offerName: '', userId: null, at: '' };
  const firstStep = 'purchase_amount';
  store.dispatch(fileOpened({ ...opened, firstStep, fileId: anId(file), mode }));
  fill(store, anIndividualApplication(offer));
  store.dispatch(stepOpened({ name: firstStep }));
  renderWithStore(<Wizard />, store);
  return store;
}

it.each([
  ['a week', 7 * DAY - 1000],
  ['a day', DAY - 1000],
  ['an hour', HOUR - 1000],
])('within %s it is said in a status, with the time in the zone of the reader', async (words, left) => {
  await show(left);

  const title = await screen.findByRole('heading', { name: `Applications close within ${words}` });
  expect(title.closest('[role="status"]')).toHaveTextContent(
    /Closes \d\d\/\d\d\/\d{4}, \d+:\d\d [ap]m \S+\. Submit your application before then\./,
  );
});

it('more than a week before nothing is said', async () => {
  useFakeClock({ advanceTimers: true });
  await show(7 * DAY + HOUR);
  await act(() => jest.advanceTimersByTimeAsync(HOUR / 2));
  await act(() => drain());

  expect(screen.queryByRole('heading', { name: TITLES })).toBeNull();
  jest.useRealTimers();
});

it('closed, it does not come again on another step of this file, and the heading has the focus', async () => {
  const store = await show(3 * DAY);
  const title = await screen.findByRole('heading', { name: TITLES });
  const place = title.closest<HTMLElement>('[role="status"]');
  const button = [...(place?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Close');
  await userEvent.click(button ?? document.body);

  await waitFor(() => expect(screen.queryByRole('heading', { name: TITLES })).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  act(() => void store.dispatch(stepOpened({ name: 'bank_details' })));
  await screen.findByRole('heading', { level: 1, name: /Bank/ });
  expect(screen.queryByRole('heading', { name: TITLES })).toBeNull();
});

it.each([
  ['the same file is told of the next stage', DAY - 1000, 4711, 'Applications close within a day'],
  ['another file is told', 3 * DAY, 4712, 'Applications close within a week'],
])('once the first is closed %s', async (_name, left, file, title) => {
  window.sessionStorage.setItem(`allot:closing:${anId(4711)}:week`, '1');
  await show(left, file);

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

it('[1-LAND-27] lets staff go on with a paper form once the offer has closed, for as long as it takes them', async () => {
  const store = render(HOUR - 1000, { given: { takes_paper_forms: true } });
  await screen.findByRole('button', { name: 'Next' });
  act(() => void store.dispatch(offerClosed()));
  expect(await screen.findByRole('note', { name: 'This offer is closed' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();

  act(() => void store.dispatch(userLoaded(aUser({ is_acting_as_issuer: true }))));

  expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
  expect(screen.queryByRole('note', { name: 'This offer is closed' })).toBeNull();
});

it('[1-LAND-27] says to staff who open a form that was begun that they go on with it, and until which day it had to come', async () => {
  const given = { state: 'closed', takes_paper_forms: true, closes_at: '2026-11-22T06:00:00Z' } as const;
  const store = render(0, { given, mode: ENTRY });
  act(() => void store.dispatch(userLoaded(aUser({ is_acting_as_issuer: true }))));

  expect(await screen.findByRole('note', { name: paperTexts.heldTitle })).toBeVisible();
  act(() => void store.dispatch(stepOpened({ name: 'contact_details' })));
  expect(await screen.findByText(paperTexts.receivedByHelp('22/11/2026'))).toBeVisible();
});
