/** @jest-environment node */
import { stepDrafted } from '#store/events.ts';
import type { AppStore, AppThunk } from '#store/createStore.ts';
import { createTabKeeper } from '#store/file/persistence/tabKeeper.ts';
import { fileHeldElsewhere } from '#store/file/saveStatusSlice.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectSync } from '#store/selectors/syncSelectors.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { openFile, openNewFile } from '#store/file/files.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { shareComputer } from '#store/file/shareComputer.ts';
import { anOfferStore, countingIds, deviceStorage, SLUG, wipeDevice } from '#test/support/renderStoreDevice.ts';

const CANARY = 'CANARY123456782';

beforeEach(wipeDevice);

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

/** Somebody types in a page; what the device keeps is written. */
async function aPage({ prefix = 'a', tab = createTabKeeper({ storage: () => undefined }) } = {}): Promise<AppStore> {
  const store = anOfferStore({ storage: deviceStorage(), extra: { newId: countingIds(prefix), tab } });
  await store.dispatch(openNewFile(SLUG));
  return store;
}

async function type(store: AppStore, text = CANARY): Promise<void> {
  store.dispatch(saveStepAndContinue('landingpage', { agree_to_terms: true }));
  store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: text } }));
  await store.dispatch(flushed());
}

const kept = async () =>
  (await deviceStorage().keys()).map(({ key }) => key).filter((key) => !key.startsWith('allot:probe'));

it('[1-LAND-44] ticked after typing began, what was kept until then goes, and nothing that is in memory', async () => {
  const store = await aPage();
  await type(store);
  expect(await kept()).toEqual(['allot:entry:a-1', 'allot:file:a-1']);

  await store.dispatch(shareComputer(true));
  await type(store, 'more');

  expect(await kept()).toEqual([]);
  expect(selectStepDraft(store.getState(), 'contact_details')).toEqual({ first_name: 'more' });
});

it('[1-LAND-44] unticked again, the file is kept from then on, with what was typed meanwhile', async () => {
  const store = await aPage();
  await store.dispatch(shareComputer(true));
  await type(store);

  await store.dispatch(shareComputer(false));
  await store.dispatch(flushed());

  expect(selectSync(store.getState())).toMatchObject({ kind: 'local', place: 'device' });
  const again = anOfferStore({ storage: deviceStorage(), extra: { newId: countingIds('b') } });
  await again.dispatch(restored());
  await again.dispatch(openFile('a-1'));
  expect(selectStepDraft(again.getState(), 'contact_details')).toEqual({ first_name: CANARY });
});

it('[1-LAND-44] pressed twice in a hurry, the last word counts', async () => {
  const store = await aPage();
  await type(store);

  await Promise.all([
    store.dispatch(shareComputer(true)),
    store.dispatch(shareComputer(false)),
    store.dispatch(shareComputer(true)),
  ]);
  await type(store, 'more');

  expect(await kept()).toEqual([]);
});

it('[1-LAND-44] pressed twice in a hurry where another tab has the file, the last word counts', async () => {
  const tab = createTabKeeper({ storage: () => undefined });
  const store = await aPage({ tab });
  store.dispatch(fileHeldElsewhere(true));

  await Promise.all([store.dispatch(shareComputer(true)), store.dispatch(shareComputer(false))]);
  await type(store);

  expect([tab.isShared(), store.getState().saveStatus.isShared]).toEqual([false, false]);
  expect(await kept()).toEqual(['allot:entry:a-1', 'allot:file:a-1']);
});

it('[1-LAND-44] the tab remembers the tick over a reload, and begins an empty file that is not kept either', async () => {
  const session = new Map<string, string>();
  const storage = {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  };
  const aTab = () => createTabKeeper({ storage: () => storage as unknown as Storage });
  const store = await aPage({ tab: aTab() });
  await store.dispatch(shareComputer(true));
  await type(store);

  const reloaded = await aPage({ prefix: 'b', tab: aTab() });
  await type(reloaded, 'next');

  expect(selectFileId(reloaded.getState())).toBe('b-1');
  expect(await kept()).toEqual([]);
  expect([...session].join()).not.toContain(CANARY);
});

it('[1-LAND-44] a file that the device keeps is opened where it is: the tick is taken off, and the chip says so', async () => {
  const first = await aPage();
  await type(first);
  const store = await aPage({ prefix: 'b' });
  await store.dispatch(shareComputer(true));
  await type(store, 'in memory');

  await store.dispatch(restored());
  await store.dispatch(openFile('a-1'));
  await store.dispatch(flushed());

  expect(store.getState().saveStatus.isShared).toBe(false);
  expect(await kept()).toEqual(['allot:entry:a-1', 'allot:file:a-1']);
  expect(Object.keys(store.getState().files.entities)).toEqual(['a-1']);
});
