import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { holdServiceTime } from '#api/serviceClock.ts';
import type { AppStoreOptions } from '#store/createStore.ts';
import { watchOtherTabs } from '#store/session/otherTabs.ts';
import type { FileServicesDeps } from '#store/file/persistence/fileServices.ts';
import { lazyFileServices } from '#store/file/persistence/lazyFileServices.ts';
import { App } from './App.tsx';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';
import { createPageStore, pageState } from './pageStore.ts';
import { preloadPage } from './preloadPage.ts';
import './theme/tokens.css';
import './theme/base.css';

/** Returns the masks for DevTools, which few browsers have: the masks are loaded only there. If they fail to load, DevTools see nothing. */
async function masksForDevTools(): Promise<Pick<AppStoreOptions, 'devTools'>> {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return {};
  return import(/* webpackChunkName: "devtools" */ '#store/devtools/devtools.ts').then(
    ({ devToolsOptions }) => ({ devTools: devToolsOptions({ isProduction: process.env.NODE_ENV === 'production' }) }),
    () => ({}),
  );
}

/** For two people who edit one draft: loaded with their code. */
const settle = async () =>
  (await import(/* webpackChunkName: "two-editors" */ '#features/ui/form/settleForm.ts')).settleForm();

/** Fetches the functions that packages use and some browsers of `browserslist` lack. */
const loadPolyfills = async () => {
  // If the connection fails, the page starts without them: a dialog does not follow when the phone is turned.
  if (!('timeout' in AbortSignal)) await import(/* webpackChunkName: "polyfills" */ './polyfills.ts').catch(() => null);
};

/** Resolves once the page was drawn; a hidden page is not drawn. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 300);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Loads the code that stores files after the first paint: the page stands before its file is open. */
const keeping = (deps: FileServicesDeps) =>
  lazyFileServices(async () => {
    await painted();
    const { createFileServices: createKeeping } = await import(
      /* webpackChunkName: "keeping" */ '#store/file/persistence/fileServices.ts'
    );
    return createKeeping(deps);
  });

/** Returns what the service has written the page of; null for the bare frame, and if the code of the page did not load. */
async function writtenPage(): Promise<PageData | null> {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return null;
  const data = JSON.parse(text) as PageData;
  return preloadPage(data).then(
    () => data,
    () => null,
  );
}

async function start(): Promise<void> {
  const [data] = await Promise.all([writtenPage(), loadPolyfills()]);
  const store = createPageStore(data, { keeping, extra: { screen: { settle } }, ...(await masksForDevTools()) });
  watchOtherTabs(store);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const page = (
    <StrictMode>
      <Provider store={store} {...(data && { serverState: pageState(data) })}>
        <App missing={data?.kind === 'notFound' ? window.location.pathname : null} />
      </Provider>
    </StrictMode>
  );
  if (data === null) return createRoot(root).render(page);
  holdServiceTime(data.now);
  // A page that differs from the one that the service has written is a fault: the tests read it from the console.
  hydrateRoot(root, page, { onRecoverableError: (failure) => reportError(failure) });
}

void start();
