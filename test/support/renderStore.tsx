import { act, type RenderResult, render } from '@testing-library/react';
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

/** Waits for what comes a moment after the first drawing: the code of a part, what the storage can do. */
export async function arrived(): Promise<void> {
  await act(async () => {});
}
