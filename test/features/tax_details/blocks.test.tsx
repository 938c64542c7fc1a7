/** The blocks of the tax step: they come, go and fold. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Application } from '#domain/application.ts';
import { prefilledFromInvestor } from '#domain/tax/prefilledNames.ts';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { aDemoOffer, aPerson, aUser } from '#test/support/applications.ts';
import { block, known } from '#test/support/peopleStep.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { agree, countriesKnown, give, preloadQuestion, renderTax, typedBlock } from '#test/support/taxForm.tsx';

useServer();
beforeEach(() => server.use(countriesKnown));

const OFFER = aDemoOffer('emberfield-copper');
const JANE: Application = { investor_details: { investor_type: 'individual', investors: [aPerson()] } };
const next = () => screen.getByRole('button', { name: 'Next' });
const add = () => screen.queryByRole('button', { name: 'Add investor' });
const blocks = () => screen.queryAllByLabelText('Investor name');
const summaryOf = (title: string) => block(title).querySelector('summary') as HTMLElement;

async function renderIndividual({ application = JANE, isIssuer = false } = {}) {
  await preloadQuestion();
  const user = isIssuer ? aUser({ is_acting_as_issuer: true }) : null;
  const view = renderWithStore(<TaxDetailsStep />, aStoreAt('tax_details', { offer: OFFER, application, user }));
  await act(async () => undefined);
  return { ...view, user: userEvent.setup({ delay: null }) };
}

it('[3-TAX-32, 3-TAX-33] adds investors up to three, whose name takes focus, and deletes those who were added', async () => {
  const view = await renderIndividual();
  const { user, store } = view;
  expect(screen.queryByRole('button', { name: 'Delete investor' })).toBeNull();

  await user.click(add() as HTMLElement);
  expect(blocks()[1]).toHaveFocus();
  await user.type(blocks()[1] as HTMLElement, 'Bo Day');
  await user.type(within(block('Investor 2')).getByLabelText('TFN'), '123456782');
  await user.click(add() as HTMLElement);
  expect(blocks()).toHaveLength(3);
  expect(add()).toBeNull();
  expect(within(block('Investor 1')).queryByRole('button', { name: 'Delete investor' })).toBeNull();

  await user.click(within(block('Investor 2')).getByRole('button', { name: 'Delete investor' }));
  expect(await agree(view)).toBe('1 tax declaration (Bo Day)');
  expect(blocks().map((each) => (each as HTMLInputElement).value)).toEqual(['Ms Jane Citizen', '']);
  expect(add()).toHaveFocus();
  await act(async () => void store.dispatch(undoRemoval()));

  const draft = selectStepDraft(store.getState(), 'tax_details')?.investors;
  expect(draft?.map(({ investor_name: name, tfn }) => [name, tfn])).toEqual([
    ['Ms Jane Citizen', ''],
    ['Bo Day', '123456782'],
    ['', ''],
  ]);
});

it('[2-STEP-31, 3-TAX-32] Undo of a removed investor leaves what is being typed in the form since', async () => {
  const joint = (...names: string[]): Application => ({
    investor_details: { investor_type: 'joint_individual', investors: names.map((name) => known(name, 'Li')) },
  });
  const view = await renderIndividual({ application: joint('Ana', 'Bo', 'Cy') });
  const { user, store, unmount } = view;
  await user.type(screen.getByLabelText('Name'), 'Ana Li');
  await user.type(within(block('Investor 3')).getByLabelText('TFN'), '123456782');
  await user.click(next());
  act(
    () =>
      void store.dispatch(
        saveStep('investor_details', joint('Ana', 'Bo').investor_details ?? {}, prefilledFromInvestor),
      ),
  );
  unmount();

  renderWithStore(<TaxDetailsStep />, store);
  await act(async () => undefined);
  await user.type(within(block('Investor 2')).getByLabelText('TFN'), '876543210');
  await user.tab();
  await act(async () => void store.dispatch(undoRemoval()));

  const draft = selectStepDraft(store.getState(), 'tax_details')?.investors;
  expect(draft?.map(({ id, tfn }) => [id, tfn])).toEqual([
    ['ana-li', ''],
    ['bo-li', '876543210'],
    ['cy-li', '123456782'],
  ]);
});

it('[3-TAX-33] has one block of an entity, and none to add', async () => {
  await renderTax('C');

  expect(blocks()).toHaveLength(1);
  expect(add()).toBeNull();
});

it('[3-TAX-32] deletes nobody who invests: they declare', async () => {
  await renderIndividual({
    application: {
      investor_details: { investor_type: 'joint_individual', investors: [aPerson(), known('Tomas', 'Vale')] },
    },
  });

  expect(blocks()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Delete investor' })).toBeNull();
});

it('[3-TAX-34, 3-TAX-35] a block with errors says so, folded and open', async () => {
  const { user } = await renderIndividual();
  await user.click(add() as HTMLElement);

  await user.click(next());
  expect(summaryOf('Investor 2')).toHaveTextContent('Please complete before proceeding.');
  expect(summaryOf('Investor 1')).not.toHaveTextContent('Please complete');
  await user.click(within(summaryOf('Investor 2')).getByText('Investor 2'));

  expect(summaryOf('Investor 2')).toHaveTextContent('Please complete details.');
  expect(screen.getByRole('link', { name: 'Investor 2: Investor name: This field is required' })).toBeInTheDocument();
});

it('[3-TAX-36] an issuer is told no more than what to complete', async () => {
  const { user } = await renderIndividual({ isIssuer: true });
  await user.selectOptions(screen.getByLabelText('Tax type'), 'Individual');
  await user.click(add() as HTMLElement);

  await user.click(next());

  expect(summaryOf('Investor 2')).not.toHaveTextContent('Please complete before proceeding.');
  expect(screen.getByRole('link', { name: 'Investor 2: Investor name: This field is required' })).toBeInTheDocument();
});

it.each(['Deceased', 'Government', 'Other'])('[3-TAX-20] an issuer may choose %s, nobody else', async (type) => {
  const { unmount } = await renderTax('C');
  expect(within(screen.getByLabelText('Tax type')).queryByRole('option', { name: type })).toBeNull();
  unmount();
  const { user } = await renderTax('C', {}, { isIssuer: true });

  await user.selectOptions(screen.getByLabelText('Tax type'), type);

  expect(screen.getByLabelText('Tax type')).toHaveDisplayValue(type);
});

it('[3-CP-07, 3-CP-11] picks whoever was entered before as controlling person, once, by one press', async () => {
  const view = await renderTax('C', {
    is_aus_retired_fund: false,
    is_financial_institution: false,
    is_entity_managed_by_others: false,
    is_active_financial_entity: false,
  });
  await give(view, 'controlling_person_needed', true);
  const offered = () =>
    screen
      .queryAllByRole('button', { name: /^Add (?!investor|controlling|another)/ })
      .map((button) => button.getAttribute('aria-label'));
  const [first] = offered();
  expect(first).toBeDefined();

  await view.user.click(screen.getByRole('button', { name: first ?? '' }));

  const name = (first ?? '').replace(/^Add /, '');
  expect(screen.getByLabelText('Name of the controlling person')).toHaveValue(name);
  expect(screen.getByLabelText('Date of birth')).not.toHaveValue('');
  expect(screen.getByLabelText('Address')).not.toHaveValue('');
  expect(offered()).not.toContain(first);
  expect(typedBlock(view)?.cpTinDetails).toHaveLength(1);
});
