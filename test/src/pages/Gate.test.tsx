import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfferPage } from '#src/pages/OfferPage.tsx';
import { createAppStore } from '#store/createStore.ts';
import { stepDrafted } from '#store/events.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { fileKey } from '#store/file/persistence/filePersistence.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { endSession } from '#store/session/session.ts';
import { watchOtherTabs } from '#store/session/otherTabs.ts';
import { openStep } from '#store/steps/navigation.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { countingIds, NOW, SLUG } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

useServer();

// The test environment has none of its own.
Object.assign(globalThis, { BroadcastChannel: NodeChannel });

const FILE_ID = 'a-1';
const UNFINISHED = 'There is an unfinished application on this device';
const LODGED = 'The application was lodged';
const GONE = 'The application is no longer on this device';
const KEPT = {
  userId: null,
  receipt: {
    congratulation: 'CANARY Lindqvist',
    items: ['CANARY 250.00'],
    reference: 'CANARY-7K2M9Q',
    amountDue: null,
    payment: null,
  },
};

let end = () => {};
afterEach(() => {
  end();
  sessionStorage.clear();
  localStorage.clear();
});

/** A tab that stands at the gate of an application which another tab began. */
async function atGate() {
  const storage = createMemoryStorage();
  const aStore = (prefix: string) =>
    createAppStore({ storage, extra: { newId: countingIds(prefix), now: () => NOW, logError: () => {} } });
  const first = aStore('a');
  await first.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  first.dispatch(saveStepAndContinue('landingpage', { username: 'canary@example.com' }));
  first.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'Canary' } }));
  await first.dispatch(endSession());
  sessionStorage.clear();

  const store = aStore('b');
  end = watchOtherTabs(store);
  renderWithStore(<OfferPage slug={SLUG} />, store);
  await screen.findByText(UNFINISHED);
  return { store, storage };
}

function sayAsAnotherTab(...all: unknown[]): void {
  const channel = new NodeChannel('allot:session');
  for (const news of all) channel.postMessage(news);
  channel.close();
}

const another = () => screen.findByRole('button', { name: 'Start another application' });

it('[1-LAND-46] says at the gate that another tab lodged the application, and no more, and offers to start another one', async () => {
  const { store } = await atGate();
  const status = screen.getByRole('status');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

  sayAsAnotherTab({ lodged: FILE_ID, offerSlug: SLUG, kept: KEPT }, `removed ${FILE_ID}`);

  expect(await screen.findByText(LODGED)).toBeInTheDocument();
  expect(status).toHaveTextContent(`${LODGED}It was lodged in another tab of this browser.`);
  expect(await another()).toHaveFocus();
  expect(screen.getAllByRole('button')).toEqual([await another()]);
  expect(screen.queryByText(UNFINISHED)).not.toBeInTheDocument();
  const kept = JSON.stringify([store.getState(), { ...sessionStorage }, document.body.textContent]);
  expect(kept).not.toMatch(/canary/i);

  await userEvent.click(await another());
  await waitFor(() => expect(selectFileId(store.getState())).toBe('b-1'));
  expect(screen.queryByText(LODGED)).not.toBeInTheDocument();
});

it('[1-LAND-46] says at the gate that the application is no longer on this device once another tab removed it', async () => {
  const { storage } = await atGate();

  sayAsAnotherTab(`removed ${FILE_ID}`);

  expect(await screen.findByText(GONE)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await another();
  await waitFor(async () => expect(await storage.keys()).toEqual([]));
});

it('[1-LAND-46] goes on waiting at the gate while another tab lodges and removes other applications', async () => {
  await atGate();

  sayAsAnotherTab({ lodged: 'another', offerSlug: SLUG, kept: KEPT }, 'removed another');
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(screen.getByText(UNFINISHED)).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('[1-LAND-46] opens no empty start on Continue where the news was missed: says that the application is no longer there', async () => {
  const { store, storage } = await atGate();
  await storage.removeItem(fileKey(FILE_ID));

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  expect(await screen.findByText(GONE)).toBeInTheDocument();
  expect(selectFileId(store.getState())).toBeNull();
  await userEvent.click(await another());
  await waitFor(() => expect(selectFileId(store.getState())).toBe('b-1'));
});

it('[1-LAND-45] says before it removes that the documents go too, but for those of a saved draft, which the service keeps', async () => {
  const asked = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    return screen.findByRole('alertdialog');
  };
  const { storage } = await atGate();
  expect(await asked()).toHaveTextContent('So do the documents that were uploaded for it.');
  cleanup();

  const slices = JSON.parse((await storage.getItem(fileKey(FILE_ID))) ?? '') as Record<string, string>;
  const wizard = { ...(JSON.parse(slices['wizard'] ?? '') as object), revision: 3 };
  await storage.overwrite(fileKey(FILE_ID), JSON.stringify({ ...slices, wizard: JSON.stringify(wizard) }));
  renderWithStore(<OfferPage slug={SLUG} />, createAppStore({ storage }));
  await screen.findByText(UNFINISHED);

  const dialog = await asked();
  expect(dialog).toHaveTextContent('What was saved as a draft is kept, with its documents.');
  expect(dialog).not.toHaveTextContent('So do the documents');
});

it('[1-LAND-46] says at the gate at which step an application goes on that was left for the offer’s page', async () => {
  const storage = createMemoryStorage();
  const store = createAppStore({ storage, extra: { newId: countingIds('a'), now: () => NOW, logError: () => {} } });
  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  store.dispatch(saveStepAndContinue('landingpage', { username: 'canary@example.com' }));
  store.dispatch(openStep('landingpage'));
  await store.dispatch(endSession());
  sessionStorage.clear();
  renderWithStore(<OfferPage slug={SLUG} />, createAppStore({ storage }));

  expect(await screen.findByText(/^Welcome back\. Continue at Contact details or start anew\. /)).toBeInTheDocument();
});

it('[1-LAND-46] welcomes back at the gate, and starts anew beside the application that waits', async () => {
  const { store, storage } = await atGate();
  expect(screen.getByText(/^Welcome back\. Continue at Contact details or start anew\. /)).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/canary/i);

  await userEvent.click(screen.getByRole('button', { name: 'Start anew' }));

  await waitFor(() => expect(selectFileId(store.getState())).toBe('b-1'));
  expect(await screen.findByRole('button', { name: 'Continue to the application' })).toBeInTheDocument();
  expect((await storage.keys()).map(({ key }) => key)).toContain(fileKey(FILE_ID));
});
