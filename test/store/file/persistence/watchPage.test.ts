import { watchPage } from '#store/file/persistence/watchPage.ts';
import { selectSync } from '#store/selectors/syncSelectors.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { applicationSubmitted, userLoaded } from '#store/events.ts';
import { setPendingSignOut, hasPendingSignOut } from '#store/file/persistence/pendingSignOut.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { shareComputer } from '#store/file/shareComputer.ts';

const durable = () => ({ ...createMemoryStorage(), isDurable: true });

async function aStore(storage = durable()) {
  const store = createAppStore({ storage });
  await Promise.resolve();
  await Promise.resolve();
  return store;
}

it.each([
  ['the page is hidden', 'hidden', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })), 1],
  [
    'the page is shown again',
    'visible',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    1,
  ],
  ['the page is about to be left', 'visible', () => window.dispatchEvent(new Event('beforeunload')), 1],
  ['the page is left', 'visible', () => window.dispatchEvent(new Event('pagehide')), 1],
  ['the connection is back', 'visible', () => window.dispatchEvent(new Event('online')), 1],
] as const)('writes everything when %s: %s', async (...[, visibility, happen, times]) => {
  const flush = jest.fn(() => Promise.resolve(true));
  watchPage(await aStore(), { flush }, { leave: () => {} });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);

  happen();

  expect(flush).toHaveBeenCalledTimes(times);
});

it('tells that it is offline, and when it is no longer', async () => {
  const store = await aStore();

  window.dispatchEvent(new Event('offline'));
  expect(selectSync(store.getState()).kind).toBe('offline');

  window.dispatchEvent(new Event('online'));
  expect(selectSync(store.getState()).kind).toBe('local');
});

it('tells that this browser keeps nothing', async () => {
  expect(selectSync((await aStore(createMemoryStorage())).getState()).place).toBe('memory');
});

it.each([
  ['a ticked page with nobody signed in', true, false, false],
  ['a page without the tick', false, true, false],
  // Last: the page's listeners stay with the window.
  ['a ticked page with somebody signed in', true, true, true],
] as const)(
  '[1-LAND-44] owes a sign-out when %s is left: shared %s, signed in %s, owed %s',
  async (_name, isShared, isSignedIn, isOwed) => {
    const store = await aStore();
    store.dispatch(userLoaded(isSignedIn ? { id: 1, username: 'olivia' } : null));
    await store.dispatch(shareComputer(isShared));

    window.dispatchEvent(new Event('pagehide'));

    expect(hasPendingSignOut()).toBe(isOwed);
    setPendingSignOut(false);
  },
);

it('[1-LAND-44] owes one, too, when a ticked page is left that has submitted an application for nobody who is signed in', async () => {
  const store = await aStore();
  const receipt = { congratulation: '', items: [], reference: 'R', amountDue: null, payment: null };
  await store.dispatch(shareComputer(true));
  store.dispatch(applicationSubmitted({ answer: null, receipt }));

  window.dispatchEvent(new Event('pagehide'));

  expect(hasPendingSignOut()).toBe(true);
  setPendingSignOut(false);
});
