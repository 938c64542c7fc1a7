import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { createAppStore } from '#test/support/appStore.ts';
import { stepDrafted } from '#store/events.ts';
import { followTabMessage } from '#store/session/session.ts';
import { watchOtherTabs } from '#store/session/otherTabs.ts';
import { notifyOtherTabs, type TabMessage } from '#store/session/tabMessages.ts';
import { createTabKeeper } from '#store/file/persistence/tabKeeper.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { computerShared, fileHeldElsewhere } from '#store/file/saveStatusSlice.ts';
import { shareComputer } from '#store/file/shareComputer.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectIsSessionLost, selectUser } from '#store/selectors/sessionSelectors.ts';
import {
  selectCompleted,
  selectCurrentStep,
  selectFileId,
  selectSubmission,
} from '#store/selectors/wizardSelectors.ts';
import { registerInputSaver } from '#store/file/registerInputSaver.ts';
import { openNewFile } from '#store/file/files.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { submitApplication } from '#store/submission/submitApplication.ts';
import { drain } from '#test/support/eventLoop.ts';
import { at } from '#test/support/handlers.ts';
import { countingIds, NOW, SLUG } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService } from '#test/support/sessionService.ts';

useServer();

// The test environment has none of its own.
Object.assign(globalThis, { BroadcastChannel: NodeChannel });

let end = () => {};
afterEach(() => {
  end();
  localStorage.clear();
  sessionStorage.clear();
});

/** Whether the page is loaded anew although nothing should make it. */
const isLoadedAnew = (loaded: Promise<void>) => Promise.race([loaded.then(() => true), drain().then(() => false)]);

async function aTab(tab = createTabKeeper()) {
  const storage = createMemoryStorage();
  let reload = () => {};
  const loaded = new Promise<void>((resolve) => (reload = resolve));
  const store = createAppStore({
    storage,
    extra: { newId: countingIds(), now: () => NOW, logError: () => {}, tab, reload },
  });
  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  store.dispatch(saveStepAndContinue('landingpage', { username: 'canary@example.com' }));
  store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'Canary' } }));
  end = watchOtherTabs(store);
  return { store, storage, loaded };
}

function sendFromAnotherTab(message: TabMessage): void {
  sendRaw(message);
}

function sendRaw(message: unknown): void {
  const channel = new NodeChannel('allot:session');
  channel.postMessage(message);
  channel.close();
}

it('[3-LOGIN-07] forgets everything and loads anew once another tab has signed out', async () => {
  const { store, storage, loaded } = await aTab();

  sendFromAnotherTab({ kind: 'signedOut' });
  await loaded;

  expect(JSON.stringify(store.getState())).not.toMatch(/canary/i);
  expect(await storage.keys()).toEqual([]);
});

it.each(['sessionChanged', 'sessionIdle'] as const)(
  'writes what the form still held back, too, before it loads anew: %s',
  async (kind) => {
    const { store, storage, loaded } = await aTab();
    const values = { first_name: 'Canary', last_name: 'Typed just now' };
    const endKeeping = store.dispatch(
      registerInputSaver(() => void store.dispatch(stepDrafted({ name: 'contact_details', values }))),
    );

    sendFromAnotherTab({ kind });
    await loaded;

    const [file] = (await storage.keys()).filter(({ key }) => key.startsWith('allot:file:'));
    expect(await storage.getItem(file?.key ?? '')).toContain('Typed just now');
    endKeeping();
  },
);

it('has each store keep what its own form holds back, although another one keeps its own already', async () => {
  const kept: string[] = [];
  const aStore = () => createAppStore({ extra: { reload: () => {} } });
  const stores = [aStore(), aStore()];

  const endings = stores.map((store, index) => store.dispatch(registerInputSaver(() => kept.push(`form ${index}`))));
  await Promise.all(stores.map((store) => store.dispatch(followTabMessage({ kind: 'sessionChanged' }))));

  expect(kept).toEqual(['form 0', 'form 1']);
  for (const endKeeping of endings) endKeeping();
});

it('[1-LAND-44] writes what is owed and loads anew once a signed-in page of a shared computer is closed, however late', async () => {
  const { store, storage, loaded } = await aTab();

  window.dispatchEvent(new StorageEvent('storage', { key: 'allot:sign-out', newValue: 'left' }));
  await loaded;

  expect(selectStepDraft(store.getState(), 'contact_details')).toBeUndefined();
  const [file] = (await storage.keys()).filter(({ key }) => key.startsWith('allot:file:'));
  expect(await storage.getItem(file?.key ?? '')).toContain('Canary');
});

it('[1-LAND-44, 3-LOGIN-10] goes by a tick from the press on when another page of a shared computer is closed, with a file that another tab has, and gives over later', async () => {
  const { store, loaded } = await aTab();
  store.dispatch(fileHeldElsewhere(true));

  const takesEffect = store.dispatch(shareComputer(true));
  window.dispatchEvent(new StorageEvent('storage', { key: 'allot:sign-out', newValue: 'left' }));
  await takesEffect;

  expect(await isLoadedAnew(loaded)).toBe(false);
  expect(store.getState().saveStatus.isShared).toBe(true);
});

it.each([
  ['a sign-out that is told by itself', 'allot:sign-out', '1'],
  ['a sign-out that the service has heard of', 'allot:sign-out', null],
  ['anything else', 'allot:other', 'left'],
])('[1-LAND-44] goes on when storage changes for %s: %s, %s', async (_name, key, newValue) => {
  const { loaded } = await aTab();

  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  expect(await isLoadedAnew(loaded)).toBe(false);
});

it.each([
  ['somebody without an account', null, 'olivia@example.com'],
  ['whoever is signed in', 'olivia@example.com', 'rohan@example.com'],
])(
  '[1-LAND-44, 3-ERR-03] keeps what %s entered in this page alone when somebody else signs in in another tab, and says that the session is lost',
  async (_name, here, there) => {
    const service = aSessionService();
    server.use(...service.handlers);
    service.set(here);
    const { store, loaded } = await aTab();
    store.dispatch(computerShared(true));

    service.set(there);
    sendFromAnotherTab({ kind: 'sessionChanged' });

    await waitFor(() => expect(selectIsSessionLost(store.getState())).toBe(true));
    expect(await isLoadedAnew(loaded)).toBe(false);
    expect(selectUser(store.getState())?.username ?? null).toBe(here);
    expect(JSON.stringify(store.getState())).toMatch(/canary/i);
  },
);

it('[1-LAND-44] goes on in a page of a shared computer when the same person signs in again, in the same capacity, in another tab', async () => {
  const service = aSessionService();
  server.use(...service.handlers);
  service.set('olivia@example.com');
  const { store, loaded } = await aTab();
  store.dispatch(computerShared(true));

  sendFromAnotherTab({ kind: 'sessionChanged' });

  expect(await isLoadedAnew(loaded)).toBe(false);
  expect(selectIsSessionLost(store.getState())).toBe(false);
});

it('[1-LAND-44] loads a page of a shared computer anew in which nothing was entered yet when somebody signs in in another tab', async () => {
  const { store, loaded } = await aTab();
  await store.dispatch(openNewFile(SLUG));
  store.dispatch(computerShared(true));

  sendFromAnotherTab({ kind: 'sessionChanged' });

  await loaded;
});

it.each([
  [true, []],
  [false, ['POST /logout/']],
])(
  '[1-LAND-44] shared: %s; a connection that is back makes up for the sign-out that another closed page owes: %j',
  async (isShared, calls) => {
    const service = aSessionService();
    server.use(...service.handlers);
    service.set('olivia@example.com');
    const { store } = await aTab();
    await store.dispatch(shareComputer(isShared));
    localStorage.setItem('allot:sign-out', 'left');

    window.dispatchEvent(new Event('online'));

    await waitFor(() => expect(service.calls).toHaveLength(calls.length));
    await drain();
    expect(service.calls).toEqual(calls);
  },
);

it.each([
  ['a text of an earlier version', 'ended'],
  ['a shape without a kind', { returned: 'id-1' }],
  ['a kind of a later version', { kind: 'restarted' }],
  ['nothing', null],
])('ignores %s: %j', async (_name, message) => {
  const { store, loaded } = await aTab();

  sendRaw(message);

  expect(await isLoadedAnew(loaded)).toBe(false);
  expect(selectStepDraft(store.getState(), 'contact_details')).toEqual({ first_name: 'Canary' });
});

it('[1-LAND-45] goes on where another tab removed another file', async () => {
  const { store, loaded } = await aTab();

  sendFromAnotherTab({ kind: 'fileRemoved', fileId: 'somebody-elses' });

  expect(await isLoadedAnew(loaded)).toBe(false);
  expect(selectStepDraft(store.getState(), 'contact_details')).toEqual({ first_name: 'Canary' });
});

const RECEIPT = {
  congratulation: 'Your application for Emberfield Copper has been submitted.',
  items: ['No payment is needed now.'],
  reference: 'EMB-7K2M9Q',
  amountDue: null,
  payment: null,
};
const fileSubmitted = (fileId: string, userId: number | null = null) => ({
  kind: 'fileSubmitted' as const,
  fileId,
  offerSlug: SLUG,
  kept: { receipt: RECEIPT, userId },
});

it('[2-NEXT-01, 1-SHELL-48] shows the receipt of its own file that another tab submitted, also after a reload, and keeps nothing else of it', async () => {
  const { store, storage, loaded } = await aTab();
  const fileId = selectFileId(store.getState()) ?? '';
  store.dispatch(fileHeldElsewhere(true));

  sendFromAnotherTab(fileSubmitted(fileId));
  sendFromAnotherTab({ kind: 'fileRemoved', fileId });

  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('next_steps'));
  await waitFor(async () => expect(await storage.keys()).toEqual([]));
  expect(await isLoadedAnew(loaded)).toBe(false);
  expect(selectSubmission(store.getState()).receipt).toEqual(RECEIPT);
  expect(selectCompleted(store.getState())).toBe(true);
  expect(store.getState().saveStatus.isInOtherTab).toBe(false);
  expect(JSON.stringify(store.getState())).not.toMatch(/canary/i);

  end();
  const after = createAppStore({ storage, extra: { newId: countingIds('b'), now: () => NOW, logError: () => {} } });
  await after.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  expect(selectSubmission(after.getState()).receipt).toEqual(RECEIPT);
});

it.each([
  ['another file', 'somebody-elses', null],
  ['the same file before somebody else', undefined, 4],
])(
  '[2-NEXT-01] goes on with %s where another tab submitted one, and keeps nothing of that receipt',
  async (_name, id, userId) => {
    const { store, loaded } = await aTab();

    sendFromAnotherTab(fileSubmitted(id ?? selectFileId(store.getState()) ?? '', userId));

    expect(await isLoadedAnew(loaded)).toBe(false);
    expect(selectStepDraft(store.getState(), 'contact_details')).toEqual({ first_name: 'Canary' });
    expect(JSON.stringify([store.getState(), { ...sessionStorage }])).not.toContain('EMB-7K2M9Q');
  },
);

it.each([
  [false, ['fileSubmitted', 'fileRemoved']],
  [true, ['fileRemoved']],
])('[2-NEXT-01, 1-LAND-44] shared: %s; tells the other tabs of what it lodged: %j', async (isShared, told) => {
  server.use(
    http.post(at('/offer/api/application-create-update/'), () =>
      HttpResponse.json({ id: 31, reference: 'EMB-7K2M9Q' }),
    ),
  );
  const { store } = await aTab();
  if (isShared) await store.dispatch(shareComputer(true));
  const fileId = selectFileId(store.getState()) ?? '';
  const other = new NodeChannel('allot:session');
  const heard: TabMessage[] = [];
  other.onmessage = (event) => heard.push((event as unknown as { data: TabMessage }).data);

  await store.dispatch(submitApplication());
  await waitFor(() => expect(heard).toHaveLength(told.length));
  await drain();
  other.close();

  expect(heard.map(({ kind }) => kind)).toEqual(told);
  const { receipt } = selectSubmission(store.getState());
  if (!isShared)
    expect(heard[0]).toEqual({ kind: 'fileSubmitted', fileId, offerSlug: SLUG, kept: { receipt, userId: null } });
});

it('[3-LOGIN-11] notes why it loads anew once nothing was pressed in any tab, and keeps what is owed', async () => {
  const tab = createTabKeeper();
  const { store, storage, loaded } = await aTab(tab);

  sendFromAnotherTab({ kind: 'sessionIdle' });
  await loaded;

  expect(tab.ended()).toBe('idle');
  expect(tab.had(selectFileId(store.getState()) ?? 'id-1')).toBe(false);
  const [file] = (await storage.keys()).filter(({ key }) => key.startsWith('allot:file:'));
  expect(await storage.getItem(file?.key ?? '')).toContain('Canary');
  tab.noteEnd(null);
});

it.each([
  ['whoever was signed in', 'olivia@example.com', 'ended'],
  ['nobody else', null, null],
])('[3-LOGIN-07] notes that another tab signed out, for %s to be told', async (_who, username, how) => {
  const service = aSessionService();
  server.use(...service.handlers);
  service.set(username);
  const tab = createTabKeeper();
  const { loaded } = await aTab(tab);

  sendFromAnotherTab({ kind: 'signedOut' });
  await loaded;

  expect(tab.ended()).toBe(how);
  expect(createTabKeeper().ended()).toBe(how);
});

it.each([
  ['nobody was signed in', null, 'signedIn'],
  ['somebody was', 'olivia@example.com', null],
])('[1-LAND-46] notes that somebody signed in in another tab where here %s: %s, %s', async (_who, username, how) => {
  const service = aSessionService();
  server.use(...service.handlers);
  service.set(username);
  const tab = createTabKeeper();
  const { loaded } = await aTab(tab);

  sendFromAnotherTab({ kind: 'sessionChanged' });
  await loaded;

  expect(tab.ended()).toBe(how);
});

it('tells the others, not itself', async () => {
  const { loaded } = await aTab();
  const other = new NodeChannel('allot:session');
  const heard = new Promise((resolve) => {
    other.onmessage = (event) => resolve((event as unknown as { data: unknown }).data);
  });

  notifyOtherTabs({ kind: 'signedOut' });

  expect(await heard).toEqual({ kind: 'signedOut' });
  other.close();
  expect(await isLoadedAnew(loaded)).toBe(false);
});

it('loads a page anew that comes back out of the memory of the browser', async () => {
  const { loaded } = await aTab();

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  await loaded;
});
