import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Application, InvestorDetails, Person } from '#domain/application.ts';
import { BeneficialOwnersStep } from '#features/beneficial_owners/index.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import {
  aCompanyOf,
  block,
  IDENTIFIED,
  inBlock,
  known,
  next,
  renderPeople,
  titles,
} from '#test/support/peopleStep.tsx';
import { useServer } from '#test/support/server.ts';

const licence: Partial<Person> = {
  idType: "Driver's licence",
  idStateOfIssue: 'VIC',
  idNumber: '123456789',
  idCardNumber: 'P1234567',
};
const ana = known('Ana', 'Li', licence);
const bo = known('Bo', 'Mo', licence);
const company: Application = { ...aCompanyOf(IDENTIFIED), directors: { directors: [ana, bo] } };
const trustDetails: InvestorDetails = {
  investor_type: 'trust_superfund',
  trusteeType: 'individual',
  trustType: 'family',
  trustName: 'Li Family Trust',
  registered_country: 'AU',
};
const trust: Application = { investor_details: trustDetails, trustees: { trustees: [ana, bo] } };
const roles = [
  { name: 'Harbour Street Holdings Pty Ltd', roleOptions: ['Director'], role_types: ['Beneficial owner', 'Director'] },
];
const picked = (person: Person, path: string) => ({ ...person, prefill: path });

const renderOwners = (application: Application = company, offer = IDENTIFIED) =>
  renderPeople(BeneficialOwnersStep, 'beneficial_owners', { offer, application });
const pick = (name: string) => screen.getByRole('button', { name: `Add ${name}` });
const absentPick = (name: string) => screen.queryByRole('button', { name: `Add ${name}` });
const deleteIn = (title: string) => inBlock(title).getByRole('button', { name: 'Delete beneficial owner' });
const ownersIn = (store: Awaited<ReturnType<typeof renderOwners>>['store']) =>
  selectApplication(store.getState()).beneficial_owners;

describe('beneficial owners', () => {
  useServer();

  it('[2-BO-12] offers two of one name and birthday by where they stand', async () => {
    const twin = { ...ana, id: 'twin' };
    await renderOwners({ ...aCompanyOf(IDENTIFIED), directors: { directors: [ana, twin] } });

    const name = `Ana Li, born ${ana.dateOfBirth}`;
    expect(pick(`${name} (Director 1)`)).toBeInTheDocument();
    expect(pick(`${name} (Director 2)`)).toBeInTheDocument();
  });

  it('[2-BO-02, 2-BO-03, 2-BO-04] explains who is one, and what owning and controlling mean', async () => {
    await renderOwners();

    expect(
      screen.getByText(
        'A beneficial owner is an individual who owns 25% or more of the entity, directly or indirectly, or who controls decisions about its finances and operations.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Owns').nextElementSibling).toHaveTextContent(/^25% or more, directly or indirectly/);
    expect(screen.getByText('Controls').nextElementSibling).toHaveTextContent(
      'Power over the finances and operations of the entity.',
    );
  });

  it('[2-BO-05] leads to the regulator, in a new tab', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="help-beneficial-owners" content="https://www.austrac.gov.au/business" />',
    );
    await renderOwners();

    const link = screen.getByRole('link', { name: /AUSTRAC/ });
    expect(link).toHaveAttribute('href', 'https://www.austrac.gov.au/business');
    expect(link).toHaveAttribute('target', '_blank');
    document.head.querySelector('meta[name^="help-"]')?.remove();
  });

  it('[2-BO-12, 2-BO-20] offers who was entered before, takes them by one press, and offers nobody twice', async () => {
    const { user, store } = await renderOwners();

    expect(titles()).not.toContain('Beneficial owner 1');
    await user.click(pick('Ana Li'));

    expect(within(block('Beneficial owner 1')).getByText('Ana Li')).toBeInTheDocument();
    expect(block('Beneficial owner 1').querySelector('summary')).toHaveFocus();
    expect(block('Beneficial owner 1')).not.toHaveAttribute('open');
    expect(absentPick('Ana Li')).not.toBeInTheDocument();
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(ownersIn(store)).toEqual({
      beneficialOwners: [{ ...ana, visible: false, roles, prefill: 'directors.directors.0' }],
    });
    expect(store.getState().people.ids).toHaveLength(2);
  });

  it('[2-BO-20, 2-BO-13] asks for one, adds a blank block and deletes it again', async () => {
    const { user, store } = await renderOwners();

    await user.click(next());
    expect(screen.getByRole('link', { name: 'At least one beneficial owner is required' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add beneficial owner' }));
    expect(inBlock('Beneficial owner 1').getByLabelText('Legal first name')).toHaveValue('');
    await user.click(deleteIn('Beneficial owner 1'));

    expect(titles()).not.toContain('Beneficial owner 1');
    expect(selectCurrentStep(store.getState())).toBe('beneficial_owners');
  });

  it('[2-BO-20] says of a picked person who is deleted that they stay what they were', async () => {
    const { user } = await renderOwners();

    await user.click(pick('Bo Mo'));
    await user.click(deleteIn('Beneficial owner 1'));

    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('This removes 1 beneficial owner (Bo Mo).');
    expect(dialog).toHaveTextContent('Bo Mo is also entered as director, and stays there.');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(pick('Bo Mo')).toBeInTheDocument();
  });

  it('[2-BO-16] judges when it opens, when a field is left, and with each change', async () => {
    const folded = { ...known('Cy', 'Ray'), legalLastName: '', visible: false };
    const { user } = await renderOwners({ ...company, beneficial_owners: { beneficialOwners: [folded] } });
    const owner = () => inBlock('Beneficial owner 1');

    expect(owner().getByText('Cy. Please complete details.')).toBeInTheDocument();
    await user.click(owner().getByRole('heading', { name: 'Beneficial owner 1' }));
    await user.click(owner().getByLabelText('Legal last name'));
    await user.tab();
    expect(owner().getByText('Please enter a legal last name')).toBeInTheDocument();
    await user.type(owner().getByLabelText('Legal last name'), 'R');
    expect(owner().queryByText('Please enter a legal last name')).not.toBeInTheDocument();
  });

  it('asks for no tax declaration here while tax has a step of its own', async () => {
    const { user } = await renderOwners();

    await user.click(screen.getByRole('button', { name: 'Add beneficial owner' }));

    expect(inBlock('Beneficial owner 1').queryByText(/declar/i)).not.toBeInTheDocument();
  });

  const ASKED = aDemoOffer('emberfield-copper', { ask_beneficial_owners_additional_roles: true });

  it('[2-BO-12, 2-BO-06] shows of a director who is picked that they are one', async () => {
    const { user } = await renderOwners(company, ASKED);

    await user.click(pick('Ana Li'));

    const owner = inBlock('Beneficial owner 1');
    expect(owner.getByRole('button', { name: 'Remove Beneficial owner' })).toBeInTheDocument();
    expect(owner.getByRole('button', { name: 'Remove Director' })).toBeInTheDocument();
  });

  it('[2-BO-09] keeps an owner one of the trust that invests now instead of the company', async () => {
    const { store } = await renderOwners(
      {
        investor_details: { ...trustDetails, trusteeType: 'company' },
        corporate_trustee: { companyName: 'T Co Pty Ltd' },
        beneficial_owners: { beneficialOwners: [{ ...ana, roles }] },
      },
      ASKED,
    );

    expect(inBlock('Beneficial owner 1').getByRole('button', { name: 'Remove Beneficial owner' })).toBeInTheDocument();
    expect(inBlock('Beneficial owner 1').queryByRole('button', { name: 'Remove Director' })).not.toBeInTheDocument();
    await userEvent.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(ownersIn(store)?.beneficialOwners?.[0]?.roles?.map(({ name, role_types }) => [name, role_types])).toEqual([
      ['Li Family Trust', ['Beneficial owner']],
      ['T Co Pty Ltd', []],
    ]);
  });

  it('[2-BO-18] asks for no roles where the offer does not', async () => {
    const { user } = await renderOwners();

    await user.click(screen.getByRole('button', { name: 'Add beneficial owner' }));

    expect(inBlock('Beneficial owner 1').queryByRole('combobox', { name: /^Roles at/ })).not.toBeInTheDocument();
  });
});

describe('beneficial owners of a trust', () => {
  useServer();

  it('[2-BO-10] keeps what is typed apart from the list that counts, until it is right', async () => {
    const { user, store } = await renderOwners({ ...trust, beneficial_owners: { beneficialOwners: [ana] } });
    const lastName = inBlock('Beneficial owner 1').getByLabelText('Legal last name');

    await user.clear(lastName);
    await user.click(next());
    expect(selectStepDraft(store.getState(), 'beneficial_owners')).toMatchObject({
      beneficialOwners: [{ legalLastName: '' }],
    });
    expect(ownersIn(store)).toMatchObject({ beneficialOwners: [{ legalLastName: 'Li' }] });

    await user.type(lastName, 'Lee');
    await user.click(next());
    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(ownersIn(store)).toEqual({ beneficialOwners: [expect.objectContaining({ legalLastName: 'Lee' })] });
  });

  it('[2-BO-11, 2-BO-12] offers a trustee who does not count, and ticks whoever is picked', async () => {
    const stored = { beneficialOwners: [{ ...picked(ana, 'trustees.trustees.0'), was_prefilled_trustee: true }] };
    const { user, store } = await renderOwners({ ...trust, beneficial_owners: stored });

    expect(titles()).not.toContain('Beneficial owner 1');
    await user.click(pick('Ana Li'));
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(ownersIn(store)?.beneficialOwners).toMatchObject([
      { was_prefilled_trustee: true, is_existing_trustee_ben_owner: true, prefill: 'trustees.trustees.0' },
    ]);
    expect(
      selectApplication(store.getState()).trustees?.trustees?.map((trustee) => trustee.is_existing_trustee_ben_owner),
    ).toEqual([true, undefined]);
  });

  it('[2-BO-11] unticks a trustee who is deleted here', async () => {
    const flags = { was_prefilled_trustee: true, is_existing_trustee_ben_owner: true };
    const application: Application = {
      ...trust,
      trustees: { trustees: [{ ...ana, is_existing_trustee_ben_owner: true }, bo] },
      beneficial_owners: {
        beneficialOwners: [{ ...picked(ana, 'trustees.trustees.0'), ...flags }, { ...picked(bo, 'elsewhere') }],
      },
    };
    const { user, store } = await renderOwners(application);

    await user.click(deleteIn('Beneficial owner 1'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(selectApplication(store.getState()).trustees?.trustees?.[0]).not.toHaveProperty(
      'is_existing_trustee_ben_owner',
    );
  });
});
