import { cleanup, screen } from '@testing-library/react';
import { RemoveFromDeviceDialog } from '#features/parts/device/RemoveFromDeviceDialog.tsx';
import { draftSaved, receiptFound } from '#store/events.ts';
import { DRAFT_URL } from '#test/support/draftSaving.ts';
import { NOW } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { aStoreAt } from '#test/support/stepStore.ts';

const STATEMENT = { filename: 'statement.pdf', delete_document: '/api/documents/d7/' };

const asked = () => screen.findByRole('alertdialog');

it('[1-LAND-45] asks about the application, by its title too', async () => {
  renderWithStore(
    <RemoveFromDeviceDialog onClose={() => undefined} />,
    aStoreAt('review', { application: { contact_details: { first_name: 'Ann' } } }),
  );

  expect(await asked()).toHaveAccessibleName('Remove this application from this device?');
  expect(await asked()).toHaveTextContent('will be removed: Contact details.');
});

it('[1-LAND-45] says of what was saved as a draft that it is kept, with its documents', async () => {
  const store = aStoreAt('review', { application: { bank_details: { bank_statement: STATEMENT } } });
  renderWithStore(<RemoveFromDeviceDialog onClose={() => undefined} />, store);
  expect(await asked()).toHaveTextContent('The document you uploaded will also be removed: statement.pdf.');
  cleanup();

  store.dispatch(draftSaved({ id: 31, revision: 1, draft_url: DRAFT_URL }, { application: {}, at: NOW }));
  renderWithStore(<RemoveFromDeviceDialog onClose={() => undefined} />, store);
  expect(await asked()).toHaveTextContent('Your saved draft and its documents are kept.');
  expect(await asked()).not.toHaveTextContent('statement.pdf');
});

it('[1-LAND-45] asks of a submitted application about its last page alone', async () => {
  const store = aStoreAt('next_steps');
  const receipt = { congratulation: 'Submitted.', items: [], reference: 'EMB-ABC123', amountDue: null, payment: null };
  store.dispatch(receiptFound({ offerSlug: 'emberfield-copper', receipt }));
  renderWithStore(<RemoveFromDeviceDialog onClose={() => undefined} />, store);

  expect(await asked()).toHaveAccessibleName('Remove this receipt from this tab?');
  expect(await asked()).toHaveTextContent('The application itself has been submitted and is not affected.');
});
