import type { Person } from '#domain/application.ts';
import { stepDrafted } from '#store/events.ts';
import { selectRolesBeside } from '#store/selectors/peopleSelectors.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { completeStep, saveStepAndContinue } from '#store/steps/saveStep.ts';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';

const ana: Person = { legalFirstName: 'Ana', legalLastName: 'Li', dateOfBirth: '01/02/1980', emailAddress: '' };
const bo: Person = {
  legalFirstName: 'Bo',
  legalLastName: 'Li',
  dateOfBirth: '03/04/1990',
  emailAddress: 'bo@example.com',
};
const picked = (person: Person, index: number): Person => ({ ...person, prefill: `directors.directors.${index}` });

/** A company with two directors; both are being picked as beneficial owners, which is not saved yet. */
function aStoreWithPicks(...owners: Person[]) {
  const store = anOfferStore();
  store.dispatch(saveStepAndContinue('investor_details', { investor_type: 'company', companyName: 'Acme' }));
  store.dispatch(completeStep('directors', { directors: [ana, bo] }));
  store.dispatch(stepDrafted({ name: 'beneficial_owners', values: { beneficialOwners: owners } }));
  return store;
}

const draftOf = (store: ReturnType<typeof aStoreWithPicks>) =>
  selectStepDraft(store.getState(), 'beneficial_owners')?.beneficialOwners;

describe('people picked in a step that is still being typed', () => {
  it('[2-TRU-10, 2-BO-12] take over what is corrected where they come from, but for what was typed over', () => {
    const store = aStoreWithPicks(picked({ ...ana, emailAddress: 'ana@example.com' }, 0), picked(bo, 1));

    store.dispatch(
      saveStepAndContinue('directors', {
        directors: [
          { ...ana, legalFirstName: 'Anna', emailAddress: 'other@example.com' },
          { ...bo, idType: 'Passport' },
        ],
      }),
    );

    expect(draftOf(store)).toEqual([
      picked({ ...ana, legalFirstName: 'Anna', emailAddress: 'ana@example.com' }, 0),
      picked({ ...bo, idType: 'Passport' }, 1),
    ]);
  });

  it('[2-TRU-10] keep their link when somebody before them is deleted, and lose it when they are', () => {
    const store = aStoreWithPicks(picked(ana, 0), picked(bo, 1));

    store.dispatch(saveStepAndContinue('directors', { directors: [bo] }));

    expect(draftOf(store)).toEqual([ana, picked(bo, 0)]);
  });

  it('[2-BO-12] stay one person though something was corrected before their first save', () => {
    const store = aStoreWithPicks();

    store.dispatch(
      saveStepAndContinue('beneficial_owners', {
        beneficialOwners: [picked({ ...ana, legalFirstName: 'Anna', emailAddress: 'anna@example.com' }, 0)],
      }),
    );

    expect(store.getState().people.ids).toHaveLength(2);
    expect(selectApplication(store.getState()).directors?.directors).toEqual([
      { ...ana, legalFirstName: 'Anna', emailAddress: 'anna@example.com' },
      bo,
    ]);
  });

  it('leave a draft that nobody was picked in as it is', () => {
    const store = aStoreWithPicks({ legalFirstName: 'Cy' });
    const before = store.getState().stepDrafts;

    store.dispatch(saveStepAndContinue('directors', { directors: [bo] }));

    expect(store.getState().stepDrafts).toBe(before);
  });
});

describe('the other roles of a row', () => {
  it('[2-BO-12] are those of the person who was picked, before and after the save', () => {
    const store = aStoreWithPicks();
    const owners = 'beneficial_owners.beneficialOwners';

    expect(selectRolesBeside(store.getState(), owners, picked(ana, 0))).toEqual(['director']);
    store.dispatch(saveStepAndContinue('beneficial_owners', { beneficialOwners: [picked(ana, 0)] }));

    expect(selectRolesBeside(store.getState(), 'directors.directors', ana)).toEqual(['beneficial owner']);
    expect(selectRolesBeside(store.getState(), 'directors.directors', bo)).toEqual([]);
    expect(selectRolesBeside(store.getState(), 'directors.directors', {})).toEqual([]);
  });
});
