import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { App } from '#src/App.tsx';
import type { FileEntry } from '#store/file/fileEntry.ts';
import { entryKey } from '#store/file/persistence/fileList.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { at } from '#test/support/handlers.ts';
import { anOfferStore, CONTEXT, NOW, SLUG } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const LINE: FileEntry = {
  fileId: 'f-1',
  offerSlug: SLUG,
  offerName: 'Emberfield Copper',
  userId: null,
  investorName: 'Canary Lindqvist',
  currentStep: 'bank_details',
  hasData: true,
  createdAt: NOW,
  changedAt: NOW,
};

function show({ isDurable = true } = {}) {
  server.use(http.get(at('/api/offers/:slug/'), () => HttpResponse.json({}, { status: 503 })));
  const storage = { ...createMemoryStorage(() => NOW), isDurable };
  void storage.setItem(entryKey('f-1'), JSON.stringify(LINE));
  window.history.replaceState(null, '', `/offers/${SLUG}/`);
  renderWithStore(<App />, anOfferStore({ storage }));
  return screen.findByRole('alert', { name: 'The offer could not be loaded' });
}

it('[1-LAND-46] says that the application is kept where its offer does not come, and leads back or tries again', async () => {
  const alert = await show();
  expect(alert).toHaveTextContent('Anything you entered is kept on this device. Try again once you are connected.');
  expect(document.body.textContent).not.toMatch(/canary/i);
  expect(screen.getByRole('link', { name: 'Allot' })).toHaveAttribute('href', '/');

  server.use(http.get(at('/api/offers/:slug/'), () => HttpResponse.json(CONTEXT)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: CONTEXT.offer.name })).toBeInTheDocument();
});

it('promises nothing where the device keeps nothing', async () => {
  expect(await show({ isDurable: false })).toHaveTextContent('What you entered is on this page only');
});

it('says that there is no connection yet where it is tried without one', async () => {
  const alert = await show();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(alert).toHaveTextContent('There is no connection yet.');
  online.mockRestore();
});
