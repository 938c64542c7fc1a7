import type { Person } from '#domain/application.ts';
import { stepDrafted } from '#store/events.ts';
import { selectRolesBeside } from '#store/selectors/peopleSelectors.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { saveStep, saveStepAndContinue } from '#store/steps/saveStep.ts';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';

const ana: Person = {
  id: 'ana',
  legalFirstName: 'Ana',
  legalLastName: 'Li',
  dateOfBirth: '01/02/1980',
  emailAddress: '',
};
const bo: Person = {
  id: 'bo',
  legalFirstName: 'Bo',
  legalLastName: 'Li',
  dateOfBirth: '03/04/1990',
  emailAddress: 'bo@example.com',
};
/** A company with two directors; both are being picked as beneficial owners, which is not saved yet. */
function aStoreWithPicks(...owners: Person[]) {
  const store = anOfferStore();
  store.dispatch(saveStepAndContinue('investor_details', { investor_type: 'company', companyName: 'Acme' }));
  store.dispatch(saveStep('directors', { directors: [ana, bo] }));
  store.dispatch(stepDrafted({ name: 'beneficial_owners', values: { beneficialOwners: owners } }));
  return store;
}

const draftOf = (store: ReturnType<typeof aStoreWithPicks>) =>
  selectStepDraft(store.getState(), 'beneficial_owners')?.beneficialOwners;

describe('people picked in a step that is still being typed', () => {
  it('[2-TRU-10, 2-BO-12] take over what is corrected where they come from, but for what was typed over', () => {
    const store = aStoreWithPicks({ ...ana, emailAddress: 'ana@example.com' }, bo);

    store.dispatch(
      saveStepAndContinue('directors', {
        directors: [
          { ...ana, legalFirstName: 'Anna', emailAddress: 'other@example.com' },
          { ...bo, idType: 'Passport' },
        ],
      }),
    );

    expect(draftOf(store)).toEqual([
      { ...ana, legalFirstName: 'Anna', emailAddress: 'ana@example.com' },
      { ...bo, idType: 'Passport' },
    ]);
  });

  it('[2-TRU-10] stay as they are when somebody else is deleted, or they are elsewhere', () => {
    const store = aStoreWithPicks(ana, bo);

    store.dispatch(saveStepAndContinue('directors', { directors: [bo] }));

    expect(draftOf(store)).toEqual([ana, bo]);
  });

  it('[2-BO-12] stay one person though something was corrected before their first save', () => {
    const store = aStoreWithPicks();

    store.dispatch(
      saveStepAndContinue('beneficial_owners', {
        beneficialOwners: [{ ...ana, legalFirstName: 'Anna', emailAddress: 'anna@example.com' }],
      }),
    );

    expect(store.getState().people.ids).toHaveLength(2);
    expect(selectApplication(store.getState()).directors?.directors).toEqual([
      { ...ana, legalFirstName: 'Anna', emailAddress: 'anna@example.com' },
      bo,
    ]);
  });

  it('leave a draft that nobody was picked in as it is', () => {
    const store = aStoreWithPicks({ id: 'cy', legalFirstName: 'Cy' });
    const before = store.getState().stepDrafts;

    store.dispatch(saveStepAndContinue('directors', { directors: [bo] }));

    expect(store.getState().stepDrafts).toBe(before);
  });
});

describe('the other roles of a row', () => {
  it('[2-BO-12] are those of the person who was picked, before and after the save', () => {
    const store = aStoreWithPicks();
    const owners = 'beneficial_owner';

    expect(selectRolesBeside(store.getState(), owners, ana)).toEqual(['director']);
    store.dispatch(saveStepAndContinue('beneficial_owners', { beneficialOwners: [ana] }));

    expect(selectRolesBeside(store.getState(), 'director', ana)).toEqual(['beneficial owner']);
    expect(selectRolesBeside(store.getState(), 'director', bo)).toEqual([]);
    expect(selectRolesBeside(store.getState(), 'director', {})).toEqual([]);
  });

  it('[2-BO-12] are also those in a list that is only typed', () => {
    const store = aStoreWithPicks(ana);

    expect(selectRolesBeside(store.getState(), 'director', ana)).toEqual(['beneficial owner']);
    expect(selectRolesBeside(store.getState(), 'director', bo)).toEqual([]);
  });
});
