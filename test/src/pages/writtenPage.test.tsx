/** An offer's page as the service has written it: in use before the file of the device is open. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from '#src/App.tsx';
import { drawPage } from '#src/drawPage.tsx';
import type { PageData } from '#src/pageData.ts';
import { pageState } from '#src/pageStore.ts';
import type { AppStore } from '#store/createStore.ts';
import { stepDrafted } from '#store/events.ts';
import { openOffer } from '#store/file/openOffer.ts';
import type { DraftStorage } from '#store/file/persistence/draftStorage.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { createTabKeeper } from '#store/file/persistence/tabKeeper.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { endSession } from '#store/session/session.ts';
import { aSessionStorage } from '#test/support/aSessionStorage.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { at } from '#test/support/handlers.ts';
import { CONTEXT, countingIds, NOW, SLUG } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService } from '#test/support/sessionService.ts';

useServer();

const DATA: PageData = { kind: 'offer', slug: SLUG, context: CONTEXT, now: Date.parse(NOW) };
const PAGE = { id: 4, username: 'ana@example.com', first_name: 'Ana', last_name: 'Reyes' };
const user = userEvent.setup();

let leave: () => void = () => undefined;
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  act(() => leave());
});

interface Visit {
  storage: DraftStorage | Promise<DraftStorage>;
  tab: ReturnType<typeof createTabKeeper>;
  reload?: () => void;
}

const aTab = () => createTabKeeper({ storage: () => sessionStorage });

function aStore({ storage, tab, reload = () => undefined }: Visit, prefix: string): AppStore {
  const extra = { newId: countingIds(prefix), now: () => NOW, logError: () => undefined, tab, reload };
  return createAppStore({ storage, preloadedState: pageState(DATA), extra });
}

/** Takes the written page over, as the script of the page does. */
async function takeOver(store: AppStore): Promise<void> {
  window.history.replaceState(null, '', `/offers/${SLUG}/`);
  const root = document.createElement('div');
  root.innerHTML = await drawPage(DATA);
  document.body.replaceChildren(root);
  const faults: unknown[] = [];
  await act(async () => {
    const page = (
      <Provider store={store} serverState={pageState(DATA)}>
        <App missing={null} />
      </Provider>
    );
    const taken = hydrateRoot(root, page, { onRecoverableError: (fault) => faults.push(fault) });
    leave = () => taken.unmount();
  });
  expect(faults).toEqual([]);
}

/** Storage that the browser opens only when it is told to. */
function slowDevice(device: DraftStorage) {
  let resolve: (device: DraftStorage) => void = () => undefined;
  const storage = new Promise<DraftStorage>((give) => (resolve = give));
  const openAlone = () => resolve(device);
  return { storage, openAlone, open: () => act(async () => openAlone()) };
}

const investor = () => screen.getByRole('radio', { name: 'I am the investor' });
const adviser = () => screen.getByRole('radio', { name: 'I am an adviser' });

it('[1-LAND-47] keeps what is answered before the file of the device is open, in a new file', async () => {
  const { storage, open } = slowDevice(createMemoryStorage(() => NOW));
  const store = aStore({ storage, tab: aTab() }, 'a');
  await takeOver(store);

  await user.click(adviser());
  const drafted = () => selectStepDraft(store.getState(), 'landingpage');
  await waitFor(() => expect(drafted()).toMatchObject({ applicant_role: 'advisor' }));
  await open();

  await waitFor(() => expect(store.getState().wizard.fileId).toBe('a-1'));
  expect(adviser()).toBeChecked();
  expect(drafted()).toMatchObject({ applicant_role: 'advisor' });
});

it('[1-LAND-47, 1-SHELL-43] keeps an answer that reaches the store while the code that reads the file is fetched', async () => {
  const device = createMemoryStorage(() => NOW);
  const tab = aTab();
  const before = aStore({ storage: device, tab }, 'a');
  await before.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  before.dispatch(stepDrafted({ name: 'landingpage', values: { applicant_role: 'investor', agree_to_terms: true } }));
  await before.dispatch(endSession());

  const { storage, open } = slowDevice(device);
  const store = aStore({ storage, tab }, 'b');
  await takeOver(store);
  // The last moment at which the form can be used: it gives the answer to the store right then.
  const end = store.subscribe(() => {
    if (!store.getState().saveStatus.isReading) return;
    end();
    store.dispatch(stepDrafted({ name: 'landingpage', values: { applicant_role: 'advisor' } }));
  });
  await open();

  await waitFor(() => expect(store.getState().wizard.fileId).toBe('a-1'));
  await waitFor(() => expect(adviser()).toBeChecked());
  expect(investor()).not.toBeChecked();
  expect(selectStepDraft(store.getState(), 'landingpage')).toMatchObject({
    applicant_role: 'advisor',
    agree_to_terms: true,
  });
});

it.each([
  ['an untouched file of another visit', {}],
  ['a file that another visitor left with a tick', { agree_to_terms: true }],
])('[1-LAND-46, 1-LAND-47] shows and keeps what is answered before %s is opened or replaced', async (_name, left) => {
  const device = createMemoryStorage(() => NOW);
  const before = aStore({ storage: device, tab: createTabKeeper({ storage: aSessionStorage }) }, 'a');
  await before.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  if ('agree_to_terms' in left) before.dispatch(stepDrafted({ name: 'landingpage', values: left }));
  await before.dispatch(endSession());

  const { storage, openAlone } = slowDevice(device);
  const store = aStore({ storage, tab: aTab() }, 'b');
  await takeOver(store);
  await user.click(adviser());
  // Drawn as in a browser: the page is not held back until everything has happened.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  openAlone();
  const shown: boolean[] = [];
  await waitFor(() => {
    shown.push(screen.getByRole<HTMLInputElement>('radio', { name: 'I am an adviser' }).checked);
    expect(store.getState().saveStatus.isReading).toBe(false);
    expect(selectStepDraft(store.getState(), 'landingpage')).toMatchObject({ applicant_role: 'advisor' });
    expect(store.getState().wizard.fileId).not.toBeNull();
  });
  await waitFor(() => expect(adviser()).toBeChecked());
  expect(screen.getByRole('checkbox', { name: /agree to the/ })).not.toBeChecked();
  expect(shown).not.toContain(false);
});

it('[3-LOGIN-12] lets nobody sign out before the applications of the device are known', async () => {
  const service = aSessionService();
  server.use(...service.handlers);
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [PAGE] })));
  const reload = jest.fn();
  const { storage, open } = slowDevice(createMemoryStorage(() => NOW));
  const store = aStore({ storage, tab: aTab(), reload }, 'a');
  await takeOver(store);
  await screen.findByRole('heading', { name: 'Signed in as Ana Reyes' });

  const signOut = () => screen.getByRole('button', { name: 'Sign out' });
  expect(signOut()).toHaveAttribute('aria-busy', 'true');
  await user.click(signOut());
  expect(store.getState().session.user).not.toBeNull();

  await open();
  await waitFor(() => expect(signOut()).not.toHaveAttribute('aria-busy'));
  await user.click(signOut());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('[3-LOGIN-01, 1-LAND-47] lets nobody log in before the file of the page is open', async () => {
  const { storage, open } = slowDevice(createMemoryStorage(() => NOW));
  await takeOver(aStore({ storage, tab: aTab() }, 'a'));
  await user.click(screen.getByRole('radio', { name: 'Yes, I will log in' }));
  const logIn = await screen.findByRole('button', { name: 'Log in' });

  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  await user.click(logIn);
  const address = screen.getByLabelText('Your email address');
  expect(address).not.toHaveAttribute('aria-invalid', 'true');
  expect(logIn).toHaveAttribute('aria-busy', 'true');

  await open();
  await waitFor(() => expect(logIn).not.toHaveAttribute('aria-busy'));
  await user.click(logIn);
  expect(address).toHaveAttribute('aria-invalid', 'true');
});
