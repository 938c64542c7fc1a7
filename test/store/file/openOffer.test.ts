/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import { stepDrafted } from '#store/events.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectUnreadable } from '#store/selectors/syncSelectors.ts';
import { selectOffer, selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectFileId, selectMode } from '#store/selectors/wizardSelectors.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { openFromGate } from '#store/file/gate.ts';
import { openOffer, type OpenedOffer } from '#store/file/openOffer.ts';
import { startAnotherApplication } from '#store/file/startAnotherApplication.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { sendEarlyLead } from '#store/submission/sendEarlyLead.ts';
import { endSession } from '#store/session/session.ts';
import { until } from '#test/support/eventLoop.ts';
import { at, readApplication } from '#test/support/handlers.ts';
import { aLockManager } from '#test/support/lockManager.ts';
import { CONTEXT, NOW, SLUG, countingIds } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();

const logError = jest.fn();

function aPage(storage = createMemoryStorage(), prefix = 'a') {
  return createAppStore({ storage, extra: { newId: countingIds(prefix), now: () => NOW, logError } });
}

/** Opens the offer in another tab, and the file that waits at its gate. */
async function comeBack(store: ReturnType<typeof aPage>, isPreview = false): Promise<OpenedOffer> {
  const opened = await store.dispatch(openOffer({ slug: SLUG, isPreview }));
  if (opened.kind === 'waiting') await store.dispatch(openFromGate(opened.file?.fileId ?? ''));
  return opened;
}

it('loads the offer and who is signed in, and begins a file', async () => {
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [{ id: 4, username: 'ana' }] })));
  const store = aPage();

  expect(await store.dispatch(openOffer({ slug: SLUG, isPreview: false }))).toEqual({ kind: 'opened' });

  expect(selectOffer(store.getState())).toEqual(CONTEXT.offer);
  expect(selectUser(store.getState())).toMatchObject({ id: 4 });
  expect(selectFileId(store.getState())).toBe('a-1');
});

it('[1-LAND-46] says so where the service does not tell who is signed in, and leaves the application of an account closed', async () => {
  const storage = createMemoryStorage();
  const user = (reply: () => Response) => server.use(http.get(at('/api/user__user/'), reply));
  user(() => HttpResponse.json({ results: [{ id: 4, username: 'ana' }] }));
  const first = aPage(storage);
  await first.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  first.dispatch(saveStepAndContinue('landingpage', { username: 'ana@x.au' }));
  await first.dispatch(endSession());

  user(() => HttpResponse.error());
  const second = aPage(storage, 'b');
  expect(await second.dispatch(openOffer({ slug: SLUG, isPreview: false }))).toEqual({ kind: 'opened' });

  expect(selectUnreadable(second.getState())).toBe('unknownOwner');
  expect(selectFileId(second.getState())).toBe('b-1');
  expect(JSON.stringify(second.getState())).not.toContain('ana');
});

it("opens one's own application, whatever was begun on this device since", async () => {
  const storage = createMemoryStorage();
  const asAna = () =>
    server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [{ id: 4, username: 'ana' }] })));
  asAna();
  const own = aPage(storage);
  await own.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  own.dispatch(saveStepAndContinue('landingpage', { username: 'ana@x.au' }));
  await own.dispatch(endSession());
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [] })));
  const nobody = createAppStore({
    storage,
    extra: { newId: countingIds('b'), now: () => new Date(Date.parse(NOW) + 3_600_000).toISOString(), logError },
  });
  await nobody.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  nobody.dispatch(saveStepAndContinue('landingpage', { username: 'other@x.au' }));
  await nobody.dispatch(endSession());
  asAna();

  const later = aPage(storage, 'c');
  await comeBack(later);

  expect(selectFileId(later.getState())).toBe('a-1');
});

it.each([
  ['an offer that does not exist', () => HttpResponse.json({}, { status: 404 }), 'notFound'],
  ['a service that fails', () => HttpResponse.json({}, { status: 500 }), 'server'],
  ['no connection', () => HttpResponse.error(), 'network'],
])('says why it could not open: %s', async (_name, answer, kind) => {
  server.use(http.get(at('/api/offers/:slug/'), answer));

  expect(await aPage().dispatch(openOffer({ slug: SLUG, isPreview: false }))).toMatchObject({
    kind: 'failed',
    error: { kind },
  });
});

it('opens one offer after the other when both are asked for at once, as a double effect or a quick change of pages does', async () => {
  const store = aPage();
  const both = [openOffer({ slug: SLUG, isPreview: false }), openOffer({ slug: SLUG, isPreview: false })];

  expect(await Promise.all(both.map((each) => store.dispatch(each)))).toEqual([{ kind: 'opened' }, { kind: 'opened' }]);

  store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'An' } }));
  expect(selectFileId(store.getState())).toBe('a-1');
  expect(selectStepDraft(store.getState(), 'contact_details')).toEqual({ first_name: 'An' });
});

it('opens nothing by a late answer about an offer that is no longer on screen', async () => {
  let release: (() => void) | undefined;
  server.use(
    http.get(at('/api/offers/:slug/'), async ({ params }) => {
      if (params['slug'] === 'slow') await new Promise<void>((resolve) => (release = resolve));
      return HttpResponse.json({ ...CONTEXT, offer: { ...CONTEXT.offer, name: String(params['slug']) } });
    }),
  );
  const store = aPage();
  let isOnScreen = true;
  const late = store.dispatch(openOffer({ slug: 'slow', isPreview: false }, () => isOnScreen));
  await until(() => release !== undefined);
  isOnScreen = false;
  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  const fileId = selectFileId(store.getState());

  release?.();
  await late;

  expect(selectOffer(store.getState())?.name).toBe(SLUG);
  expect(selectFileId(store.getState())).toBe(fileId);
});

it('goes on without a user when nobody can be asked', async () => {
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({}, { status: 500 })));
  const store = aPage();

  expect(await store.dispatch(openOffer({ slug: SLUG, isPreview: false }))).toEqual({ kind: 'opened' });
  expect(selectUser(store.getState())).toBeNull();
});

it("[2-PREV-03, 1-SHELL-53] keeps a preview's file apart from those that can be lodged", async () => {
  const asked: string[] = [];
  server.use(
    http.get(at('/api/offers/:slug/'), ({ request }) => {
      const { search } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json({ ...CONTEXT, preview: search === '?preview=true' });
    }),
  );
  const storage = createMemoryStorage();
  const first = aPage(storage);
  await first.dispatch(openOffer({ slug: SLUG, isPreview: true }));
  first.dispatch(saveStepAndContinue('landingpage', { username: 'staff@x.au' }));
  await first.dispatch(endSession());

  const real = aPage(storage, 'b');
  await real.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  const again = aPage(storage, 'c');
  await comeBack(again, true);

  expect(asked).toEqual(['?preview=true', '', '?preview=true']);
  expect([selectFileId(real.getState()), selectMode(real.getState()).preview]).toEqual(['b-1', false]);
  expect([selectFileId(again.getState()), selectMode(again.getState()).preview]).toEqual(['a-1', true]);
});

it('[1-SHELL-53] is a preview only where the service says so', async () => {
  const store = aPage();
  await store.dispatch(openOffer({ slug: SLUG, isPreview: true }));

  expect(selectMode(store.getState()).preview).toBe(false);
});

describe('the early lead', () => {
  async function aLanding(username: string, preview = false) {
    server.use(http.get(at('/api/offers/:slug/'), () => HttpResponse.json({ ...CONTEXT, preview })));
    const store = aPage();
    await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
    store.dispatch(saveStepAndContinue('landingpage', { username }));
    return store;
  }

  function countLeads(answer: () => Response) {
    const sent: unknown[] = [];
    server.use(
      http.post(at('/offer/api/application-create-update/'), async ({ request }) => {
        const application = await readApplication(request);
        if (application instanceof Response) return application;
        sent.push(application.data);
        return answer();
      }),
    );
    return sent;
  }

  it('[1-LAND-21, 1-LAND-22] is sent once the e-mail is known, and its id kept', async () => {
    const sent = countLeads(() => HttpResponse.json({ id: 55 }));
    const store = await aLanding('ana@example.com');

    await store.dispatch(sendEarlyLead());
    await store.dispatch(sendEarlyLead());

    expect(sent).toEqual([
      expect.objectContaining({ offer: 7, action: 'splash', landingpage: { username: 'ana@example.com' } }),
    ]);
    expect(store.getState().wizard.splashApplicationId).toBe(55);
  });

  it.each([
    ['without an e-mail', ' ', false],
    ['in a preview', 'ana@example.com', true],
  ])('[1-LAND-21, 2-PREV-03] is not sent %s', async (_name, username, preview) => {
    const sent = countLeads(() => HttpResponse.json({ id: 55 }));
    const store = await aLanding(username, preview);

    await store.dispatch(sendEarlyLead());

    expect(sent).toEqual([]);
  });

  it('[1-LAND-21] only logs a failure', async () => {
    countLeads(() => HttpResponse.json({}, { status: 500 }));
    const store = await aLanding('ana@example.com');

    await store.dispatch(sendEarlyLead());

    expect(logError).toHaveBeenCalledWith('sendEarlyLead', { kind: 'server' });
    expect(store.getState().wizard.splashApplicationId).toBeNull();
  });
});

it('[1-LAND-46] comes back to what this page opened last, also where nothing was entered in it yet', async () => {
  const store = aPage();
  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  store.dispatch(saveStepAndContinue('landingpage', { agree_to_terms: true }));
  await store.dispatch(startAnotherApplication());
  expect(selectFileId(store.getState())).toBe('a-2');

  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));

  expect(selectFileId(store.getState())).toBe('a-2');
});

it('begins a file of its own where another tab has one in which nothing stands yet', async () => {
  const storage = createMemoryStorage();
  Object.defineProperty(globalThis, 'navigator', { value: { locks: aLockManager() }, configurable: true });
  const [one, other] = [aPage(storage), aPage(storage, 'b')];
  await one.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  await one.dispatch((_dispatch, _getState, { fileList }) => fileList.settled());

  await other.dispatch(openOffer({ slug: SLUG, isPreview: false }));

  expect(selectFileId(one.getState())).toBe('a-1');
  expect(selectFileId(other.getState())).toBe('b-1');
  expect(other.getState().saveStatus.isInOtherTab).toBe(false);
  Reflect.deleteProperty(globalThis, 'navigator');
});
