import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { OfferPage } from '#src/pages/OfferPage.tsx';
import { createAppStore } from '#test/support/appStore.ts';
import { stepDrafted } from '#store/events.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { startAnotherApplication } from '#store/file/startAnotherApplication.ts';
import { restoreFile, detachFile } from '#store/file/switchFile.ts';
import { fileKey } from '#store/file/persistence/keys.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { endSession } from '#store/session/session.ts';
import { watchOtherTabs } from '#store/session/otherTabs.ts';
import type { TabMessage } from '#store/session/tabMessages.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { drain } from '#test/support/eventLoop.ts';
import { countingIds, NOW, SLUG } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();

// The test environment has none of its own.
Object.assign(globalThis, { BroadcastChannel: NodeChannel });

const FILE_ID = 'a-1';
const UNFINISHED = 'There is an unfinished application on this device';
const LODGED = 'The application was submitted';
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

const aPage = (storage: ReturnType<typeof createMemoryStorage>, prefix: string, reload = () => {}) =>
  createAppStore({ storage, extra: { newId: countingIds(prefix), now: () => NOW, logError: () => {}, reload } });

/** Begins an application at contact details in a page, which is left. */
async function leaveOne(storage: ReturnType<typeof createMemoryStorage>, prefix: string, firstName = 'Canary') {
  const page = aPage(storage, prefix);
  await page.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  if (selectFileId(page.getState()) !== `${prefix}-1`) await page.dispatch(startAnotherApplication());
  page.dispatch(saveStepAndContinue('landingpage', { username: `${firstName}@example.com` }));
  page.dispatch(
    saveStepAndContinue('contact_details', {
      first_name: firstName,
      last_name: 'Lindqvist',
      email_address: 'canary@example.com',
    }),
  );
  await page.dispatch(endSession());
  sessionStorage.clear();
}

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

function sendFromAnotherTab(...all: TabMessage[]): void {
  const channel = new NodeChannel('allot:session');
  for (const message of all) channel.postMessage(message);
  channel.close();
}

const another = () => screen.findByRole('button', { name: 'Start another application' });

it('[1-LAND-46] says at the gate that another tab submitted the application, and no more, and offers to start another one', async () => {
  const { store } = await atGate();
  const status = screen.getByRole('status');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

  sendFromAnotherTab(
    { kind: 'fileSubmitted', fileId: FILE_ID, offerSlug: SLUG, kept: KEPT },
    { kind: 'fileRemoved', fileId: FILE_ID },
  );

  expect(await screen.findByText(LODGED)).toBeInTheDocument();
  expect(status).toHaveTextContent(`${LODGED}It was submitted in another tab of this browser.`);
  expect(await another()).toHaveFocus();
  expect(screen.getAllByRole('button')).toEqual([await another()]);
  expect(screen.queryByText(UNFINISHED)).not.toBeInTheDocument();
  const kept = JSON.stringify([store.getState(), { ...sessionStorage }, document.body.textContent]);
  expect(kept).not.toMatch(/canary/i);

  await userEvent.click(await another());
  await waitFor(() => expect(selectFileId(store.getState())).toBe('b-1'));
  expect(screen.queryByText(LODGED)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('[1-LAND-46] says at the gate that the application is no longer on this device once another tab removed it', async () => {
  const { storage } = await atGate();

  sendFromAnotherTab({ kind: 'fileRemoved', fileId: FILE_ID });

  expect(await screen.findByText(GONE)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await another();
  await waitFor(async () => expect(await storage.keys()).toEqual([]));
});

it('[1-LAND-46] goes on waiting at the gate while another tab submits and removes other applications', async () => {
  await atGate();
  // Opened after the page's own, it hears each message after the page.
  const channel = new NodeChannel('allot:session');
  const heard = jest.fn();
  channel.onmessage = heard;

  sendFromAnotherTab(
    { kind: 'fileSubmitted', fileId: 'another', offerSlug: SLUG, kept: KEPT },
    { kind: 'fileRemoved', fileId: 'another' },
  );
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  await act(() => drain());
  channel.close();

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
  expect(await asked()).toHaveTextContent('The documents uploaded for it will also be removed.');
  cleanup();

  const slices = JSON.parse((await storage.getItem(fileKey(FILE_ID))) ?? '') as Record<string, string>;
  const wizard = { ...(JSON.parse(slices['wizard'] ?? '') as object), revision: 3 };
  await storage.overwrite(fileKey(FILE_ID), JSON.stringify({ ...slices, wizard: JSON.stringify(wizard) }));
  renderWithStore(<OfferPage slug={SLUG} />, createAppStore({ storage }));
  await screen.findByText(UNFINISHED);

  const dialog = await asked();
  expect(dialog).toHaveTextContent('The saved draft and its documents are kept.');
  expect(dialog).not.toHaveTextContent('The documents uploaded');
});

it('[1-LAND-46] welcomes back at the gate, and starts anew beside the application that waits', async () => {
  const { store, storage } = await atGate();
  expect(
    screen.getByText(/^Welcome back\. Continue at Contact details or start a new application\. /),
  ).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/canary/i);

  await userEvent.click(screen.getByRole('button', { name: 'Start a new application' }));

  await waitFor(() => expect(selectFileId(store.getState())).toBe('b-1'));
  expect(await screen.findByRole('button', { name: 'Continue to the application' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect((await storage.keys()).map(({ key }) => key)).toContain(fileKey(FILE_ID));
});

describe('a tab whose application was removed in another one', () => {
  const REMOVED = 'The application was removed in another tab';

  /** Two applications lie on the device; one is open here, is removed in another tab, and this page is loaded anew. */
  async function removedElsewhere(how?: 'declined' | 'deleted', title = REMOVED) {
    const storage = createMemoryStorage();
    await leaveOne(storage, 'a', 'Other');
    let reload = () => {};
    const loaded = new Promise<void>((resolve) => (reload = resolve));
    const before = aPage(storage, 'q', reload);
    await before.dispatch(openOffer({ slug: SLUG, isPreview: false }));
    await before.dispatch(startAnotherApplication());
    before.dispatch(saveStepAndContinue('landingpage', { username: 'canary@example.com' }));
    before.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'Canary' } }));
    const fileId = selectFileId(before.getState()) ?? '';
    end = watchOtherTabs(before);
    await before.dispatch((_dispatch, _getState, { persistence }) => persistence.flush());

    const other = aPage(storage, 'p');
    await other.dispatch((_dispatch, _getState, { fileList }) => fileList.restore());
    const taken = await other.dispatch(detachFile(fileId));
    if (how) sendFromAnotherTab({ kind: 'applicationEnded', fileId, how });
    sendFromAnotherTab({ kind: 'fileRemoved', fileId });
    await loaded;
    end();

    const store = aPage(storage, 'r');
    end = watchOtherTabs(store);
    renderWithStore(<OfferPage slug={SLUG} />, store);
    await screen.findByText(title);
    const putBack = async () => {
      if (taken) await other.dispatch(restoreFile(taken));
    };
    return { store, storage, fileId, putBack };
  }

  it('[1-LAND-45] says so, keeps nothing of it, opens no other application unasked, and starts another one', async () => {
    const { store } = await removedElsewhere();
    expect(document.body.textContent).not.toMatch(/canary|Lindqvist|Welcome back/i);
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(selectFileId(store.getState())).toBeNull();
    expect(await another()).toHaveFocus();
    cleanup();
    renderWithStore(<OfferPage slug={SLUG} />, store);
    expect(await screen.findByText(REMOVED)).toBeInTheDocument();

    await userEvent.click(await another());
    expect(await screen.findByRole('button', { name: 'Continue to the application' })).toBeInTheDocument();
    cleanup();
    renderWithStore(<OfferPage slug={SLUG} />, store);
    expect(await screen.findByRole('button', { name: 'Continue to the application' })).toBeInTheDocument();
  });

  it.each([
    ['declined', 'The application was declined', /It was declined in another tab.*there is nothing to pay/],
    ['deleted', 'The draft was deleted', /It was deleted in another tab/],
  ] as const)(
    '[1-LAND-45, 2-ROLE-08] says that it was %s there, and nothing of Undo, also once it is loaded anew',
    async (how, title, words) => {
      const { storage } = await removedElsewhere(how, title);
      const says = async () => {
        const notice = await screen.findByRole('region', { name: title });
        expect(notice).toHaveTextContent(words);
        expect(document.body.textContent).not.toMatch(/Undo|was removed/);
      };
      await says();
      cleanup();

      renderWithStore(<OfferPage slug={SLUG} />, aPage(storage, 't'));
      await says();
    },
  );

  it('[1-LAND-45, 1-LAND-46] leads to the others by the drawer, where one is chosen', async () => {
    const { store } = await removedElsewhere();
    await userEvent.click(await screen.findByRole('button', { name: 'Your applications' }));
    const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    expect(rows).toHaveLength(1);

    await userEvent.click(within(rows[0] as HTMLElement).getByRole('button', { name: /^Emberfield Copper/ }));

    await waitFor(() => expect(selectFileId(store.getState())).toBe('a-1'));
    await waitFor(() => expect(screen.queryByText(REMOVED)).not.toBeInTheDocument());
  });

  it('[1-LAND-45] goes on with it as soon as it is put back there', async () => {
    const { store, fileId, putBack } = await removedElsewhere();

    await putBack();
    sendFromAnotherTab({ kind: 'fileRestored', fileId: 'another' }, { kind: 'fileRestored', fileId });

    await waitFor(() => expect(selectFileId(store.getState())).toBe(fileId));
    expect(screen.queryByText(REMOVED)).not.toBeInTheDocument();
  });

  it('[1-LAND-45] meets it at the gate, and no other, where the page is loaded anew after that', async () => {
    const { storage, fileId, putBack } = await removedElsewhere();
    await putBack();
    cleanup();

    const store = aPage(storage, 's');
    renderWithStore(<OfferPage slug={SLUG} />, store);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

    await waitFor(() => expect(selectFileId(store.getState())).toBe(fileId));
  });
});

describe("one's own application at the gate", () => {
  const asAna = () =>
    server.use(
      http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [{ id: 4, username: 'ana@example.com' }] })),
    );
  const draft = {
    application_id: 31,
    reference: 'EMBERFIELD-7K2M',
    investor_name: 'Canary Lindqvist',
    revision: 3,
    file_key: FILE_ID,
    saved_at: '2026-11-20T23:42:00.000Z',
    draft_url: '/offers/emberfield-copper/draft/31/',
    offer: { slug: SLUG, name: 'Emberfield Copper', is_open: true },
  };
  async function comeBack({ drafts = [], isTheirs = true }: { drafts?: object[]; isTheirs?: boolean } = {}) {
    server.use(http.get(at('/api/drafts/'), () => HttpResponse.json({ results: drafts })));
    if (isTheirs) asAna();
    const storage = createMemoryStorage();
    await leaveOne(storage, 'a');
    asAna();
    const store = aPage(storage, 'b');
    renderWithStore(<OfferPage slug={SLUG} />, store);
    return store;
  }

  it('[1-LAND-46] is named to whoever is signed in, says that the account has it, and leads into the drawer', async () => {
    const store = await comeBack({ drafts: [draft] });

    expect(await screen.findByRole('heading', { name: /^Welcome back\. Continue at / })).toBeInTheDocument();
    expect(screen.queryByText(UNFINISHED)).not.toBeInTheDocument();
    expect(screen.getByText('Investor').nextSibling).toHaveTextContent('Canary Lindqvist');
    expect(await screen.findByText(/^In your account, saved 2[01]\/11\/2026, /)).toBeInTheDocument();

    await userEvent.keyboard('{Control>}k{/Control}');
    const drawer = await screen.findByRole('dialog', { name: 'Your applications' });
    await userEvent.click(within(drawer).getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText(GONE)).toBeInTheDocument();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(GONE)).not.toBeInTheDocument());
    await userEvent.click(within(drawer).getByRole('button', { name: /^Canary Lindqvist/ }));

    await waitFor(() => expect(selectFileId(store.getState())).toBe(FILE_ID));
    expect(screen.queryByText(/^Welcome back/)).not.toBeInTheDocument();
  });

  it('[1-LAND-46] is the gate for strangers, without a name or the drawer, where nobody signed in began it', async () => {
    await comeBack({ isTheirs: false });
    expect(await screen.findByText(UNFINISHED)).toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/canary|lindqvist/i);
  });
});
