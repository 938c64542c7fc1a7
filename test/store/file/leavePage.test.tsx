import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { App } from '#src/App.tsx';
import { followTabMessage } from '#store/session/session.ts';
import { removeFromDevice } from '#store/file/removeFromDevice.ts';
import { drain } from '#test/support/eventLoop.ts';
import { at } from '#test/support/handlers.ts';
import { anOfferStore, SLUG } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService } from '#test/support/sessionService.ts';

useServer();

const reload = jest.fn();
const page = () => document.body;
/** Answers whether the service can be reached, and counts the questions. */
function answer(isThere: boolean): jest.Mock {
  const asked = jest.fn(() => (isThere ? new HttpResponse(null) : HttpResponse.error()));
  server.use(http.head(at('/'), asked));
  return asked;
}

/** The offer's page, as who is signed in sees it, and then no connection. */
async function signedInAndCutOff() {
  reload.mockClear();
  localStorage.clear();
  window.history.replaceState(null, '', `/offers/${SLUG}/`);
  const service = aSessionService();
  service.set('olivia@example.com');
  server.use(...service.handlers);
  const { store } = renderWithStore(<App />, anOfferStore({ extra: { reload } }));
  const leave = await screen.findByRole('button', { name: 'Sign out' });
  server.use(http.post(at('/logout/'), () => HttpResponse.error()));
  return { store, leave, asked: answer(false) };
}

it('[3-LOGIN-07, 3-LOGIN-10] signed out without a connection, the page says only that, and is loaded anew once the connection is back', async () => {
  const { leave, asked } = await signedInAndCutOff();

  await userEvent.click(leave);

  expect(await screen.findByRole('status', { name: /^You are signed out on this device\./ })).toBeInTheDocument();
  expect(page()).not.toHaveTextContent(/Olivia|Hartley|Emberfield/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();

  fireEvent(window, new Event('online'));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(() => drain());
  expect(reload).not.toHaveBeenCalled();
  answer(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it.each([
  [
    '[3-LOGIN-10] another tab tells of a sign-out',
    followTabMessage({ kind: 'signedOut' }),
    /^You are signed out on this device\./,
  ],
  [
    '[3-LOGIN-11] another tab tells that nothing was pressed',
    followTabMessage({ kind: 'sessionIdle' }),
    /^You are signed out on this device\./,
  ],
  [
    'somebody signed in in another tab',
    followTabMessage({ kind: 'sessionChanged' }),
    /^There is no connection at the moment\./,
  ],
  [
    '[1-LAND-45] the application was removed from this device',
    removeFromDevice('id-1'),
    /^The application has been removed from this device\./,
  ],
  [
    '[1-LAND-45] the page of a submitted application was removed',
    removeFromDevice(null),
    /^The receipt for your application has been removed from this tab\. The application itself has been submitted and is not affected\./,
  ],
])('%s: without a connection nothing of anybody stays on the page', async (_name, thunk, words) => {
  const { store } = await signedInAndCutOff();

  await act(async () => void store.dispatch(thunk));

  expect(await screen.findByRole('status', { name: words })).toBeInTheDocument();
  expect(page()).not.toHaveTextContent(/Olivia|Hartley|Emberfield/);
  expect(reload).not.toHaveBeenCalled();
});
