/** What Undo of a removed investor does with the tax declarations that were given since. */
import type { Application, InvestorDetails, TaxDetails } from '#domain/application.ts';
import { prefilledFromInvestor } from '#domain/tax/prefilledNames.ts';
import { stepDrafted } from '#store/events.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';

const TFN = '123456782';
const jointly = (...ids: string[]): InvestorDetails => ({
  investor_type: 'joint_individual',
  investors: ids.map((id) => ({ id, legalFirstName: id })),
});
/** Declarations of these people; whose name ends in `!` gives a number. */
const declaring = (...ids: string[]): TaxDetails => ({
  tax_type: 'I',
  investor_type: 'INDIV',
  investors: ids.map((id) => (id.endsWith('!') ? { id: id.slice(0, -1), tfn: TFN } : { id })),
});
const numbersIn = (tax: Application['tax_details']) => tax?.investors?.map(({ id, tfn }) => (tfn ? `${id}!` : id));

/** Ana, Bo and Cy invested and declared nothing yet; Cy was deleted and that was saved. */
function aStoreWithoutCy() {
  const store = anOfferStore();
  store.dispatch(saveStep('investor_details', jointly('ana', 'bo', 'cy')));
  store.dispatch(saveStep('tax_details', { ...declaring('ana', 'bo', 'cy!'), submit_person_name: 'Cy Day' }));
  store.dispatch(saveStep('investor_details', jointly('ana', 'bo'), prefilledFromInvestor));
  return store;
}

it('[2-STEP-31, 3-TAX-32] Undo leaves the tax number and the signature that were saved since, beside the number that comes back', () => {
  const store = aStoreWithoutCy();
  store.dispatch(saveStep('tax_details', { ...declaring('ana!', 'bo'), submit_person_name: 'Ana Li' }));

  store.dispatch(undoRemoval());

  const { tax_details: tax } = selectApplication(store.getState());
  expect(numbersIn(tax)).toEqual(['ana!', 'bo', 'cy!']);
  expect(tax?.submit_person_name).toBe('Ana Li');
});

it('[2-STEP-31, 3-TAX-32] Undo leaves the tax number that was typed since, beside the one that comes back', () => {
  const store = aStoreWithoutCy();
  store.dispatch(stepDrafted({ name: 'tax_details', values: declaring('ana!', 'bo') }));

  store.dispatch(undoRemoval());

  expect(numbersIn(selectStepDraft(store.getState(), 'tax_details'))).toEqual(['ana!', 'bo', 'cy!']);
});

it('[2-STEP-31, 3-TAX-32] Undo makes no fourth block of tax details', () => {
  const store = aStoreWithoutCy();
  store.dispatch(saveStep('tax_details', declaring('ana', 'bo', 'dee!')));

  store.dispatch(undoRemoval());

  expect(selectApplication(store.getState()).tax_details?.investors).toHaveLength(3);
});

it('[2-STEP-31, 3-TAX-02] Undo brings no people into the tax form of an entity that is being typed', () => {
  const store = aStoreWithoutCy();
  store.dispatch(
    stepDrafted({ name: 'tax_details', values: { tax_type: 'A', investor_type: 'ENTITY', investors: [] } }),
  );

  store.dispatch(undoRemoval());

  expect(selectStepDraft(store.getState(), 'tax_details')?.investors).toEqual([]);
});

it('[2-STEP-31, 2-STEP-36] Undo of another investor type brings back the number that was typed and not saved', () => {
  const store = anOfferStore();
  store.dispatch(saveStep('investor_details', jointly('ana', 'bo')));
  store.dispatch(saveStep('tax_details', declaring('ana!', 'bo')));
  store.dispatch(stepDrafted({ name: 'tax_details', values: declaring('ana!', 'bo!') }));
  const alone = { ...jointly('ana'), investor_type: 'individual' as const };
  store.dispatch(saveStep('investor_details', alone, prefilledFromInvestor));
  expect(selectStepDraft(store.getState(), 'tax_details')).toBeUndefined();

  store.dispatch(undoRemoval());

  expect(numbersIn(selectStepDraft(store.getState(), 'tax_details'))).toEqual(['ana!', 'bo!']);
});
