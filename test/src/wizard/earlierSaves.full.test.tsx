/** Saves of a page whose answers nobody has heard, and the page that comes after it in the same browser. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FileEntry } from '#store/file/fileEntry.ts';
import type { AppStore, AppThunk } from '#store/createStore.ts';
import { autosave } from '#store/drafts/saveDraft.ts';
import { earlyLeadSaved, offerLoaded, userLoaded } from '#store/events.ts';
import { openFile } from '#store/file/files.ts';
import { filesRestored } from '#store/file/filesSlice.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { fileKey } from '#store/file/persistence/keys.ts';
import { endSession } from '#store/session/session.ts';
import { sendEverywhere } from '#store/session/sendEverywhere.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { ANSWERED_FILE, ANSWERED_OFFER, showAnswered } from '#test/support/answeredWizard.tsx';
import { aDraftService, type DraftService, type Fate } from '#test/support/draftService.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { drain } from '#test/support/eventLoop.ts';
import { anOfferStore, CONTEXT } from '#test/support/renderStoreDevice.ts';
import { useServer } from '#test/support/server.ts';

useServer();
afterEach(() => globalThis.localStorage.clear());

const IN_THE_AIR: Record<Fate['arrives'], Fate> = {
  now: { arrives: 'now', answer: 'none' },
  late: { arrives: 'late', answer: 'none' },
  never: { arrives: 'never', answer: 'none' },
};
const FAILED: Record<Fate['arrives'], Fate> = {
  now: { arrives: 'now', answer: 'cut' },
  late: { arrives: 'late', answer: 'cut' },
  never: { arrives: 'never', answer: 'cut' },
};

interface Page {
  store: AppStore;
  /** What the device has of the file. */
  kept: () => Promise<string>;
  /** Ends it; `kept`: the device has no more of the file than this. */
  end: (kept?: string) => Promise<void>;
  /** Opens the page that comes next, at the same file. */
  next: () => Promise<AppStore>;
  /** Opens one where that file is not open. */
  elsewhere: () => AppStore;
}

const keepTyped =
  (): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { persistence, screen: form }) => {
    form.keep?.();
    await persistence.flush();
  };
const start =
  (): AppThunk<Promise<unknown>> =>
  async (_dispatch, _getState, { persistence }) =>
    persistence.start(ANSWERED_FILE);

/** Signed in at contact details, on a device that keeps the file. */
async function begin(): Promise<Page> {
  const storage = { ...createMemoryStorage(), isDurable: true };
  const options = { storage, extra: { newId: () => crypto.randomUUID() } };
  const store = showAnswered('contact_details', { options });
  await act(() => store.dispatch(start()));
  await screen.findByLabelText('First/preferred name');
  const user = selectUser(store.getState());
  const entry = store.getState().files.entities[ANSWERED_FILE] as FileEntry;
  const kept = async () => {
    await act(() => store.dispatch(keepTyped()));
    return (await storage.getItem(fileKey(ANSWERED_FILE))) ?? '';
  };
  const elsewhere = () => {
    const next = anOfferStore(options);
    next.dispatch(offerLoaded({ ...CONTEXT, offer: ANSWERED_OFFER, slug: 'emberfield-copper' }));
    if (user) next.dispatch(userLoaded(user));
    next.dispatch(filesRestored([{ ...entry, userId: user?.id ?? null }]));
    return next;
  };
  return {
    store,
    kept,
    elsewhere,
    end: async (text) => {
      await kept();
      act(() => void fireEvent(window, new Event('pagehide')));
      await act(() => drain());
      await kept();
      await act(() => store.dispatch(endSession()));
      cleanup();
      if (text !== undefined) await storage.overwrite(fileKey(ANSWERED_FILE), text);
    },
    next: async () => {
      const next = elsewhere();
      await act(() => next.dispatch(openFile(ANSWERED_FILE)));
      await act(async () => void renderWithStore(<Wizard />, next));
      return next;
    },
  };
}

const field = () => screen.findByLabelText('First/preferred name');
async function type(store: AppStore, name: string): Promise<void> {
  await userEvent.clear(await field());
  await userEvent.type(await field(), name);
  await act(() => store.dispatch(keepTyped()));
}
async function save({ store }: Pick<Page, 'store'>, service: DraftService): Promise<void> {
  const before = service.sent.length;
  act(() => void store.dispatch(autosave({ mayAsk: false })));
  await waitFor(() => expect(service.sent).toHaveLength(before + 1));
  await act(() => drain());
}

/** All of it is with the service, and nobody is asked or told anything. */
async function allIsWell(service: DraftService, name: string): Promise<void> {
  await screen.findByText('Saved');
  expect(service.name()).toBe(name);
  expect(await field()).toHaveValue(name);
  expect(await field()).not.toHaveAttribute('readonly');
  expect(screen.queryByText(/newer version|elsewhere|changed this application/i)).not.toBeInTheDocument();
}

const FATES = ['now', 'late', 'never'] as const;
/** Every way in which two saves arrive. */
const BOTH = FATES.flatMap((a) => FATES.map((b) => [a, b] as const));

describe('[3-LOGIN-12] a page that ends while a save is not answered, with what was typed since', () => {
  it.each([
    ...BOTH.map(([a, b]) => ['in the air', a, b, IN_THE_AIR] as const),
    ...BOTH.map(([a, b]) => ['failed', a, b, FAILED] as const),
  ])('the older one is %s: it arrives %s, the newer one %s', async (_how, a, b, fates) => {
    const service = aDraftService();
    const page = await begin();
    await screen.findByText('Saved');
    await type(page.store, 'Ann');
    service.fates = [fates[a], IN_THE_AIR[b]];
    await save(page, service);
    await type(page.store, 'Bea');
    await page.end();
    expect(service.sent.slice(1)).toEqual(['Ann', 'Bea']);

    await page.next();
    await allIsWell(service, 'Bea');
    service.letThrough();
    expect(service.name()).toBe('Bea');
    expect(service.statuses).not.toContain(422);
  });

  it.each(BOTH)('the older one is the first of its file: it arrives %s, the newer one %s', async (a, b) => {
    const service = aDraftService();
    service.fates = [IN_THE_AIR[a], IN_THE_AIR[b]];
    const page = await begin();
    await waitFor(() => expect(service.sent).toHaveLength(1));
    act(() => void page.store.dispatch(earlyLeadSaved({ id: 31 })));
    await type(page.store, 'Bea');
    await page.end();
    expect(service.sent.slice(1)).toEqual(['Bea']);

    await page.next();
    await allIsWell(service, 'Bea');
    service.letThrough();
    expect(service.name()).toBe('Bea');
    expect(service.statuses).not.toContain(422);
  });
});

it.each(FATES)(
  '[3-LOGIN-12] a first save that is loaded anew before its answer goes on by itself, the lead’s answer come meanwhile: it arrives %s',
  async (fate) => {
    const service = aDraftService();
    service.fates = [IN_THE_AIR[fate], IN_THE_AIR.never];
    const page = await begin();
    await waitFor(() => expect(service.sent).toHaveLength(1));
    act(() => void page.store.dispatch(earlyLeadSaved({ id: 31 })));
    await page.end();
    const next = await page.next();
    await screen.findByText('Saved');
    service.letThrough();
    await type(next, 'Cleo');
    await save({ store: next }, service);
    await allIsWell(service, 'Cleo');
  },
);

describe('[3-LOGIN-12] the next page types on before its first call arrives', () => {
  it.each(BOTH)('the older save arrives %s, the newer one %s', async (a, b) => {
    const service = aDraftService();
    const page = await begin();
    await screen.findByText('Saved');
    await type(page.store, 'Ann');
    service.fates = [IN_THE_AIR[a], IN_THE_AIR[b], FAILED.never];
    await save(page, service);
    await type(page.store, 'Bea');
    await page.end();

    const next = await page.next();
    await waitFor(() => expect(service.sent).toHaveLength(4));
    service.letThrough();
    await type(next, 'Cleo');
    act(() => void next.dispatch(autosave({ mayAsk: false })));
    await allIsWell(service, 'Cleo');
  });
});

it.each(BOTH)(
  '[3-LOGIN-12] a page whose device has not kept the key of its last save goes on by itself: the older one arrives %s, the newer one %s',
  async (a, b) => {
    const service = aDraftService();
    const page = await begin();
    await screen.findByText('Saved');
    await type(page.store, 'Ann');
    service.fates = [IN_THE_AIR[a], IN_THE_AIR[b]];
    await save(page, service);
    await type(page.store, 'Bea');
    await page.end(await page.kept());

    await page.next();
    await allIsWell(service, 'Bea');
  },
);

it('[3-LOGIN-12] what the device has lost of the last keys is taken from the service, not written over', async () => {
  const service = aDraftService();
  const page = await begin();
  await screen.findByText('Saved');
  const kept = await page.kept();
  await type(page.store, 'Bea');
  service.fates = [IN_THE_AIR.now];
  await page.end(kept);

  const next = await page.next();
  await act(async () => {});
  expect(service.name()).toBe('Bea');
  await userEvent.type(await screen.findByLabelText('Last name'), 'x');
  await act(() => next.dispatch(keepTyped()));
  await save({ store: next }, service);
  await screen.findByText('Saved');
  expect(service.name()).toBe('Bea');
  expect(await field()).toHaveValue('Bea');
});

it('[3-LOGIN-12] what was typed back while a save was not answered is with the service again', async () => {
  const service = aDraftService();
  const page = await begin();
  await screen.findByText('Saved');
  await type(page.store, 'Zoe');
  await save(page, service);
  await type(page.store, 'Ann');
  service.fates = [FAILED.now];
  await save(page, service);
  await type(page.store, 'Zoe');
  await page.end();
  await page.next();
  await allIsWell(service, 'Zoe');
});

it('[R6] somebody else’s version in between is still asked about', async () => {
  const service = aDraftService();
  const page = await begin();
  await screen.findByText('Saved');
  await type(page.store, 'Ann');
  service.fates = [IN_THE_AIR.now, IN_THE_AIR.never];
  await save(page, service);
  await type(page.store, 'Bea');
  await page.end();
  service.saveElsewhere('Nora');

  await page.next();
  expect(await screen.findByRole('button', { name: 'Compare and continue' })).toBeInTheDocument();
  expect(service.name()).toBe('Nora');
  expect(await field()).toHaveValue('Bea');
});

it('[3-LOGIN-12] a page that noted nothing learns what the service has of its file, and goes on by itself', async () => {
  const service = aDraftService();
  service.fates = [IN_THE_AIR.now, IN_THE_AIR.never];
  const page = await begin();
  const kept = await page.kept();
  await page.end(kept.replace(/\\"sent\\":\[[^\]]*\]/, '\\"sent\\":[]'));
  globalThis.localStorage.clear();

  const next = await page.next();
  await screen.findByText('Saved');
  expect(service.statuses).toEqual([200, 428, 200]);
  await type(next, 'Cleo');
  await save({ store: next }, service);
  await allIsWell(service, 'Cleo');
});

it.each(BOTH)(
  '[3-LOGIN-12] a sign-out on another offer’s page asks nothing: the older save arrives %s, the newer one %s',
  async (a, b) => {
    const service = aDraftService();
    const page = await begin();
    await screen.findByText('Saved');
    await type(page.store, 'Ann');
    service.fates = [FAILED[a], IN_THE_AIR[b]];
    await save(page, service);
    await type(page.store, 'Bea');
    // The device has not kept the key of the last one.
    await page.end(await page.kept());

    const other = page.elsewhere();
    const asked = { onSaved: () => {}, signal: new AbortController().signal };
    expect(await other.dispatch(sendEverywhere(asked))).toEqual([]);
    expect(service.name()).toBe('Bea');
    service.letThrough();
    expect(await other.dispatch(sendEverywhere(asked))).toEqual([]);
    expect(service.name()).toBe('Bea');
  },
);

it.each([
  ['the older one arrives after the newer one, and is refused', { arrives: 'now', answer: 'given', after: 1_500 }],
  ['the older one never arrives', { arrives: 'never', answer: 'cut', held: 1_500 }],
  ['both arrive in turn, and the older one alone is answered', { arrives: 'now', answer: 'given', held: 1_500 }],
] as const)('[3-LOGIN-12] a page that stays open after all goes on by itself: %s', async (_how, older) => {
  const service = aDraftService();
  const page = await begin();
  await screen.findByText('Saved');
  await type(page.store, 'Ann');
  service.fates = [older, IN_THE_AIR.now];
  await save(page, service);
  await type(page.store, 'Bea');
  act(() => void fireEvent(window, new Event('pagehide')));
  await waitFor(() => expect(service.name()).toBe('Bea'));
  await type(page.store, 'Cleo');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 1_500)));
  act(() => void page.store.dispatch(autosave({ mayAsk: false })));
  await allIsWell(service, 'Cleo');
});
