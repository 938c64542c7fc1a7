import type { InvestorDetails, Person } from '#domain/application.ts';
import { changeInvestorType } from '#domain/stepRules/investor_details/changes.ts';
import { toWire } from '#domain/wire.ts';
import { FILE_KEYS } from '#store/file/persistedKeys.ts';
import { answerDropped, applicationSubmitted, fileClosed, stepDrafted, stepOpened } from '#store/events.ts';
import { selectApplication, selectStepDraft, selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { selectShelfEntry, selectUndoCount } from '#store/selectors/shelfSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { saveStep, saveStepAndContinue } from '#store/steps/saveStep.ts';
import { goBack, openStep } from '#store/steps/navigation.ts';
import { openNewFile } from '#store/file/files.ts';
import { previewUndo } from '#store/steps/undoPreview.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { anOfferStore, SLUG } from '#test/support/renderStoreDevice.ts';

const document = { id: 'd1', filename: 'licence.pdf', download: '/api/application_docs/d1/' };
const ana: Person = {
  id: 'ana',
  legalFirstName: 'Ana',
  legalLastName: 'Li',
  emailAddress: 'ana@example.com',
  idDoc: document,
};
const bo: Person = { id: 'bo', legalFirstName: 'Bo', legalLastName: 'Mo', emailAddress: 'bo@example.com' };
const company: InvestorDetails = { organisation_id: 'acme', investor_type: 'company', companyName: 'Acme Pty Ltd' };
const individual = { ...changeInvestorType(company, 'individual'), investors: [{ id: 'cy', legalFirstName: 'Cy' }] };
const trust: InvestorDetails = { investor_type: 'trust_superfund', trustName: 'Li Trust', trusteeType: 'individual' };

const WITHOUT_ANA = {
  removed: '1 director, 1 document',
  loss: { before: { directors: { directors: [ana, bo] } }, after: { directors: { directors: [bo] } } },
};

/** A company with two directors, one of whom is its beneficial owner. */
function aCompanyStore() {
  const store = anOfferStore();
  store.dispatch(saveStepAndContinue('investor_details', company));
  store.dispatch(saveStepAndContinue('directors', { directors: [ana, bo] }));
  store.dispatch(saveStepAndContinue('beneficial_owners', { beneficialOwners: [ana] }));
  store.dispatch(
    saveStepAndContinue('tax_details', { tax_type: 'C', investors: [{ investor_name: 'Acme Pty Ltd', tfn: '123' }] }),
  );
  return store;
}

type Store = ReturnType<typeof aCompanyStore>;
const applicationOf = (store: Store) => selectApplication(store.getState());
const removedFrom = (store: Store) => selectShelfEntry(store.getState())?.removed;

describe('what an answer drops', () => {
  it('[2-STEP-31, 2-STEP-36] comes back whole with Undo: steps, persons, documents and tax data', () => {
    const store = aCompanyStore();
    const before = applicationOf(store);

    store.dispatch(saveStepAndContinue('investor_details', individual));

    expect(removedFrom(store)).toBe('1 company, 2 directors, 1 beneficial owner, 1 tax form, 1 document');
    expect(store.dispatch(undoRemoval())).toBe(true);
    expect(applicationOf(store)).toEqual(before);
    expect(store.getState().people.ids).toHaveLength(2);
    expect(selectUndoCount(store.getState())).toBe(1);
  });

  it('[2-CALL-06] is outside the application, the wire and what is kept on the device', () => {
    const store = aCompanyStore();

    store.dispatch(saveStepAndContinue('investor_details', individual));

    const kept = JSON.stringify(FILE_KEYS.map((key) => store.getState()[key]));
    expect(JSON.stringify(store.getState().shelf)).toContain('ana@example.com');
    expect(kept).not.toContain('ana@example.com');
    expect(JSON.stringify(toWire(applicationOf(store), { offer: 7 }))).not.toContain('ana@example.com');
  });

  it('goes to the shelf in its turn when Undo has to take it out', () => {
    const store = aCompanyStore();
    store.dispatch(saveStepAndContinue('investor_details', individual));

    store.dispatch(undoRemoval());

    expect(removedFrom(store)).toBe('1 investor');
    store.dispatch(undoRemoval());
    expect(applicationOf(store).investor_details).toEqual(individual);
    expect(applicationOf(store).directors).toBeUndefined();
  });

  it('[2-TRU-10] comes back as the same person that a kept step still has, with what was changed there since', () => {
    const store = aCompanyStore();
    store.dispatch(saveStepAndContinue('investor_details', trust));
    store.dispatch(
      saveStepAndContinue('beneficial_owners', { beneficialOwners: [{ ...ana, emailAddress: 'new@example.com' }] }),
    );

    store.dispatch(undoRemoval());

    expect(applicationOf(store).directors?.directors?.map(({ emailAddress }) => emailAddress)).toEqual([
      'new@example.com',
      'bo@example.com',
    ]);
    expect(applicationOf(store).beneficial_owners?.beneficialOwners).toMatchObject([
      { emailAddress: 'new@example.com', prefill: 'directors.directors.0' },
    ]);
    expect(store.getState().people.ids).toHaveLength(2);
  });

  it('leaves the tax data of the type that Undo takes back out', () => {
    const store = anOfferStore();
    store.dispatch(saveStepAndContinue('investor_details', company));
    store.dispatch(saveStepAndContinue('directors', { directors: [ana] }));
    store.dispatch(saveStepAndContinue('investor_details', trust));
    store.dispatch(saveStepAndContinue('tax_details', { tax_type: 'T' }));

    store.dispatch(undoRemoval());

    expect(applicationOf(store).tax_details).toBeUndefined();
    expect(removedFrom(store)).toBe('1 trust, 1 tax form');
  });

  it('a deleted person returns to their place, beside who was added or changed since', () => {
    const store = aCompanyStore();
    const cy: Person = { id: 'cy', legalFirstName: 'Cy' };
    store.dispatch(saveStep('directors', { directors: [bo] }));
    store.dispatch(saveStep('directors', { directors: [{ ...bo, emailAddress: 'b@x.au' }, cy] }));

    expect(removedFrom(store)).toBe('1 director');
    store.dispatch(undoRemoval());

    expect(applicationOf(store).directors?.directors).toEqual([ana, { ...bo, emailAddress: 'b@x.au' }, cy]);
    expect(applicationOf(store).beneficial_owners?.beneficialOwners?.[0]).toHaveProperty(
      'prefill',
      'directors.directors.0',
    );
  });

  it('holds what was being typed in steps that left the list', () => {
    const store = aCompanyStore();
    store.dispatch(stepDrafted({ name: 'directors', values: { directors: [ana, bo, { legalFirstName: 'Dee' }] } }));

    store.dispatch(saveStepAndContinue('investor_details', individual));
    expect(selectStepDraft(store.getState(), 'directors')).toBeUndefined();
    store.dispatch(undoRemoval());

    expect(selectStepDraft(store.getState(), 'directors')?.directors).toHaveLength(3);
  });

  it('[2-STEP-36] brings a tax step back with its type that was only typed, whole, and puts what was typed since in its stead', () => {
    const store = anOfferStore();
    const typed = { tax_type: 'C' as const, investors: [{ id: 't1', investor_name: 'Acme Pty Ltd', tfn: '123' }] };
    const since = { tax_type: 'I' as const, investors: [{ id: 't2', investor_name: 'Cy', tfn: '456' }] };
    store.dispatch(saveStepAndContinue('investor_details', company));
    store.dispatch(stepDrafted({ name: 'tax_details', values: typed }));
    store.dispatch(saveStepAndContinue('investor_details', individual));
    expect(selectStepDraft(store.getState(), 'tax_details')).toBeUndefined();
    store.dispatch(stepDrafted({ name: 'tax_details', values: since }));

    store.dispatch(undoRemoval());
    expect(selectStepDraft(store.getState(), 'tax_details')).toEqual(typed);

    store.dispatch(undoRemoval());
    expect(selectStepDraft(store.getState(), 'tax_details')).toEqual(since);
  });

  it('[2-STEP-36] takes out the tax data that was saved for the other type, where what comes back was only typed', () => {
    const store = anOfferStore();
    const typed = { tax_type: 'C' as const, investors: [{ id: 't1', investor_name: 'Acme Pty Ltd', tfn: '123' }] };
    store.dispatch(saveStepAndContinue('investor_details', company));
    store.dispatch(stepDrafted({ name: 'tax_details', values: typed }));
    store.dispatch(saveStepAndContinue('investor_details', individual));
    store.dispatch(saveStepAndContinue('tax_details', { tax_type: 'I' }));

    store.dispatch(undoRemoval());

    expect(applicationOf(store).tax_details).toBeUndefined();
    expect(selectStepDraft(store.getState(), 'tax_details')).toEqual(typed);
    store.dispatch(undoRemoval());
    expect(applicationOf(store).tax_details).toEqual({ tax_type: 'I' });
    expect(selectStepDraft(store.getState(), 'tax_details')).toBeUndefined();
  });

  it('a step that drops nothing leaves the shelf alone', () => {
    const store = aCompanyStore();

    store.dispatch(saveStepAndContinue('investor_details', { ...company, companyName: 'Renamed Pty Ltd' }));

    expect(selectShelfEntry(store.getState())).toBeNull();
    expect(store.dispatch(undoRemoval())).toBe(false);
  });
});

describe('what is dropped while it is being typed', () => {
  it('comes back into the step, which is shown', () => {
    const store = aCompanyStore();
    store.dispatch(
      answerDropped({
        name: 'directors',
        values: { directors: [ana, bo], password: 'x' },
        ...WITHOUT_ANA,
      }),
    );
    store.dispatch(stepDrafted({ name: 'directors', values: { directors: [bo] } }));

    expect(removedFrom(store)).toBe('1 director, 1 document');
    store.dispatch(undoRemoval());

    expect(selectStepDraft(store.getState(), 'directors')).toEqual({ directors: [ana, bo] });
    expect(selectCurrentStep(store.getState())).toBe('directors');
    expect(selectShelfEntry(store.getState())).toBeNull();
  });

  it('[2-STEP-31] leaves as they are now who stayed or was added since', () => {
    const store = aCompanyStore();
    const cy: Person = { id: 'cy', legalFirstName: 'Cy' };
    store.dispatch(answerDropped({ name: 'directors', values: { directors: [ana, bo] }, ...WITHOUT_ANA }));
    store.dispatch(stepDrafted({ name: 'directors', values: { directors: [{ ...bo, emailAddress: 'b@x.au' }, cy] } }));

    expect(store.dispatch(previewUndo())).toBeNull();
    store.dispatch(undoRemoval());

    expect(selectStepDraft(store.getState(), 'directors')).toEqual({
      directors: [ana, { ...bo, emailAddress: 'b@x.au' }, cy],
    });
  });

  it('is one entry with what the save dropped', () => {
    const store = aCompanyStore();
    const typed = { ...company, companyName: 'Acme (unsaved)' };
    store.dispatch(
      answerDropped({
        name: 'investor_details',
        values: typed,
        removed: '1 company',
        loss: { before: { investor_details: typed }, after: {} },
      }),
    );

    store.dispatch(saveStepAndContinue('investor_details', individual));

    expect(store.getState().shelf.entries).toHaveLength(1);
    store.dispatch(undoRemoval());
    expect(selectStepValues(store.getState(), 'investor_details')).toEqual(company);
    expect(selectStepDraft(store.getState(), 'investor_details')).toEqual(typed);
    expect(selectStepValues(store.getState(), 'directors')?.directors).toHaveLength(2);
  });
});

describe('the shelf', () => {
  it.each([
    [
      'the application is lodged',
      (store: Store) => void store.dispatch(applicationSubmitted({ answer: null, receipt: null })),
    ],
    ['the file is closed', (store: Store) => void store.dispatch(fileClosed())],
    ['another file is begun', async (store: Store) => void (await store.dispatch(openNewFile(SLUG)))],
  ])('is emptied when %s', async (_name, act) => {
    const store = aCompanyStore();
    store.dispatch(saveStepAndContinue('investor_details', individual));

    await act(store);

    expect(store.getState().shelf.entries).toEqual([]);
    expect(store.dispatch(undoRemoval())).toBe(false);
  });

  it('[2-STEP-31] ends with the second step change after the notice came, whichever way one goes', () => {
    const store = aCompanyStore();
    store.dispatch(stepOpened({ name: 'directors' }));
    store.dispatch(answerDropped({ name: 'directors', values: { directors: [ana, bo] }, ...WITHOUT_ANA }));
    store.dispatch(stepDrafted({ name: 'directors', values: { directors: [bo] } }));

    expect(store.dispatch(openStep('directors'))).toBe(true);
    store.dispatch(goBack());
    expect(removedFrom(store)).toBe('1 director, 1 document');
    store.dispatch(stepOpened({ name: 'directors' }));

    expect(store.getState().shelf.entries).toEqual([]);
    expect(store.dispatch(undoRemoval())).toBe(false);
    expect(selectStepDraft(store.getState(), 'directors')).toEqual({ directors: [bo] });
  });

  it('[2-STEP-31] counts the step that comes with the answer as the one where the notice came', () => {
    const store = aCompanyStore();

    store.dispatch(saveStepAndContinue('investor_details', trust));
    store.dispatch(saveStepAndContinue('trustees', { trustees: [bo] }));
    expect(removedFrom(store)).toContain('1 company');
    store.dispatch(goBack());

    expect(removedFrom(store)).toBeUndefined();
  });

  it('[2-STEP-31] lets go of the older of two removals first', () => {
    const store = aCompanyStore();
    store.dispatch(saveStep('directors', { directors: [bo] }));
    store.dispatch(stepOpened({ name: 'beneficial_owners' }));
    store.dispatch(answerDropped({ name: 'beneficial_owners', values: {}, ...WITHOUT_ANA }));

    expect(store.getState().shelf.entries.map(({ removed }) => removed)).toEqual([
      '1 director',
      '1 director, 1 document',
    ]);
    store.dispatch(goBack());
    expect(store.getState().shelf.entries.map(({ removed }) => removed)).toEqual(['1 director, 1 document']);
  });

  it('shows the answering step when the one on screen is no longer listed', () => {
    const store = aCompanyStore();
    store.dispatch(saveStepAndContinue('investor_details', trust));
    store.dispatch(saveStep('trustees', { trustees: [bo] }));
    expect(selectCurrentStep(store.getState())).toBe('trustees');

    store.dispatch(undoRemoval());

    expect(selectCurrentStep(store.getState())).toBe('investor_details');
  });
});
