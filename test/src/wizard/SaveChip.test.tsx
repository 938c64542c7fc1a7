import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import type { AppStore } from '#store/createStore.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { computerShared, connectionChanged, writeStarted, writeSucceeded } from '#store/file/saveStatusSlice.ts';
import { SaveChip } from '#src/wizard/SaveChip.tsx';
import { anOfferStore, NOW } from '#test/support/renderStoreDevice.ts';
import { arrived, renderWithStore } from '#test/support/renderStore.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function showOnDevice(): Promise<AppStore> {
  const store = anOfferStore({ storage: { ...createMemoryStorage(), isDurable: true } });
  renderWithStore(<SaveChip />, store);
  await arrived();
  return store;
}

const chip = () => screen.getByRole('status').textContent;

it('says where the draft is kept, and nothing of a write that is done at once', async () => {
  const store = await showOnDevice();
  expect(chip()).toBe('Saved on this device');

  act(() => void store.dispatch(writeStarted()));
  act(() => jest.advanceTimersByTime(900));
  expect(chip()).toBe('Saved on this device');
  act(() => void store.dispatch(writeSucceeded(NOW)));
  act(() => jest.advanceTimersByTime(5000));
  expect(chip()).toBe('Saved on this device');
});

it('says that a write takes its time, and that there is no connection', async () => {
  const store = await showOnDevice();
  act(() => void store.dispatch(writeStarted()));
  act(() => jest.advanceTimersByTime(1100));
  expect(chip()).toBe('Saving');

  act(() => {
    store.dispatch(writeSucceeded(NOW));
    store.dispatch(connectionChanged(false));
  });
  expect(chip()).toBe('Offline, kept on this device');
});

it('[1-LAND-44] says that a file on a shared computer is not kept', async () => {
  const store = await showOnDevice();

  act(() => void store.dispatch(computerShared(true)));

  expect(chip()).toBe('Shared computer: not kept here');
});

it('draws nothing when a write comes and goes', async () => {
  const store = anOfferStore({ storage: { ...createMemoryStorage(), isDurable: true } });
  const draw = jest.fn();
  renderWithStore(
    <Profiler id="chip" onRender={draw}>
      <SaveChip />
    </Profiler>,
    store,
  );
  await arrived();
  draw.mockClear();

  act(() => void store.dispatch(writeStarted()));
  act(() => void store.dispatch(writeSucceeded(NOW)));

  expect(draw).not.toHaveBeenCalled();
});
