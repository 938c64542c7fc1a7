import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Application, Person } from '#domain/application.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import { blankTaxInvestor } from '#domain/tax.ts';
import { stepDrafted } from '#store/events.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectShelfEntry } from '#store/selectors/shelfSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { anId } from '#test/support/renderStoreDevice.ts';
import { inBlock, known, next, renderPeople } from '#test/support/peopleStep.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

const TFNS = ['123456782', '876543210', '112474082', '565051603'];
const people = ['Ana', 'Bo', 'Cy', 'Dee'].map((name, index) => known(name, 'Li', { id: anId(900 + index) }));

/** Joint investors; the first three have declared, each with a number of their own. */
function joint(investors: Person[], declared = investors.slice(0, 3)): Application {
  return {
    investor_details: { investor_type: 'joint_individual', investors },
    tax_details: {
      tax_type: 'I',
      investor_type: 'INDIV',
      investors: declared.map((person) => ({
        ...blankTaxInvestor(`${person.legalFirstName} Li`),
        id: person.id ?? '',
        tfn: TFNS[people.indexOf(person)] ?? '',
      })),
      submit_person_name: 'Ana Li',
    },
  };
}

type Store = Awaited<ReturnType<typeof renderPeople>>['store'];
const declared = (store: Store) =>
  selectApplication(store.getState()).tax_details?.investors?.map(({ investor_name: name, tfn }) => [name, tfn]);

/** Whom the tax step asks, by the names of its blocks. */
async function askedOf(store: Store) {
  cleanup();
  renderWithStore(<TaxDetailsStep />, store);
  await act(async () => undefined);
  return screen
    .getAllByRole('textbox', { name: taxTexts.investorName })
    .map((field) => (field as HTMLInputElement).value);
}

async function remove(application: Application, title: string) {
  const { user, store } = await renderPeople(InvestorDetailsStep, 'investor_details', { application });
  const open = inBlock(title).queryByRole('button', { name: 'Delete investor' });
  await user.click(open ?? inBlock(title).getByText(title));
  const dialog = await screen.findByRole('alertdialog');
  const said = dialog.textContent;
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  return { user, store, said };
}

describe('tax declarations of joint investors', () => {
  useServer();

  it('[3-TAX-28, 3-TAX-32] go with the investor who is deleted, which is said before, and stay under everybody else’s name', async () => {
    const [ana, bo, cy] = people as [Person, Person, Person, Person];
    const { user, store, said } = await remove(joint([ana, bo, cy]), 'Joint investor 1');

    expect(said).toContain('1 tax declaration');
    await user.click(next());
    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(declared(store)).toEqual([
      ['Ana Li', TFNS[0]],
      ['Cy Li', TFNS[2]],
    ]);

    act(() => void store.dispatch(undoRemoval()));
    expect(declared(store)).toEqual([
      ['Ana Li', TFNS[0]],
      ['Bo Li', TFNS[1]],
      ['Cy Li', TFNS[2]],
    ]);
  });

  it('[3-TAX-28] come back with the investor by Undo where they were only typed, and what was typed since stays', async () => {
    const [ana, bo, cy] = people as [Person, Person, Person, Person];
    const { investor_details, tax_details } = joint([ana, bo, cy]);
    const { user, store } = await renderPeople(InvestorDetailsStep, 'investor_details', {
      application: investor_details ? { investor_details } : {},
    });
    act(() => void store.dispatch(stepDrafted({ name: 'tax_details', values: tax_details ?? {} })));
    await user.click(inBlock('Joint investor 1').getByText('Joint investor 1'));
    await user.click(inBlock('Joint investor 1').getByRole('button', { name: 'Delete investor' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('1 tax declaration');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    const typed = () => selectStepDraft(store.getState(), 'tax_details')?.investors?.map(({ tfn }) => tfn);
    expect(typed()).toEqual([TFNS[0], TFNS[2]]);
    expect(selectShelfEntry(store.getState())?.removed).toContain('1 tax declaration');

    const draft = selectStepDraft(store.getState(), 'tax_details');
    act(
      () => void store.dispatch(stepDrafted({ name: 'tax_details', values: { ...draft, submit_person_name: 'Ana' } })),
    );
    act(() => void store.dispatch(undoRemoval()));

    expect(typed()).toEqual([TFNS[0], TFNS[1], TFNS[2]]);
    expect(selectStepDraft(store.getState(), 'tax_details')).toMatchObject({ submit_person_name: 'Ana' });
  });

  it('[3-TAX-28, 3-TAX-32] of four, give the fourth a blank one where there is room for it', async () => {
    const { user, store } = await remove(joint(people), 'Joint investor 1');

    await user.click(next());
    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(await askedOf(store)).toEqual(['Ana Li', 'Cy Li', 'Dee Li']);
    expect(declared(store)).toEqual([
      ['Ana Li', TFNS[0]],
      ['Cy Li', TFNS[2]],
    ]);
  });

  it('[3-TAX-28] are begun for an investor who is added, under their name', async () => {
    const [ana, bo, cy] = people as [Person, Person, Person, Person];
    const { user, store } = await renderPeople(InvestorDetailsStep, 'investor_details', {
      application: joint([ana, bo, cy], [ana, bo]),
    });

    await user.click(next());
    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(declared(store)).toEqual([
      ['Ana Li', TFNS[0]],
      ['Bo Li', TFNS[1]],
    ]);
    expect(await askedOf(store)).toEqual(['Ana Li', 'Bo Li', 'Cy Li']);
  });
});
