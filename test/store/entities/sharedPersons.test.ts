import type { Person } from '#domain/application.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { selectApplication, selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { countingIds, NOW } from '#test/support/renderStoreDevice.ts';

const document = { id: 'd1', filename: 'licence.pdf', download: '/api/application_docs/d1/' };
const jane: Person = {
  id: 'jane',
  legalFirstName: 'Jane',
  legalLastName: 'Citizen',
  dateOfBirth: '27/03/1984',
  emailAddress: 'jane@example.com',
  idDoc: document,
};
const tom: Person = {
  id: 'tom',
  legalFirstName: 'Tom',
  legalLastName: 'Citizen',
  dateOfBirth: '02/11/1981',
  emailAddress: 'tom@example.com',
};

function aStore() {
  return createAppStore({ extra: { newId: countingIds(), now: () => NOW } });
}

type Store = ReturnType<typeof aStore>;

const ownersOf = (store: Store) => selectStepValues(store.getState(), 'beneficial_owners')?.beneficialOwners;
const directorsOf = (store: Store) => selectStepValues(store.getState(), 'directors')?.directors;

/** Two directors, both picked as beneficial owners. */
function aStoreOfTwo(): Store {
  const store = aStore();
  store.dispatch(saveStep('directors', { directors: [jane, tom] }));
  store.dispatch(
    saveStep('beneficial_owners', {
      beneficialOwners: [jane, tom],
    }),
  );
  return store;
}

describe('a person in several roles', () => {
  it('[2-TRU-10, 2-BO-11, 2-BO-12] is one row in four roles, with one document, and the wire is told where else they stand', () => {
    const store = aStore();
    const roles = [{ name: 'Acme', role_types: ['Treasurer'] }];

    store.dispatch(saveStep('directors', { directors: [jane] }));
    store.dispatch(saveStep('trustees', { trustees: [jane] }));
    store.dispatch(saveStep('beneficial_owners', { beneficialOwners: [jane] }));
    store.dispatch(saveStep('others', { others: [{ ...jane, roles }] }));

    expect(store.getState().people.ids).toHaveLength(1);
    expect(store.getState().documents.ids).toHaveLength(1);
    expect(selectApplication(store.getState())).toEqual({
      directors: { directors: [jane] },
      trustees: { trustees: [{ ...jane, prefill: 'directors.directors.0', is_existing_trustee_ben_owner: true }] },
      beneficial_owners: {
        beneficialOwners: [
          {
            ...jane,
            prefill: 'trustees.trustees.0',
            was_prefilled_trustee: true,
            is_existing_trustee_ben_owner: true,
          },
        ],
      },
      others: { others: [{ ...jane, prefill: 'beneficial_owners.beneficialOwners.0', roles }] },
    });
  });

  it('[2-TRU-10] does not become what the wire’s own words say, nor keeps them', () => {
    const store = aStore();
    const flags = {
      prefill: 'directors.directors.9',
      was_prefilled_trustee: true,
      is_existing_trustee_ben_owner: true,
    };

    store.dispatch(saveStep('others', { others: [{ ...jane, ...flags }] }));

    expect(selectApplication(store.getState())).toEqual({ others: { others: [jane] } });
  });

  it.each<[string, Partial<Person>]>([
    ['an e-mail', { emailAddress: 'new@example.com' }],
    ['the last name', { legalLastName: 'Citizen-Lee' }],
    ['first and last name', { legalFirstName: 'Janet', legalLastName: 'Lee' }],
    ['a removed document', { idDoc: null }],
  ])('[2-TRU-10] shows %s that was changed in a picked role in all roles', (_name, change) => {
    const store = aStoreOfTwo();

    store.dispatch(
      saveStep('beneficial_owners', {
        beneficialOwners: [{ ...jane, ...change }, tom],
      }),
    );

    expect(directorsOf(store)).toEqual([{ ...jane, ...change }, tom]);
    expect(store.getState().people.ids).toHaveLength(2);
  });

  it('[2-TRU-10] is somebody else under another id, whatever they are called', () => {
    const store = aStoreOfTwo();
    const other = { ...jane, id: 'other' };

    store.dispatch(saveStep('beneficial_owners', { beneficialOwners: [{ ...other, emailAddress: 'x@example.com' }] }));

    expect(directorsOf(store)).toEqual([jane, tom]);
    expect(ownersOf(store)).toEqual([{ ...other, emailAddress: 'x@example.com' }]);
  });

  it.each<[string, Person]>([
    ['keeps their name', tom],
    ['is corrected in the same go', { ...tom, legalFirstName: 'Thomas' }],
  ])('[2-TRU-10] stays themself when a relative before them is deleted: the other %s', (_name, other) => {
    const store = aStoreOfTwo();

    store.dispatch(saveStep('directors', { directors: [other] }));

    expect(ownersOf(store)).toEqual([jane, { ...other, prefill: 'directors.directors.0' }]);
  });

  it('[2-TRU-10] stays one person in the other roles when the list they were picked from no longer holds them', () => {
    const store = aStore();
    store.dispatch(saveStep('directors', { directors: [jane] }));
    store.dispatch(saveStep('beneficial_owners', { beneficialOwners: [jane] }));
    store.dispatch(saveStep('others', { others: [jane] }));
    store.dispatch(saveStep('directors', { directors: [] }));

    store.dispatch(saveStep('beneficial_owners', { beneficialOwners: [{ ...jane, legalLastName: 'Lee' }] }));

    expect(store.getState().people.ids).toHaveLength(1);
    expect(selectStepValues(store.getState(), 'others')?.others).toEqual([
      { ...jane, legalLastName: 'Lee', prefill: 'beneficial_owners.beneficialOwners.0' },
    ]);
  });

  it('[2-TRU-10] is nobody else for having the same birthday', () => {
    const store = aStoreOfTwo();
    const twin: Person = { id: 'twin', legalFirstName: 'Mei', legalLastName: 'Lin', dateOfBirth: '27/03/1984' };

    store.dispatch(saveStep('directors', { directors: [twin, tom] }));

    expect(ownersOf(store)).toEqual([jane, { ...tom, prefill: 'directors.directors.1' }]);
  });

  it('[2-INV-11] is not the investor of another type who stands at the same place', () => {
    const store = aStore();
    store.dispatch(saveStep('investor_details', { investor_type: 'bare_trust', investors: [jane] }));
    const before = store.getState().people.ids;

    store.dispatch(saveStep('investor_details', { investor_type: 'individual', investors: [tom] }));

    expect(store.getState().people.ids).toHaveLength(1);
    expect(store.getState().people.ids).not.toEqual(before);
  });

  it('[2-INV-17] stays the same from joint investors to the individual', () => {
    const store = aStore();
    store.dispatch(saveStep('investor_details', { investor_type: 'joint_individual', investors: [jane, tom] }));
    const [first] = store.getState().people.ids;

    store.dispatch(saveStep('investor_details', { investor_type: 'individual', investors: [jane] }));

    expect(store.getState().people.ids).toEqual([first]);
  });

  it('[2-TRU-10] is corrected in the picked role while a relative before them is deleted there', () => {
    const store = aStoreOfTwo();

    store.dispatch(
      saveStep('beneficial_owners', {
        beneficialOwners: [{ ...tom, legalFirstName: 'Thomas' }],
      }),
    );

    expect(directorsOf(store)).toEqual([jane, { ...tom, legalFirstName: 'Thomas' }]);
  });
});

describe('owners who are still being typed', () => {
  it('[2-BO-10] are the draft of their step, and no list beside the one that counts', () => {
    const store = aStore();

    store.dispatch(saveStep('beneficial_owners', { beneficialOwners: [jane], tempBeneficialOwners: [jane, tom] }));

    expect(store.getState().people.ids).toHaveLength(1);
    expect(selectStepValues(store.getState(), 'beneficial_owners')).toEqual({ beneficialOwners: [jane] });
  });
});
