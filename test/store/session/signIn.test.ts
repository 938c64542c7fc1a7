/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import { countriesApi } from '#api/countriesApi.ts';
import type { AppStore } from '#store/createStore.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { stepDrafted } from '#store/events.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectFiles } from '#store/selectors/filesSelectors.ts';
import { selectIsSessionLost, selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectCurrentStep, selectFileId, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { sendEarlyLead } from '#store/submission/sendEarlyLead.ts';
import { fetchUser } from '#store/session/loadUser.ts';
import { endSession } from '#store/session/session.ts';
import { changeContext, signIn } from '#store/session/signIn.ts';
import { signOut } from '#store/session/signOut.ts';
import { startApplication } from '#store/steps/startApplication.ts';
import { submitApplication } from '#store/submission/submitApplication.ts';
import { drain } from '#test/support/eventLoop.ts';
import { at, handlers, readApplication } from '#test/support/handlers.ts';
import { NOW, SLUG, countingIds } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService, PASSWORD, type SessionService } from '#test/support/sessionService.ts';

useServer();

const OLIVIA = { username: 'olivia@example.com', password: PASSWORD };
const ROHAN = { username: 'rohan@example.com', password: PASSWORD };
const GRACE = { username: 'grace@example.com', password: PASSWORD };
const SECRET = 'only the first person knows this';

/** What outlives the tabs of this browser. */
const kept: Record<string, string> = {};
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  },
});

let service: SessionService;
const reload = jest.fn();
beforeEach(() => {
  service = aSessionService();
  server.use(...service.handlers);
  reload.mockClear();
  for (const key of Object.keys(kept)) delete kept[key];
});

async function aPage(storage = createMemoryStorage(), prefix = 'a'): Promise<AppStore> {
  const store = createAppStore({
    storage,
    extra: { newId: countingIds(prefix), now: () => NOW, logError: () => {}, reload },
  });
  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  return store;
}

describe('signing in', () => {
  it('[3-LOGIN-02] changes nothing after a wrong password', async () => {
    const store = await aPage();
    store.dispatch(stepDrafted({ name: 'landingpage', values: { agree_to_terms: true } }));
    const before = store.getState().wizard;

    expect(await store.dispatch(signIn({ ...OLIVIA, password: 'wrong' }))).toBe('failed');

    expect(selectUser(store.getState())).toBeNull();
    expect(store.getState().wizard).toBe(before);
    expect(selectStepDraft(store.getState(), 'landingpage')).toEqual({ agree_to_terms: true });
  });

  it.each([
    ['staff of the investor groups, as investor', 'grace@example.com', 'investor', ['POST /login/', 'GET /investor/']],
    ['staff of the investor groups, as adviser', 'grace@example.com', 'advisor', ['POST /login/', 'GET /advisor/']],
    ['an issuer admin', 'daniel@example.com', 'investor', ['POST /login/']],
    ['an investor', 'olivia@example.com', 'investor', ['POST /login/']],
    ['an adviser', 'rohan@example.com', 'advisor', ['POST /login/']],
  ] as const)(
    '[1-SESS-07, 3-LOGIN-08, 3-CALL-08] switches the context of: %s',
    async (_name, username, role, calls) => {
      const store = await aPage();

      await store.dispatch(signIn({ username, password: PASSWORD }, role));

      expect(service.calls).toEqual(calls);
      expect(selectUser(store.getState())).toEqual(service.user());
      const isSwitched = calls.length > 1;
      if (isSwitched)
        expect(selectUser(store.getState())).toMatchObject({
          is_acting_as_issuer: false,
          [`is_acting_as_${role}`]: true,
        });
    },
  );

  it('puts no password into any action or state', async () => {
    const store = await aPage();
    const seen: string[] = [];
    const dispatch = store.dispatch;
    const stop = store.subscribe(() => seen.push(JSON.stringify(store.getState())));
    await dispatch(signIn({ ...OLIVIA, password: 'canary-4711' }));
    await dispatch(signIn(OLIVIA));
    stop();

    expect(seen.length).toBeGreaterThan(0);
    expect(seen.join()).not.toContain('canary-4711');
    expect(seen.join()).not.toContain(`"${PASSWORD}"`);
  });
});

describe('what was begun before', () => {
  it('[3-LOGIN-01] names to the service the open file that goes on, and none that an account owns', async () => {
    const named: unknown[] = [];
    server.use(
      http.post(at('/login/'), async ({ request }) => {
        const form = await request.clone().formData();
        named.push(form.get('file_key'));
        // The next handler answers.
      }),
    );
    const store = await aPage();
    const fileKey = store.getState().wizard.fileKey;

    await store.dispatch(signIn(OLIVIA));
    await store.dispatch(signIn(ROHAN));

    expect(fileKey).not.toBeNull();
    expect(named).toEqual([fileKey, null]);
  });

  it('[1-LAND-32, 3-LAND-33] stays with the person who logs in on the landing page, and becomes theirs', async () => {
    const storage = createMemoryStorage();
    const store = await aPage(storage);
    const fileId = selectFileId(store.getState());
    store.dispatch(stepDrafted({ name: 'landingpage', values: { agree_to_terms: true, applicant_role: 'advisor' } }));

    await store.dispatch(signIn(OLIVIA));

    expect(selectFileId(store.getState())).toBe(fileId);
    expect(selectStepDraft(store.getState(), 'landingpage')).toEqual({
      agree_to_terms: true,
      applicant_role: 'advisor',
    });
    expect(store.getState().files.entities[fileId ?? '']?.userId).toBe(11);
    // And after a reload by somebody else on this device it is not shown to them.
    await store.dispatch(endSession());
    service.set('rohan@example.com');
    const other = await aPage(storage, 'b');
    expect(selectFileId(other.getState())).not.toBe(fileId);
    expect(selectStepDraft(other.getState(), 'landingpage')).toBeUndefined();
  });

  it('[1-LAND-16] gives way to the application that this person has under way here', async () => {
    const storage = createMemoryStorage();
    service.set('olivia@example.com');
    const first = await aPage(storage);
    first.dispatch(saveStepAndContinue('landingpage', { agree_to_terms: true }));
    first.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'Oli' } }));
    const fileId = selectFileId(first.getState());
    await first.dispatch(endSession());
    service.set(null);
    const store = await aPage(storage, 'b');
    expect(selectFileId(store.getState())).toBe('b-1');

    await store.dispatch(signIn(OLIVIA));

    expect(selectFileId(store.getState())).toBe(fileId);
    expect(selectCurrentStep(store.getState())).toBe('contact_details');
    expect(selectStepDraft(store.getState(), 'contact_details')).toEqual({ first_name: 'Oli' });
    expect(selectFiles(store.getState()).map((file) => file.fileId)).toEqual([fileId]);
  });

  it('an application of somebody else is put away, unseen', async () => {
    const store = await aPage();
    await store.dispatch(signIn(OLIVIA));
    store.dispatch(saveStepAndContinue('landingpage', { username: 'olivia@example.com' }));
    store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: SECRET } }));
    const fileId = selectFileId(store.getState());

    await store.dispatch(signIn(ROHAN));

    expect(
      JSON.stringify(store.getState().wizard) +
        JSON.stringify(selectApplication(store.getState())) +
        JSON.stringify(store.getState().stepDrafts),
    ).not.toContain(SECRET);
    expect(selectFileId(store.getState())).not.toBe(fileId);
    expect(selectFiles(store.getState())).toEqual([]);
    // It is still there for its owner.
    await store.dispatch(signIn(OLIVIA));
    expect(selectStepDraft(store.getState(), 'contact_details')).toEqual({ first_name: SECRET });
  });
});

describe('a late answer of the session before', () => {
  function hold() {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    return { gate, release };
  }

  it('fills nothing in: neither the cache', async () => {
    const store = await aPage();
    const held = hold();
    server.use(
      http.get(
        at('/api/registry__country/:id/'),
        async () => (await held.gate, HttpResponse.json({ id: 16, name: SECRET })),
      ),
    );
    void store.dispatch(countriesApi.endpoints.getCountry.initiate(16));

    await store.dispatch(signIn(OLIVIA));
    held.release();
    await drain();

    expect(JSON.stringify(store.getState().api)).not.toContain(SECRET);
  });

  it('nor the application', async () => {
    const store = await aPage();
    const held = hold();
    server.use(
      http.post(
        at('/offer/api/application-create-update/'),
        async ({ request }) => (await readApplication(request), await held.gate, HttpResponse.json({ id: 55 })),
      ),
    );
    store.dispatch(startApplication({ agree_to_terms: true, hasAccount: false, username: 'ann@example.com' }));
    const lead = store.dispatch(sendEarlyLead());

    await store.dispatch(signIn(ROHAN));
    held.release();
    await lead;

    expect(store.getState().wizard.splashApplicationId).toBeNull();
  });

  it('nor signs anybody in after somebody signed out meanwhile', async () => {
    const store = await aPage();
    const held = hold();
    server.use(http.post(at('/login/'), async () => (await held.gate, new HttpResponse(null, { status: 204 }))));
    const late = store.dispatch(signIn(OLIVIA));
    await store.dispatch(endSession());
    held.release();

    expect(await late).toBe('failed');
    expect(selectUser(store.getState())).toBeNull();
  });
});

describe('signing out', () => {
  it('[3-LAND-40, 3-LOGIN-07, 3-CALL-10] ends the session, leaves nothing of it in memory or on the device, and loads the page anew', async () => {
    const storage = createMemoryStorage();
    const store = await aPage(storage);
    await store.dispatch(signIn(OLIVIA));
    store.dispatch(saveStepAndContinue('landingpage', { username: 'olivia@example.com' }));
    store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: SECRET } }));

    await store.dispatch(signOut());

    expect(service.calls.at(-1)).toBe('POST /logout/');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(store.getState())).not.toMatch(new RegExp(`${SECRET}|olivia`));
    expect(await storage.keys()).toEqual([]);
    await drain();
    expect(await storage.keys()).toEqual([]);
  });

  it.each([
    ['no connection', () => HttpResponse.error()],
    ['a service that fails', () => HttpResponse.json({}, { status: 500 })],
  ])(
    '[3-LOGIN-10] clears the device with %s too, shows nobody as signed in until the service has heard of it, and then makes up for it',
    async (_name, answer) => {
      const storage = createMemoryStorage();
      const store = await aPage(storage);
      await store.dispatch(signIn(OLIVIA));
      store.dispatch(stepDrafted({ name: 'landingpage', values: { username: SECRET } }));
      server.use(http.post(at('/logout/'), answer));

      await store.dispatch(signOut());

      expect(await storage.keys()).toEqual([]);
      expect(JSON.stringify(store.getState())).not.toMatch(new RegExp(`${SECRET}|olivia`));
      expect(reload).toHaveBeenCalledTimes(1);
      expect(Object.keys(kept).sort()).toEqual(['allot:active', 'allot:sign-out']);
      expect(kept['allot:sign-out']).toBe('1');

      // The service still holds the session.
      const next = await aPage(storage, 'b');
      expect(service.user()).not.toBeNull();
      expect(selectUser(next.getState())).toBeNull();

      server.resetHandlers(...service.handlers, ...handlers);
      await aPage(storage, 'c');
      expect(service.user()).toBeNull();
      expect(kept).not.toHaveProperty('allot:sign-out');
    },
  );

  it('[3-LOGIN-10] owes nothing any more once somebody has logged in', async () => {
    const store = await aPage();
    await store.dispatch(signIn(OLIVIA));
    server.use(http.post(at('/logout/'), () => HttpResponse.error()));
    await store.dispatch(signOut());
    const next = await aPage(createMemoryStorage(), 'b');

    await next.dispatch(signIn(ROHAN));

    expect(selectUser(next.getState())).toMatchObject({ username: 'rohan@example.com' });
    expect(kept).not.toHaveProperty('allot:sign-out');
  });
});

describe('acting in another capacity', () => {
  it('[3-CALL-08] keeps the file, and asks anew who is signed in', async () => {
    const store = await aPage();
    await store.dispatch(signIn(GRACE));
    const fileId = selectFileId(store.getState());

    expect(await store.dispatch(changeContext('issuer'))).toBe(true);

    expect(selectUser(store.getState())).toMatchObject({ is_acting_as_issuer: true, has_issuer_role_groups: true });
    expect(selectFileId(store.getState())).toBe(fileId);
  });

  it('[3-CALL-08] shows the new capacity although an earlier question who is signed in is answered late', async () => {
    const store = await aPage();
    await store.dispatch(signIn(GRACE));
    const before = { results: [service.user()] };
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get(
        at('/api/user__user/'),
        async () => {
          await answered;
          return HttpResponse.json(before);
        },
        { once: true },
      ),
    );
    const early = store.dispatch(fetchUser());

    const changed = store.dispatch(changeContext('issuer'));
    await drain();
    answer();

    expect(await early).toMatchObject({ is_acting_as_issuer: false });
    expect(await changed).toBe(true);
    expect(selectUser(store.getState())).toMatchObject({ is_acting_as_issuer: true });
  });

  it('[3-ERR-01] changes nothing where the service does not allow it', async () => {
    const store = await aPage();
    await store.dispatch(signIn(OLIVIA));
    const before = store.getState();

    expect(await store.dispatch(changeContext('issuer'))).toBe(false);

    expect(store.getState().session).toEqual(before.session);
    expect(store.getState().wizard).toBe(before.wizard);
  });
});

describe('a session that ended in the middle of an application', () => {
  const refuse = () =>
    server.use(
      http.post(at('/offer/api/application-create-update/'), ({ request }) =>
        request.headers.get('x-acting-as') === (service.user() ? `${service.user()?.id} investor` : 'nobody')
          ? HttpResponse.json({ id: 31, reference: 'A-31', status: 'submitted' })
          : HttpResponse.json({ code: 'session' }, { status: 401 }),
      ),
    );

  async function inTheMiddle(): Promise<AppStore> {
    const store = await aPage();
    await store.dispatch(signIn(GRACE, 'investor'));
    store.dispatch(saveStepAndContinue('landingpage', { username: 'grace@example.com' }));
    store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'Grace' } }));
    refuse();
    service.set(null);
    await store.dispatch(submitApplication());
    return store;
  }

  it('[3-ERR-03] is told, and takes nothing away', async () => {
    const store = await inTheMiddle();

    expect(selectIsSessionLost(store.getState())).toBe(true);
    expect(selectSubmission(store.getState()).phase).toBe('failed');
    expect(selectStepDraft(store.getState(), 'contact_details')).toEqual({ first_name: 'Grace' });
  });

  it('[3-ERR-03] goes on for the same person, acting as before, where they were', async () => {
    const store = await inTheMiddle();
    const fileId = selectFileId(store.getState());

    await store.dispatch(signIn(GRACE));

    expect(selectIsSessionLost(store.getState())).toBe(false);
    expect([selectFileId(store.getState()), selectCurrentStep(store.getState())]).toEqual([fileId, 'contact_details']);
    expect(selectStepDraft(store.getState(), 'contact_details')).toEqual({ first_name: 'Grace' });
    expect(selectUser(store.getState())).toMatchObject({ is_acting_as_investor: true });
    await store.dispatch(submitApplication());
    expect(selectSubmission(store.getState()).phase).toBe('done');
  });

  it('[3-ERR-03] begins anew for somebody else', async () => {
    const store = await inTheMiddle();

    await store.dispatch(signIn(ROHAN));

    expect(selectCurrentStep(store.getState())).toBe('landingpage');
    expect(selectStepDraft(store.getState(), 'contact_details')).toBeUndefined();
  });
});
