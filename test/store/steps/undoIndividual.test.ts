/** One individual after the other in one place: who comes back with Undo, and who gives way. */
import type { InvestorDetails } from '#domain/application.ts';
import { changeInvestorType } from '#domain/stepRules/investor_details/changes.ts';
import type { AppStore } from '#store/createStore.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { stepDrafted } from '#store/events.ts';
import { previewAnswer } from '#store/steps/answers.ts';
import { giveAnswer } from '#store/steps/giveAnswer.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { previewUndo } from '#store/steps/undoPreview.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';

const name = 'investor_details';
const ana: InvestorDetails = {
  investor_type: 'individual',
  investors: [{ id: 'ana', legalFirstName: 'Ana', legalLastName: 'Li' }],
};
const bo: InvestorDetails = {
  investor_type: 'individual',
  investors: [{ id: 'bo', legalFirstName: 'Bo', legalLastName: 'Mo' }],
};
const trust = changeInvestorType(ana, 'bare_trust');

function answer(store: AppStore, before: InvestorDetails, after: InvestorDetails): void {
  const change = { name, before, after, kept: after } as const;
  store.dispatch(giveAnswer(change, store.dispatch(previewAnswer(change))));
}

/** Ana invests; she was replaced by a bare trust and that by Bo, before Next. */
function aStoreWithBo() {
  const store = anOfferStore();
  store.dispatch(saveStep(name, ana));
  answer(store, ana, trust);
  answer(store, trust, { ...bo, investors: [{ id: 'bo' }] });
  store.dispatch(saveStep(name, bo));
  return store;
}

it('[2-INV-14] Undo gives the individual back who was replaced, and not a second one beside whoever was entered since', () => {
  const store = aStoreWithBo();

  expect(store.dispatch(previewUndo())).toMatchObject({ kind: 'replaced', steps: ['Investor details'] });
  store.dispatch(undoRemoval());

  expect(selectApplication(store.getState()).investor_details).toEqual(ana);
  expect(selectStepDraft(store.getState(), name)).toEqual(ana);
  expect(store.getState().people.ids).toEqual(['ana']);
});

it.each(['saved', 'only typed'])('[3-TAX-32] Undo takes the %s tax declaration along of who gives way to it', (how) => {
  const store = aStoreWithBo();
  const tax = { tax_type: 'I', investors: [{ id: 'bo', investor_name: 'Bo Mo', tfn: '123456782' }] } as const;
  const values = { ...tax, investors: [...tax.investors] };
  store.dispatch(how === 'saved' ? saveStep('tax_details', values) : stepDrafted({ name: 'tax_details', values }));

  store.dispatch(undoRemoval());

  const state = store.getState();
  const { tax_details: saved } = selectApplication(state);
  expect([saved?.investors ?? [], selectStepDraft(state, 'tax_details')?.investors ?? []]).toEqual([[], []]);
  expect(state.taxDeclarations.ids).toEqual([]);
});

it('[3-TAX-32] Undo of a type that was never saved leaves the declaration of whoever is saved', () => {
  const store = anOfferStore();
  const individual = { ...bo, investors: [{ id: 'bo', legalFirstName: 'Bo' }] };
  const trustees: InvestorDetails = {
    ...trust,
    organisation_id: 'trust',
    investors: [{ id: 'cy', legalFirstName: 'Cy' }],
  };
  answer(store, individual, trustees);
  store.dispatch(saveStep(name, trustees));
  const values = { tax_type: 'I' as const, investors: [{ id: 'cy', tfn: '123456782' }] };
  store.dispatch(stepDrafted({ name: 'tax_details', values }));

  store.dispatch(undoRemoval());

  expect(selectStepDraft(store.getState(), name)?.investor_type).toBe('individual');
  expect(selectStepDraft(store.getState(), 'tax_details')).toMatchObject(values);
});

it('[2-STEP-31] Undo of another type leaves whoever is of both what was entered of them since, asked for the first time', () => {
  const store = anOfferStore();
  const identified = { id: 'ana', legalFirstName: 'Ana', legalLastName: 'Li', idType: 'Passport', idNumber: 'N1' };
  const people = [...(ana.investors ?? []), ...(bo.investors ?? [])];
  store.dispatch(saveStep(name, { investor_type: 'joint_individual', investors: people }));
  store.dispatch(saveStep(name, { investor_type: 'individual', investors: [identified] }));

  store.dispatch(undoRemoval());

  const { investors } = selectApplication(store.getState()).investor_details ?? {};
  expect(investors).toEqual([identified, ...(bo.investors ?? [])]);
});

it('[3-TAX-32] Undo of a deletion that was only typed leaves the tax number that was being typed', () => {
  const store = anOfferStore();
  const investors = ['ana', 'bo', 'cy'].map((id) => ({ id, legalFirstName: id }));
  const joint: InvestorDetails = { investor_type: 'joint_individual', investors };
  store.dispatch(saveStep(name, joint));
  store.dispatch(saveStep('tax_details', { tax_type: 'I', investors: investors.map(({ id }) => ({ id })) }));
  const typed = { tax_type: 'I' as const, investors: investors.map(({ id }) => ({ id, tfn: '123456782' })) };
  store.dispatch(stepDrafted({ name: 'tax_details', values: typed }));
  const change = { name, before: joint, after: { ...joint, investors: investors.slice(0, 2) } } as const;
  const loss = store.dispatch(previewAnswer(change));
  store.dispatch(giveAnswer({ ...change, kept: joint }, loss));

  store.dispatch(undoRemoval());

  expect(selectStepDraft(store.getState(), name)?.investors).toEqual(investors);
  expect(selectStepDraft(store.getState(), 'tax_details')).toMatchObject(typed);
});
