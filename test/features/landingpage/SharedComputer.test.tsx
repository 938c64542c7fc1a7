import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { landingTexts } from '#domain/texts/landing.ts';
import type { Offer } from '#domain/offer.ts';
import { KeepingProvider } from '#src/KeepingProvider.tsx';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { createAppStore } from '#store/createStore.ts';
import { offerLoaded } from '#store/events.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { computerShared } from '#store/file/saveStatusSlice.ts';
import { openNewFile } from '#store/file/files.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { CONTEXT, countingIds, NOW } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

useServer();

afterEach(() => sessionStorage.clear());

async function show(changes: Partial<Offer> = {}, storage = createMemoryStorage()) {
  const store = createAppStore({
    storage: { ...storage, isDurable: true },
    extra: { newId: countingIds(), now: () => NOW, logError: () => {}, reload: () => {} },
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
    <KeepingProvider>
      <Wizard />
    </KeepingProvider>,
    store,
  );
  const tick = await screen.findByRole('checkbox', { name: 'This is a shared computer' });
  return { store, storage, tick, user: userEvent.setup() };
}

it('[1-LAND-44] is a tick in the start section, which says beforehand what it costs', async () => {
  const { tick } = await show();

  expect(within(screen.getByRole('region', { name: 'Start or Resume your application' })).getByRole('checkbox')).toBe(
    tick,
  );
  expect(tick).toHaveAccessibleDescription(/leaving, closing or reloading the page loses what you entered/);
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
  expect(await storage.keys()).toEqual([]);
});
