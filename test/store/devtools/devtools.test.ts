/** @jest-environment node */
import { applicationsApi } from '#api/applicationsApi.ts';
import { devToolsOptions } from '#store/devtools/devtools.ts';
import { stepCompleted, stepDrafted } from '#store/events.ts';
import { planCompletion } from '#store/steps/completion.ts';
import { supportSnapshot } from '#store/devtools/supportSnapshot.ts';
import { openNewFile } from '#store/file/files.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { SLUG, anOfferStore, countingIds } from '#test/support/renderStoreDevice.ts';

const options = devToolsOptions({ isProduction: true });
const SECRET = 'SECRETCANARY';
const NAME = 'PERSONALCANARY';

const investor = {
  investor_type: 'individual',
  hin: SECRET,
  investors: [
    {
      legalFirstName: NAME,
      dateOfBirth: SECRET,
      idNumber: SECRET,
      idCardNumber: SECRET,
      emailAddress: NAME,
      taxDetails: { tfn: SECRET, unheardOf: SECRET },
    },
  ],
} as const;

const steps = {
  tax_details: { investors: [{ investor_name: NAME, tfn: SECRET, tins: [{ tin: SECRET, cp_dob: SECRET }] }] },
  bank_details: { bsb: SECRET, accountNumber: SECRET, swiftCode: SECRET },
  payment_options: { accountNumber: SECRET },
} as const;

async function aFullStore() {
  const store = anOfferStore();
  await store.dispatch(openNewFile(SLUG));
  store.dispatch(saveStep('investor_details', { ...investor, investors: [...investor.investors] }));
  store.dispatch(
    saveStep('tax_details', {
      investors: [{ ...steps.tax_details.investors[0], tins: [{ tin: SECRET, cp_dob: SECRET }] }],
    }),
  );
  store.dispatch(saveStep('bank_details', steps.bank_details));
  store.dispatch(saveStep('payment_options', steps.payment_options));
  store.dispatch(stepDrafted({ name: 'tax_details', values: { investors: [{ tfn: SECRET }] } }));
  return store;
}

it('shows no secret of the state', async () => {
  const state = (await aFullStore()).getState();

  expect(JSON.stringify(state)).toContain(SECRET);
  expect(JSON.stringify(options.stateSanitizer?.(state, 0))).not.toContain(SECRET);
});

it.each([
  [
    'a saved step',
    stepCompleted(
      planCompletion(
        anOfferStore().getState(),
        { name: 'investor_details', values: { ...investor, investors: [...investor.investors] } },
        { newId: countingIds(), at: '' },
      ),
    ),
  ],
  ['a draft', stepDrafted({ name: 'bank_details', values: steps.bank_details })],
  [
    'the arguments of a call',
    {
      type: 'api/executeMutation/pending',
      meta: {
        arg: {
          endpointName: applicationsApi.endpoints.createUpdateApplication.name,
          originalArgs: { applicationData: steps },
        },
      },
    },
  ],
])('shows no secret in the action of %s', (_name, action) => {
  const shown = options.actionSanitizer?.(action, 0);

  expect(JSON.stringify(action)).toContain(SECRET);
  expect(JSON.stringify(shown)).not.toContain(SECRET);
  expect(shown?.type).toBe(action.type);
});

it('offers nothing that shows unmasked values or changes an application', () => {
  expect(options).toMatchObject({
    trace: false,
    features: { export: false, import: false, dispatch: false, persist: false },
  });
});

it('lets a developer’s build import a snapshot', () => {
  expect(devToolsOptions({ isProduction: false }).features).toMatchObject({
    import: true,
    export: false,
    dispatch: false,
  });
});

it('makes a support snapshot that DevTools import and that holds neither secrets nor names', async () => {
  const snapshot = JSON.parse(supportSnapshot((await aFullStore()).getState())) as {
    payload: string;
    preloadedState: string;
  };

  expect(JSON.parse(snapshot.payload)).toEqual([]);
  expect(JSON.parse(snapshot.preloadedState)).toMatchObject({
    wizard: { currentStep: 'landingpage' },
    bank_details: expect.any(Object) as object,
  });
  expect(snapshot.preloadedState).not.toMatch(/SECRETCANARY|PERSONALCANARY/);
});
