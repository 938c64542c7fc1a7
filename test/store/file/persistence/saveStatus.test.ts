/** @jest-environment node */
import type { AppStore } from '#store/createStore.ts';
import { openNewFile } from '#store/file/files.ts';
import type { DraftStorage, WriteReport } from '#store/file/persistence/draftStorage.ts';
import { SLOW_WRITE_MS } from '#store/file/persistence/filePersistence.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { selectSync } from '#store/selectors/syncSelectors.ts';
import { SLUG, anOfferStore } from '#test/support/renderStoreDevice.ts';

afterEach(() => jest.useRealTimers());

/** An open file whose storage tells what the test says. */
async function anOpenFile() {
  const listeners = new Set<(report: WriteReport) => void>();
  const storage: DraftStorage = {
    ...createMemoryStorage(),
    isDurable: true,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const store = anOfferStore({ storage });
  const fileId = await store.dispatch(openNewFile(SLUG));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const tell = async (kind: WriteReport['kind'], key = `allot:file:${fileId}`) => {
    for (const listener of listeners) listener({ kind, key });
    await Promise.resolve();
  };
  await tell('succeeded');
  return { store, tell };
}

const kindOf = (store: AppStore) => selectSync(store.getState()).kind;

it('says nothing of a write that is done within a second: no event, no drawing', async () => {
  const { store, tell } = await anOpenFile();
  const before = store.getState();

  await tell('started');
  jest.advanceTimersByTime(SLOW_WRITE_MS - 1);
  await tell('succeeded');
  jest.advanceTimersByTime(10 * SLOW_WRITE_MS);

  expect(store.getState()).toBe(before);
});

it('says that a write takes its time, counted from the first that is not over, and that it has arrived', async () => {
  const { store, tell } = await anOpenFile();

  await tell('started');
  jest.advanceTimersByTime(SLOW_WRITE_MS - 1);
  await tell('started');
  jest.advanceTimersByTime(1);
  expect(kindOf(store)).toBe('saving');

  await tell('succeeded');
  expect(kindOf(store)).toBe('local');
});

it('says at once that a write failed, and that it has arrived after all', async () => {
  const { store, tell } = await anOpenFile();

  await tell('started');
  await tell('failed');
  expect(kindOf(store)).toBe('failed');
  jest.advanceTimersByTime(SLOW_WRITE_MS);
  expect(kindOf(store)).toBe('failed');

  await tell('succeeded');
  expect(kindOf(store)).toBe('local');
});

it('says nothing of what is written under another key', async () => {
  const { store, tell } = await anOpenFile();
  const before = store.getState();

  await tell('started', 'allot:entry:other');
  jest.advanceTimersByTime(SLOW_WRITE_MS);
  await tell('failed', 'allot:entry:other');

  expect(store.getState()).toBe(before);
});
