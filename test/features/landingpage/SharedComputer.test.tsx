import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { landingTexts } from '#domain/texts/landing.ts';
import type { Offer } from '#domain/offer.ts';
import { StoragePlaceProvider } from '#src/StoragePlaceProvider.tsx';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { createAppStore } from '#test/support/appStore.ts';
import { offerLoaded, userLoaded } from '#store/events.ts';
import { hasPendingSignOut } from '#store/file/persistence/pendingSignOut.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { computerShared } from '#store/file/saveStatusSlice.ts';
import { openNewFile } from '#store/file/files.ts';
import { watchOtherTabs } from '#store/session/otherTabs.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { drained } from '#test/support/eventLoop.ts';
import { CONTEXT, countingIds, NOW } from '#test/support/renderStoreDevice.ts';
import { arrived, renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

useServer();

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

async function show(changes: Partial<Offer> = {}, storage = createMemoryStorage()) {
  const reload = jest.fn();
  const store = createAppStore({
    storage: { ...storage, isDurable: true },
    extra: { newId: countingIds(), now: () => NOW, logError: () => {}, reload },
  });
  store.dispatch(
    offerLoaded({
      ...CONTEXT,
      offer: aDemoOffer('emberfield-copper', { include_offer_description: false, ...changes }),
      slug: 'emberfield-copper',
    }),
  );
  await store.dispatch(openNewFile('emberfield-copper'));
  renderWithStore(
    <StoragePlaceProvider>
      <Wizard />
    </StoragePlaceProvider>,
    store,
  );
  const tick = await screen.findByRole('checkbox', { name: 'This is a shared computer' });
  await arrived();
  return { store, storage, reload, tick, user: userEvent.setup() };
}

it('[1-LAND-44] is a tick in the start section, which says beforehand what it costs', async () => {
  const { tick } = await show();

  expect(within(screen.getByRole('region', { name: 'Start or Resume your application' })).getByRole('checkbox')).toBe(
    tick,
  );
  expect(tick).toHaveAccessibleDescription(/If you leave, close or reload the page, what you entered is lost/);
});

it('[1-LAND-44] promises nothing that the tick takes away', async () => {
  const { tick, user } = await show();
  expect(screen.getByText(landingTexts.startHelp)).toBeInTheDocument();

  await user.click(tick);

  await waitFor(() => expect(screen.queryByText(landingTexts.startHelp)).not.toBeInTheDocument());
});

it.each(['opening', 'closed', 'archived'] as const)(
  '[1-LAND-26, 1-LAND-44] stands on a line of its own while an offer is %s',
  async (state) => {
    await show({ state });

    expect(screen.queryByRole('region', { name: 'Start or Resume your application' })).not.toBeInTheDocument();
  },
);

it('[1-LAND-44] shows what is so, where the device refuses to remove what it kept', async () => {
  const refuses = jest.fn().mockRejectedValue(new Error('The storage is gone'));
  const { store, tick, user } = await show({}, { ...createMemoryStorage(), removeItem: refuses });
  await user.click(tick);
  await waitFor(() => expect(refuses).toHaveBeenCalled());

  act(() => void store.dispatch(computerShared(false)));

  await waitFor(() => expect(tick).not.toBeChecked());
});

it('[1-LAND-44] ticked by key, nothing stays on the device, nor comes there with the next step', async () => {
  const { store, storage, tick, user } = await show();
  await waitFor(async () => expect(await storage.keys()).not.toEqual([]));

  tick.focus();
  await user.keyboard(' ');

  await waitFor(() => expect(tick).toBeChecked());
  await waitFor(async () => expect(await storage.keys()).toEqual([]));
  act(() => void store.dispatch(saveStepAndContinue('landingpage', { agree_to_terms: true })));
  await screen.findByRole('heading', { name: /Contact details/ });
  expect(await storage.keys()).toEqual([]);
});

it('[1-LAND-44, 3-LOGIN-10] what is shown ticked is so at once: closing another ticked tab right after the press ends nothing here', async () => {
  const { store, reload, tick } = await show();
  const end = watchOtherTabs(store);

  jest.useFakeTimers();
  // No time passes between the two: a press by userEvent would let some.
  fireEvent.click(tick);
  expect(tick).toBeChecked();
  window.dispatchEvent(new StorageEvent('storage', { key: 'allot:sign-out', newValue: 'left' }));

  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await drained();
  end();
  expect(reload).not.toHaveBeenCalled();
  expect(tick).toBeChecked();
});

it('[1-LAND-44, 3-LOGIN-10] a page that is closed right after the press owes its sign-out', async () => {
  const { store, tick } = await show();
  act(() => void store.dispatch(userLoaded({ id: 1, username: 'olivia' })));

  fireEvent.click(tick);
  window.dispatchEvent(new Event('pagehide'));

  expect(hasPendingSignOut()).toBe(true);
  await waitFor(() => expect(tick).toBeChecked());
});
