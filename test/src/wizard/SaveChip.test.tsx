import { act, screen } from '@testing-library/react';
import type { AppStore } from '#store/createStore.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { computerShared, connectionChanged, writeDelayed, writeSucceeded } from '#store/file/saveStatusSlice.ts';
import { SaveChip } from '#src/wizard/SaveChip.tsx';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';
import { arrived, renderWithStore } from '#test/support/renderStore.tsx';

async function showOnDevice(): Promise<AppStore> {
  const store = anOfferStore({ storage: { ...createMemoryStorage(), isDurable: true } });
  renderWithStore(<SaveChip />, store);
  await arrived();
  return store;
}

const chip = () => screen.getByRole('status').textContent;

it('says where the draft is kept', async () => {
  await showOnDevice();

  expect(chip()).toBe('Saved on this device');
});

it('says that a write takes its time, and that there is no connection', async () => {
  const store = await showOnDevice();
  act(() => void store.dispatch(writeDelayed()));
  expect(chip()).toBe('Saving');

  act(() => {
    store.dispatch(writeSucceeded());
    store.dispatch(connectionChanged(false));
  });
  expect(chip()).toBe('Offline, kept on this device');
});

it('[1-LAND-44] says that a file on a shared computer is not kept', async () => {
  const store = await showOnDevice();

  act(() => void store.dispatch(computerShared(true)));

  expect(chip()).toBe('Shared computer: not kept here');
});
