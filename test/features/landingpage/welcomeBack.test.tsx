import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { OfferPage } from '#src/pages/OfferPage.tsx';
import { createAppStore } from '#test/support/appStore.ts';
import { stepOpened } from '#store/events.ts';
import { copyFile } from '#store/file/copyFile.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { startAnotherApplication } from '#store/file/startAnotherApplication.ts';
import { switchFile } from '#store/file/switchFile.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { fill } from '#test/support/filledStore.ts';
import { at } from '#test/support/handlers.ts';
import { CONTEXT, countingIds, NOW, SLUG } from '#test/support/renderStoreDevice.ts';
import { arrived, renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService } from '#test/support/sessionService.ts';

useServer();
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const offer = aDemoOffer(SLUG);
const TARGET = { slug: 'tarn-ridge-water-trust', name: 'Tarn Ridge Water Trust' } as const;
const COPY = 'This application starts with the people and organisations from another one';

/** An application is left on review for the offer's page. */
async function aPage({ username = null, drafts = [] }: { username?: string | null; drafts?: object[] } = {}) {
  const service = aSessionService();
  service.set(username);
  server.use(
    ...service.handlers,
    http.get(at('/api/drafts/'), () => HttpResponse.json({ results: drafts })),
    http.get(at('/api/offers/:slug/'), ({ params }) =>
      HttpResponse.json({ ...CONTEXT, offer: aDemoOffer(params['slug'] === SLUG ? SLUG : TARGET.slug) }),
    ),
  );
  const storage = createMemoryStorage();
  const store = createAppStore({ storage, extra: { newId: countingIds('a'), now: () => NOW, logError: () => {} } });
  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  fill(store, anIndividualApplication(offer));
  store.dispatch(stepOpened({ name: 'bank_details' }));
  return { store, storage };
}

describe('the welcome of the application that was left', () => {
  it('[1-LAND-46] names the investor and says when the account has saved it', async () => {
    const draft = {
      application_id: 31,
      reference: 'EMBERFIELD-7K2M',
      investor_name: 'Somebody',
      revision: 3,
      file_key: 'a-1',
      saved_at: NOW,
      draft_url: '/offers/emberfield-copper/draft/31/',
      offer: { slug: SLUG, name: 'Emberfield Copper', is_open: true },
    };
    const { store } = await aPage({ username: 'olivia@example.com', drafts: [draft] });
    store.dispatch(stepOpened({ name: 'landingpage' }));
    renderWithStore(<OfferPage slug={SLUG} />, store);

    const note = await screen.findByRole('note', { name: /^Welcome back\. Continue at / });
    const { investorName } = Object.values(store.getState().files.entities)[0] ?? {};
    expect(investorName).toBeTruthy();
    await waitFor(() =>
      expect(note).toHaveTextContent(`Investor: ${investorName} · In your account, saved 21/11/2026`),
    );
  });

  it('[1-LAND-46] says nothing of an account that has not saved it', async () => {
    const { store } = await aPage();
    store.dispatch(stepOpened({ name: 'landingpage' }));
    renderWithStore(<OfferPage slug={SLUG} />, store);

    const note = await screen.findByRole('note', { name: /^Welcome back\. Continue at / });
    await waitFor(() => expect(note).toHaveTextContent(/Investor: /));
    expect(note).not.toHaveTextContent('In your account');
  });
});

describe('a copy for another offer', () => {
  async function copied(username: string | null = null) {
    const { store, storage } = await aPage({ username });
    const fileId = (await store.dispatch(copyFile(selectFileId(store.getState()) ?? '', TARGET))) ?? '';
    await store.dispatch(switchFile(fileId, true));
    renderWithStore(<OfferPage slug={TARGET.slug} />, store);
    await screen.findByRole('button', { name: 'Continue to the application' });
    await arrived();
    return { store, storage, fileId };
  }

  it('[1-LAND-46] says on its offer what it begins with, what is asked anew and where the terms are agreed to, after a reload too', async () => {
    const { store, storage, fileId } = await copied();
    expect(selectFileId(store.getState())).toBe(fileId);
    const note = await screen.findByRole('note', { name: COPY });
    expect(note).toHaveTextContent(
      'Please enter the amount, tax details, identity documents, bank account and all declarations again',
    );
    expect(note).toHaveTextContent('agree to the terms of this offer on this page.');
    expect(screen.queryByText(/^Before you continue/)).not.toBeInTheDocument();
    expect(within(note).getByRole('button', { name: 'Your applications' })).toBeInTheDocument();
    cleanup();

    await store.dispatch((_dispatch, _getState, { persistence }) => persistence.stop());
    const after = createAppStore({ storage, extra: { newId: countingIds('b'), now: () => NOW, logError: () => {} } });
    renderWithStore(<OfferPage slug={TARGET.slug} />, after);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('note', { name: COPY })).toBeInTheDocument();
  });

  it('[1-LAND-46] says it no more once the page was left, nor of one that begins with nothing', async () => {
    const { store } = await copied();
    const agreed = anIndividualApplication(aDemoOffer(TARGET.slug)).landingpage ?? {};
    act(() => {
      store.dispatch(saveStepAndContinue('landingpage', agreed));
      store.dispatch(stepOpened({ name: 'landingpage' }));
    });
    expect(await screen.findByRole('note', { name: /^Welcome back/ })).toBeInTheDocument();
    expect(screen.queryByText(COPY)).not.toBeInTheDocument();

    await act(() => store.dispatch(startAnotherApplication()));
    await arrived();
    await screen.findByRole('button', { name: 'Continue to the application' });
    expect(screen.queryByText(COPY)).not.toBeInTheDocument();
  });

  it.each([
    ['a copy', false],
    ['another application that is begun', true],
  ])("[2-ROLE-03] starts %s with the adviser's role for an adviser", async (_what, isAnew) => {
    const { store } = await copied('rohan@example.com');
    if (isAnew) await act(() => store.dispatch(startAnotherApplication()));
    await arrived();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'I am an adviser' })).toBeChecked());
  });
});
