import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary, FailureNotice } from '#src/ErrorBoundary.tsx';
import { StoragePlaceProvider } from '#src/StoragePlaceProvider.tsx';
import { computerShared, storageProbed } from '#store/file/saveStatusSlice.ts';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';

beforeEach(() => {
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it.each([
  ['the computer is shared', computerShared(true)],
  ['the browser keeps nothing', storageProbed(false)],
])('[1-LAND-44] does not say that a failed step is kept on the device where %s', async (_when, event) => {
  function Part(): never {
    throw new Error('not drawn');
  }
  const store = anOfferStore();
  await store.dispatch((_dispatch, _getState, { persistence }) => persistence.storage());
  store.dispatch(event);
  renderWithStore(
    <StoragePlaceProvider>
      <ErrorBoundary fallback={<FailureNotice title="Failed" />}>
        <Part />
      </ErrorBoundary>
    </StoragePlaceProvider>,
    store,
  );
  const notice = screen.getByRole('alert', { name: 'Failed' });
  expect(notice).not.toHaveTextContent(/kept on this device/);
  expect(notice).toHaveTextContent('if you reload the page, it is lost');
});

it('[R24] answers a press on Try again without a connection instead of loading the browser’s own error', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithStore(
    <StoragePlaceProvider>
      <FailureNotice title="Failed" />
    </StoragePlaceProvider>,
    anOfferStore(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert', { name: 'Failed' })).toHaveTextContent('There is no connection yet.');
});
