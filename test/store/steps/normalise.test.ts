import fc from 'fast-check';
import type { InvestorType } from '#domain/application.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { applicationOpened } from '#store/events.ts';
import { identify } from '#domain/application/identify.ts';
import { normaliseSteps } from '#store/steps/normalise.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { selectApplication, selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { DATA_STEPS } from '#store/steps/stepStates.ts';
import { anId, countingIds } from '#test/support/renderStoreDevice.ts';
import { withoutIds } from '#test/support/withoutIds.ts';
import { anApplicationOf } from '../entities/applicationArbitraries.ts';

const RUNS = 25;
const KINDS: InvestorType[] = [
  'individual',
  'joint_individual',
  'company',
  'trust_superfund',
  'partnership',
  'bare_trust',
];

function aStore() {
  return createAppStore({ extra: { newId: countingIds(), now: () => '2026-11-21T00:00:00.000Z' } });
}

/** What JSON keeps, but for ids: the store never tells an absent field from an undefined one. */
const plain = withoutIds;

describe('taking step values apart', () => {
  it.each(KINDS)('[2-CALL-06, 2-STEP-29] gives every step of a %s application back as it was saved', (kind) => {
    fc.assert(
      fc.property(anApplicationOf(kind), (application) => {
        const store = aStore();

        for (const name of DATA_STEPS) {
          const values = application[name];
          if (values === undefined) continue;
          store.dispatch(saveStep(name, values));
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
        const newId = countingIds();
        const { steps, entities } = normaliseSteps(empty, identify(application, newId), newId);
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
      saveStep('investor_details', {
        investor_type: 'individual',
        investors: [{ legalFirstName: 'Ana', idDoc: { filename: 'ana.pdf' } }],
      }),
    );

    expect(JSON.stringify(store.getState().investor_details)).not.toMatch(/Ana|ana\.pdf/);
    expect(Object.values(store.getState().people.entities)).toEqual([
      { id: anId(1), legalFirstName: 'Ana', idDoc: anId(2) },
    ]);
  });
});
