/** Undo and the limit of a list: nobody comes back beyond it, and nobody is lost. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { InvestorDetails, PersonEntry } from '#domain/application.ts';
import { UndoNotice } from '#src/wizard/UndoNotice.tsx';
import { stepDrafted } from '#store/events.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectShelfEntry } from '#store/selectors/shelfSelectors.ts';
import { previewAnswer } from '#store/steps/answers.ts';
import { giveAnswer } from '#store/steps/giveAnswer.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const name = 'investor_details';
const person = (id: string): PersonEntry => ({ id, legalFirstName: id, legalLastName: 'Li' });
const jointly = (...ids: string[]): InvestorDetails => ({
  investor_type: 'joint_individual',
  investors: ids.map(person),
});

/** Four people invest jointly, one of them is deleted, and one is added since. */
function aStoreWithOneAdded() {
  const before = jointly('Ann', 'Bo', 'Cy', 'Di');
  const after = jointly('Ann', 'Bo', 'Di');
  const store = aStoreAt(name, { application: { investor_details: before } });
  const change = { name, before, after, kept: after } as const;
  store.dispatch(giveAnswer(change, store.dispatch(previewAnswer(change))));
  const now = jointly('Ann', 'Bo', 'Di', 'Ed');
  store.dispatch(stepDrafted({ name, values: now }));
  return { store, now };
}

const investors = (store: ReturnType<typeof aStoreAt>) =>
  selectStepDraft(store.getState(), name)?.investors?.map(({ id }) => id);

it('[2-INV-23] Undo says why nobody can come back into a full list, and keeps who was added and who was deleted', async () => {
  const { store, now } = aStoreWithOneAdded();
  const user = userEvent.setup({ delay: null });
  render(
    <Provider store={store}>
      <UndoNotice onUndone={() => undefined} />
    </Provider>,
  );

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  const dialog = await screen.findByRole('alertdialog', { name: 'There is no room to undo this' });
  expect(dialog).toHaveTextContent('You can add up to 4 investors.');
  expect(dialog).toHaveTextContent('Delete what you have added since, then choose Undo again.');
  expect(selectStepDraft(store.getState(), name)).toEqual(now);
  const ok = within(dialog).getByRole('button', { name: 'OK' });
  expect(ok).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dialog).not.toBeInTheDocument();

  act(() => void store.dispatch(stepDrafted({ name, values: jointly('Ann', 'Bo', 'Di') })));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(investors(store)).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
});

it('[2-INV-23] Undo brings nobody back beyond the limit, however it is asked', () => {
  const { store } = aStoreWithOneAdded();

  expect(store.dispatch(undoRemoval())).toBe(false);

  expect(investors(store)).toEqual(['Ann', 'Bo', 'Di', 'Ed']);
  expect(selectShelfEntry(store.getState())).not.toBeNull();
});
