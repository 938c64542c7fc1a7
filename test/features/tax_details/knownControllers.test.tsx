/** Controlling persons who were entered before: they are those people, wherever these are changed or deleted. */
import { act, screen, waitFor } from '@testing-library/react';
import type { Application, InvestorDetails, Person } from '#domain/application.ts';
import { type PersonRole, placeOf } from '#domain/model/peoplePlaces.ts';
import { settleApplication } from '#domain/stepRules/index.ts';
import { blankTaxInvestor } from '#domain/tax.ts';
import { withControllingPerson } from '#domain/tax/controllingPersons.ts';
import { fromWire, toWire } from '#domain/wire.ts';
import { DirectorsStep } from '#features/directors/index.ts';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import type { AppStore } from '#store/createStore.ts';
import { stepDrafted } from '#store/events.ts';
import { selectApplication, selectSchemaContext, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { DAYS } from '#test/support/applications.ts';
import { INLINE } from '#test/support/inlineTax.tsx';
import { aCompanyOf, IDENTIFIED, inBlock, known, renderPeople } from '#test/support/peopleStep.tsx';
import { useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { agree, preloadQuestion, typedBlock } from '#test/support/taxForm.tsx';
import { PASSIVE } from '#test/support/walks/taxForm.ts';
import { ana as plainAna, bo as plainBo, press, question, savedOf, type } from '#test/support/whoQuestions.tsx';

/** The wire takes UUIDs alone. */
const ana = { ...plainAna, id: '00000000-0000-4000-8000-0000000000a1' };
const bo = { ...plainBo, id: '00000000-0000-4000-8000-0000000000b1' };
const TIN = '100004508';
const COMPANY = aCompanyOf(IDENTIFIED);

/** The block of an entity that these people control, each with a number. */
function controlledBy(...people: readonly Person[]) {
  const block = people.reduce(withControllingPerson, { ...blankTaxInvestor('Harbour'), ...PASSIVE });
  const rows = block.cpTinDetails?.map((row) => ({ ...row, tax_country: 77, has_tin: true, tin: TIN }));
  return { ...block, ...(rows && { cpTinDetails: rows }) };
}

function taxedBy(...people: readonly Person[]): Application {
  const investors = [controlledBy(...people)];
  return { tax_details: { tax_type: 'C', investor_type: 'ENTITY', investors, submit_person_name: 'Jane Citizen' } };
}

const rowsOf = (application: Application) => application.tax_details?.investors?.[0]?.cpTinDetails;
const sent = (application: Application) => JSON.stringify(toWire(application, { offer: 7 }));
/** As the service keeps it. */
const lodged = (store: AppStore) => {
  const context = selectSchemaContext(store.getState(), DAYS);
  if (context === null) throw new Error('no offer');
  return settleApplication({
    ...context,
    application: fromWire(toWire(context.application, { offer: 7 })).application,
  });
};

const BARE: InvestorDetails = {
  investor_type: 'bare_trust',
  has_holding_company: false,
  organisation_id: '00000000-0000-4000-8000-0000000000d1',
};
/** The lists in which somebody may stand, with the owner whose application has them. */
const LISTS: readonly [PersonRole, InvestorDetails][] = [
  ['director', COMPANY.investor_details ?? {}],
  ['beneficial_owner', COMPANY.investor_details ?? {}],
  ['other', COMPANY.investor_details ?? {}],
  ['trustee', { investor_type: 'trust_superfund', trusteeType: 'individual', trustName: 'Harbour Trust' }],
  ['investor', BARE],
];

const OFFER = { ...IDENTIFIED, request_individuals_with_other_roles: true };

function withPeople(role: PersonRole, details: InvestorDetails, people: readonly Person[]): Application {
  return placeOf(role).write<Person, Application>({ investor_details: details }, people);
}

describe.each(LISTS)('a controlling person picked among those who stand as %s', (role, details) => {
  const storeOf = (people: readonly Person[]) => {
    const application = { ...withPeople(role, details, people), ...taxedBy(...people) };
    return aStoreAt('tax_details', { offer: OFFER, application });
  };
  const save = (store: AppStore, people: readonly Person[]) => {
    const { step } = placeOf(role);
    const values = withPeople(role, details, people)[step];
    if (values) store.dispatch(saveStep(step, values));
  };

  it('[3-CP-07] has their id', () => {
    expect(rowsOf(selectApplication(storeOf([ana]).getState()))).toMatchObject([{ id: ana.id, cp_name: 'Ana Li' }]);
  });

  it.each<[string, Partial<Person>, object]>([
    ['another last name', { legalLastName: 'Moss' }, { cp_name: 'Ana Moss' }],
    ['another first name', { legalFirstName: 'Anna' }, { cp_name: 'Anna Li' }],
    ['another birthday', { dateOfBirth: '28/03/1984' }, { cp_dob: '28/03/1984' }],
    ['another address', { streetNumber: '20' }, { cp_address: '20 Example Street, Carlton VIC 3053' }],
    ['a name in other letters', { legalFirstName: 'Ana\u0301' }, { cp_name: 'Ana\u0301 Li' }],
  ])('[3-CP-07, 3-CP-11] follows %s, with the number that was given', (_what, changes, expected) => {
    const store = storeOf([ana, bo]);
    save(store, [{ ...ana, ...changes }, bo]);
    const rows = [
      { id: ana.id, tin: TIN, ...expected },
      { id: bo.id, cp_name: 'Bo Mo', tin: TIN },
    ];
    expect(rowsOf(selectApplication(store.getState()))).toMatchObject(rows);
    expect(rowsOf(lodged(store))).toMatchObject(rows);
  });

  it('[3-CP-07, 2-STEP-31] goes with them, and comes back with them by Undo', () => {
    const store = storeOf([ana, bo]);
    save(store, [bo]);
    expect(rowsOf(selectApplication(store.getState()))).toMatchObject([{ id: bo.id }]);
    expect(sent(selectApplication(store.getState()))).not.toContain('Ana');

    expect(store.dispatch(undoRemoval())).toBe(true);
    expect(rowsOf(selectApplication(store.getState()))).toMatchObject([{ id: ana.id, tin: TIN }, { id: bo.id }]);
  });

  it.each(['saved', 'being typed'])(
    '[3-CP-07, 2-STEP-31] goes as somebody else is entered in their place, and comes back by Undo, with the tax step %s',
    (how) => {
      const store = storeOf([ana, bo]);
      const tax = { ...taxedBy(ana, bo).tax_details, submit_person_name: 'Typed' };
      if (how !== 'saved') store.dispatch(stepDrafted({ name: 'tax_details', values: tax }));
      const now = () => ({
        ...selectApplication(store.getState()),
        ...(how !== 'saved' && { tax_details: selectStepDraft(store.getState(), 'tax_details') ?? {} }),
      });
      const gerda = { ...ana, id: '00000000-0000-4000-8000-0000000000c1', legalFirstName: 'Gerda' };
      const { step } = placeOf(role);
      const values = withPeople(role, details, [gerda, bo])[step];
      if (values) store.dispatch(stepDrafted({ name: step, values }));
      save(store, [gerda, bo]);
      expect(rowsOf(now())).toMatchObject([{ id: bo.id }]);

      store.dispatch(undoRemoval());
      expect(rowsOf(now())).toMatchObject([{ id: ana.id, tin: TIN }, { id: bo.id }]);
    },
  );

  it('[3-CP-07, 1-SHELL-49] follows and goes where the tax step is only being typed', () => {
    const store = storeOf([ana, bo]);
    const values = { ...taxedBy(ana, bo).tax_details, submit_person_name: 'Typed' };
    store.dispatch(stepDrafted({ name: 'tax_details', values }));
    const draft = () => selectStepDraft(store.getState(), 'tax_details');
    save(store, [{ ...ana, legalLastName: 'Moss' }, bo]);
    expect(draft()).toMatchObject({ submit_person_name: 'Typed' });
    expect(draft()?.investors?.[0]?.cpTinDetails).toMatchObject([{ cp_name: 'Ana Moss', tin: TIN }, {}]);
    save(store, [bo]);
    expect(draft()?.investors?.[0]?.cpTinDetails).toMatchObject([{ id: bo.id }]);
    store.dispatch(undoRemoval());
    expect(draft()?.investors?.[0]?.cpTinDetails).toMatchObject([{ cp_name: 'Ana Moss', tin: TIN }, { id: bo.id }]);
  });
});

describe('a controlling person who stands in two lists', () => {
  const application = {
    ...COMPANY,
    directors: { directors: [ana, bo] },
    beneficial_owners: { beneficialOwners: [ana] },
    ...taxedBy(ana),
  };

  it('[3-CP-07, 2-BO-12] stays when they are taken out of one of them', () => {
    const store = aStoreAt('directors', { offer: IDENTIFIED, application });
    store.dispatch(saveStep('directors', { directors: [bo] }));
    expect(rowsOf(selectApplication(store.getState()))).toMatchObject([{ id: ana.id, tin: TIN }]);
    store.dispatch(saveStep('beneficial_owners', { beneficialOwners: [bo] }));
    expect(rowsOf(selectApplication(store.getState()))).toEqual([]);
  });

  it('[3-CP-07] goes where the steps in which they stood are no longer listed', () => {
    const trust: InvestorDetails = { investor_type: 'trust_superfund', trusteeType: 'company', trustName: 'Harbour' };
    const { beneficial_owners: _owners, ...others } = application;
    const store = aStoreAt('investor_details', {
      offer: IDENTIFIED,
      application: { ...others, investor_details: trust },
    });
    store.dispatch(saveStep('investor_details', { ...trust, trusteeType: 'individual' }));
    expect(savedRows(store)).toEqual([]);
  });
  const savedRows = (store: AppStore) => rowsOf(selectApplication(store.getState())) ?? [];
});

describe('rows that are nobody else in the application', () => {
  it('[3-CP-07] stay as they were typed, with ids of their own, as rows did that were copied', () => {
    const copied = { ...rowsOf(taxedBy(ana))?.[0], id: '00000000-0000-4000-8000-00000000aaaa' };
    const block = { ...controlledBy(), cpTinDetails: [copied] };
    const application = {
      ...COMPANY,
      directors: { directors: [ana] },
      tax_details: { ...taxedBy().tax_details, investors: [block] },
    };
    const store = aStoreAt('directors', { offer: IDENTIFIED, application });
    store.dispatch(saveStep('directors', { directors: [{ ...ana, legalLastName: 'Moss' }] }));
    expect(rowsOf(lodged(store))).toMatchObject([{ id: copied.id, cp_name: 'Ana Li', tin: TIN }]);
  });
});

describe('the declaration of an entity in its own block', () => {
  it('[3-CP-07, 3-INLINE-01] follows its controlling persons and loses who is gone', () => {
    const { investor_name: _name, id: _id, ...taxDetails } = controlledBy(ana, bo);
    const details = { ...aCompanyOf(INLINE).investor_details, organisation_id: 'company', taxDetails };
    const application = { investor_details: details, directors: { directors: [ana, bo] } };
    const store = aStoreAt('directors', { offer: INLINE, application });
    const rows = () => selectApplication(store.getState()).investor_details?.taxDetails?.cpTinDetails;
    store.dispatch(saveStep('directors', { directors: [{ ...ana, legalLastName: 'Moss' }, bo] }));
    expect(rows()).toMatchObject([{ id: ana.id, cp_name: 'Ana Moss', tin: TIN }, { id: bo.id }]);
    store.dispatch(saveStep('directors', { directors: [bo] }));
    expect(rows()).toMatchObject([{ id: bo.id }]);
    store.dispatch(undoRemoval());
    expect(rows()).toMatchObject([{ id: ana.id, cp_name: 'Ana Moss', tin: TIN }, { id: bo.id }]);
  });
});

describe('on screen', () => {
  useServer();
  const application = { ...COMPANY, directors: { directors: [ana, bo] }, ...taxedBy(ana) };
  const renderDirectors = () => renderPeople(DirectorsStep, 'directors', { offer: IDENTIFIED, application });

  it('[3-CP-07, 2-STEP-31] tells before a director is deleted that a controlling person goes', async () => {
    await preloadQuestion();
    const view = await renderDirectors();
    await view.user.click(inBlock('Director 1').getByRole('button', { name: 'Delete director' }));
    expect(await agree(view)).toBe('1 director (Ana Li), 1 foreign tax number, 1 controlling person (Ana Li)');
    expect(sent(savedOf(view))).not.toContain(TIN);
  });

  it('[3-CP-07, 2-BO-12] asks about a director who is typed over and has a number there; somebody else takes none along', async () => {
    const view = await renderDirectors();
    await type(view, { 'Legal first name': 'Cy', 'Date of birth': '05/06/1975' }, inBlock('Director 1'));
    await question('Is this still Ana Li?');
    await press(view, 'No, this is someone else');
    expect(inBlock('Director 1').getByLabelText('Legal first name')).toHaveValue('Cy');
    const typed = () => selectStepDraft(view.store.getState(), 'directors')?.directors ?? [];
    await waitFor(() => expect(typed()[0]?.id).not.toBe(ana.id));
    act(() => void view.store.dispatch(saveStep('directors', { directors: typed() })));
    expect(rowsOf(savedOf(view))).toEqual([]);
    expect(sent(savedOf(view))).not.toContain(TIN);
  });

  it('[3-CP-07] shows a picked person with what is theirs, and where to change it', async () => {
    const { tax_details: _tax, ...others } = application;
    const tax_details = { ...taxedBy().tax_details, investors: [{ ...controlledBy(), ...PASSIVE }] };
    const view = await renderPeople(TaxDetailsStep, 'tax_details', {
      offer: IDENTIFIED,
      application: { ...others, tax_details },
    });
    await view.user.click(screen.getByRole('button', { name: 'Add Ana Li' }));

    expect(screen.getByText('Entered as Director 1. Change their details there.')).toBeInTheDocument();
    for (const label of ['Name of the controlling person', 'Date of birth', 'Address'])
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    expect(typedBlock(view)?.cpTinDetails).toMatchObject([{ id: ana.id, cp_name: 'Ana Li' }]);
    await view.user.click(screen.getByRole('button', { name: /^Delete controlling person/ }));
    await agree(view);
    expect(screen.getByLabelText('Name of the controlling person')).toHaveValue('');
    expect(screen.getByLabelText('Name of the controlling person')).not.toHaveAttribute('readonly');
    expect(typedBlock(view)?.cpTinDetails?.[0]?.id).not.toBe(ana.id);
  });

  it('[3-CP-07] asks for what their list does not', async () => {
    const plain = known('Cy', 'Day', { dateOfBirth: '' });
    const view = await renderPeople(TaxDetailsStep, 'tax_details', {
      offer: IDENTIFIED,
      application: { ...COMPANY, directors: { directors: [plain] }, ...taxedBy(plain) },
    });
    expect(screen.getByLabelText('Date of birth')).not.toHaveAttribute('readonly');
    await view.user.type(screen.getByLabelText('Date of birth'), '1/2/1970');
    act(() => (document.activeElement as HTMLElement).blur());
    await waitFor(() => expect(typedBlock(view)?.cpTinDetails).toMatchObject([{ cp_dob: '01/02/1970' }]));
  });
});
