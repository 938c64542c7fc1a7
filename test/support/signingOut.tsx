/** Sign-out of a person whose last keys are not with the service yet. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import type { AppStore, AppThunk } from '#store/createStore.ts';
import { autosave } from '#store/drafts/saveDraft.ts';
import { filesRestored } from '#store/file/filesSlice.ts';
import { fileKey } from '#store/file/persistence/keys.ts';
import { openStep } from '#store/steps/navigation.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import type { SaveReply, TabMessage } from '#store/session/tabMessages.ts';
import { ANSWERED_FILE, showAnswered } from './answeredWizard.tsx';
import { saved } from './draftSaving.ts';
import { at } from './handlers.ts';
import { server } from './server.ts';

/** The test environment has none of its own; one that a page leaves open holds nothing up. */
class PageChannel extends NodeChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

let logouts = 0;
let other: NodeChannel | null = null;

/** Counts sign-outs, and opens the channel of another tab, for each test of a file. */
export function useSigningOut(): void {
  const { BroadcastChannel: former } = globalThis;
  beforeEach(() => {
    logouts = 0;
    other = new NodeChannel('allot:session');
    Object.assign(globalThis, { BroadcastChannel: PageChannel });
  });
  afterEach(() => {
    other?.close();
    Object.assign(globalThis, { BroadcastChannel: former });
  });
}

/** Returns the number of sign-outs that the service was asked for. */
export const countLogouts = () => logouts;

/** Sends a message as another tab. */
export const sayElsewhere = (message: TabMessage) => other?.postMessage(message);

/** Calls the listener with each message that another tab hears. */
export function hearElsewhere(listener: (message: TabMessage) => void): void {
  if (other) other.onmessage = (event) => listener((event as { data: TabMessage }).data);
}

/** Replies as another tab to the request to save. */
export function reply(kind: SaveReply['kind'], requestId: string, file: SaveReply['file']): void {
  sayElsewhere({ kind, requestId, tabId: 't2', file });
}

/** Milliseconds of patience here, in the place of three seconds: long enough for every prompt answer on a busy machine. */
const PATIENCE = { sendPatience: 1_200 };

/** Signed in at contact details, all of it saved; then something is typed that the service does not have. */
export async function typed(name = 'Nina', extra: { sendPatience?: number } = PATIENCE): Promise<AppStore> {
  const user = userEvent.setup();
  const store = showAnswered('contact_details', { options: { extra } });
  server.use(
    http.post(at('/logout/'), () => {
      logouts += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await screen.findByText('Saved');
  const field = await screen.findByLabelText('First/preferred name');
  await user.clear(field);
  await user.type(field, name);
  await screen.findByText('Not saved yet');
  return store;
}

/** Saves by itself, at once instead of nine seconds after the last key, and waits until the page says so. */
export async function savedAtOnce(store: AppStore): Promise<void> {
  await act(() => store.dispatch(autosave({ mayAsk: false })));
  await screen.findByText('Saved');
}

export async function pressSignOut(store: AppStore): Promise<void> {
  act(() => void store.dispatch(openStep('landingpage')));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
}

export const question = () => screen.findByRole('alertdialog', { name: 'Your last changes are not saved' });

/** Waits until the question is gone. */
export const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

export const signedOut = (store: AppStore) => waitFor(() => expect(selectUser(store.getState())).toBeNull());

/** Answers a save after so many milliseconds. */
export const slow = (milliseconds: number) => async () => {
  await delay(milliseconds);
  return saved({}, 2)();
};

/** Answers a save with a failure of the service. */
export const broken = () => HttpResponse.json({ message: 'no' }, { status: 500 });

/** Has the device keep what is open, down to the last key. */
export const keptOnDevice =
  (): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { persistence, screen: form }) => {
    form.keep?.();
    await persistence.start(ANSWERED_FILE);
    await persistence.flush();
  };

/** Has the device keep the same once more, as an application of another offer that no tab has open; `as` tells whose it is. */
export const leftOnDevice =
  (offerName: string, as: { userId?: null; change?: (stored: string) => string } = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, { persistence }) => {
    await dispatch(keptOnDevice());
    const storage = await persistence.storage();
    const entry = getState().files.entities[ANSWERED_FILE];
    const text = await storage.getItem(fileKey(ANSWERED_FILE));
    if (entry === undefined || text === null) throw new Error('Nothing is kept.');
    const { change = (stored: string) => stored, ...owner } = as;
    await storage.overwrite(fileKey('left'), change(text));
    dispatch(filesRestored([entry, { ...entry, ...owner, fileId: 'left', offerSlug: 'kestrel-notes', offerName }]));
  };
