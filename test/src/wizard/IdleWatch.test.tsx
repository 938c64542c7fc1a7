import { act, fireEvent, screen } from '@testing-library/react';
import { clockJump, forgetServiceTime, recordServiceTime } from '#api/serviceClock.ts';
import { IdleWatch } from '#src/wizard/IdleWatch.tsx';
import { createAppStore } from '#test/support/appStore.ts';
import { stepDrafted } from '#store/events.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectIsSessionLost, selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectCurrentStep, selectFileId } from '#store/selectors/wizardSelectors.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { signIn } from '#store/session/signIn.ts';
import { HttpResponse, http } from 'msw';
import { drain } from '#test/support/eventLoop.ts';
import { at } from '#test/support/handlers.ts';
import { countingIds, NOW, SLUG } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService, PASSWORD, type SessionService } from '#test/support/sessionService.ts';

useServer();

const MINUTE = 60_000;
const REAL = [
  'nextTick',
  'queueMicrotask',
  'setTimeout',
  'clearTimeout',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;
const OLIVIA = { username: 'olivia@example.com', password: PASSWORD };

let service: SessionService;
const reload = jest.fn();
/** Calls that said that a key or a press stood behind them. */
let active = 0;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  active = 0;
  reload.mockClear();
  service = aSessionService();
  server.use(...service.handlers);
  server.use(
    http.get(at('/api/user__user/'), ({ request }) => {
      if (request.headers.get('x-person-active') === '1') active += 1;
      return HttpResponse.json({ results: [service.user()].filter(Boolean) });
    }),
  );
});
afterEach(() => {
  forgetServiceTime();
  jest.useRealTimers();
});

async function signedIn({ storage = createMemoryStorage(), prefix = 'a' } = {}) {
  service.set('olivia@example.com');
  const store = createAppStore({
    storage,
    extra: { newId: countingIds(prefix), now: () => NOW, logError: () => {}, reload },
  });
  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  store.dispatch(saveStepAndContinue('landingpage', { agree_to_terms: true }));
  store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'Canary' } }));
  // The clock and the ticks are ours; the network keeps its own time.
  jest.useFakeTimers({ doNotFake: [...REAL] });
  renderWithStore(<IdleWatch />, store);
  return { store, storage };
}

/** Time goes by, at one stroke, up to the next tick of the page. */
const pass = (milliseconds: number) =>
  act(async () => {
    jest.setSystemTime(Date.now() + Math.max(0, milliseconds - 1_000));
    jest.advanceTimersByTime(1_000);
  });
const warning = () => screen.queryByRole('heading', { name: 'Are you still there?' });
const press = () => fireEvent.keyDown(document.body, { key: 'a' });
/** Lets what is under way over the network finish. */
async function settle(isDone: () => boolean) {
  while (!isDone()) await act(() => drain(1));
}

it('[3-LOGIN-11] warns two minutes before, without taking focus, and a key anywhere is enough to stay, ten times over', async () => {
  await signedIn();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  for (let round = 0; round < 10; round += 1) {
    await pass(28 * MINUTE - 2_000);
    expect(warning()).toBeNull();
    await pass(4_000);
    expect(screen.getByRole('alert')).toHaveTextContent('You will be signed out within 2 minutes');
    expect(field).toHaveFocus();
    press();
    expect(warning()).toBeNull();
  }
  expect(reload).not.toHaveBeenCalled();
  field.remove();
});

it('[3-LOGIN-11] the words never say more time than the clock beside them shows, and name what a phone has: its page', async () => {
  await signedIn();
  const said: string[] = [];
  await pass(28 * MINUTE + 1_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Press a key or touch the page to stay signed in.');
  for (let left = 118; left > 5; left -= 16) {
    const [, clock = ''] = /(\d:\d\d)$/.exec(screen.getByRole('alert').textContent) ?? [];
    const [words = '', count, unit] =
      /within (\d+) (minute|second)s?/.exec(screen.getByRole('alert').textContent) ?? [];
    const [minutes, seconds] = clock.split(':').map(Number);
    expect((minutes ?? NaN) * 60 + (seconds ?? NaN)).toBeLessThanOrEqual(Number(count) * (unit === 'minute' ? 60 : 1));
    if (said.at(-1) !== words) said.push(words);
    await pass(16_000);
  }
  expect(said).toEqual(['within 2 minutes', 'within 1 minute', 'within 30 seconds']);
});

it('[3-LOGIN-11] ends after 30 minutes: nothing of it stays in memory, and it opens after the log-in with everything typed', async () => {
  const { store, storage } = await signedIn();
  await pass(30 * MINUTE + 1_000);
  await settle(() => reload.mock.calls.length > 0);

  expect(service.user()).toBeNull();
  expect(JSON.stringify(store.getState())).not.toMatch(/canary|olivia/i);
  expect((await storage.keys()).map(({ key }) => key).join()).not.toMatch(/canary|olivia/i);

  jest.useRealTimers();
  const next = createAppStore({
    storage,
    extra: { newId: countingIds('b'), now: () => NOW, logError: () => {}, reload },
  });
  expect(await next.dispatch(openOffer({ slug: SLUG, isPreview: false }))).toEqual({ kind: 'opened' });
  expect([selectUser(next.getState()), selectFileId(next.getState())]).toEqual([null, 'b-1']);
  expect(JSON.stringify(next.getState())).not.toMatch(/canary|olivia/i);

  await next.dispatch(signIn(OLIVIA));
  expect([selectFileId(next.getState()), selectCurrentStep(next.getState())]).toEqual(['a-1', 'contact_details']);
  expect(selectStepDraft(next.getState(), 'contact_details')).toEqual({ first_name: 'Canary' });
});

it('[3-LOGIN-11] goes by the time of day: after a sleep the first press comes too late', async () => {
  await signedIn();
  jest.setSystemTime(Date.now() + 45 * MINUTE);
  press();
  await settle(() => reload.mock.calls.length > 0);

  expect(service.user()).toBeNull();
});

it('[3-LOGIN-11] a key in another tab counts here', async () => {
  await signedIn();
  await pass(29 * MINUTE);
  expect(warning()).not.toBeNull();

  localStorage.setItem('allot:active', String(Date.now()));
  await pass(2 * MINUTE);

  expect(warning()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it('[3-LOGIN-11] tells the service of who types at most every two minutes, and of nobody else', async () => {
  await signedIn();
  await pass(10 * MINUTE);
  expect(active).toBe(0);

  for (let second = 0; second < 240; second += 10) {
    press();
    await pass(10_000);
  }
  await settle(() => active >= 2);

  expect(active).toBeLessThanOrEqual(3);
});

it('[3-LOGIN-11, 3-ERR-03] learns from the service that the session has ended there', async () => {
  const { store } = await signedIn();
  service.set(null);
  await pass(MINUTE);
  press();
  await settle(() => selectIsSessionLost(store.getState()));
});

describe("a device's clock that is set while the service's is known", () => {
  /** Signs in, and has the service say the time; `slept` is what has passed there since. */
  async function known(slept = 0) {
    const view = await signedIn();
    const [truth, ticks] = [Date.now(), performance.now()];
    recordServiceTime(truth, ticks);
    server.use(
      http.get(at('/api/user__user/'), () =>
        HttpResponse.json(
          { results: [service.user()].filter(Boolean) },
          { headers: { 'x-service-time': String(truth + slept + performance.now() - ticks) } },
        ),
      ),
    );
    return view;
  }
  const set = (jump: number) => jest.setSystemTime(Date.now() + jump);
  const tick = () => act(async () => jest.advanceTimersByTime(1_000));

  it.each([
    ['a day ahead', 24 * 60 * MINUTE],
    ['ten years ahead', 3_650 * 24 * 60 * MINUTE],
    ['29 minutes ahead', 29 * MINUTE],
    ['a year back', -365 * 24 * 60 * MINUTE],
  ])('[3-LOGIN-11] set %s ends no session and warns of nothing', async (_name, jump) => {
    await known();
    set(jump);
    press();
    await tick();
    await settle(() => clockJump() === 0);
    await tick();
    expect(warning()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    expect(service.user()).not.toBeNull();
  });

  it.each([
    ['after a sleep', 45 * MINUTE],
    ['set a year back', -365 * 24 * 60 * MINUTE],
  ])('[3-LOGIN-11] %s keeps no session open that is over by the service', async (_name, jump) => {
    await known(31 * MINUTE);
    set(jump);
    press();
    await settle(() => reload.mock.calls.length > 0);
    expect(service.user()).toBeNull();
  });
});
