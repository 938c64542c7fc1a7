/** @jest-environment node */
import { identify } from '#domain/application/identify.ts';
import type { Application, DataStepName, StepName } from '#domain/application.ts';
import { checkSubmission } from '#domain/submission.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { settle as settlePurchase } from '#domain/stepRules/purchase_amount/rules.ts';
import { listSteps, reviewSteps } from '#domain/steps.ts';
import type { AppStore } from '#store/createStore.ts';
import { stepDrafted } from '#store/events.ts';
import { selectApplication, selectRuleContext } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { editStep, loadStepChecker, selectReturnCard } from '#store/steps/detour.ts';
import { goBack, openStep } from '#store/steps/navigation.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { anApplicationBy, INVESTOR_KINDS } from '#test/support/entityApplications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { countingIds } from '#test/support/renderStoreDevice.ts';

const offer = aDemoOffer('emberfield-copper', { application_terms_and_conditions: '' });
const listed = (application: Application) =>
  reviewSteps(listSteps({ offer, user: null, application, mode: NEW_APPLICATION })).map(({ name }) => name);
const stepOf = (store: AppStore): StepName => selectCurrentStep(store.getState());
const nameOf = (store: AppStore) => stepOf(store) as DataStepName;

/** The steps that are missing, or whose answers would be refused. */
function incomplete(store: AppStore): string[] {
  const context = selectRuleContext(store.getState());
  return context === null ? [] : Object.keys(checkSubmission({ ...context, today: '2026-11-25' }).errors);
}

beforeAll(loadStepChecker);

describe.each(INVESTOR_KINDS)('a complete application by %s', (owner) => {
  it.each(listed(anApplicationBy(owner, offer)))(
    '[1-SHELL-36, 1-SHELL-47] comes back from %s in one Next, with everything else unchanged',
    (step) => {
      const store = aStoreOnReview({ offer, application: anApplicationBy(owner, offer) });
      const before = selectApplication(store.getState());
      expect(store.dispatch(editStep(step))).toBe(true);
      const name = nameOf(store);

      expect(store.dispatch(saveStepAndContinue(name, before[name] ?? {}))).toBe('review');

      expect(selectReturnCard(store.getState())).toBe(step);
      expect(selectApplication(store.getState())).toEqual(before);
    },
  );
});

const CHANGES = INVESTOR_KINDS.flatMap((from) =>
  INVESTOR_KINDS.filter((to) => to !== from).map((to) => ({ from, to })),
);

it.each(CHANGES)(
  '[1-SHELL-45, 1-SHELL-46] leads, from $from to $to, through the steps that this left open, and only those, back to review',
  ({ from, to }) => {
    const store = aStoreOnReview({ offer, application: anApplicationBy(from, offer) });
    const target = identify(anApplicationBy(to, offer), countingIds('other'));
    store.dispatch(editStep('investor_details'));

    const visited: StepName[] = [];
    while (stepOf(store) !== 'review' && visited.length < 12) {
      const name = nameOf(store);
      if (visited.length > 0) expect(incomplete(store)).toContain(name);
      visited.push(name);
      store.dispatch(saveStepAndContinue(name, target[name] ?? {}));
    }

    expect(stepOf(store)).toBe('review');
    expect(incomplete(store)).toEqual([]);
    expect(visited).not.toContain('bank_details');
    expect(Object.keys(selectApplication(store.getState()))).toEqual(expect.arrayContaining(listed(target)));
  },
);

it('[1-SHELL-36, 3-TFN-11] passes by a tax number of which a saved draft gave the end alone', () => {
  const whole = anApplicationBy('individual', offer);
  const investors = whole.tax_details?.investors?.map((block) => ({ ...block, tfn: '******782' }));
  const application: Application = { ...whole, tax_details: { ...whole.tax_details, ...(investors && { investors }) } };
  const store = aStoreOnReview({ offer, application });
  store.dispatch(editStep('contact_details'));

  expect(store.dispatch(saveStepAndContinue('contact_details', whole.contact_details ?? {}))).toBe('review');
});

it('[1-SHELL-36, 1-PAY-11] leads to a later step whose answer this has made wrong: a way to pay that the new amount is not offered', () => {
  const bpay = aDemoOffer('tarn-ridge-water-trust', { max_bpay_payment_amount: '10000.00' });
  const purchase = (totalAmount: string) => settlePurchase({ totalAmount }, { offer: bpay });
  const application: Application = {
    ...anIndividualApplication(bpay),
    purchase_amount: purchase('20000'),
    payment_options: { paymentMethod: 'D' },
  };
  const store = aStoreOnReview({ offer: bpay, application });
  store.dispatch(editStep('purchase_amount'));

  expect(store.dispatch(saveStepAndContinue('purchase_amount', purchase('30000')))).toBe('review');
  store.dispatch(editStep('purchase_amount'));
  expect(store.dispatch(saveStepAndContinue('purchase_amount', purchase('5000')))).toBe('payment_options');
  expect(store.dispatch(saveStepAndContinue('payment_options', { paymentMethod: 'C' }))).toBe('review');
});

it('[1-SHELL-36] leads to a step in which something was typed on the way and not saved, before review', () => {
  const store = aStoreOnReview({ offer });
  const before = selectApplication(store.getState());
  store.dispatch(editStep('bank_details'));
  store.dispatch(stepDrafted({ name: 'bank_details', values: { ...before.bank_details, accountName: 'J Citizen' } }));
  store.dispatch(openStep('contact_details'));

  expect(store.dispatch(saveStepAndContinue('contact_details', before.contact_details ?? {}))).toBe('bank_details');
  expect(store.dispatch(saveStepAndContinue('bank_details', before.bank_details ?? {}))).toBe('review');
});

it('goes on over Back and the sidebar, and ends where review is left in any other way', () => {
  const store = aStoreOnReview({ offer });
  const save = () => {
    const name = nameOf(store);
    return store.dispatch(saveStepAndContinue(name, selectApplication(store.getState())[name] ?? {}));
  };
  store.dispatch(editStep('tax_details'));
  store.dispatch(goBack());
  expect(stepOf(store)).toBe('investor_details');
  store.dispatch(openStep('purchase_amount'));
  expect(save()).toBe('review');

  expect(selectReturnCard(store.getState())).toBe('tax_details');
  store.dispatch(openStep('purchase_amount'));
  expect(save()).toBe('investor_details');
});

it('opens nothing that is not listed, and nothing once completed', () => {
  const store = aStoreOnReview({ offer });

  expect(store.dispatch(editStep('directors'))).toBe(false);
  expect(stepOf(store)).toBe('review');
});
