import fc from 'fast-check';
import type { Application, InvestorType } from '#domain/application.ts';
import { createAppStore } from '#store/createStore.ts';
import { applicationOpened } from '#store/events.ts';
import { normaliseApplication } from '#store/steps/normalise.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { selectApplication, selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { completeStep } from '#store/steps/saveStep.ts';
import { DATA_STEPS } from '#store/steps/stepSlices.ts';
import { anApplicationOf } from '../entities/applicationArbitraries.ts';

const RUNS = process.env['FULL'] ? 2000 : 25;
const KINDS: InvestorType[] = [
  'individual',
  'joint_individual',
  'company',
  'trust_superfund',
  'partnership',
  'bare_trust',
];

function countingIds(): () => string {
  let count = 0;
  return () => `id-${(count += 1)}`;
}

function aStore() {
  return createAppStore({ extra: { newId: countingIds(), now: () => '2026-11-21T00:00:00.000Z' } });
}

/** What JSON keeps: the store never tells an absent field from an undefined one. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

describe('taking step values apart', () => {
  it.each(KINDS)('[2-CALL-06, 2-STEP-29] gives every step of a %s application back as it was saved', (kind) => {
    fc.assert(
      fc.property(anApplicationOf(kind), (application) => {
        const store = aStore();

        for (const name of DATA_STEPS) {
          const values = application[name];
          if (values === undefined) continue;
          store.dispatch(completeStep(name, values));
          expect(plain(selectStepValues(store.getState(), name))).toEqual(plain(values));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it.each(KINDS)('[2-CALL-06] gives a whole %s application back when it is opened', (kind) => {
    fc.assert(
      fc.property(anApplicationOf(kind), (application) => {
        const empty = rootReducer(undefined, { type: 'test' });
        const { step: steps, entities } = normaliseApplication(empty, application, countingIds());
        const opened = applicationOpened({
          mode: NEW_APPLICATION,
          applicationId: 1,
          splashApplicationId: null,
          currentStep: 'review',
          steps,
          entities,
          at: '',
        });

        expect(plain(selectApplication(rootReducer(empty, opened)))).toEqual(plain(application));
      }),
      { numRuns: RUNS },
    );
  });

  it('keeps no copy of a person, document or declaration in a step', () => {
    const store = aStore();

    store.dispatch(
      completeStep('investor_details', {
        investor_type: 'individual',
        investors: [{ legalFirstName: 'Ana', idDoc: { filename: 'ana.pdf' } }],
      }),
    );

    expect(JSON.stringify(store.getState().investor_details)).not.toMatch(/Ana|ana\.pdf/);
    expect(Object.values(store.getState().people.entities)).toEqual([
      { id: 'id-1', legalFirstName: 'Ana', idDoc: 'id-2' },
    ]);
  });
});

describe('one person in several roles', () => {
  const ana = { legalFirstName: 'Ana', legalLastName: 'Li', dateOfBirth: '01/02/1980' };
  const bo = { legalFirstName: 'Bo', legalLastName: 'Mo', dateOfBirth: '03/04/1990' };

  function storeWithOwner(directors: Application['directors'] = { directors: [ana] }) {
    const store = aStore();
    store.dispatch(completeStep('directors', directors));
    store.dispatch(
      completeStep('beneficial_owners', {
        beneficialOwners: [{ ...ana, emailAddress: 'ana@x.au', prefill: 'directors.directors.0' }],
      }),
    );
    return store;
  }

  it('[2-TRU-10] holds a director who is also a beneficial owner once', () => {
    const store = storeWithOwner();

    expect(store.getState().people.ids).toHaveLength(1);
    expect(selectStepValues(store.getState(), 'directors')).toEqual({ directors: [ana] });
  });

  it('[2-TRU-10] lets a corrected director be corrected as beneficial owner too', () => {
    const store = storeWithOwner();

    store.dispatch(completeStep('directors', { directors: [{ ...ana, legalLastName: 'Lee' }] }));

    expect(selectStepValues(store.getState(), 'beneficial_owners')?.beneficialOwners?.[0]).toMatchObject({
      legalLastName: 'Lee',
      emailAddress: 'ana@x.au',
    });
  });

  it('[2-TRU-10] derives the prefill path from the place of the person', () => {
    const store = storeWithOwner();

    store.dispatch(completeStep('directors', { directors: [bo, ana] }));

    expect(selectStepValues(store.getState(), 'beneficial_owners')?.beneficialOwners?.[0]).toMatchObject({
      ...ana,
      prefill: 'directors.directors.1',
    });
  });

  it('[2-TRU-10] keeps the copied values when the director is replaced', () => {
    const store = storeWithOwner();

    store.dispatch(completeStep('directors', { directors: [bo] }));

    expect(selectStepValues(store.getState(), 'beneficial_owners')?.beneficialOwners).toEqual([
      { ...ana, emailAddress: 'ana@x.au' },
    ]);
    expect(store.getState().people.ids).toHaveLength(2);
  });

  it('gives a person the same id again when the row before them is deleted', () => {
    const store = aStore();
    store.dispatch(completeStep('directors', { directors: [ana, bo] }));
    const before = store.getState().directors?.directors?.[1]?.personId;

    store.dispatch(completeStep('directors', { directors: [bo] }));

    expect(store.getState().directors?.directors?.map((role) => role.personId)).toEqual([before]);
    expect(store.getState().people.ids).toEqual([before]);
  });
});
