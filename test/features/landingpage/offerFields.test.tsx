/** What the landing page reads of an offer: each of these fields, changed alone, changes what is on it. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '#domain/offer.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { LandingPage } from '#features/landingpage/index.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { publicOffer } from '#test/support/publicOffer.ts';
import { arrived, renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

useServer();

async function show(changes: Partial<Offer>) {
  const offer = publicOffer(aDemoOffer('emberfield-copper', { include_offer_description: true, ...changes }));
  const view = renderWithStore(<LandingPage />, aStoreAt('landingpage', { offer, mode: NEW_APPLICATION }));
  await arrived();
  return view;
}

it.each<{ field: keyof Offer; value: Partial<Offer>; shows: RegExp }>([
  { field: 'name', value: { name: 'Quoll Gold Offer' }, shows: /Quoll Gold Offer/ },
  { field: 'client_name', value: { client_name: 'Quoll Mining Limited' }, shows: /Quoll Mining Limited/ },
  { field: 'state', value: { state: 'closed' }, shows: /Offer closed/ },
  { field: 'description', value: { description: '<p>A quoll mine</p>' }, shows: /A quoll mine/ },
  { field: 'documents', value: { documents: [{ filename: 'Quoll prospectus.pdf' }] }, shows: /Quoll prospectus/ },
])('[3-MISC-01] shows its $field', async ({ value, shows }) => {
  const { unmount } = await show({});
  expect(document.body).not.toHaveTextContent(shows);
  unmount();

  await show(value);

  expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0);
});

it('[3-MISC-01] leaves the description out where the offer says so, and has the zip at its address', async () => {
  await show({ description: '<p>A quoll mine</p>', include_offer_description: false, href: '/offers/quoll/' });

  expect(screen.queryByText('A quoll mine')).toBeNull();
  expect(screen.getByRole('link', { name: /Download all documents/ })).toHaveAttribute(
    'href',
    '/offers/quoll/download_documents_zip/',
  );
});

it('[3-MISC-01] opens its terms', async () => {
  await show({ terms_and_conditions: '<p>Quolls are wild</p>' });

  await userEvent.click(screen.getByRole('link', { name: 'terms and conditions' }));

  const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' });
  expect(await within(dialog).findByText('Quolls are wild')).toBeInTheDocument();
});
