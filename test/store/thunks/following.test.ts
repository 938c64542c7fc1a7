import { followContact } from '#domain/followContact.ts';
import { stepDrafted } from '#store/events.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { completeStep, saveStepAndContinue } from '#store/thunks/navigation.ts';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';

const contact = { first_name: 'Ann', last_name: 'Lee', email_address: 'ann@example.com', tel_mobile: '+61 412 345 678' };
const details = (legalFirstName: string) => ({ investor_type: 'individual' as const, investors: [{ legalFirstName, legalLastName: 'Lee' }] });

it('[2-INV-15] changes what was prefilled where it is stored and where it is being typed', () => {
  const store = anOfferStore();
  store.dispatch(completeStep('contact_details', contact));
  store.dispatch(completeStep('investor_details', details('Ann')));
  store.dispatch(stepDrafted({ name: 'investor_details', values: { ...details('Ann'), hin: 'X1' } }));
  store.dispatch(stepDrafted({ name: 'bank_details', values: { accountName: 'A' } }));

  store.dispatch(saveStepAndContinue('contact_details', { ...contact, first_name: 'Anne' }, followContact));

  const state = store.getState();
  expect(selectApplication(state).investor_details?.investors?.[0]?.legalFirstName).toBe('Anne');
  expect(selectStepDraft(state, 'investor_details')).toMatchObject({ hin: 'X1', investors: [{ legalFirstName: 'Anne' }] });
  expect(selectStepDraft(state, 'bank_details')).toEqual({ accountName: 'A' });
});
