import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary, FailureNotice } from '#src/ErrorBoundary.tsx';
import { KeepingProvider } from '#src/KeepingProvider.tsx';
import { computerShared, storageProbed } from '#store/saveStatusSlice.ts';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';

beforeEach(() => {
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it.each([
  ['the computer is shared', computerShared(true)],
  ['the browser keeps nothing', storageProbed(false)],
])('[1-LAND-44, R24] does not say that a failed step is kept on the device where %s, and tries again without losing it', async (_when, event) => {
  const part = { isBroken: true };
  function Part() {
    if (part.isBroken) throw new Error('not drawn');
    return <p>The step</p>;
  }
  const store = anOfferStore();
  await store.dispatch((_dispatch, _getState, { persistence }) => persistence.storage());
  store.dispatch(event);
  renderWithStore(<KeepingProvider><ErrorBoundary fallback={<FailureNotice title="Failed" />}><Part /></ErrorBoundary></KeepingProvider>, store);
  const notice = screen.getByRole('alert', { name: 'Failed' });
  expect(notice).not.toHaveTextContent(/kept on this device/);
  expect(notice).toHaveTextContent('loading the page again loses it');

  part.isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByText('The step')).toBeInTheDocument();
});
