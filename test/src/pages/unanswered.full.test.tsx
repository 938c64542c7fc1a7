import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ActingContext } from '#domain/session.ts';
import { OfferPage } from '#src/pages/OfferPage.tsx';
import { createAppStore } from '#test/support/appStore.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { selectFiles } from '#store/selectors/filesSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { goBack } from '#store/steps/navigation.ts';
import { endSession } from '#store/session/session.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { CONTEXT, countingIds, NOW, SLUG } from '#test/support/renderStoreDevice.ts';
import { arrived, renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService, type SessionService } from '#test/support/sessionService.ts';
import { agree, logIn, radio } from '#test/features/landingpage/startPage.tsx';

useServer();
let service: SessionService;
beforeEach(() => {
  service = aSessionService();
  const offer = aDemoOffer(SLUG, { include_offer_description: false, documents: [] });
  server.use(
    ...service.handlers,
    http.get(at('/api/drafts/'), () => HttpResponse.json({ results: [] })),
    http.get(at('/api/offers/:slug/'), () => HttpResponse.json({ ...CONTEXT, offer })),
    http.post(at('/offer/api/application-create-update/'), () => HttpResponse.json({ id: 55 })),
  );
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

type Person = ReturnType<typeof userEvent.setup>;
type AppStore = ReturnType<typeof createAppStore>;
type Act = (user: Person, store: AppStore) => Promise<unknown> | undefined;

const aStore = (storage: ReturnType<typeof createMemoryStorage>, prefix: string) =>
  createAppStore({
    storage,
    extra: { newId: countingIds(prefix), now: () => NOW, logError: () => {}, reload: () => {} },
  });

const withoutAccount: Act = (user) =>
  user.click(screen.getByRole('radio', { name: 'No, continue without an account' }));
const onwards: Act = async (user, store) => {
  await user.click(agree());
  await user.click(await screen.findByRole('button', { name: 'Continue to the application' }));
  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
  await firstName();
  await arrived();
};
const asNobody: Act = async (user, store) => (await withoutAccount(user, store), onwards(user, store));
const next: Act = async (user, store) => {
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('purchase_amount'));
};
const firstName = async () => (await screen.findAllByRole('textbox', { name: /name/i }))[0] as HTMLElement;

/** Comes to the offer in one tab, does that there, closes it, and comes to the offer in another one. */
async function comeBackAfter(username: string | null, does: Act, context?: ActingContext) {
  const storage = createMemoryStorage();
  service.set(username, context);
  const first = aStore(storage, 'a');
  renderWithStore(<OfferPage slug={SLUG} />, first);
  await screen.findByRole('button', { name: /^(Continue to the application)$/ });
  await does(userEvent.setup(), first);
  await arrived();
  cleanup();
  await first.dispatch(endSession());
  sessionStorage.clear();
  const store = aStore(storage, 'b');
  renderWithStore(<OfferPage slug={SLUG} />, store);
  await screen.findByRole('button', { name: /^(Continue to the application|Continue)$/ });
  await arrived();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return { store, storage };
}

describe('a file without an answer', () => {
  it.each<[string, string | null, Act]>([
    ['nothing', null, async () => undefined],
    ['a log-in', null, async (user) => (await logIn(user, 'olivia@example.com'), screen.findByText(/^Signed in as/))],
    ['the first step opened', null, asNobody],
    ['the first step opened, with an account that fills it in', 'olivia@example.com', onwards],
    [
      'the first step opened and left by Back',
      'olivia@example.com',
      async (user, store) => (await onwards(user, store), store.dispatch(goBack()), undefined),
    ],
    ['nothing, as staff', 'grace@example.com', async () => undefined],
  ])('[1-LAND-46] is no unfinished application: %s', async (_what, username, does) => {
    const { store, storage } = await comeBackAfter(username, does);

    expect(await screen.findByRole('button', { name: /^(Continue to the application|Log in)$/ })).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(
      /unfinished application on|Welcome back|Your applications(?! and holdings)/,
    );
    expect(agreed()).toBe(username === 'grace@example.com');
    if (service.user() === null) {
      expect(radio('I am the investor')).toBeChecked();
      expect(radio('No, continue without an account')).not.toBeChecked();
    }
    await arrived();
    expect(selectFiles(store.getState())).toEqual([]);
    await store.dispatch((_dispatch, _getState, { persistence }) => persistence.flush());
    const files = (await storage.keys()).filter(({ key }) => key.startsWith('allot:file:'));
    expect(files.length).toBeLessThanOrEqual(1);
  });

  it.each(['grace@example.com', 'daniel@example.com'])(
    '[1-LAND-46, 3-LOGIN-08] leaves %s, who opened the first step as an investor, the way to act for the issuer',
    async (username) => {
      await comeBackAfter(username, onwards, 'investor');
      expect(await screen.findByRole('button', { name: 'Act for the issuer' })).toBeInTheDocument();
    },
  );
});

describe('an answer makes an application', () => {
  it.each<[string, string | null, Act]>([
    [
      'an address, typed only',
      null,
      async (user, store) => {
        await withoutAccount(user, store);
        await user.type(await screen.findByRole('textbox', { name: /^Your email address/ }), 'ana@example.com');
        await user.tab();
      },
    ],
    [
      'one letter of a name',
      null,
      async (user, store) => {
        await asNobody(user, store);
        await user.type(await firstName(), 'A');
        await user.tab();
      },
    ],
    [
      'details that the account filled in, left forward',
      'olivia@example.com',
      async (user, store) => (await onwards(user, store), next(user, store)),
    ],
    [
      'a document of authority',
      null,
      async (user) => {
        await user.click(radio('I am an adviser') as HTMLElement);
        await screen.findByText('Authority document');
        const file = new File(['%PDF-1.4 x'], 'authority.pdf', { type: 'application/pdf' });
        await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
        await screen.findByRole('button', { name: 'Remove authority.pdf' });
      },
    ],
  ])('[1-LAND-46] which waits at the gate: %s', async (_what, username, does) => {
    await comeBackAfter(username, does);
    expect(document.body.textContent).toMatch(/Welcome back/);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
  });
});

function agreed(): boolean {
  const tick = screen.queryByRole('checkbox', { name: /agree to the/ });
  return tick === null || (tick as HTMLInputElement).checked;
}
