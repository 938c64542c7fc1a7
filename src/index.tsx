import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createAppStore } from '#store/createStore.ts';
import { watchOtherTabs } from '#store/otherTabs.ts';
import { openDeviceStorage } from '#store/persistence/encryptedStorage.ts';
import { App } from './App.tsx';
import './theme/tokens.css';
import './theme/base.css';

const store = createAppStore({ storage: openDeviceStorage() });
watchOtherTabs(store, () => location.reload());
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>,
);
