/** @jest-environment node */
import { CURRENT_VERSION } from '#store/file/stored/migrations/version.ts';
import { stepDrafted } from '#store/events.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import type { DraftStorage } from '#store/file/persistence/draftStorage.ts';
import { FILE_KEYS } from '#store/file/persistedKeys.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectFiles } from '#store/selectors/filesSelectors.ts';
import { selectIsReadOnly, selectSync, selectUnreadable } from '#store/selectors/syncSelectors.ts';
import { selectCurrentStep, selectFileId } from '#store/selectors/wizardSelectors.ts';
import { openFile, openNewFile, removeFile } from '#store/file/files.ts';
import { fileLabelled } from '#store/file/filesSlice.ts';
import { takeOverFile, takeOverWhenFree } from '#store/file/takeOverFile.ts';
import { selectLeftStep, selectStepToContinue } from '#store/steps/continueLeft.ts';
import { openStep } from '#store/steps/navigation.ts';
import { saveStep, saveStepAndContinue } from '#store/steps/saveStep.ts';
import { forgetDevice } from '#store/session/session.ts';
import type { AppStore } from '#store/createStore.ts';
import type { AppThunk } from '#store/createStore.ts';
import { drain, until } from '#test/support/eventLoop.ts';
import { NOW, SLUG, anOfferStore, countingIds, deviceStorage, wipeDevice } from '#test/support/renderStoreDevice.ts';

const CANARY = 'CANARY123456782';

beforeEach(wipeDevice);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const flushed =
  (): AppThunk<Promise<boolean>> =>
  async (_dispatch, _getState, { persistence, fileList }) => {
    await fileList.settled();
    return persistence.flush();
  };
const restored =
  (): AppThunk<Promise<unknown>> =>
  (_dispatch, _getState, { fileList }) =>
    fileList.restore();

async function reopened(storage: DraftStorage, fileId: string, prefix = 'again'): Promise<AppStore> {
  const store = anOfferStore({ storage, extra: { newId: countingIds(prefix) } });
  await store.dispatch(restored());
  await store.dispatch(openFile(fileId));
  return store;
}

async function storeWithTyping(storage: DraftStorage = deviceStorage()) {
  const store = anOfferStore({ storage });
  const fileId = await store.dispatch(openNewFile(SLUG));
  store.dispatch(saveStepAndContinue('landingpage', { agree_to_terms: true }));
  store.dispatch(saveStepAndContinue('contact_details', { first_name: 'Ana', last_name: 'Li', email_address: CANARY }));
  store.dispatch(stepDrafted({ name: 'purchase_amount', values: { totalAmount: '12' } }));
  await store.dispatch(flushed());
  return { store, storage, fileId };
}

describe('the line of a file in the list', () => {
  const lineOf = (store: AppStore) => selectFiles(store.getState())[0];

  it('[1-LAND-46] stays at the step to which the landing page leads back, also in a list that is read anew', async () => {
    const { store, fileId } = await storeWithTyping();
    expect(lineOf(store)?.currentStep).toBe('purchase_amount');

    store.dispatch(openStep('landingpage'));

    expect(selectCurrentStep(store.getState())).toBe('landingpage');
    expect(selectStepToContinue(store.getState())).toBe('purchase_amount');
    expect(lineOf(store)?.currentStep).toBe('purchase_amount');
    await store.dispatch(flushed());
    const other = anOfferStore({ storage: deviceStorage() });
    await other.dispatch(restored());
    expect(lineOf(other)).toMatchObject({ fileId, currentStep: 'purchase_amount' });
    await other.dispatch(openFile(fileId));
    expect(selectLeftStep(other.getState())?.name).toBe('purchase_amount');
  });

  it('[1-LAND-46] hears of a step that another tab opened, and of a name that it gave, before anything is typed there', async () => {
    let second = 0;
    const storage = () => deviceStorage(() => new Date(Date.parse(NOW) + (second += 1000)).toISOString());
    const { store, fileId } = await storeWithTyping(storage());
    const other = anOfferStore({ storage: storage() });
    await other.dispatch(restored());

    store.dispatch(openStep('contact_details'));
    store.dispatch(fileLabelled({ fileId, label: 'The Lis' }));
    await store.dispatch(flushed());
    await other.dispatch(restored());

    expect(lineOf(other)).toMatchObject({ currentStep: 'contact_details', label: 'The Lis' });
    // What is open here is not told from elsewhere where it stands.
    store.dispatch(saveStepAndContinue('contact_details', { first_name: 'Ana', last_name: 'Li' }));
    other.dispatch(fileLabelled({ fileId, label: 'The Li family' }));
    await other.dispatch(flushed());
    await store.dispatch(restored());
    expect(lineOf(store)).toMatchObject({ currentStep: 'purchase_amount' });
  });
});

describe('a reload', () => {
  it('[1-SHELL-44] brings back the saved steps, the step that was shown and what was being typed', async () => {
    const { store, fileId } = await storeWithTyping();

    const again = await reopened(deviceStorage(), fileId);

    expect(selectApplication(again.getState())).toEqual(selectApplication(store.getState()));
    expect(selectCurrentStep(again.getState())).toBe('purchase_amount');
    expect(selectStepDraft(again.getState(), 'purchase_amount')).toEqual({ totalAmount: '12' });
  });

  it('waits for a read of 30 seconds instead of starting empty', async () => {
    const { storage, fileId } = await storeWithTyping(createMemoryStorage());
    const slow: DraftStorage = {
      ...storage,
      // eslint-disable-next-line no-restricted-syntax -- On the fake clock below.
      getItem: async (key) => (await new Promise((resolve) => setTimeout(resolve, 30_000)), storage.getItem(key)),
    };
    const store = anOfferStore({ storage: slow });
    jest.useFakeTimers({ advanceTimers: false });

    const opening = store.dispatch(restored()).then(() => store.dispatch(openFile(fileId)));
    await jest.advanceTimersByTimeAsync(29_000);
    await jest.advanceTimersByTimeAsync(61_000);
    await opening;

    expect(selectApplication(store.getState()).contact_details?.first_name).toBe('Ana');
  });
});

describe('a stored file that cannot be opened', () => {
  const quarantined = async (storage: DraftStorage) =>
    (await storage.keys()).map(({ key }) => key).filter((key) => key.startsWith('allot:quarantine:'));
  const newer = async (storage: DraftStorage, fileId: string) => {
    const record = JSON.parse((await storage.getItem(`allot:file:${fileId}`)) ?? '{}') as object;
    return JSON.stringify({ ...record, _persist: '{"version":99,"rehydrated":true}' });
  };

  it('is set aside where it is damaged, is said, and gives way to another one; its bytes are kept apart', async () => {
    const { storage, fileId } = await storeWithTyping(createMemoryStorage());
    await storage.setItem(`allot:file:${fileId}`, '{"wizard":');

    const again = await reopened(storage, fileId);
    again.dispatch(saveStep('landingpage', { agree_to_terms: true }));
    await again.dispatch(flushed());

    expect(selectUnreadable(again.getState())).toBe('damaged');
    expect(selectFileId(again.getState())).not.toBe(fileId);
    expect(await storage.getItem((await quarantined(storage))[0] ?? '')).toBe('{"wizard":');
    expect((await storage.keys()).filter(({ key }) => key.includes(fileId))).toHaveLength(1);
  });

  it('is set aside once: a reload finds no line of it and makes no second copy', async () => {
    const { storage, fileId } = await storeWithTyping();
    await storage.setItem(`allot:file:${fileId}`, '{"wizard":');
    await reopened(deviceStorage(), fileId);

    const reloaded = anOfferStore({ storage: deviceStorage() });
    await reloaded.dispatch(restored());

    expect(selectFiles(reloaded.getState()).map((file) => file.fileId)).not.toContain(fileId);
    expect(await quarantined(storage)).toHaveLength(1);
  });

  it('stays in its place where there is no room for the copy, and is met again', async () => {
    const { storage, fileId } = await storeWithTyping(createMemoryStorage());
    await storage.setItem(`allot:file:${fileId}`, '{"wizard":');

    await reopened({ ...storage, copyRaw: () => Promise.reject(new Error('full')) }, fileId);
    expect(await storage.getItem(`allot:file:${fileId}`)).toBe('{"wizard":');

    expect(selectUnreadable((await reopened(storage, fileId)).getState())).toBe('damaged');
  });

  it.each(['once', 'at every reload'])(
    'is left as it is, line and all, where a newer release wrote it: met %s',
    async (times) => {
      const { storage, fileId } = await storeWithTyping(createMemoryStorage());
      const text = await newer(storage, fileId);
      await storage.setItem(`allot:file:${fileId}`, text);
      if (times !== 'once') await reopened(storage, fileId);

      const again = await reopened(storage, fileId, 'yet another');

      expect(selectUnreadable(again.getState())).toBe('newer');
      expect(await storage.getItem(`allot:file:${fileId}`)).toBe(text);
      expect(await storage.getItem(`allot:entry:${fileId}`)).toContain('Ana Li');
      expect(await quarantined(storage)).toEqual([]);
    },
  );

  it('is left as it is where the device does not give it out just now', async () => {
    const { storage, fileId } = await storeWithTyping(createMemoryStorage());
    const text = await storage.getItem(`allot:file:${fileId}`);
    const failing: DraftStorage = {
      ...storage,
      getItem: (key) => (key.startsWith('allot:file:') ? Promise.reject(new Error('disk')) : storage.getItem(key)),
    };

    const again = await reopened(failing, fileId);

    expect(selectUnreadable(again.getState())).toBe('unreachable');
    expect(await storage.getItem(`allot:file:${fileId}`)).toBe(text);
    expect(await quarantined(storage)).toEqual([]);
  });

  it.each([
    [
      '30 days after it was last written',
      async () => {
        const later = anOfferStore({ storage: deviceStorage(), extra: { now: () => '2026-12-22T10:42:00.000Z' } });
        await later.dispatch(restored());
      },
    ],
    ['with a sign-out', async () => anOfferStore({ storage: deviceStorage() }).dispatch(forgetDevice())],
  ])('is gone from quarantine %s', async (_when, happen) => {
    const { storage, fileId } = await storeWithTyping();
    await storage.setItem(`allot:file:${fileId}`, '{"wizard":');
    await reopened(deviceStorage(), fileId);
    expect(await quarantined(deviceStorage())).toHaveLength(1);

    await happen();

    expect(await quarantined(deviceStorage())).toEqual([]);
  });
});

describe('what is written', () => {
  it('is written by redux-persist: one record per open file, the whitelist and its version mark', async () => {
    const { storage, fileId } = await storeWithTyping(createMemoryStorage());

    const text = await storage.getItem(`allot:file:${fileId}`);
    const record = JSON.parse(text ?? '{}') as Record<string, string>;

    expect(Object.keys(record).sort()).toEqual([...FILE_KEYS, '_persist'].sort());
    expect(JSON.parse(record['_persist'] ?? '{}')).toEqual({ version: CURRENT_VERSION, rehydrated: true });
  });

  it('holds no clear text anywhere on the device', async () => {
    await storeWithTyping();

    const { openDB } = await import('idb');
    const records = (await (await openDB('allot', 1)).getAll('records')) as { key: string; bytes: ArrayBuffer }[];

    expect(records.length).toBeGreaterThan(1);
    for (const { key, bytes } of records)
      expect(`${key}${Buffer.from(bytes).toString('latin1')}`).not.toMatch(/CANARY|Ana|Emberfield/);
  });

  it('holds no password and no one-time code, even encrypted', async () => {
    const storage = createMemoryStorage();
    const { store, fileId } = await storeWithTyping(storage);

    store.dispatch(
      stepDrafted({ name: 'landingpage', values: { username: 'a@x.au', password: 'hunter2', otp_token: '4711' } }),
    );
    await store.dispatch(flushed());

    expect(await storage.getItem(`allot:file:${fileId}`)).not.toMatch(/hunter2|4711/);
  });

  it('keeps of the drawer only what finds a file again', async () => {
    const { storage, fileId } = await storeWithTyping(createMemoryStorage());

    const line = JSON.parse((await storage.getItem(`allot:entry:${fileId}`)) ?? '{}') as object;

    expect(line).toMatchObject({ fileId, offerSlug: SLUG, investorName: 'Ana Li' });
    expect(JSON.stringify(line)).not.toContain(CANARY);
  });
});

describe('several files', () => {
  it('switches between them and mixes nothing', async () => {
    const { store, fileId } = await storeWithTyping();
    const second = await store.dispatch(openNewFile(SLUG));
    store.dispatch(saveStep('contact_details', { first_name: 'Bo' }));

    await store.dispatch(openFile(fileId));
    expect(selectApplication(store.getState()).contact_details?.first_name).toBe('Ana');

    await store.dispatch(openFile(second));
    expect(selectApplication(store.getState())).toEqual({ contact_details: { first_name: 'Bo' } });
    expect(
      selectFiles(store.getState())
        .map((file) => file.investorName)
        .sort(),
    ).toEqual(['Ana Li', 'Bo']);
  });

  it('removes one and leaves the other', async () => {
    const { store, fileId } = await storeWithTyping();
    const second = await store.dispatch(openNewFile(SLUG));
    store.dispatch(saveStep('contact_details', { first_name: 'Bo' }));

    await store.dispatch(removeFile(second));
    await store.dispatch(flushed());

    expect((await deviceStorage().keys()).map(({ key }) => key).sort()).toEqual([
      `allot:entry:${fileId}`,
      `allot:file:${fileId}`,
    ]);
  });

  it('removes what nobody has touched for 30 days', async () => {
    const { fileId } = await storeWithTyping();
    const later = anOfferStore({ storage: deviceStorage(), extra: { now: () => '2026-12-22T10:42:00.000Z' } });

    await later.dispatch(restored());

    expect(selectFiles(later.getState())).toEqual([]);
    expect((await deviceStorage().keys()).filter(({ key }) => key.includes(fileId))).toEqual([]);
  });
});

describe('the line of a removed file, which names a person', () => {
  /** A line that is on its way to the disk while its file is removed. */
  async function withLineUnderWay(remove: (store: AppStore, fileId: string) => Promise<unknown>): Promise<string[]> {
    const { store, fileId } = await storeWithTyping();
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    const write = jest.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...args) => {
      await gate;
      return encrypt(...args);
    });
    store.dispatch(saveStep('contact_details', { first_name: 'Bo', last_name: 'Ng' }));
    await until(() => write.mock.calls.length > 0);

    const removal = remove(store, fileId);
    await drain();
    release();
    await removal;
    await store.dispatch(flushed());
    jest.restoreAllMocks();
    return (await deviceStorage().keys()).map(({ key }) => key);
  }

  it.each([
    ['its removal', (store: AppStore, fileId: string) => store.dispatch(removeFile(fileId))],
    ['a sign-out', (store: AppStore) => store.dispatch(forgetDevice())],
  ])('does not come back by a write that was under way before %s', async (_name, remove) => {
    expect(await withLineUnderWay(remove)).toEqual([]);
  });

  it.each([
    ['its removal', (store: AppStore, fileId: string) => store.dispatch(removeFile(fileId))],
    [
      'the removal of everything',
      (store: AppStore) => store.dispatch((_d, _s, { persistence }) => persistence.removeAll()),
    ],
  ])('does not come back by a change during %s', async (_name, remove) => {
    const { store, fileId } = await storeWithTyping();

    const removal = remove(store, fileId);
    store.dispatch(saveStep('contact_details', { first_name: 'Bo', last_name: 'Ng' }));
    await removal;
    store.dispatch(saveStep('landingpage', { agree_to_terms: true }));
    await store.dispatch(flushed());

    expect(
      (await deviceStorage().keys()).map(({ key }) => key).filter((key) => key.startsWith('allot:entry:')),
    ).toEqual([]);
  });

  it('does not come back by another tab that has the file open', async () => {
    const { store: first, fileId } = await storeWithTyping();
    const second = await reopened(deviceStorage(), fileId);
    await first.dispatch(removeFile(fileId));

    second.dispatch(saveStep('contact_details', { first_name: 'Bo' }));
    await second.dispatch(flushed());

    expect(await deviceStorage().keys()).toEqual([]);
  });

  it('is not read back by a list that was being read while it was removed', async () => {
    const { storage, fileId } = await storeWithTyping();
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    let isRead = false;
    const slow: DraftStorage = {
      ...storage,
      getItem: async (key) => {
        const text = await storage.getItem(key);
        isRead = true;
        await gate;
        return text;
      },
    };
    const store = anOfferStore({ storage: slow });

    const restoring = store.dispatch(restored());
    await until(() => isRead);
    await store.dispatch((_d, _s, { persistence }) => persistence.remove(fileId));
    release();
    await restoring;

    expect(selectFiles(store.getState())).toEqual([]);
  });
});

describe('a sign-out on this device', () => {
  it('wins over a file that is just being opened', async () => {
    const { storage, fileId } = await storeWithTyping();
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    let isRead = false;
    const slow: DraftStorage = {
      ...storage,
      getItem: async (key) => {
        const text = await storage.getItem(key);
        if (key.startsWith('allot:file:')) {
          isRead = true;
          await gate;
        }
        return text;
      },
    };
    const store = anOfferStore({ storage: slow });
    await store.dispatch(restored());
    const opening = store.dispatch(openFile(fileId));
    await until(() => isRead);

    await store.dispatch(forgetDevice());
    release();
    await opening;
    await store.dispatch(flushed());

    expect(selectApplication(store.getState())).toEqual({});
    expect(await deviceStorage().keys()).toEqual([]);
  });

  it('leaves nothing in memory and nothing on the device, whatever was still to be written', async () => {
    const { store } = await storeWithTyping();
    store.dispatch(stepDrafted({ name: 'purchase_amount', values: { totalAmount: '13' } }));

    await store.dispatch(forgetDevice());
    await store.dispatch(flushed());

    expect(selectApplication(store.getState())).toEqual({});
    expect(await deviceStorage().keys()).toEqual([]);
  });
});

describe('two tabs on one file', () => {
  /** The second tab writes, and the first one after it, which has not read that. */
  async function bothWrote() {
    const { store: first, fileId } = await storeWithTyping();
    const second = await reopened(deviceStorage(), fileId);
    second.dispatch(stepDrafted({ name: 'purchase_amount', values: { totalAmount: 'second' } }));
    await second.dispatch(flushed());
    first.dispatch(stepDrafted({ name: 'purchase_amount', values: { totalAmount: 'first' } }));
    await first.dispatch(flushed());
    return { first, second, fileId };
  }

  it('tell the tab whose file was written elsewhere, and overwrite nothing', async () => {
    const { first, fileId } = await bothWrote();

    expect(selectSync(first.getState())).toMatchObject({ kind: 'openElsewhere', by: 'tab' });
    expect(selectIsReadOnly(first.getState())).toBe(true);
    const third = await reopened(deviceStorage(), fileId);
    expect(selectStepDraft(third.getState(), 'purchase_amount')).toEqual({ totalAmount: 'second' });
  });

  it('let what both have written give way only where somebody says so, however free the lock is', async () => {
    const request = (...[, , use]: [string, LockOptions, (lock: object) => unknown]) => Promise.resolve(use({}));
    Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
    const { first } = await bothWrote();

    await first.dispatch(takeOverWhenFree(new AbortController().signal));

    expect(selectIsReadOnly(first.getState())).toBe(true);
    expect(selectStepDraft(first.getState(), 'purchase_amount')).toEqual({ totalAmount: 'first' });
    Reflect.deleteProperty(globalThis, 'navigator');
  });

  it('let the told tab take over with the newest work', async () => {
    const { first } = await bothWrote();

    await first.dispatch(takeOverFile());

    expect(selectIsReadOnly(first.getState())).toBe(false);
    expect(selectStepDraft(first.getState(), 'purchase_amount')).toEqual({ totalAmount: 'second' });
  });

  it('gives the tab a new application that takes over what the other has removed', async () => {
    const { first, second, fileId } = await bothWrote();
    await second.dispatch(removeFile(fileId));

    await first.dispatch(takeOverFile());
    await first.dispatch(flushed());

    expect(selectApplication(first.getState())).toEqual({});
    expect(selectIsReadOnly(first.getState())).toBe(false);
    expect((await deviceStorage().keys()).filter(({ key }) => key.includes(fileId))).toEqual([]);
  });

  const RUNS = 30;
  it(`[R6] overwrite nothing unseen in ${RUNS} interleavings: whoever is behind is told, and keeps what they typed on screen`, async () => {
    let told = 0;
    for (let run = 1; run <= RUNS; run += 1) {
      wipeDevice();
      const { store, fileId } = await storeWithTyping();
      const tabs = [store, await reopened(deviceStorage(), fileId)].map((tab) => ({ tab, seen: '12', typed: '12' }));
      let stored = '12';
      for (let step = 0; step < 8; step += 1) {
        const draw = Math.imul(run * 31 + step * 7 + 1, 2_654_435_761) >>> 8;
        const actor = tabs[draw % 2];
        if (actor === undefined) continue;
        const { tab } = actor;
        const isHeldUp = () => selectIsReadOnly(tab.getState());
        if (isHeldUp()) {
          await tab.dispatch(takeOverFile());
          actor.seen = actor.typed = stored;
        } else {
          actor.typed = `run ${run} step ${step}`;
          tab.dispatch(stepDrafted({ name: 'purchase_amount', values: { totalAmount: actor.typed } }));
          await tab.dispatch(flushed());
          const wasSeen = actor.seen === stored;
          expect(isHeldUp()).toBe(!wasSeen);
          told += Number(!wasSeen);
          if (wasSeen) stored = actor.seen = actor.typed;
        }
        expect(selectStepDraft(tab.getState(), 'purchase_amount')).toEqual({ totalAmount: actor.typed });
      }
      const last = await reopened(deviceStorage(), fileId);
      expect(selectStepDraft(last.getState(), 'purchase_amount')).toEqual({ totalAmount: stored });
    }
    expect(told).toBeGreaterThan(RUNS / 2);
  }, 300_000);
});
