import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { App } from '#src/App.tsx';
import { at } from '#test/support/handlers.ts';
import { anOfferStore, SLUG } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

beforeEach(() => {
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const failure = () => screen.findByRole('alert', { name: 'This page could not be shown' });

it('says so where a page cannot be drawn, with another try, instead of going blank', async () => {
  window.history.replaceState(null, '', '/');
  server.use(http.get(at('/api/offers/'), () => HttpResponse.json({ results: [null] })));

  renderWithStore(<App />);

  expect(await failure()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('says so where an application cannot be opened, instead of waiting for ever', async () => {
  window.history.replaceState(null, '', `/offers/${SLUG}/`);
  const store = anOfferStore({
    extra: {
      newId: () => {
        throw new Error('no ids');
      },
    },
  });

  renderWithStore(<App />, store);

  expect(await failure()).toBeInTheDocument();
});
