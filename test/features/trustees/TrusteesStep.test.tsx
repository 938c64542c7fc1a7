import { screen, waitFor, within } from '@testing-library/react';
import type { Application, Person } from '#domain/application.ts';
import { TrusteesStep } from '#features/trustees/index.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { IDENTIFIED, inBlock, known, next, PLAIN, renderPeople, titles } from '#test/support/peopleStep.tsx';
import { useServer } from '#test/support/server.ts';

const licence: Partial<Person> = {
  idType: "Driver's licence",
  idStateOfIssue: 'VIC',
  idNumber: '123456789',
  idCardNumber: 'P1234567',
};
const ana = known('Ana', 'Li', licence);
const bo = known('Bo', 'Mo', licence);
const trust = (trustees: Person[], rest: Application = {}): Application => ({
  investor_details: {
    investor_type: 'trust_superfund',
    trusteeType: 'individual',
    trustType: 'family',
    trustName: 'Li Family Trust',
    registered_country: 'AU',
  },
  trustees: { trustees },
  ...rest,
});
const renderTrustees = (application: Application, offer = IDENTIFIED) =>
  renderPeople(TrusteesStep, 'trustees', { offer, application });
const addButton = () => screen.queryByRole('button', { name: 'Add trustee' });
const tick = (title: string) =>
  inBlock(title).queryByRole('checkbox', { name: 'This trustee is also a beneficial owner' });

describe('trustees', () => {
  useServer();

  it('[2-TRU-02, 2-TRU-05] adds three to the first, and no more', async () => {
    const { user } = await renderTrustees(trust([ana]));

    expect(screen.getByText('Up to 3 more')).toBeInTheDocument();
    for (let count = 0; count < 3; count += 1) await user.click(screen.getByRole('button', { name: 'Add trustee' }));

    expect(titles()).toEqual(['Trustee 1', 'Trustee 2', 'Trustee 3', 'Trustee 4']);
    expect(addButton()).not.toBeInTheDocument();
  });

  it('[2-TRU-03, 2-TRU-04] deletes, after asking, and asks for one when none is left', async () => {
    const { user } = await renderTrustees(trust([ana]));

    await user.click(inBlock('Trustee 1').getByRole('button', { name: 'Delete trustee' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('This removes Ana Li.');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await user.click(next());

    expect(screen.getByRole('link', { name: 'At least one trustee is required' })).toBeInTheDocument();
  });

  it('[2-BO-12, 2-TRU-09] enters who is ticked as a beneficial owner too, as the same person', async () => {
    const { user, store } = await renderTrustees(trust([ana, bo]));

    await user.click(tick('Trustee 2') as HTMLElement);
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('beneficial_owners'));
    const application = selectApplication(store.getState());
    expect(application.trustees).toEqual({ trustees: [ana, { ...bo, is_existing_trustee_ben_owner: true }] });
    expect(application.beneficial_owners?.beneficialOwners).toMatchObject([
      { legalFirstName: 'Bo', prefill: 'trustees.trustees.1', was_prefilled_trustee: true },
    ]);
    expect(store.getState().people.ids).toHaveLength(2);
  });

  it('[2-BO-11, 2-BO-12] says what taking the tick back removes, and removes it with the save', async () => {
    const owners = {
      beneficialOwners: [
        { ...bo, prefill: 'trustees.trustees.1', was_prefilled_trustee: true, is_existing_trustee_ben_owner: true },
      ],
    };
    const { user, store } = await renderTrustees(
      trust([ana, { ...bo, is_existing_trustee_ben_owner: true }], { beneficial_owners: owners }),
    );

    await user.click(tick('Trustee 2') as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('This removes 1 beneficial owner (Bo Mo).');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(tick('Trustee 2')).not.toBeChecked();
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('beneficial_owners'));
    expect(selectApplication(store.getState()).beneficial_owners?.beneficialOwners).toEqual([]);
  });

  it('[2-BO-12] asks for no owners where the offer does not', async () => {
    await renderTrustees(trust([known('Cy', 'Ray')]), PLAIN);

    expect(tick('Trustee 1')).not.toBeInTheDocument();
  });
});
