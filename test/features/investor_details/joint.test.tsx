import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Application, InvestorDetails, Person } from '#domain/application.ts';
import type { User } from '#domain/session.ts';
import { investorTypeLabels } from '#domain/texts/person.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectShelfEntry } from '#store/selectors/shelfSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { aDemoOffer, aPerson, withEvidence } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const PLAIN = aDemoOffer('emberfield-copper', { require_aml_kyc: false });
const CONTACT: Application = {
  contact_details: {
    first_name: 'Ann',
    last_name: 'Lee',
    email_address: 'a@b.co',
    tel_mobile: '+61 412 345 678',
    holdingProfileType: 'NEW',
    applicant_role: 'investor',
  },
};
const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];
const ISSUER = { id: 5, username: 'ivy', is_acting_as_issuer: true } as User;

const persons = (count: number): Person[] =>
  NAMES.slice(0, count).map((legalFirstName) => withEvidence(aPerson({ legalFirstName, legalLastName: 'Lee' }), PLAIN));
const joint = (count: number): InvestorDetails => ({ investor_type: 'joint_individual', investors: persons(count) });
const individual = (): InvestorDetails => ({ investor_type: 'individual', investors: persons(1) });

async function renderStep(
  investor_details: InvestorDetails,
  {
    user: signedIn = null,
    offer = PLAIN,
    application = CONTACT,
  }: { user?: User | null; offer?: typeof PLAIN; application?: Application } = {},
) {
  const store = aStoreAt('investor_details', {
    offer,
    user: signedIn,
    application: { ...application, investor_details },
  });
  const view = renderWithStore(<InvestorDetailsStep />, store);
  await act(async () => undefined);
  return { ...view, user: userEvent.setup({ delay: null }) };
}

const next = () => screen.getByRole('button', { name: 'Next' });
const addJoint = () => screen.queryByRole('button', { name: 'Add joint investor' });
const typeOf = (label: string) => screen.getByRole('radio', { name: label });
const cards = () => screen.getAllByRole('group').filter((group) => group.tagName === 'DETAILS') as HTMLDetailsElement[];
const headings = () => cards().map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const deleteButtons = () => screen.queryAllByRole('button', { name: 'Delete investor' });
const firstNames = () => screen.getAllByLabelText('Legal first name').map((input) => (input as HTMLInputElement).value);
const summaryOf = (index: number) => cards()[index]?.querySelector('summary') as HTMLElement;
const saved = (store: Parameters<typeof selectApplication>[0]) => selectApplication(store).investor_details;

describe('the type of the owner', () => {
  useServer();
  beforeEach(() =>
    server.use(
      http.get(at('/api/registry__country/'), () => HttpResponse.json({ results: [{ id: 16, name: 'AUSTRALIA' }] })),
    ),
  );

  it('[2-INV-05, 2-INV-06, 2-INV-10, 2-INV-01] offers the six types, individual chosen', async () => {
    await renderStep({});

    const radios = within(
      screen.getByRole('radiogroup', { name: 'Who will own the shares?' }),
    ).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(Object.keys(investorTypeLabels));
    expect(typeOf('Individual')).toBeChecked();
  });

  it('[2-INV-16, 2-INV-18, 2-INV-19, 2-INV-11] makes joint investors of an individual with one press, the first as they were', async () => {
    const { user } = await renderStep(individual());
    await user.type(screen.getByLabelText(/^Middle names/), 'Elin');

    await user.click(addJoint() as HTMLElement);

    expect(typeOf('Joint individuals')).toBeChecked();
    expect(headings()).toEqual(['Primary investor details', 'Joint investor details']);
    expect(firstNames()).toEqual(['Ann', '']);
    expect(screen.getAllByLabelText(/^Middle names/)[0]).toHaveValue('Elin');
    expect(screen.getAllByLabelText(/^Title/)[1]).toHaveFocus();
  });

  it('[2-INV-21, 2-INV-23, 2-INV-20] adds joint investors up to four persons, told apart by number', async () => {
    const { user } = await renderStep(joint(2));

    expect(screen.getByText('Up to 2 more')).toBeInTheDocument();
    await user.click(addJoint() as HTMLElement);
    await user.click(addJoint() as HTMLElement);

    expect(headings()).toEqual([
      'Primary investor details',
      'Joint investor 1',
      'Joint investor 2',
      'Joint investor 3',
    ]);
    expect(addJoint()).not.toBeInTheDocument();
  });

  it('[2-INV-22, 2-INV-53] deletes joint investors only, and not the last of them', async () => {
    const { user } = await renderStep(joint(3));
    expect(deleteButtons()).toHaveLength(2);

    await user.click(deleteButtons()[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));

    expect(firstNames()).toEqual(['Ann', 'Cy']);
    expect(deleteButtons()).toHaveLength(0);
    await waitFor(() => expect(addJoint()).toHaveFocus());
  });

  it('[2-INV-17, 2-INV-14] trims the list to the first on the way back to individual, says so before, and gives it back with Undo', async () => {
    const { user, store, unmount } = await renderStep(joint(3));

    await user.click(typeOf('Individual'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('This removes Bo Lee and Cy Lee.');
    expect(screen.getByRole('radio', { name: 'Joint individuals', hidden: true })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove' }));

    expect(firstNames()).toEqual(['Ann']);
    expect(selectStepDraft(store.getState(), 'investor_details')).toMatchObject({
      investor_type: 'individual',
      investors: [{ legalFirstName: 'Ann' }],
    });
    expect(selectShelfEntry(store.getState())?.removed).toBe('2 investors');
    act(() => void store.dispatch(undoRemoval()));
    unmount();
    renderWithStore(<InvestorDetailsStep />, store);
    expect(firstNames()).toEqual(['Ann', 'Bo', 'Cy']);
  });

  it('[2-INV-11, 2-INV-15] asks nothing about a person who was only filled in from the contact details, and fills them in again', async () => {
    const { user, store } = await renderStep({});

    await user.click(typeOf('Partnership'));
    expect(await screen.findByLabelText('Registered partnership name')).toBeInTheDocument();
    expect(selectShelfEntry(store.getState())).toBeNull();
    await user.click(typeOf('Individual'));

    expect(firstNames()).toEqual(['Ann']);
  });

  it('[2-INV-17, 2-INV-15] asks nothing about joint investors whom nobody touched', async () => {
    const { user, store } = await renderStep({});
    await user.click(typeOf('Joint individuals'));

    await user.click(typeOf('Bare trust'));

    expect(await screen.findByRole('heading', { level: 2, name: 'Trustee 1' })).toBeInTheDocument();
    expect(selectShelfEntry(store.getState())).toBeNull();
  });

  it.each([
    ['individual', 1],
    ['joint_individual', 2],
    ['bare_trust', 1],
  ] as const)(
    '[2-INV-14, 2-INV-16] has its blocks as %s where what was set aside had none',
    async (investor_type, count) => {
      await renderStep({ investor_type, investors: [] });

      expect(screen.getAllByLabelText('Legal first name')).toHaveLength(count);
    },
  );

  it('[2-INV-11] asks once anything was typed about them', async () => {
    const { user } = await renderStep({});
    await user.type(screen.getByLabelText(/^Middle names/), 'E');

    await user.click(typeOf('Partnership'));

    expect(await screen.findByRole('alertdialog')).toHaveTextContent('This removes Ann Lee.');
  });

  it('[2-INV-15] fills the primary investor alone from the contact details', async () => {
    await renderStep({ investor_type: 'joint_individual', investors: [{}, {}] });

    expect(firstNames()).toEqual(['Ann', '']);
  });

  it('[2-INV-12, 2-INV-02] judges by the rules of the type that is chosen now', async () => {
    const { user, store } = await renderStep({
      investor_type: 'joint_individual',
      investors: [persons(1)[0] ?? {}, {}],
    });
    await user.click(next());
    expect(screen.getAllByRole('link', { name: /^Joint investor 1: / }).map((link) => link.textContent)).toContain(
      'Joint investor 1: Please enter a legal first name',
    );

    await user.click(typeOf('Individual'));
    expect(screen.queryByRole('link', { name: /^Joint investor 1: / })).not.toBeInTheDocument();
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(saved(store.getState())).toMatchObject({
      investor_type: 'individual',
      investors: [{ legalFirstName: 'Ann' }],
    });
  });
});

describe('the block of a joint investor', () => {
  useServer();
  beforeEach(() =>
    server.use(
      http.get(at('/api/registry__country/'), () => HttpResponse.json({ results: [{ id: 16, name: 'AUSTRALIA' }] })),
    ),
  );

  it('[2-INV-24, 2-INV-26, 2-INV-65, 2-INV-20] folds and opens by its heading, and stays so', async () => {
    const { user, store, unmount } = await renderStep(joint(2));

    await user.click(summaryOf(0));
    await waitFor(() => expect(headings()).toEqual(['Primary investor', 'Joint investor details']));
    expect(cards()[0]?.open).toBe(false);
    expect(summaryOf(0)).toHaveTextContent('Ann Lee');
    await waitFor(() =>
      expect(selectStepDraft(store.getState(), 'investor_details')).toMatchObject({
        investors: [{ visible: false }, { visible: true }],
      }),
    );
    unmount();
    renderWithStore(<InvestorDetailsStep />, store);
    expect(cards().map(({ open }) => open)).toEqual([false, true]);
    await user.click(summaryOf(0));
    await waitFor(() => expect(cards()[0]?.open).toBe(true));
  });

  it('[2-INV-25, 2-INV-27] says folded that details are missing, and open, after Next, that they come first', async () => {
    const { user } = await renderStep({
      investor_type: 'joint_individual',
      investors: [...persons(1), { legalFirstName: 'Bo', legalLastName: 'Lee' }],
    });
    expect(summaryOf(1)).not.toHaveTextContent('Please');

    await user.click(next());
    expect(summaryOf(1)).toHaveTextContent('Bo Lee. Please complete before proceeding.');
    expect(summaryOf(0)).not.toHaveTextContent('Please');
    await user.click(summaryOf(1));

    await waitFor(() => expect(summaryOf(1)).toHaveTextContent('Bo Lee. Please complete details.'));
  });

  it('[2-INV-28] does not tell issuers to complete before proceeding', async () => {
    const { user } = await renderStep(
      { investor_type: 'joint_individual', investors: [...persons(1), { legalFirstName: 'Bo' }] },
      { user: ISSUER },
    );

    await user.click(next());

    expect(screen.getAllByRole('link', { name: /^Joint investor 1: / }).length).toBeGreaterThan(0);
    expect(summaryOf(1)).not.toHaveTextContent('Please complete before proceeding.');
  });

  it('opens a folded block whose error is followed from the summary', async () => {
    const { user } = await renderStep({
      investor_type: 'joint_individual',
      investors: [...persons(1), { visible: false }],
    });

    await user.click(next());
    await user.click(screen.getByRole('link', { name: 'Joint investor 1: Please enter a legal first name' }));

    await waitFor(() => expect(cards()[1]?.open).toBe(true));
    expect(screen.getAllByLabelText('Legal first name')[1]).toHaveFocus();
  });

  it('[2-INV-67, 2-INV-66] saves all four, each as typed, and follows a name that was typed', async () => {
    const { user, store } = await renderStep(joint(4));

    await user.type(screen.getAllByLabelText('Legal last name')[3] as HTMLElement, 's');
    await waitFor(() => expect(summaryOf(3)).toHaveTextContent('Di Lees'));
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(saved(store.getState())).toMatchObject({
      investor_type: 'joint_individual',
      investors: [...persons(3), { legalFirstName: 'Di', legalLastName: 'Lees' }],
    });
  });
});
