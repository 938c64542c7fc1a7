/** What Undo of a removed investor does with the tax declarations that were given since. */
import type { Application, InvestorDetails, TaxDetails } from '#domain/application.ts';
import { prefilledFromInvestor } from '#domain/tax/prefilledNames.ts';
import { stepDrafted } from '#store/events.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { previewAnswer } from '#store/steps/answers.ts';
import { giveAnswer } from '#store/steps/giveAnswer.ts';
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

/** Ana and Bo declare inside their blocks, each with a number of France. */
const FRENCH = { is_australian_resident: false, is_foreign_resident: true, submit_person_name: 'Ana Li' };
const declaredInside = (...numbers: string[]): InvestorDetails => ({
  investor_type: 'joint_individual',
  investors: numbers.map((tin, index) => ({
    id: index === 0 ? 'ana' : 'bo',
    legalFirstName: index === 0 ? 'Ana' : 'Bo',
    taxDetails: { ...FRENCH, tins: [{ id: `tin-${index}`, tax_country: 77, has_tin: tin !== '', tin }] },
  })),
});
const insideOf = (details: InvestorDetails | undefined) =>
  details?.investors?.map(({ taxDetails }) => [taxDetails?.tins?.[0]?.has_tin, taxDetails?.tins?.[0]?.tin]);

it.each(['typed', 'saved', 'saved, and Bo has another number since'])(
  '[2-STEP-31, 3-INLINE-07] Undo brings back the number that an answer inside a person took, %s',
  (how) => {
    const store = anOfferStore();
    const name = 'investor_details';
    const [before, after] = [declaredInside('FR1', 'FR2'), declaredInside('', 'FR2')];
    store.dispatch(saveStep(name, before));
    const loss = store.dispatch(previewAnswer({ name, before, after }));
    store.dispatch(giveAnswer({ name, before, after, kept: after }, loss));
    const hasChanged = how.includes('since');
    if (how !== 'typed') store.dispatch(saveStep(name, after));
    if (hasChanged) store.dispatch(saveStep(name, declaredInside('', 'FR9')));

    expect(store.dispatch(undoRemoval())).toBe(true);

    const { investor_details: saved } = selectApplication(store.getState());
    const shown = selectStepDraft(store.getState(), name) ?? saved;
    expect(insideOf(shown)).toEqual([
      [true, 'FR1'],
      [true, hasChanged ? 'FR9' : 'FR2'],
    ]);
    expect(shown?.investors?.map(({ taxDetails }) => taxDetails?.submit_person_name)).toEqual(['Ana Li', 'Ana Li']);
  },
);
