import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { App } from '#src/App.tsx';
import { at } from '#test/support/handlers.ts';
import { CONTEXT, SLUG } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

function show(answer: () => Response) {
  server.use(http.get(at('/api/offers/:slug/'), answer));
  window.history.replaceState(null, '', `/offers/${SLUG}/terms/`);
  renderWithStore(<App />);
}

const TERMS = [{ tag: 'h3' as const, content: ['1. Offer'] }, 'Words'];

function found() {
  return HttpResponse.json({ ...CONTEXT, offer: { ...CONTEXT.offer, prose: { terms_and_conditions: TERMS } } });
}

it('[1-LAND-13] shows the terms of an offer at their own address, with the way to the offer', async () => {
  show(found);

  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: '1. Offer' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the offer' })).toHaveAttribute('href', CONTEXT.offer.href);
  expect(document.title).toBe(`Terms and Conditions – ${CONTEXT.offer.name}`);
});

it('says that there is no such offer', async () => {
  show(() => HttpResponse.json({ message: '' }, { status: 404 }));

  expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeInTheDocument();
});

it('says that the offer did not come, and fetches it again', async () => {
  show(() => HttpResponse.json({}, { status: 503 }));
  const again = await screen.findByRole('button', { name: 'Try again' });

  server.use(http.get(at('/api/offers/:slug/'), found));
  await userEvent.click(again);

  expect(await screen.findByText('Words')).toBeInTheDocument();
});
