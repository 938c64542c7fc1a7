/** @jest-environment node */
import { offerLoaded, stepDrafted, userLoaded } from '#store/events.ts';
import {
  selectApplication,
  selectSchemaContext,
  selectStepDraft,
  selectStepValues,
} from '#store/selectors/applicationSelectors.ts';
import { selectInvestment } from '#store/selectors/investmentSelectors.ts';
import { selectReadiness } from '#store/selectors/readinessSelectors.ts';
import { selectCurrency, selectStreetTypes } from '#store/selectors/sessionSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { openApplication } from '#store/file/openApplication.ts';
import { openStep } from '#store/steps/navigation.ts';
import { saveStep, saveStepAndContinue } from '#store/steps/saveStep.ts';
import { DAYS } from '#test/support/applications.ts';
import { CONTEXT, SLUG, anOfferStore } from '#test/support/renderStoreDevice.ts';

const company = { investor_type: 'company', companyName: 'Li Pty Ltd', amlCtfDoc: { filename: 'aml.pdf' } } as const;

function aCompanyStore() {
  const store = anOfferStore();
  store.dispatch(saveStepAndContinue('landingpage', { agree_to_terms: true }));
  store.dispatch(saveStepAndContinue('contact_details', { first_name: 'Ana', holdingProfileType: 'NEW' }));
  store.dispatch(
    saveStepAndContinue('purchase_amount', { totalAmount: '100', payableNow: '100.00', feeAmount: '0.00' }),
  );
  store.dispatch(saveStepAndContinue('investor_details', company));
  store.dispatch(
    saveStepAndContinue('directors', { directors: [{ legalFirstName: 'Bo', idDoc: { filename: 'bo.pdf' } }] }),
  );
  store.dispatch(saveStepAndContinue('beneficial_owners', { beneficialOwners: [{ legalFirstName: 'Cy' }] }));
  store.dispatch(
    saveStepAndContinue('tax_details', { tax_type: 'C', investors: [{ investor_name: 'Li Pty Ltd', tfn: '123' }] }),
  );
  return store;
}

const names = (store: ReturnType<typeof anOfferStore>) => selectSteps(store.getState()).map((step) => step.name);

describe('going forward', () => {
  it('[1-SHELL-45, 2-STEP-30] rebuilds the list from what was stored', () => {
    const store = aCompanyStore();

    expect(names(store)).toContain('directors');
    store.dispatch(openStep('contact_details'));
    store.dispatch(saveStepAndContinue('contact_details', { first_name: 'Ana', holdingProfileType: 'TOP_UP' }));
    expect(names(store)).not.toContain('investor_details');
    store.dispatch(saveStepAndContinue('purchase_amount', { totalAmount: '100', payableNow: '100.00' }));
    expect(selectCurrentStep(store.getState())).toBe('bank_details');
  });

  it('[1-SHELL-46, 2-STEP-31] drops the data of removed steps and every entity that only they used', () => {
    const store = aCompanyStore();

    store.dispatch(
      saveStep('investor_details', { investor_type: 'individual', investors: [{ legalFirstName: 'Ana' }] }),
    );

    const application = selectApplication(store.getState());
    expect(application.directors).toBeUndefined();
    expect(application.beneficial_owners).toBeUndefined();
    expect(Object.values(store.getState().people.entities).map((person) => person.legalFirstName)).toEqual(['Ana']);
    expect(store.getState().organisations.ids).toEqual([]);
    expect(store.getState().documents.ids).toEqual([]);
  });

  it('[1-SHELL-46] starts a step empty that left the list and came back', () => {
    const store = aCompanyStore();

    store.dispatch(saveStep('contact_details', { holdingProfileType: 'EXISTING' }));
    store.dispatch(saveStep('contact_details', { holdingProfileType: 'NEW' }));

    expect(selectStepValues(store.getState(), 'investor_details')).toBeUndefined();
  });

  it('[2-STEP-31] drops what was being typed in removed steps too', () => {
    const store = aCompanyStore();
    store.dispatch(stepDrafted({ name: 'others', values: { others: [] } }));
    store.dispatch(stepDrafted({ name: 'bank_details', values: { bsb: '0' } }));

    store.dispatch(saveStep('investor_details', company));

    expect(selectStepDraft(store.getState(), 'others')).toBeUndefined();
    expect(selectStepDraft(store.getState(), 'bank_details')).toEqual({ bsb: '0' });
  });

  it.each([
    ['another type', 'individual', undefined],
    ['the same type under another name', 'company', '123'],
  ] as const)('[2-STEP-36] keeps tax data only while the type stays: %s', (_name, investor_type, tfn) => {
    const store = aCompanyStore();

    store.dispatch(saveStep('investor_details', { investor_type, companyName: 'Renamed Pty Ltd' }));

    expect(selectStepValues(store.getState(), 'tax_details')?.investors?.[0]?.tfn).toBe(tfn);
    expect(store.getState().taxDeclarations.ids).toHaveLength(tfn === undefined ? 0 : 1);
  });

  it('ends what was being typed in the step', () => {
    const store = anOfferStore();
    store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'A' } }));

    store.dispatch(saveStep('contact_details', { first_name: 'Ana' }));

    expect(selectStepDraft(store.getState(), 'contact_details')).toBeUndefined();
  });

  it('[2-STEP-19] keeps investor and entity data that an issuer admin cannot see while editing', async () => {
    const store = anOfferStore();
    store.dispatch(userLoaded({ id: 1, username: 'admin', is_acting_as_issuer_admin: true }));
    const application = {
      contact_details: { holdingProfileType: 'NEW' as const },
      investor_details: company,
      directors: { directors: [{ legalFirstName: 'Bo' }] },
    };
    await store.dispatch(
      openApplication(application, {
        mode: { editing: true, draft: false, status: 'submitted', preview: false },
        applicationId: 9,
        splashApplicationId: null,
        currentStep: 'contact_details',
      }),
    );

    store.dispatch(saveStepAndContinue('contact_details', { holdingProfileType: 'NEW' }));

    expect(names(store)).not.toContain('investor_details');
    expect(selectApplication(store.getState())).toMatchObject(application);
  });

  it('[2-BO-10] opens the owners that were still being typed as the draft of their step', async () => {
    const store = anOfferStore();
    const beneficialOwners = [{ id: 'ana', legalFirstName: 'Ana' }];
    const typed = [{ legalFirstName: 'Ana' }, { legalFirstName: '' }];

    await store.dispatch(
      openApplication(
        { beneficial_owners: { beneficialOwners, tempBeneficialOwners: typed } },
        {
          mode: { editing: true, draft: true, status: null, preview: false },
          applicationId: 9,
          splashApplicationId: null,
          currentStep: 'contact_details',
        },
      ),
    );

    expect(selectApplication(store.getState()).beneficial_owners).toEqual({ beneficialOwners });
    expect(selectStepDraft(store.getState(), 'beneficial_owners')).toEqual({ beneficialOwners: typed });
  });
});

describe('selectors', () => {
  it('give the same object while nothing they read has changed', () => {
    const store = aCompanyStore();
    const read = () => [
      selectApplication(store.getState()),
      selectSteps(store.getState()),
      selectSchemaContext(store.getState(), DAYS),
      selectReadiness(store.getState()),
    ];
    const before = read();

    store.dispatch(stepDrafted({ name: 'bank_details', values: { bsb: '0' } }));

    read().forEach((value, index) => expect(value).toBe(before[index]));
  });

  it('[2-CALL-08] give currency and street types of the context', () => {
    const store = anOfferStore();

    expect(selectCurrency(store.getState())).toBe('AUD');
    expect(selectStreetTypes(store.getState())).toEqual(['Street']);
  });

  it('derive the figures of the saved amount', () => {
    const store = aCompanyStore();

    expect(selectInvestment(store.getState())).toMatchObject({ totalValue: '100.00', payableNow: '100.00' });
  });

  it('are empty, not broken, before the offer is there', () => {
    const store = anOfferStore();
    store.dispatch(offerLoaded({ ...CONTEXT, slug: SLUG }));
    const blank = { ...store.getState(), session: { ...store.getState().session, offerContext: null } };

    expect(selectSteps(blank)).toEqual([]);
    expect(selectSchemaContext(blank, DAYS)).toBeNull();
    expect(selectReadiness(blank)).toBeNull();
    expect(selectInvestment(blank)).toBeNull();
  });
});
