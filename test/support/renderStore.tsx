import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '#store/createStore.ts';
import { anOfferStore } from './renderStoreDevice.ts';

/** Renders a connected component over a real store. */
export function renderWithStore(
  element: ReactElement,
  store: AppStore = anOfferStore(),
): RenderResult & { store: AppStore } {
  return { ...render(<Provider store={store}>{element}</Provider>), store };
}
