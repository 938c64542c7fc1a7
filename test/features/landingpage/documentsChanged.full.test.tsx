import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { LandingValues } from '#domain/application.ts';
import type { OfferDocument } from '#domain/offer.ts';
import { LandingPage } from '#features/landingpage/index.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { stepDrafted } from '#store/events.ts';
import { openFromGate } from '#store/file/gate.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { endSession } from '#store/session/session.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { CONTEXT, countingIds, NOW } from '#test/support/renderStoreDevice.ts';
import { arrived, renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const PROSPECTUS = { filename: 'Prospectus.pdf', title: 'Prospectus', size: 10, sha256: 'a'.repeat(64) };
const REPLACED = { ...PROSPECTUS, sha256: 'b'.repeat(64) };
const SUPPLEMENT = { filename: 'Supplement.pdf', size: 10, sha256: 'c'.repeat(64) };

const agree = () => screen.getByRole('checkbox', { name: /agree to the/ });
const proceed = () => screen.getByRole('button', { name: 'Continue to the application' });
const download = () => screen.getByRole('link', { name: /Download all documents/ });
const notice = () =>
  screen.queryByRole('region', { name: 'The offer documents have changed since you agreed to them' });

/** A page of the offer with these documents, on the device of `storage`. */
async function aPage(documents: OfferDocument[], storage: ReturnType<typeof createMemoryStorage>, prefix: string) {
  const offer = aDemoOffer('emberfield-copper', { include_offer_description: false, documents });
  server.use(http.get(at('/api/offers/:slug/'), () => HttpResponse.json({ ...CONTEXT, offer })));
  const store = createAppStore({ storage, extra: { newId: countingIds(prefix), now: () => NOW, logError: () => {} } });
  const opened = await store.dispatch(openOffer({ slug: 'emberfield-copper', isPreview: false }));
  if (opened.kind === 'waiting') await store.dispatch(openFromGate(opened.file?.fileId ?? ''));
  return store;
}

async function show(store: Awaited<ReturnType<typeof aPage>>) {
  const shown = renderWithStore(<LandingPage />, store);
  await arrived();
  return shown;
}

/** Somebody agrees, begins, types half a name, and leaves; `kept` is what an earlier version keeps of the landing page. */
async function begin(
  storage: ReturnType<typeof createMemoryStorage>,
  documents: OfferDocument[] = [PROSPECTUS],
  kept?: LandingValues,
): Promise<void> {
  const store = await aPage(documents, storage, 'a');
  const { unmount } = await show(store);
  await userEvent.click(download());
  await userEvent.click(agree());
  await userEvent.click(screen.getByRole('radio', { name: 'No, continue without an account' }));
  await userEvent.click(proceed());
  await arrived();
  unmount();
  expect(selectCurrentStep(store.getState())).toBe('contact_details');
  store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'An' } }));
  if (kept) store.dispatch(saveStep('landingpage', kept));
  await store.dispatch(endSession());
}

it('[1-LAND-39] tells whoever comes back that documents were changed, names them, and asks them to agree again', async () => {
  const storage = createMemoryStorage();
  await begin(storage);

  const store = await aPage([REPLACED, SUPPLEMENT], storage, 'b');
  expect(selectCurrentStep(store.getState())).toBe('landingpage');
  await show(store);

  const links = within(notice() ?? document.body).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Prospectus', `/offers/emberfield-copper/documents/${REPLACED.sha256}/`],
    ['Supplement.pdf', `/offers/emberfield-copper/documents/${SUPPLEMENT.sha256}/`],
    ['A document that you agreed to', `/offers/emberfield-copper/documents/${PROSPECTUS.sha256}/`],
  ]);
  expect(agree()).not.toBeChecked();
  expect(selectStepDraft(store.getState(), 'contact_details')).toMatchObject({ first_name: 'An' });

  await userEvent.click(proceed());
  expect(await screen.findAllByText('The terms and conditions must be accepted')).not.toHaveLength(0);
  expect(screen.getAllByText('All documents must be downloaded')).not.toHaveLength(0);

  await userEvent.click(download());
  await userEvent.click(agree());
  await userEvent.click(proceed());
  await arrived();
  expect(selectCurrentStep(store.getState())).toBe('contact_details');
  expect(selectApplication(store.getState()).landingpage).toMatchObject({
    agree_to_terms: true,
    agreed_documents: [REPLACED.sha256, SUPPLEMENT.sha256],
  });
});

it.each([
  ['the documents are as they were', [PROSPECTUS]],
  ['its content is not known', [{ filename: 'Prospectus.pdf', title: 'Prospectus', size: 10 }]],
])('[1-LAND-39] says nothing, and opens the step where it was left, while %s', async (_what, documents) => {
  const storage = createMemoryStorage();
  await begin(storage);

  const store = await aPage(documents, storage, 'b');

  expect(selectCurrentStep(store.getState())).toBe('contact_details');
  await show(store);
  expect(notice()).toBeNull();
});

it.each([
  [
    'taken back, and one is left',
    [PROSPECTUS, SUPPLEMENT],
    [SUPPLEMENT],
    'Everything that you entered is kept. Please agree again below to the current documents.' +
      'No longer part of the offer:A document that you agreed to',
    [PROSPECTUS],
  ],
  [
    'taken back, with no other left',
    [PROSPECTUS],
    [],
    'No longer part of the offer:A document that you agreed to',
    [PROSPECTUS],
  ],
  [
    'taken back, while another is new',
    [PROSPECTUS, SUPPLEMENT],
    [REPLACED],
    'ProspectusNo longer part of the offer, or replaced:' +
      'Document 1 that you agreed toDocument 2 that you agreed to',
    [REPLACED, PROSPECTUS, SUPPLEMENT],
  ],
])(
  '[1-LAND-39] tells whoever comes back that a document was %s, and links it as it was',
  async (_how, before, after, words, linked) => {
    const storage = createMemoryStorage();
    await begin(storage, before);

    const store = await aPage(after, storage, 'b');
    expect(selectCurrentStep(store.getState())).toBe('landingpage');
    await show(store);

    expect(notice()).toHaveTextContent(words);
    const links = within(notice() ?? document.body).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      linked.map(({ sha256 }) => `/offers/emberfield-copper/documents/${sha256}/`),
    );
    expect(agree()).not.toBeChecked();
    await userEvent.click(agree());
    if (after.length > 0) await userEvent.click(download());
    await userEvent.click(proceed());
    await arrived();
    expect(selectCurrentStep(store.getState())).toBe('contact_details');
  },
);

it('[1-LAND-39] asks whoever agreed before it was kept to what', async () => {
  const storage = createMemoryStorage();
  await begin(storage, [PROSPECTUS], { agree_to_terms: true, all_docs_are_downloaded: true, hasAccount: false });

  const later = await aPage([PROSPECTUS], storage, 'b');
  expect(selectCurrentStep(later.getState())).toBe('landingpage');
  await show(later);

  const asked = screen.getByRole('region', { name: 'Please agree to the offer documents again' });
  expect(within(asked).getByRole('link', { name: 'Prospectus' })).toBeInTheDocument();
  expect(agree()).not.toBeChecked();
});

it('[1-LAND-39] asks nobody again who has not agreed yet', async () => {
  const store = await aPage([PROSPECTUS], createMemoryStorage(), 'a');
  await show(store);
  expect(notice()).toBeNull();
  expect(screen.queryByRole('region', { name: /agree to the offer documents again/ })).toBeNull();
});
