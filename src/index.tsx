import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { type AppStoreOptions, createAppStore } from '#store/createStore.ts';
import { watchOtherTabs } from '#store/session/otherTabs.ts';
import { openDeviceStorage } from '#store/file/persistence/encryptedStorage.ts';
import { App } from './App.tsx';
import './theme/tokens.css';
import './theme/base.css';

/** DevTools are in few browsers: what masks the state for them is loaded where they are. Without the masks they see nothing. */
async function masksForDevTools(): Promise<Pick<AppStoreOptions, 'devTools'>> {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return {};
  return import(/* webpackChunkName: "devtools" */ '#store/devtools/devtools.ts').then(
    ({ devToolsOptions }) => ({ devTools: devToolsOptions({ isProduction: process.env.NODE_ENV === 'production' }) }),
    () => ({}),
  );
}

/** For two who edit one draft: its code comes with theirs. */
const settle = async () =>
  (await import(/* webpackChunkName: "two-editors" */ '#features/ui/form/settleForm.ts')).settleForm();

/** Fetches the functions that packages use and some browsers of `browserslist` lack. */
const loadPolyfills = async () => {
  // If the connection fails, the page starts without them: a dialog does not follow when the phone is turned.
  if (!('timeout' in AbortSignal)) await import(/* webpackChunkName: "polyfills" */ './polyfills.ts').catch(() => null);
};

async function start(): Promise<void> {
  await loadPolyfills();
  const storage = openDeviceStorage();
  const store = createAppStore({ storage, extra: { screen: { settle } }, ...(await masksForDevTools()) });
  watchOtherTabs(store);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <App />
      </Provider>
    </StrictMode>,
  );
}

void start();
