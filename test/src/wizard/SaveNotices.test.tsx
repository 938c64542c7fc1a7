import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { stepOpened } from '#store/events.ts';
import { fileHeldElsewhere, fileUnreadable, writeFailed } from '#store/file/saveStatusSlice.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { openFile, openNewFile } from '#store/file/files.ts';
import type { AppStore } from '#store/createStore.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { at } from '#test/support/handlers.ts';
import { anOfferStore, countingIds, SLUG } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

beforeEach(() => window.history.replaceState(null, '', '/offers/emberfield-copper/'));

/** A page that is opened on a device whose stored application reads like this. */
async function withStored(text: string): Promise<AppStore> {
  const storage = { ...createMemoryStorage(), isDurable: true };
  const before = anOfferStore({ storage });
  const fileId = await before.dispatch(openNewFile(SLUG));
  await before.dispatch((_d, _s, { persistence }) => persistence.stop());
  await storage.setItem(`allot:file:${fileId}`, text);
  const store = anOfferStore({ storage, extra: { newId: countingIds('fresh') } });
  await store.dispatch((_d, _s, { fileList }) => fileList.restore());
  await store.dispatch(openFile(fileId));
  return store;
}

const DAMAGED = { text: '{"wizard":', title: 'A saved application could not be opened' };
const NEWER = {
  text: JSON.stringify({ _persist: '{"version":99,"rehydrated":true}' }),
  title: 'A saved application needs a newer version of this page',
};

it.each([
  ['a damaged draft', DAMAGED, 'It has been set aside', 'Please start your application again'],
  ['a draft of a newer release', NEWER, 'It has not been changed', 'Please try again before you enter anything'],
])(
  '[R4, R11] the landing page says what became of %s, until it is closed',
  async (_name, { text, title }, happened, help) => {
    renderWithStore(<Wizard />, await withStored(text));

    const notice = await screen.findByRole('status', { name: title });
    expect(notice).toHaveTextContent(happened);
    expect(notice).toHaveTextContent(help);
    expect(screen.getByRole('main')).toContainElement(notice);

    await userEvent.click(within(notice).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status', { name: title })).not.toBeInTheDocument();
  },
);

it('a step says it too, and the chip goes on telling the truth of what is typed now', async () => {
  const store = await withStored(DAMAGED.text);
  store.dispatch(stepOpened({ name: 'contact_details' }));
  store.dispatch(writeFailed());
  renderWithStore(<Wizard />, store);

  expect(await screen.findByRole('status', { name: DAMAGED.title })).toBeInTheDocument();
  expect(screen.getByText('Not saved, trying again')).toBeInTheDocument();
});

it('[1-LAND-46] says that an application of an account waits for its owner to be known, and tries again', async () => {
  const reload = jest.fn();
  const store = anOfferStore({ extra: { reload } });
  await store.dispatch(openNewFile(SLUG));
  store.dispatch(fileUnreadable('unknownOwner'));
  renderWithStore(<Wizard />, store);
  const notice = await screen.findByRole('status', { name: 'We could not find out who is signed in' });

  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('[R24] stays where it is and says so where the page cannot be loaded anew', async () => {
  const reload = jest.fn();
  const store = anOfferStore({ extra: { reload } });
  await store.dispatch(openNewFile(SLUG));
  store.dispatch(fileUnreadable('unreachable'));
  server.use(http.head(at('/'), () => HttpResponse.error()));
  renderWithStore(<Wizard />, store);
  const notice = await screen.findByRole('status', { name: 'A saved application could not be read' });

  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));

  expect(await within(notice).findByText(/Check your connection and try again/)).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['a step', 'contact_details', 'Next', (button: HTMLElement) => button.ariaDisabled === 'true'],
  [
    'the landing page',
    'landingpage',
    'Continue to the application',
    (button: HTMLElement) => button.matches(':disabled'),
  ],
] as const)(
  '[R5] %s that another tab has is shown, can be taken over, and takes no answer',
  async (_name, step, button, isLocked) => {
    const store = anOfferStore();
    await store.dispatch(openNewFile(SLUG));
    store.dispatch(stepOpened({ name: step }));
    store.dispatch(fileHeldElsewhere(true));
    renderWithStore(<Wizard />, store);

    expect(isLocked(await screen.findByRole('button', { name: button }))).toBe(true);
    expect(await screen.findByRole('button', { name: 'Use this tab' })).toBeEnabled();
  },
);

it('[R5] takes an application over that another tab has, by one press, while that tab may still answer', async () => {
  // The test environment has none of its own; a page keeps one for good, which ends with the run.
  class PageChannel extends NodeChannel {
    constructor(name: string) {
      super(name);
      this.unref();
    }
  }
  Object.assign(globalThis, { BroadcastChannel: PageChannel });
  const store = anOfferStore();
  await store.dispatch(openNewFile(SLUG));
  store.dispatch(stepOpened({ name: 'contact_details' }));
  store.dispatch(fileHeldElsewhere(true));
  renderWithStore(<Wizard />, store);

  const take = await screen.findByRole('button', { name: 'Use this tab' });
  await userEvent.click(take);

  expect(take).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(store.getState().saveStatus.isInOtherTab).toBe(false));
  expect(take).not.toBeInTheDocument();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});
