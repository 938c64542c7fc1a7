import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { stepDrafted } from '#store/events.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { UndoNotice } from '#src/wizard/UndoNotice.tsx';
import { aStoreAt } from '#test/support/stepStore.ts';
import { withoutIds } from '#test/support/withoutIds.ts';

const APPLICATION = {
  investor_details: { investor_type: 'company' as const, companyName: 'Acme Pty Ltd' },
  directors: { directors: [{ legalFirstName: 'Ana' }, { legalFirstName: 'Bo' }] },
};

function renderNotice() {
  const store = aStoreAt('investor_details', { application: APPLICATION });
  const onUndone = jest.fn();
  render(
    <Provider store={store}>
      <UndoNotice onUndone={onUndone} />
    </Provider>,
  );
  const drop = () =>
    act(
      async () =>
        void store.dispatch(saveStepAndContinue('investor_details', { investor_type: 'individual', investors: [{}] })),
    );
  return { store, onUndone, drop, user: userEvent.setup({ delay: null }) };
}

describe('the notice of what was removed', () => {
  it('[2-STEP-31] says what went, and brings it back', async () => {
    const { store, onUndone, drop, user } = renderNotice();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await drop();
    expect(await screen.findByText(/^Removed/)).toHaveTextContent(
      /^Removed 1 company \(Acme Pty Ltd\), 2 directors \(Ana and Bo\)$/,
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(withoutIds(selectApplication(store.getState()))).toEqual(APPLICATION);
    expect(onUndone).toHaveBeenCalledTimes(1);
  });

  it('[2-STEP-31, 2-STEP-36] asks first where Undo would replace what was entered since, and names it', async () => {
    const { store, onUndone, drop, user } = renderNotice();
    const typed = { investor_type: 'individual' as const, investors: [{ id: 'cy', legalFirstName: 'Cy' }] };
    await drop();
    act(() => void store.dispatch(stepDrafted({ name: 'investor_details', values: typed })));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Replace what you have entered since?' });
    expect(dialog).toHaveTextContent('Undo restores 1 company (Acme Pty Ltd), 2 directors (Ana and Bo).');
    expect(dialog).toHaveTextContent('It replaces what you have entered since in Investor details.');
    expect(dialog).toHaveTextContent('This removes Cy.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
    expect(selectStepDraft(store.getState(), 'investor_details')).toEqual(typed);
    expect(onUndone).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
    expect(withoutIds(selectApplication(store.getState()))).toEqual(APPLICATION);
    expect(onUndone).toHaveBeenCalledTimes(1);
  });

  it('goes away when it is closed, and comes with the next removal', async () => {
    const { store, drop, user } = renderNotice();

    await drop();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(
      () =>
        void store.dispatch(
          saveStepAndContinue('investor_details', {
            investor_type: 'joint_individual',
            investors: [{ legalFirstName: 'Cy' }, {}],
          }),
        ),
    );
    act(() => void store.dispatch(saveStepAndContinue('investor_details', { investor_type: 'company' })));

    expect(await screen.findByText(/^Removed/)).toHaveTextContent(/^Removed Cy$/);
  });
});
