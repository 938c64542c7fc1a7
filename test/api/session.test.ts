/** @jest-environment node */
import { delay, HttpResponse, http } from 'msw';
import { setActor } from '#api/actor.ts';
import { forgetCsrfToken } from '#api/csrf.ts';
import { storeCredentials } from '#api/credentials.ts';
import { loginApi } from '#api/loginApi.ts';
import { sessionApi } from '#api/sessionApi.ts';
import { documentsApi } from '#api/documentsApi.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { drain, until } from '#test/support/eventLoop.ts';
import { at, TOKEN } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();
afterEach(() => setActor(undefined));

const user = { id: 12, username: 'ana@example.com', is_acting_as_advisor: true };

function watch(method: 'get' | 'post' | 'delete', path: string) {
  const seen: Request[] = [];
  server.use(
    http[method](at(path), ({ request }) => {
      seen.push(request.clone());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return seen;
}

it('[3-CALL-09] logs in with form data: username and password, the token beside', async () => {
  const seen = watch('post', '/login/');
  storeCredentials('t-1', { username: 'ana@example.com', password: 'p&=+ä' });
  const { error } = await createAppStore().dispatch(loginApi.endpoints.login.initiate({ ticket: 't-1', file: null }));

  expect(error).toBeUndefined();
  const [request] = seen;
  expect([...((await request?.formData()) ?? [])]).toEqual([
    ['username', 'ana@example.com'],
    ['password', 'p&=+ä'],
  ]);
  expect(request?.headers.get('x-csrf-token')).toBe(TOKEN);
});

it('uses credentials once', async () => {
  const seen = watch('post', '/login/');
  storeCredentials('t-1', { username: 'a', password: 'b' });
  const store = createAppStore();
  await store.dispatch(loginApi.endpoints.login.initiate({ ticket: 't-1', file: null }));
  await store.dispatch(loginApi.endpoints.login.initiate({ ticket: 't-1', file: null }));

  expect(seen).toHaveLength(1);
});

it('[3-CALL-10] logs out without a payload', async () => {
  const seen = watch('post', '/logout/');
  await createAppStore().dispatch(loginApi.endpoints.logout.initiate());

  expect(await seen[0]?.text()).toBe('');
});

it.each(['advisor', 'investor', 'issuer'] as const)(
  '[3-CALL-08] switches to %s by GET without a payload, with the token',
  async (context) => {
    const seen = watch('get', `/${context}/`);
    await createAppStore().dispatch(loginApi.endpoints.switchContext.initiate(context));

    expect(seen.map((request) => [request.method, request.headers.get('x-csrf-token')])).toEqual([['GET', TOKEN]]);
  },
);

it('[3-CALL-06, 3-LOGIN-09] reads the first of the results, and nobody out of none', async () => {
  const read = async () => (await createAppStore().dispatch(sessionApi.endpoints.getUser.initiate())).data;
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [user, { ...user, id: 13 }] })));
  expect(await read()).toEqual(user);
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [] })));
  expect(await read()).toBeNull();
});

it.each([
  ['somebody', user, '12 advisor'],
  ['nobody', null, 'nobody'],
  ['not known yet', undefined, null],
])('[3-ERR-03] says with an unsafe call who is believed to act: %s', async (...[, actor, expected]) => {
  setActor(actor);
  const seen = watch('delete', '/api/documents/d1/');
  await createAppStore().dispatch(documentsApi.endpoints.deleteDocument.initiate('/api/documents/d1/'));

  expect(seen[0]?.headers.get('x-acting-as')).toBe(expected);
});

it('[3-ERR-03] fetches no token while a log-in is under way: its cookie would take the place of the account’s', async () => {
  const order: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(at('/api/csrf/'), () => {
      order.push('token');
      return HttpResponse.json({ csrf_token: TOKEN });
    }),
    http.post(at('/login/'), async () => {
      order.push('log-in');
      await answered;
      order.push('logged in');
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(at('/api/documents/d1/'), () => new HttpResponse(null, { status: 204 })),
  );
  const store = createAppStore();
  storeCredentials('t-1', { username: 'ana@example.com', password: 'secret' });
  const login = store.dispatch(loginApi.endpoints.login.initiate({ ticket: 't-1', file: null }));
  await until(() => order.includes('log-in'));
  forgetCsrfToken();
  const removal = store.dispatch(documentsApi.endpoints.deleteDocument.initiate('/api/documents/d1/'));
  await drain();
  expect(order.at(-1)).toBe('log-in');
  answer();
  await Promise.all([login, removal]);

  expect(order.slice(-2)).toEqual(['logged in', 'token']);
});

it('[3-ERR-03] goes on with other calls 30 seconds after a log-in that nothing answers', async () => {
  const isAsked = new Promise<void>((resolve) =>
    server.use(
      http.post(at('/login/'), () => {
        resolve();
        return delay('infinite');
      }),
    ),
  );
  const seen = watch('delete', '/api/documents/d1/');
  const store = createAppStore();
  storeCredentials('t-1', { username: 'ana@example.com', password: 'secret' });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const login = store.dispatch(loginApi.endpoints.login.initiate({ ticket: 't-1', file: null }));
  await isAsked;
  forgetCsrfToken();
  const removal = store.dispatch(documentsApi.endpoints.deleteDocument.initiate('/api/documents/d1/'));
  await jest.advanceTimersByTimeAsync(29_999);
  expect(seen).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  await Promise.all([login, removal]);

  expect(seen).toHaveLength(1);
});
