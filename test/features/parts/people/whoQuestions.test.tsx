import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newAddress } from '#domain/addresses/address.ts';
import type { Application, Person } from '#domain/application.ts';
import { BeneficialOwnersStep } from '#features/beneficial_owners/index.ts';
import { DirectorsStep } from '#features/directors/index.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { pickPerson } from '#domain/people/roles.ts';
import { blankTaxInvestor } from '#domain/tax.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { stepDrafted } from '#store/events.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import {
  aCompanyOf,
  block,
  IDENTIFIED,
  inBlock,
  known,
  next,
  PLAIN,
  renderPeople,
  titles,
} from '#test/support/peopleStep.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { aDemoOffer } from '#test/support/applications.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { useServer } from '#test/support/server.ts';

type View = Pick<Awaited<ReturnType<typeof renderPeople>>, 'store' | 'user' | 'unmount'>;
type Answers = Record<string, string>;

// Whole forms are typed here; a busy machine needs longer than the default.
jest.setTimeout(30_000);

const licence = { idType: "Driver's licence", idStateOfIssue: 'VIC', idNumber: '123456789', idCardNumber: 'P1234567' };
const ana = known('Ana', 'Li', { ...licence, emailAddress: 'ana@x.au', mobileNumber: '+61 412 345 678' });
const bo = known('Bo', 'Mo', { ...licence, emailAddress: 'bo@x.au', dateOfBirth: '01/02/1980' });
const NEWCOMER: Answers = { 'Legal first name': 'Cy', 'Date of birth': '05/06/1975' };
const ANA: Answers = { 'Legal first name': 'ana', 'Legal last name': 'Li', 'Date of birth': '27/3/1984' };

const stepOf = ({ store }: View) => selectCurrentStep(store.getState());
const savedOf = ({ store }: View) => selectApplication(store.getState());
const questions = () => screen.queryAllByRole('status').filter((each) => /^Is /.test(each.textContent));
const question = (name: string) => screen.findByRole('status', { name });
const press = async ({ user }: View, name: string) => user.click(await screen.findByRole('button', { name }));

async function type({ user }: View, answers: Answers, fields = within(document.body)) {
  for (const [label, text] of Object.entries(answers)) {
    const field = fields.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  }
}

const declaring = (investors: Person[], tfn: string): Application => ({
  investor_details: {
    investor_type: investors.length > 1 ? 'joint_individual' : 'individual',
    investors,
  },
  tax_details: {
    tax_type: 'I',
    investor_type: 'INDIV',
    investors: investors.map(({ id, legalFirstName }) => ({
      ...blankTaxInvestor(`${legalFirstName} X`),
      id: id ?? '',
      tfn,
    })),
    submit_person_name: 'Ana Li',
  },
});
const contact = known('Ana', 'Li', { emailAddress: 'ana@x.au', mobileNumber: '+61 412 345 678' });
const second = known('Bo', 'Mo', { dateOfBirth: '01/02/1980' });
const renderInvestor = (application: Application, offer = PLAIN) =>
  renderPeople(InvestorDetailsStep, 'investor_details', { offer, application });

describe('an investor who is typed over', () => {
  useServer();
  it('[2-BO-12, 3-TAX-28] is asked about where they have declared a tax number, also by Next; somebody else declares their own', async () => {
    const view = await renderInvestor(declaring([contact], '123456782'));

    await type(view, NEWCOMER);
    expect(await question('Is this still Ana Li?')).toHaveTextContent('Ana Li has given tax details.');
    expect(screen.getByLabelText('Date of birth')).toHaveFocus();
    await view.user.click(next());
    expect(screen.getByRole('link', { name: 'Please say whether this is still Ana Li' })).toBeInTheDocument();
    expect(stepOf(view)).toBe('investor_details');
    await press(view, 'No, this is somebody else');

    expect(screen.getByLabelText('Legal first name')).toHaveValue('Cy');
    expect(screen.getByLabelText('Legal first name')).toHaveFocus();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('');
    expect(questions()).toEqual([]);
    await waitFor(() => {
      const draft = selectStepDraft(view.store.getState(), 'investor_details')?.investors?.[0];
      expect(draft).toMatchObject({
        id: expect.not.stringMatching(String(contact.id)) as string,
        legalFirstName: 'Cy',
      });
    });
  });

  it('[2-BO-12] is not asked about where the tax details have no number yet', async () => {
    const view = await renderInvestor(declaring([contact], ''));

    await type(view, NEWCOMER);
    await view.user.click(next());

    await waitFor(() => expect(stepOf(view)).not.toBe('investor_details'));
    expect(savedOf(view).investor_details?.investors).toMatchObject([{ id: contact.id, legalFirstName: 'Cy' }]);
  });

  it('[2-BO-12, 3-TAX-28] leaves the numbers of a joint investor with them, not with whoever is typed over them', async () => {
    const view = await renderInvestor(declaring([contact, second], '123456782'));

    await type(view, NEWCOMER, inBlock('Joint investor details'));
    await question('Is this still Bo Mo?');
    await press(view, 'No, this is somebody else');
    await type(view, { 'Legal last name': 'Day' }, inBlock('Joint investor details'));

    const draft = selectStepDraft(view.store.getState(), 'investor_details')?.investors;
    expect(draft?.map(({ id }) => id)).toEqual([contact.id, expect.not.stringMatching(String(second.id))]);
  });

  it('[2-BO-12, 2-BARE-01] is asked about as trustee of a bare trust who is a beneficial owner', async () => {
    const trustee = { ...bo, trusteeType: 'individual' as const };
    const application: Application = {
      investor_details: {
        investor_type: 'bare_trust',
        investors: [{ ...ana, trusteeType: 'individual' }, trustee],
        has_holding_company: false,
      },
      beneficial_owners: { beneficialOwners: [bo] },
    };
    const view = await renderInvestor(application, IDENTIFIED);

    await waitFor(() => expect(block('Trustee 2')).toHaveTextContent('Changes here also change Beneficial owner 1.'));
    await type(view, NEWCOMER, inBlock('Trustee 2'));
    expect(await question('Is this still Bo Mo?')).toHaveTextContent('Bo Mo is also Beneficial owner 1.');
    await press(view, 'Yes, Bo Mo has changed');
    await view.user.click(next());

    await waitFor(() => expect(stepOf(view)).not.toBe('investor_details'));
    expect(savedOf(view).beneficial_owners?.beneficialOwners).toMatchObject([{ id: bo.id, legalFirstName: 'Cy' }]);
  });
});

describe('somebody else who is typed over', () => {
  useServer();
  const PDF = { id: 'd1', filename: 'passport.pdf', download: '/api/application_docs/d1/' };

  it('[2-BO-12] takes no document along, saved or not', async () => {
    const application = { ...aCompanyOf(IDENTIFIED), directors: { directors: [ana, bo] } };
    const owners = { beneficialOwners: [{ ...bo, idDoc: PDF }] };
    const store = aStoreAt('beneficial_owners', {
      offer: IDENTIFIED,
      application: { ...application, beneficial_owners: { beneficialOwners: [bo] } },
    });
    store.dispatch(stepDrafted({ name: 'beneficial_owners', values: owners }));
    const view = { ...renderWithStore(<BeneficialOwnersStep />, store), user: userEvent.setup({ delay: null }) };
    await act(async () => undefined);
    expect(block('Beneficial owner 1')).toHaveTextContent('passport.pdf');

    await type(view, NEWCOMER, inBlock('Beneficial owner 1'));
    await press(view, 'No, this is somebody else');

    expect(block('Beneficial owner 1')).toHaveTextContent('Choose a PDF file');
  });

  it('[2-BO-12, 3-ADDR-04] begins like anybody who is new, with Australia and the search for the address', async () => {
    const offer = aDemoOffer('saltbush-healthcare-property');
    const address = {
      address_type: 'Manual',
      address_line_1: '1 Hay Street',
      suburb_city: 'Perth',
      state: 'WA',
      postcode: '6000',
      country: 16,
    } as const;
    const director = { ...bo, registration_address: address };
    const application = { ...aCompanyOf(offer), directors: { directors: [director] } };
    const beneficialOwners = [pickPerson(director, 'beneficial_owner', application)];
    const view = await renderPeople(BeneficialOwnersStep, 'beneficial_owners', {
      offer,
      application: { ...application, beneficial_owners: { beneficialOwners } },
    });

    await type(view, NEWCOMER, inBlock('Beneficial owner 1'));
    await press(view, 'No, this is somebody else');

    const draft = selectStepDraft(view.store.getState(), 'beneficial_owners')?.beneficialOwners?.[0];
    expect(draft?.registration_address).toEqual(newAddress());
  });
});

describe('who was said to be the same', () => {
  useServer();

  it('[2-BO-12, 1-SHELL-49] stays it over a reload, until a third person is typed', async () => {
    const application = {
      ...aCompanyOf(IDENTIFIED),
      directors: { directors: [ana, bo] },
      beneficial_owners: { beneficialOwners: [bo] },
    };
    const view = await renderPeople(DirectorsStep, 'directors', { offer: IDENTIFIED, application });
    await type(view, NEWCOMER, inBlock('Director 2'));
    await press(view, 'Yes, Bo Mo has changed');
    view.unmount();

    const again = { ...view, ...renderWithStore(<DirectorsStep />, view.store) };
    await act(async () => undefined);
    expect(inBlock('Director 2').getByLabelText('Legal first name')).toHaveValue('Cy');
    await again.user.click(next());

    await waitFor(() => expect(stepOf(again)).not.toBe('directors'));
    const [, director] = savedOf(again).directors?.directors ?? [];
    expect(director).toMatchObject({ id: bo.id, legalFirstName: 'Cy' });
    expect(director).not.toHaveProperty('confirmed');
  });
});

describe('somebody who is typed a second time', () => {
  useServer();
  const company: Application = { ...aCompanyOf(IDENTIFIED), directors: { directors: [ana, bo] } };
  const renderOwners = () =>
    renderPeople(BeneficialOwnersStep, 'beneficial_owners', { offer: IDENTIFIED, application: company });
  const renderDirectors = (application: Application) =>
    renderPeople(DirectorsStep, 'directors', { offer: IDENTIFIED, application });
  /** Another row with the name and birthday of Ana Li. */
  async function typeAna(view: View, button: string, title: string) {
    await view.user.click(screen.getByRole('button', { name: button }));
    await type(view, ANA, inBlock(title));
  }

  it('[2-BO-12] is asked about in a later list, also by Next, and is one person where that is the answer', async () => {
    const view = await renderOwners();
    await typeAna(view, 'Add beneficial owner', 'Beneficial owner 1');

    await question('Is this the Ana Li who is Director 1?');
    await view.user.click(next());
    expect(
      screen.getByRole('link', { name: 'Beneficial owner 1: Please say whether Ana Li is one person or two' }),
    ).toBeInTheDocument();
    await press(view, 'Yes, the same person');

    expect(questions()).toEqual([]);
    expect(inBlock('Beneficial owner 1').getByLabelText('Legal first name')).toHaveValue('Ana');
    expect(inBlock('Beneficial owner 1').getByLabelText(/^Email/)).toHaveValue('ana@x.au');
    expect(inBlock('Beneficial owner 1').getByLabelText('Legal first name')).toHaveFocus();
    expect(block('Beneficial owner 1')).toHaveTextContent('Changes here also change Director 1.');
    expect(screen.queryByRole('button', { name: 'Add Ana Li' })).not.toBeInTheDocument();
    await view.user.click(next());
    await waitFor(() => expect(stepOf(view)).not.toBe('beneficial_owners'));
    expect(savedOf(view).beneficial_owners?.beneficialOwners).toMatchObject([{ id: ana.id }]);
  });

  it('[2-BO-12, 1-SHELL-49] is two where that is the answer, and is not asked about again after a reload', async () => {
    const view = await renderOwners();
    await typeAna(view, 'Add beneficial owner', 'Beneficial owner 1');
    await press(view, 'No, two people');
    view.unmount();

    renderWithStore(<BeneficialOwnersStep />, view.store);
    await act(async () => undefined);

    expect(inBlock('Beneficial owner 1').getByLabelText('Legal first name')).toHaveValue('ana');
    expect(questions()).toEqual([]);
    const draft = selectStepDraft(view.store.getState(), 'beneficial_owners')?.beneficialOwners?.[0];
    expect(draft?.id).not.toBe(ana.id);
  });

  it('[2-BO-12] is asked about in an earlier list too', async () => {
    const view = await renderDirectors({
      ...aCompanyOf(IDENTIFIED),
      directors: { directors: [bo] },
      beneficial_owners: { beneficialOwners: [ana] },
    });
    await typeAna(view, 'Add director', 'Director 2');
    await question('Is this the Ana Li who is Beneficial owner 1?');
    await press(view, 'Yes, the same person');

    await view.user.click(next());
    await waitFor(() => expect(stepOf(view)).not.toBe('directors'));
    expect(savedOf(view).directors?.directors?.map(({ id }) => id)).toEqual([bo.id, ana.id]);
  });

  it('[2-BO-12, 2-DIR-03] is offered to be removed where they stand in the very list already', async () => {
    const view = await renderDirectors({ ...aCompanyOf(IDENTIFIED), directors: { directors: [ana] } });
    await typeAna(view, 'Add director', 'Director 2');

    expect(await question('Is Ana Li here twice?')).toHaveTextContent('also those of Director 1');
    expect(questions()).toHaveLength(1);
    await press(view, 'Yes, remove this one');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove director 2?' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Remove' }));

    expect(titles()).toEqual(['Director 1']);
    expect(selectStepDraft(view.store.getState(), 'directors')?.directors).toMatchObject([{ id: ana.id }]);
  });

  it('[2-BO-12] is asked about in the later block where the earlier one is typed over', async () => {
    const view = await renderDirectors({ ...aCompanyOf(IDENTIFIED), directors: { directors: [bo, ana] } });
    await type(view, ANA, inBlock('Director 1'));

    await waitFor(() => expect(block('Director 2')).toHaveTextContent('also those of Director 1'));
    expect(questions()).toHaveLength(1);
    await type(view, { 'Legal first name': 'Bo' }, inBlock('Director 1'));
    await waitFor(() => expect(questions()).toEqual([]));
  });

  it('[2-BO-12] is not asked about where two were saved apart, nor by a name alone', async () => {
    const view = await renderDirectors({
      ...aCompanyOf(IDENTIFIED),
      directors: { directors: [ana, { ...bo, legalFirstName: 'Ana', legalLastName: 'Li' }] },
      beneficial_owners: { beneficialOwners: [{ ...ana, id: 'ana-li-2' }] },
    });
    await type(view, { 'Legal first name': 'Ana' }, inBlock('Director 1'));
    await view.user.click(next());

    await waitFor(() => expect(stepOf(view)).not.toBe('directors'));
  });
});

describe('the role Director of an owner', () => {
  useServer();
  const rolesOf = (view: View) =>
    savedOf(view).beneficial_owners?.beneficialOwners?.map(({ id, roles }) => [id, roles?.[0]?.role_types]);
  const company = (directors: Person[], owners: Person[]): Application => {
    const application = { ...aCompanyOf(IDENTIFIED), directors: { directors } };
    const beneficialOwners = owners.map((owner) => pickPerson(owner, 'beneficial_owner', application));
    return { ...application, beneficial_owners: { beneficialOwners } };
  };
  const renderDirectors = (application: Application) =>
    renderPeople(DirectorsStep, 'directors', { offer: IDENTIFIED, application });
  const goOn = async (view: View) => {
    await view.user.click(next());
    await waitFor(() => expect(stepOf(view)).toBe('beneficial_owners'));
  };

  it('[2-BO-06, 2-BO-12] goes with who is a director no longer, and comes back with Undo', async () => {
    const view = await renderDirectors(company([ana, bo], [bo]));
    expect(rolesOf(view)).toEqual([[bo.id, ['Beneficial owner', 'Director']]]);

    await view.user.click(inBlock('Director 2').getByRole('button', { name: 'Delete director' }));
    await press(view, 'Remove');
    await goOn(view);
    expect(rolesOf(view)).toEqual([[bo.id, ['Beneficial owner']]]);

    await act(async () => void view.store.dispatch(undoRemoval()));
    expect(savedOf(view).directors?.directors?.map(({ id }) => id)).toEqual([ana.id, bo.id]);
    expect(rolesOf(view)).toEqual([[bo.id, ['Beneficial owner', 'Director']]]);
  });

  it('[2-BO-06, 2-BO-12] comes to an owner who is entered as a director after that', async () => {
    const view = await renderDirectors(company([bo], [ana]));
    expect(rolesOf(view)).toEqual([[ana.id, ['Beneficial owner']]]);

    await view.user.click(screen.getByRole('button', { name: 'Add director' }));
    await type(view, ANA, inBlock('Director 2'));
    await press(view, 'Yes, the same person');
    await goOn(view);

    expect(rolesOf(view)).toEqual([[ana.id, ['Beneficial owner', 'Director']]]);
  });

  it('[2-BO-06, 2-BO-12] stays away from an owner of whom it was taken, while the directors are the same', async () => {
    const application = company([ana, bo], [bo]);
    const without: Person = {
      ...bo,
      roles: [{ name: 'Acme', roleOptions: ['Director'], role_types: ['Beneficial owner'] }],
    };
    const view = await renderDirectors({ ...application, beneficial_owners: { beneficialOwners: [without] } });

    await type(view, { 'Legal first name': 'Boris' }, inBlock('Director 2'));
    await goOn(view);

    expect(rolesOf(view)).toEqual([[bo.id, ['Beneficial owner']]]);
  });

  it('[2-BO-06, 2-BO-12] is not that of somebody else who is typed over a director', async () => {
    const application = company([ana, bo], [bo]);
    const view = await renderPeople(BeneficialOwnersStep, 'beneficial_owners', { offer: IDENTIFIED, application });

    await type(view, NEWCOMER, inBlock('Beneficial owner 1'));
    await press(view, 'No, this is somebody else');

    await waitFor(() => {
      const draft = selectStepDraft(view.store.getState(), 'beneficial_owners')?.beneficialOwners?.[0];
      expect(draft).toMatchObject({ legalFirstName: 'Cy', roles: [{ role_types: ['Beneficial owner'] }] });
    });
  });
});

describe('Undo', () => {
  useServer();

  it('[2-STEP-31, 3-TAX-32] gives back whom somebody else was typed over, and takes that one away again', async () => {
    const view = await renderInvestor(declaring([contact, second], '123456782'));
    await type(view, { ...NEWCOMER, 'Legal last name': 'Day' }, inBlock('Joint investor details'));
    await question('Is this still Bo Mo?');
    await press(view, 'No, this is somebody else');
    await view.user.click(inBlock('Joint investor details').getByRole('button', { name: 'enter it manually' }));
    await view.user.selectOptions(inBlock('Joint investor details').getByLabelText('Street type'), 'Street');
    await view.user.selectOptions(inBlock('Joint investor details').getByLabelText('State'), 'WA');
    await type(
      view,
      { 'Street number': '1', 'Street name': 'Hay', 'Suburb/city': 'Perth', Postcode: '6000' },
      inBlock('Joint investor details'),
    );
    await view.user.click(next());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('This removes 1 tax declaration (Bo X).');
    await press(view, 'Remove');
    await waitFor(() => expect(stepOf(view)).not.toBe('investor_details'));

    await act(async () => void view.store.dispatch(undoRemoval()));

    const { investor_details: details, tax_details: tax } = savedOf(view);
    expect(details?.investors?.map(({ id }) => id)).toEqual([contact.id, second.id]);
    expect(tax?.investors?.map(({ id, tfn }) => [id, tfn])).toEqual([
      [contact.id, '123456782'],
      [second.id, '123456782'],
    ]);
  });

  it('[2-STEP-31, 2-BO-12] gives back who was removed, and nobody who was joined since', async () => {
    const cy = known('Cy', 'Day', { ...licence, dateOfBirth: '05/06/1975' });
    const application = { ...aCompanyOf(IDENTIFIED), directors: { directors: [ana] } };
    const owners = { beneficial_owners: { beneficialOwners: [bo, cy] } };
    const view = await renderPeople(BeneficialOwnersStep, 'beneficial_owners', {
      offer: IDENTIFIED,
      application: { ...application, ...owners },
    });

    await view.user.click(inBlock('Beneficial owner 2').getByRole('button', { name: 'Delete beneficial owner' }));
    await press(view, 'Remove');
    await type(view, ANA, inBlock('Beneficial owner 1'));
    await press(view, 'Yes, the same person');
    await act(async () => void view.store.dispatch(undoRemoval()));

    const draft = selectStepDraft(view.store.getState(), 'beneficial_owners')?.beneficialOwners;
    expect(draft?.map(({ id }) => id)).toEqual([ana.id, cy.id]);
  });
});
