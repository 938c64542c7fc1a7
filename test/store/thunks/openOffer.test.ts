/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import { stepDrafted } from '#store/events.ts';
import { createMemoryStorage } from '#store/persistence/memoryStorage.ts';
import { selectStepDraft, selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { selectOffer, selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectCurrentStep, selectFileId } from '#store/selectors/wizardSelectors.ts';
import { createAppStore } from '#store/createStore.ts';
import { openOffer } from '#store/thunks/openOffer.ts';
import { saveStepAndContinue } from '#store/thunks/navigation.ts';
import { sendEarlyLead } from '#store/thunks/sendEarlyLead.ts';
import { endSession } from '#store/thunks/session.ts';
import { at, readApplication } from '#test/support/handlers.ts';
import { CONTEXT, NOW, SLUG, countingIds } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();

const logError = jest.fn();

function aPage(storage = createMemoryStorage(), prefix = 'a') {
  return createAppStore({ storage, extra: { newId: countingIds(prefix), now: () => NOW, logError } });
}

it('loads the offer and who is signed in, and begins a file', async () => {
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [{ id: 4, username: 'ana' }] })));
  const store = aPage();

  expect(await store.dispatch(openOffer(SLUG))).toEqual({ kind: 'opened' });

  expect(selectOffer(store.getState())).toEqual(CONTEXT.offer);
  expect(selectUser(store.getState())).toMatchObject({ id: 4 });
  expect(selectFileId(store.getState())).toBe('a-1');
});

it('[1-SHELL-44] opens the file of this offer again where it was left, after a reload', async () => {
  const storage = createMemoryStorage();
  const first = aPage(storage);
  await first.dispatch(openOffer(SLUG));
  first.dispatch(saveStepAndContinue('landingpage', { agree_to_terms: true }));
  first.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'An' } }));
  await first.dispatch(endSession());

  const second = aPage(storage, 'b');
  await second.dispatch(openOffer(SLUG));

  expect(selectFileId(second.getState())).toBe('a-1');
  expect(selectCurrentStep(second.getState())).toBe('contact_details');
  expect(selectStepDraft(second.getState(), 'contact_details')).toEqual({ first_name: 'An' });
});

it('does not open the file of another signed-in user', async () => {
  const storage = createMemoryStorage();
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [{ id: 4, username: 'ana' }] })));
  const first = aPage(storage);
  await first.dispatch(openOffer(SLUG));
  first.dispatch(saveStepAndContinue('landingpage', { username: 'ana@x.au' }));
  await first.dispatch(endSession());
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [{ id: 5, username: 'bo' }] })));

  const second = aPage(storage, 'b');
  await second.dispatch(openOffer(SLUG));

  expect(selectFileId(second.getState())).toBe('b-1');
  expect(selectStepValues(second.getState(), 'landingpage')).toBeUndefined();
});

it.each([
  ['an offer that does not exist', () => HttpResponse.json({}, { status: 404 }), 'notFound'],
  ['a service that fails', () => HttpResponse.json({}, { status: 500 }), 'server'],
  ['no connection', () => HttpResponse.error(), 'network'],
])('says why it could not open: %s', async (_name, answer, kind) => {
  server.use(http.get(at('/api/offers/:slug/'), answer));

  expect(await aPage().dispatch(openOffer(SLUG))).toMatchObject({ kind: 'failed', error: { kind } });
});

it('goes on without a user when nobody can be asked', async () => {
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({}, { status: 500 })));
  const store = aPage();

  expect(await store.dispatch(openOffer(SLUG))).toEqual({ kind: 'opened' });
  expect(selectUser(store.getState())).toBeNull();
});

describe('the early lead', () => {
  async function aLanding(username: string, preview = false) {
    server.use(http.get(at('/api/offers/:slug/'), () => HttpResponse.json({ ...CONTEXT, preview })));
    const store = aPage();
    await store.dispatch(openOffer(SLUG));
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

    expect(sent).toEqual([expect.objectContaining({ offer: 7, action: 'splash', landingpage: { username: 'ana@example.com' } })]);
    expect(store.getState().wizard.splashApplicationId).toBe(55);
  });

  it.each([
    ['without an e-mail', ' ', false],
    ['in a preview', 'ana@example.com', true],
  ])('[1-LAND-21] is not sent %s', async (_name, username, preview) => {
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
