/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import type { ContactDetails } from '#domain/application.ts';
import { stepDrafted, userLoaded } from '#store/events.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { copyHoldingDetails, prefilledFromHolding } from '#store/lookups/copyHoldingDetails.ts';
import { openNewFile } from '#store/file/files.ts';
import { leaveLanding } from '#store/steps/leaveLanding.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { aUser } from '#test/support/applications.ts';
import { until } from '#test/support/eventLoop.ts';
import { at } from '#test/support/handlers.ts';
import { anOfferStore, CONTEXT, SLUG } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();

const TOP_UP: ContactDetails = {
  first_name: 'Ann',
  holdingProfileType: 'TOP_UP',
  selectedSubregister: { id: 7, name_and_designation: 'A Lee' },
};
const COPIED = {
  account_name: 'A Lee',
  distribution_bank_account_name: 'A Lee',
  distribution_bank_bsb: '063000',
  distribution_bank_account_number: '12345678',
  bank_country: 16,
  drp_status: 'F',
};
const logError = jest.fn();
beforeEach(() => logError.mockClear());

/** A register that knows every sub-register, and the numbers it was asked for. */
function aRegister(answer: () => Response | Promise<Response> = () => HttpResponse.json(COPIED)): string[] {
  const asked: string[] = [];
  server.use(
    http.get(at('/api/registry__subregister/:id/copy_details/'), ({ params, request }) => {
      asked.push(`${String(params['id'])} ${new URL(request.url).search}`);
      return answer();
    }),
  );
  return asked;
}

function aStoreWith(contact: ContactDetails) {
  const store = anOfferStore({ extra: { logError } });
  store.dispatch(saveStep('contact_details', contact));
  return store;
}

const contactOf = (store: ReturnType<typeof aStoreWith>) => selectApplication(store.getState()).contact_details;

it('[1-CONT-34, 1-CONT-35, 2-STEP-37, 2-CALL-16] fetches what is known of the chosen sub-register and puts it there', async () => {
  const asked = aRegister();
  const store = aStoreWith(TOP_UP);

  await store.dispatch(copyHoldingDetails());

  expect(asked).toEqual([`7 ?offer_id=${CONTEXT.offer.id}`]);
  expect(contactOf(store)).toEqual({ ...TOP_UP, selectedSubregister: { ...TOP_UP.selectedSubregister, ...COPIED } });
});

it('[1-CONT-35, 1-BANK-24] lets the bank account that nobody typed over follow, also where it is being typed', async () => {
  aRegister();
  const store = aStoreWith(TOP_UP);
  store.dispatch(stepDrafted({ name: 'bank_details', values: { accountName: '', bankCountry: 16 } }));

  await store.dispatch(copyHoldingDetails());

  expect(selectStepDraft(store.getState(), 'bank_details')).toMatchObject({
    accountName: 'A Lee',
    bsb: '063-000',
    accountNumber: '12345678',
    drpStatus: 'F',
  });
});

it('keeps contact details that are being typed', async () => {
  aRegister();
  const store = aStoreWith(TOP_UP);
  const typed = { first_name: 'Ann', last_name: 'Mar' };
  store.dispatch(stepDrafted({ name: 'contact_details', values: typed }));

  await store.dispatch(copyHoldingDetails());

  expect(selectStepDraft(store.getState(), 'contact_details')).toEqual(typed);
  expect(contactOf(store)?.selectedSubregister).toMatchObject(COPIED);
});

it('[1-CONT-34] asks for nothing where the holding is new', async () => {
  const asked = aRegister();
  const store = aStoreWith({ ...TOP_UP, holdingProfileType: 'NEW' });

  await store.dispatch(copyHoldingDetails());

  expect(asked).toEqual([]);
});

it.each([
  ['a failure', () => HttpResponse.json({}, { status: 500 })],
  ['no connection', () => HttpResponse.error()],
  ['a refusal', () => HttpResponse.json({}, { status: 404 })],
])('[1-CONT-34] goes on without defaults after %s', async (_name, answer) => {
  aRegister(answer);
  const store = aStoreWith(TOP_UP);

  await store.dispatch(copyHoldingDetails());

  expect(contactOf(store)).toEqual(TOP_UP);
  expect(logError).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'another holding was chosen',
    async (store: ReturnType<typeof aStoreWith>) =>
      void store.dispatch(saveStep('contact_details', { ...TOP_UP, selectedSubregister: { id: 8 } })),
  ],
  [
    'another file was opened',
    async (store: ReturnType<typeof aStoreWith>) => void (await store.dispatch(openNewFile(SLUG))),
  ],
])('[1-CONT-35] passes over an answer that comes when %s', async (_name, happen) => {
  let release: (() => void) | undefined;
  aRegister(async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return HttpResponse.json(COPIED);
  });
  const store = aStoreWith(TOP_UP);
  const copying = store.dispatch(copyHoldingDetails());
  await until(() => release !== undefined);
  await happen(store);
  const before = contactOf(store);

  release?.();
  await copying;

  expect(contactOf(store)).toEqual(before);
});

it('[1-CONT-34] copies from another holding as soon as it is chosen, on the way back to review past the contact details', async () => {
  const asked = aRegister();
  const store = aStoreWith({ ...TOP_UP, selectedSubregister: { id: 8 } });
  store.dispatch(userLoaded(aUser()));

  await store.dispatch(leaveLanding({ ...TOP_UP, agree_to_terms: true, hasAccount: true }));

  expect(asked).toEqual([`7 ?offer_id=${CONTEXT.offer.id}`]);
  expect(contactOf(store)?.selectedSubregister).toEqual({ ...TOP_UP.selectedSubregister, ...COPIED });
});

it('[1-HOLD-04] fills in the tax number of a holding that a new one starts from; Undo of another choice brings it back', async () => {
  aRegister(() =>
    HttpResponse.json({ ...COPIED, account_name: 'Ms Ann Lee', tax_details: [{ tax_country: 16, tfn: '******782' }] }),
  );
  const store = aStoreWith({
    holdingProfileType: 'DUPLICATE',
    selectedSubregister: { id: 7, account_name: 'Ms Ann Lee' },
  });
  const investors = [{ id: 'p1', title: 'Ms', legalFirstName: 'Ann', middleNames: '', legalLastName: 'Lee' }];
  store.dispatch(saveStep('investor_details', { investor_type: 'individual', investors }));
  store.dispatch(saveStep('tax_details', { tax_type: 'I', investors: [{ id: 'p1', tfn: '' }] }));
  const number = () => selectApplication(store.getState()).tax_details?.investors?.[0]?.tfn;

  await store.dispatch(copyHoldingDetails());
  expect(number()).toBe('******782');
  store.dispatch(saveStep('contact_details', { holdingProfileType: 'NEW' }, prefilledFromHolding));
  expect(number()).toBe('');

  expect(store.dispatch(undoRemoval())).toBe(true);
  expect(contactOf(store)?.holdingProfileType).toBe('DUPLICATE');
  expect(number()).toBe('******782');
});
