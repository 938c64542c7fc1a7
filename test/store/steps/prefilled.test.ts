import { prefilledFromHolding } from '#domain/money/prefilledFromHolding.ts';
import { prefilledFromContact } from '#domain/stepRules/contact_details/prefilledInvestor.ts';
import { stepDrafted } from '#store/events.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { saveStep, saveStepAndContinue } from '#store/steps/saveStep.ts';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';

const contact = {
  first_name: 'Ann',
  last_name: 'Lee',
  email_address: 'ann@example.com',
  tel_mobile: '+61 412 345 678',
};
const details = (legalFirstName: string) => ({
  investor_type: 'individual' as const,
  investors: [{ legalFirstName, legalLastName: 'Lee' }],
});

it('[2-INV-15] changes what was prefilled where it is stored and where it is being typed', () => {
  const store = anOfferStore();
  store.dispatch(saveStep('contact_details', contact));
  store.dispatch(saveStep('investor_details', details('Ann')));
  store.dispatch(stepDrafted({ name: 'investor_details', values: { ...details('Ann'), hin: 'X1' } }));
  store.dispatch(stepDrafted({ name: 'bank_details', values: { accountName: 'A' } }));

  store.dispatch(saveStepAndContinue('contact_details', { ...contact, first_name: 'Anne' }, prefilledFromContact));

  const state = store.getState();
  expect(selectApplication(state).investor_details?.investors?.[0]?.legalFirstName).toBe('Anne');
  expect(selectStepDraft(state, 'investor_details')).toMatchObject({
    hin: 'X1',
    investors: [{ legalFirstName: 'Anne' }],
  });
  expect(selectStepDraft(state, 'bank_details')).toEqual({ accountName: 'A' });
});

describe('the bank account follows the chosen holding', () => {
  const holder = (name: string, number: string) => ({
    distribution_bank_account_name: name,
    distribution_bank_bsb: '063000',
    distribution_bank_account_number: number,
    bank_country: 16,
    drp_status: 'P',
  });
  const existing = (selectedHolder: object) => ({
    ...contact,
    holdingProfileType: 'EXISTING' as const,
    selectedHolder: { id: 1, ...selectedHolder },
  });
  const copied = {
    bankCountry: 16,
    accountName: 'A Lee',
    bsb: '063-000',
    accountNumber: '111111',
    drpStatus: 'P' as const,
  };

  /** A store in which the first holding was chosen and its account saved or begun, perhaps changed. */
  function aStoreWith({ saved, typed }: { saved?: object; typed?: object }) {
    const store = anOfferStore();
    store.dispatch(saveStep('contact_details', existing(holder('A Lee', '111111'))));
    if (saved) store.dispatch(saveStep('bank_details', { ...copied, ...saved }));
    if (typed) store.dispatch(stepDrafted({ name: 'bank_details', values: { ...copied, ...typed } }));
    return store;
  }

  it('[1-BANK-24, 1-BANK-27] to another holder, where it is saved and where it is being typed, while nobody changed it', () => {
    const store = aStoreWith({ saved: {}, typed: {} });

    store.dispatch(saveStepAndContinue('contact_details', existing(holder('B Lee', '222222')), prefilledFromHolding));

    const expected = { ...copied, accountName: 'B Lee', accountNumber: '222222' };
    expect(selectApplication(store.getState()).bank_details).toEqual(expected);
    expect(selectStepDraft(store.getState(), 'bank_details')).toEqual(expected);
  });

  it.each([
    ['another number', { accountNumber: '999' }],
    ['a home address', { accountHolderHomeAddress: '1 High St' }],
    ['another country', { bankCountry: 170 }],
    ['a statement', { bank_statement: { id: 'd1', filename: 's.pdf' } }],
  ])('[1-BANK-27] but not at all, not even by half, where somebody gave %s', (_name, typed) => {
    const store = aStoreWith({ typed });

    store.dispatch(saveStepAndContinue('contact_details', existing(holder('B Lee', '222222')), prefilledFromHolding));

    expect(selectStepDraft(store.getState(), 'bank_details')).toEqual({ ...copied, ...typed });
  });

  it('[1-BANK-27] nor where the holding stays the same, whatever was emptied by hand', () => {
    const store = aStoreWith({ typed: { accountName: '', drpStatus: '' } });

    store.dispatch(
      saveStepAndContinue(
        'contact_details',
        { ...existing(holder('A Lee', '111111')), first_name: 'Anne' },
        prefilledFromHolding,
      ),
    );

    expect(selectStepDraft(store.getState(), 'bank_details')).toEqual({ ...copied, accountName: '', drpStatus: '' });
  });

  it('[1-BANK-25, 1-BANK-26, 1-BANK-27] and goes with it when a new holding is chosen, the preference too', () => {
    const store = aStoreWith({ saved: {} });

    store.dispatch(
      saveStepAndContinue('contact_details', { ...contact, holdingProfileType: 'NEW' }, prefilledFromHolding),
    );

    expect(selectApplication(store.getState()).bank_details).toEqual({ drpStatus: '' });
  });

  it('[1-BANK-27] while a preference that was chosen stays, and the untouched account follows', () => {
    const store = aStoreWith({ saved: { drpStatus: 'N' } });

    store.dispatch(saveStepAndContinue('contact_details', existing(holder('B Lee', '222222')), prefilledFromHolding));

    expect(selectApplication(store.getState()).bank_details).toMatchObject({ drpStatus: 'N', accountName: 'B Lee' });
  });
});
