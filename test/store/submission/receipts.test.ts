import { HttpResponse, http } from 'msw';
import { createAppStore } from '#test/support/appStore.ts';
import { stepDrafted } from '#store/events.ts';
import { createReceiptKeeper } from '#store/file/persistence/receiptKeeper.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import {
  selectCompleted,
  selectCurrentStep,
  selectFileId,
  selectSubmission,
} from '#store/selectors/wizardSelectors.ts';
import { openNewFile } from '#store/file/files.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { forgetDevice } from '#store/session/session.ts';
import { shareComputer } from '#store/file/shareComputer.ts';
import { submitApplication } from '#store/submission/submitApplication.ts';
import { addPending, pendingUploads } from '#store/documents/pendingUploads.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { fill } from '#test/support/filledStore.ts';
import { at } from '#test/support/handlers.ts';
import { CONTEXT, NOW, SLUG, countingIds } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();

const RECEIPT = {
  congratulation: 'Submitted.',
  items: ['Pay.'],
  reference: 'A-31',
  amountDue: 'AUD 10.00',
  payment: null,
};

function aPage(prefix = 'a') {
  return createAppStore({
    storage: createMemoryStorage(),
    extra: { newId: countingIds(prefix), now: () => NOW, logError: () => undefined },
  });
}

const CANARY = /quillfeather/i;
const lodgedAs = (reference: string) =>
  server.use(http.post(at('/offer/api/application-create-update/'), () => HttpResponse.json({ id: 31, reference })));

async function lodge() {
  lodgedAs('A-31');
  const page = aPage();
  await page.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  page.dispatch(saveStepAndContinue('contact_details', { first_name: 'Ana', email_address: 'ana@example.com' }));
  await page.dispatch(submitApplication());
  return page;
}

it('[2-NEXT-01] shows the next steps of what was submitted in this tab again after a reload', async () => {
  const before = await lodge();
  const after = aPage('b');

  await after.dispatch(openOffer({ slug: SLUG, isPreview: false }));

  expect(selectCurrentStep(after.getState())).toBe('next_steps');
  expect(selectCompleted(after.getState())).toBe(true);
  expect(selectSubmission(after.getState()).receipt).toEqual(selectSubmission(before.getState()).receipt);
  expect(selectSubmission(after.getState()).receipt).toMatchObject({ reference: 'A-31' });
  expect(selectApplication(after.getState())).toEqual({});
  expect(selectFileId(after.getState())).toBeNull();
});

it('[2-NEXT-01] keeps of what was typed the names, the amount and the end of the account that its page shows, and no number of anybody', async () => {
  lodgedAs('A-31');
  sessionStorage.clear();
  const offer = aDemoOffer('kestrel-notes');
  server.use(http.get(at(`/api/offers/${SLUG}/`), () => HttpResponse.json({ ...CONTEXT, offer })));
  const page = aPage();
  await page.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  fill(page, { ...anIndividualApplication(offer), payment_options: { paymentMethod: 'D' } });
  await page.dispatch(submitApplication());

  const kept = Object.values(sessionStorage).join();
  const names = ['Jane Citizen', 'AUD 10,000.00', 'ending 678'];
  expect(names.filter((word) => !kept.includes(word))).toEqual([]);
  // Tax file number, account, BSB, licence, card, birthday, phone, street, document.
  const secret = /123456782|12345678|063-?000|012345678|P1234567|27\/03\/1984|412345678|Example|Carlton|pdf/;
  expect(kept).not.toMatch(secret);
});

it('begins an application of its own when asked to, and stays with it', async () => {
  await lodge();
  const page = aPage('b');
  await page.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  await page.dispatch(openNewFile(SLUG));
  page.dispatch(stepDrafted({ name: 'landingpage', values: { username: 'b' } }));
  expect(selectCurrentStep(page.getState())).toBe('landingpage');

  const later = aPage('c');
  await later.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  expect(selectCurrentStep(later.getState())).toBe('landingpage');
});

it('shows no receipt in a preview, and keeps none of one', async () => {
  createReceiptKeeper().keep(SLUG, { receipt: RECEIPT, userId: null });
  server.use(http.get(at(`/api/offers/${SLUG}/`), () => HttpResponse.json({ ...CONTEXT, preview: true })));
  const preview = aPage();
  await preview.dispatch(openOffer({ slug: SLUG, isPreview: true }));
  expect(selectCurrentStep(preview.getState())).toBe('landingpage');
  await preview.dispatch(submitApplication());
  expect(selectCurrentStep(preview.getState())).toBe('next_steps');

  const later = aPage('b');
  await later.dispatch(openOffer({ slug: SLUG, isPreview: true }));
  expect(selectCurrentStep(later.getState())).toBe('landingpage');
});

it('shows no receipt of somebody else', async () => {
  createReceiptKeeper().keep(SLUG, { receipt: RECEIPT, userId: 4 });
  const page = aPage();
  await page.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  expect(selectCurrentStep(page.getState())).toBe('landingpage');
});

it('shows no receipt after a sign-out', async () => {
  createReceiptKeeper().keep(SLUG, { receipt: RECEIPT, userId: null });
  await aPage().dispatch(forgetDevice());
  expect(createReceiptKeeper().find(SLUG, null)).toBeNull();
});

it('goes on without, where the browser refuses storage', () => {
  const keeper = createReceiptKeeper(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => keeper.keep(SLUG, { receipt: RECEIPT, userId: null })).not.toThrow();
  expect(keeper.find(SLUG, null)).toBeNull();
  expect(() => keeper.forgetAll()).not.toThrow();
});

it('[1-LAND-44] on a shared computer keeps only what the receipt says, in the memory of the page alone, and nothing once it is left or loaded anew', async () => {
  lodgedAs('A-31');
  sessionStorage.clear();
  const storage = { ...createMemoryStorage(), isDurable: true };
  const page = createAppStore({
    storage,
    extra: { newId: countingIds('shared'), now: () => NOW, logError: () => undefined },
  });
  await page.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  await page.dispatch(shareComputer(true));
  page.dispatch(
    saveStepAndContinue('contact_details', {
      first_name: 'Ana',
      last_name: 'Quillfeather',
      email_address: 'quillfeather@example.com',
    }),
  );
  page.dispatch(stepDrafted({ name: 'investor_details', values: { investors: [{ legalLastName: 'Quillfeather' }] } }));
  addPending({
    id: 'upload-1',
    refusal: null,
    place: {
      fileId: selectFileId(page.getState()),
      step: 'bank_details',
      fieldId: 'bank-statement',
      path: 'bank_statement',
    },
    file: new File(['%PDF'], 'quillfeather.pdf'),
  });

  await page.dispatch(submitApplication());

  const { receipt } = selectSubmission(page.getState());
  expect(receipt).toMatchObject({ reference: 'A-31' });
  expect(JSON.stringify({ ...page.getState(), wizard: { ...page.getState().wizard, submission: null } })).not.toMatch(
    CANARY,
  );
  expect(selectApplication(page.getState())).toEqual({});
  expect(pendingUploads()).toEqual([]);
  expect(await storage.keys()).toEqual([]);
  expect(receipt).toMatchObject({ applicationId: 31 });
  expect(Object.keys(sessionStorage)).toEqual(['allot:shared']);

  const next = createAppStore({
    storage,
    extra: { newId: countingIds('next'), now: () => NOW, logError: () => undefined },
  });
  expect(await next.dispatch(openOffer({ slug: SLUG, isPreview: false }))).toEqual({ kind: 'opened' });
  expect(JSON.stringify([next.getState(), { ...localStorage }])).not.toMatch(CANARY);
});
