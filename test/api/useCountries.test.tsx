import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { useCountries } from '#api/countriesApi.ts';
import { drain } from '#test/support/eventLoop.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();

const NOTHING_KNOWN: never[] = [];

function Picker() {
  return (
    <p>
      {useCountries(NOTHING_KNOWN)
        .map((country) => country.name)
        .join() || 'none'}
    </p>
  );
}

it('[1-CTRY-02] fills the picker', async () => {
  renderWithStore(<Picker />);

  expect(await screen.findByText('Australia')).toBeInTheDocument();
});

it('[1-CTRY-03, 1-CTRY-04] cancels the request when the screen is left, without a word', async () => {
  let signal: AbortSignal | null = null;
  server.use(
    http.get(at('/api/registry__country/'), async ({ request }) => {
      signal = request.signal;
      return delay('infinite');
    }),
  );
  const log = jest.spyOn(console, 'error');
  const { unmount } = renderWithStore(<Picker />);
  await waitFor(() => expect(signal).not.toBeNull());

  act(() => unmount());

  await waitFor(() => expect(signal?.aborted).toBe(true));
  expect(log).not.toHaveBeenCalled();
});

it('[1-CTRY-04] stays empty after a failure', async () => {
  const asked = jest.fn(() => HttpResponse.json({}, { status: 500 }));
  server.use(http.get(at('/api/registry__country/'), asked));
  renderWithStore(<Picker />);

  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(() => drain());

  expect(screen.getByText('none')).toBeInTheDocument();
});
