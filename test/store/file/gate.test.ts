/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import type { AppStore } from '#store/createStore.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { draftSaved, stepDrafted } from '#store/events.ts';
import { createTabKeeper } from '#store/file/persistence/tabKeeper.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectUnreadable } from '#store/selectors/syncSelectors.ts';
import { selectCurrentStep, selectFileId } from '#store/selectors/wizardSelectors.ts';
import { openFromGate } from '#store/file/gate.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { removeFromDevice } from '#store/file/removeFromDevice.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { endSession } from '#store/session/session.ts';
import { signIn } from '#store/session/signIn.ts';
import { aSessionStorage } from '#test/support/aSessionStorage.ts';
import { DRAFT_URL } from '#test/support/draftSaving.ts';
import { at } from '#test/support/handlers.ts';
import { countingIds, deviceStorage, NOW, SLUG, wipeDevice } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService, PASSWORD, type SessionService } from '#test/support/sessionService.ts';

useServer();

const CANARY = 'CANARY123456782';
const OLIVIA = { username: 'olivia@example.com', password: PASSWORD };

let service: SessionService;
const reload = jest.fn();
beforeEach(() => {
  wipeDevice();
  service = aSessionService();
  server.use(...service.handlers);
  reload.mockClear();
});

function aTab(prefix: string, tab = createTabKeeper({ storage: aSessionStorage })): AppStore {
  return createAppStore({
    storage: deviceStorage(),
    extra: { newId: countingIds(prefix), now: () => NOW, logError: () => {}, reload, tab },
  });
}

const come = (store: AppStore) => store.dispatch(openOffer({ slug: SLUG, isPreview: false }));

async function type(store: AppStore): Promise<void> {
  await come(store);
  store.dispatch(saveStepAndContinue('landingpage', { agree_to_terms: true, username: 'canary@example.com' }));
  store.dispatch(saveStepAndContinue('contact_details', { first_name: CANARY, last_name: CANARY }));
  store.dispatch(stepDrafted({ name: 'purchase_amount', values: { totalAmount: '12' } }));
  await store.dispatch(endSession());
}

it('[1-LAND-46] tells who comes in another tab the step and the time, and nothing else until they go on', async () => {
  await type(aTab('a'));

  const store = aTab('b');
  const opened = await come(store);

  expect(opened).toEqual({
    kind: 'waiting',
    file: { fileId: 'a-1', step: 'purchase_amount', changedAt: NOW, isSaved: false },
  });
  expect(selectFileId(store.getState())).toBeNull();
  const { files: _lines, ...state } = store.getState();
  expect(JSON.stringify(state)).not.toMatch(/canary/i);

  await store.dispatch(openFromGate('a-1'));
  expect(selectCurrentStep(store.getState())).toBe('purchase_amount');
  expect(selectStepDraft(store.getState(), 'purchase_amount')).toEqual({ totalAmount: '12' });
});

it.each([
  ['damaged', 'no file of ours'],
  [
    'newer',
    JSON.stringify({
      wizard: JSON.stringify({ currentStep: 'a_step_of_tomorrow' }),
      _persist: JSON.stringify({ version: 9_999, rehydrated: true }),
    }),
  ],
])(
  '[1-LAND-46] says on the landing page that an application is %s, with no gate before it, and another one is begun',
  async (reason, text) => {
    await type(aTab('a'));
    await deviceStorage().overwrite('allot:file:a-1', text);

    const store = aTab('b');
    expect(await come(store)).toEqual({ kind: 'opened' });

    expect(selectUnreadable(store.getState())).toBe(reason);
    expect([selectCurrentStep(store.getState()), selectFileId(store.getState())]).toEqual(['landingpage', 'b-1']);
    expect(JSON.stringify(store.getState())).not.toMatch(/canary/i);
  },
);

it('[1-LAND-46] asks also where nothing but the landing page was begun', async () => {
  const first = aTab('a');
  await come(first);
  first.dispatch(
    stepDrafted({ name: 'landingpage', values: { agree_to_terms: true, username: 'canary@example.com' } }),
  );
  await first.dispatch(endSession());

  expect(await come(aTab('b'))).toMatchObject({ kind: 'waiting', file: { step: 'landingpage' } });
});

it('[1-LAND-46] keeps nobody waiting for a file in which nothing was entered', async () => {
  const first = aTab('a');
  await come(first);
  await first.dispatch(endSession());

  expect(await come(aTab('b'))).toEqual({ kind: 'opened' });
});

it.each([
  ['a reload goes straight on', 1_000, 'opened'],
  ['a tab that was closed and is opened again asks', 600_000, 'waiting'],
])('[1-LAND-46] %s', async (_name, away, kind) => {
  const session = aSessionStorage();
  const leftAt = 1_000_000;
  const tab = createTabKeeper({ storage: () => session, now: () => leftAt });
  const first = aTab('a', tab);
  await type(first);
  tab.leave('a-1');

  const next = createTabKeeper({ storage: () => session, loadedAt: leftAt + away });

  expect(await come(aTab('b', next))).toMatchObject({ kind });
});

it('[1-LAND-46] a tab that forgot, because it came back out of the memory of the browser, asks', () => {
  const session = aSessionStorage();
  const tab = createTabKeeper({ storage: () => session, now: () => 1_000_000 });
  tab.noteOpened('a-1');
  tab.forget();
  tab.leave('a-1');

  expect(tab.had('a-1')).toBe(false);
  expect(createTabKeeper({ storage: () => session, loadedAt: 1_000_000 }).had('a-1')).toBe(false);
});

it("[1-LAND-46] an account's file is not offered to anybody else, names nobody in the store, and opens after its owner's log-in", async () => {
  service.set('olivia@example.com');
  await type(aTab('a'));
  service.set(null);

  const store = aTab('b');
  expect(await come(store)).toEqual({ kind: 'opened' });
  expect(JSON.stringify(store.getState())).not.toMatch(/canary|a-1/i);

  // What is typed to log in is kept before that is done, and begins nothing.
  store.dispatch(stepDrafted({ name: 'landingpage', values: { hasAccount: true, username: 'olivia@example.com' } }));
  await store.dispatch(signIn(OLIVIA));
  expect([selectFileId(store.getState()), selectCurrentStep(store.getState())]).toEqual(['a-1', 'purchase_amount']);
});

it('[1-LAND-46] no key on the device names anybody', async () => {
  await type(aTab('a'));

  expect((await deviceStorage().keys()).map(({ key }) => key).join()).not.toMatch(/canary|emberfield/i);
});

describe('removing', () => {
  const DOCUMENT = { filename: 'canary.pdf', delete_document: '/api/documents/d7/' };
  const deleted: string[] = [];
  beforeEach(() => {
    deleted.length = 0;
    server.use(
      http.delete(
        at('/api/documents/:id/'),
        ({ params }) => (deleted.push(String(params['id'])), new HttpResponse(null, { status: 204 })),
      ),
    );
  });

  async function typeWithDocument(store: AppStore): Promise<void> {
    await come(store);
    store.dispatch(saveStepAndContinue('landingpage', { agree_to_terms: true, username: 'canary@example.com' }));
    store.dispatch(stepDrafted({ name: 'bank_details', values: { accountName: CANARY, bank_statement: DOCUMENT } }));
  }

  const kept = async () => (await deviceStorage().keys()).filter(({ key }) => !key.startsWith('allot:probe'));

  it('[1-LAND-45] takes the open file out of the device and of memory, deletes its documents, and loads anew', async () => {
    const store = aTab('a');
    await typeWithDocument(store);

    await store.dispatch(removeFromDevice('a-1'));

    expect(await kept()).toEqual([]);
    expect(JSON.stringify(store.getState())).not.toMatch(/canary/i);
    expect(deleted).toEqual(['d7']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[1-LAND-45, 1-LAND-46] removes a file at the gate without opening it, and what was set aside of it', async () => {
    const first = aTab('a');
    await typeWithDocument(first);
    await first.dispatch(endSession());
    await deviceStorage().copyRaw('allot:file:a-1', 'allot:quarantine:allot:file:a-1:then');
    const store = aTab('b');
    await come(store);

    await store.dispatch(removeFromDevice('a-1'));

    expect(await kept()).toEqual([]);
    expect(deleted).toEqual(['d7']);
    expect(await come(aTab('c'))).toEqual({ kind: 'opened' });
  });

  it.each(['open', 'at the gate'])(
    '[1-LAND-45] leaves the documents of a saved draft with the service (%s)',
    async (where) => {
      const first = aTab('a');
      await typeWithDocument(first);
      first.dispatch(draftSaved({ id: 31, revision: 1, draft_url: DRAFT_URL }, { application: {}, at: NOW }));
      let store = first;
      if (where !== 'open') {
        await first.dispatch(endSession());
        store = aTab('b');
        await come(store);
      }

      await store.dispatch(removeFromDevice('a-1'));

      expect(await kept()).toEqual([]);
      expect(deleted).toEqual([]);
    },
  );

  it('[1-LAND-45] goes on where the service cannot be reached', async () => {
    server.use(http.delete(at('/api/documents/:id/'), () => HttpResponse.error()));
    const store = aTab('a');
    await typeWithDocument(store);

    await store.dispatch(removeFromDevice('a-1'));

    expect(await kept()).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it('[1-LAND-46] after a reload a tab still knows what it has had open, and comes back to the last', () => {
  const session = aSessionStorage();
  const tab = createTabKeeper({ storage: () => session, now: () => 1_000_000 });
  for (const fileId of ['a-1', 'a-2', 'a-3']) tab.noteOpened(fileId);
  tab.leave('a-2');

  const next = createTabKeeper({ storage: () => session, loadedAt: 1_000_000 });

  expect(['a-1', 'a-2', 'a-3', 'a-4'].map(next.had)).toEqual([true, true, true, false]);
  expect(['a-1', 'a-2', 'a-3'].map(next.hadLast)).toEqual([false, true, false]);
});
