import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { useCountries } from '#api/countriesApi.ts';
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
      await delay(1_000);
      return HttpResponse.json({ results: [] });
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
  server.use(http.get(at('/api/registry__country/'), () => HttpResponse.json({}, { status: 500 })));
  renderWithStore(<Picker />);

  await act(() => delay(50));

  expect(screen.getByText('none')).toBeInTheDocument();
});
