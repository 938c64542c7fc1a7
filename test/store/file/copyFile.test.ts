import { wizardSlice } from '#store/file/wizardSlice.ts';
import { identify } from '#domain/application/identify.ts';
import { copyFile } from '#store/file/copyFile.ts';
import { openFile, openNewFile } from '#store/file/files.ts';
import { fileKey } from '#store/file/persistence/keys.ts';
import type { AppThunk } from '#store/createStore.ts';
import { offerLoaded, stepDrafted } from '#store/events.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectFiles } from '#store/selectors/filesSelectors.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { aStoreOnReview, fill } from '#test/support/filledStore.ts';
import { anOfferStore, CONTEXT, countingIds } from '#test/support/renderStoreDevice.ts';

const offer = aDemoOffer('emberfield-copper');
const TARGET = { slug: 'tarn-ridge-water-trust', name: 'Tarn Ridge Water Trust' };

const storedText =
  (fileId: string): AppThunk<Promise<string | null>> =>
  async (_dispatch, _getState, { persistence }) =>
    (await persistence.storage()).getItem(fileKey(fileId));

it('[1-LAND-46] makes a file of its own that opens where the terms are agreed to, with who is who and no number, amount or consent', async () => {
  const source = anIndividualApplication(offer);
  const store = anOfferStore();
  store.dispatch(offerLoaded({ ...CONTEXT, offer, slug: offer.href.split('/')[2] ?? '' }));
  const fileId = await store.dispatch(openNewFile('emberfield-copper'));
  fill(store, source);
  store.dispatch(stepDrafted({ name: 'contact_details', values: { ...source.contact_details, last_name: 'Typed' } }));
  const before = selectApplication(store.getState());

  const copied = await store.dispatch(copyFile(fileId, TARGET));

  expect(selectApplication(store.getState())).toEqual(before);
  const text = (await store.dispatch(storedText(copied ?? ''))) ?? '';
  const [person] = source.investor_details?.investors ?? [];
  expect(text).not.toMatch(/idNumber|idDoc|accountNumber|bsb|totalAmount|agree_to|taxDetails/);
  expect(text).toContain('legalFirstName');
  expect(selectFiles(store.getState()).find((file) => file.fileId === copied)).toMatchObject({
    offerSlug: TARGET.slug,
    offerName: TARGET.name,
    currentStep: 'landingpage',
    hasData: true,
  });

  await store.dispatch(openFile(copied ?? ''));
  const application = selectApplication(store.getState());
  expect(Object.keys(application).sort()).toEqual(['contact_details', 'investor_details']);
  expect(application.contact_details?.last_name).toBe(source.contact_details?.last_name);
  expect(store.getState().stepDrafts).toMatchObject({ contact_details: { last_name: 'Typed' } });
  expect(application.investor_details?.investors?.[0]).toMatchObject({ legalFirstName: person?.legalFirstName });
  expect(store.getState().wizard).toMatchObject({
    ...wizardSlice.getInitialState(),
    fileId: copied,
    fileKey: copied,
    offerSlug: TARGET.slug,
    mode: { editing: false, draft: false },
  });
});

it('[1-LAND-46, 1-SHELL-47] leaves what was half typed what it is: nobody comes past it by it, and who is in it stays one person', async () => {
  const { directors: _directors, ...source } = identify(anApplicationBy('company', offer), countingIds('own'));
  const [owner] = source.beneficial_owners?.beneficialOwners ?? [];
  const store = anOfferStore();
  store.dispatch(offerLoaded({ ...CONTEXT, offer, slug: offer.href.split('/')[2] ?? '' }));
  const fileId = await store.dispatch(openNewFile('emberfield-copper'));
  fill(store, source);
  store.dispatch(stepDrafted({ name: 'directors', values: { directors: [{ id: owner?.id, legalFirstName: 'Ha' }] } }));

  await store.dispatch(openFile((await store.dispatch(copyFile(fileId, TARGET))) ?? ''));

  const application = selectApplication(store.getState());
  const [copied] = application.beneficial_owners?.beneficialOwners ?? [];
  expect(application).not.toHaveProperty('directors');
  expect(copied?.id).not.toBe(owner?.id);
  expect(store.getState().stepDrafts).toEqual({ directors: { directors: [{ id: copied?.id, legalFirstName: 'Ha' }] } });
});

it('[1-LAND-46] makes nothing of a file that is not there any more', async () => {
  const store = aStoreOnReview({ offer });

  expect(await store.dispatch(copyFile('gone', TARGET))).toBeNull();
  expect(selectFiles(store.getState()).some((file) => file.offerSlug === TARGET.slug)).toBe(false);
});
