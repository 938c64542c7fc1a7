import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stepOpened } from '#store/events.ts';
import { selectStepDraft, selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { known } from '#test/support/peopleStep.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

const OFFER = aDemoOffer('emberfield-copper', { require_aml_kyc: false, application_terms_and_conditions: '' });

useServer();

/** A company's file, on the step of its directors. */
async function renderDirectors() {
  window.history.replaceState(null, '', '/offers/emberfield-copper/');
  const application = {
    ...anApplicationBy('company', OFFER),
    directors: { directors: [known('Ana', 'Li'), known('Tomas', 'Vale')] },
  };
  const store = aStoreOnReview({ offer: OFFER, application });
  store.dispatch(stepOpened({ name: 'directors' }));
  const view = renderWithStore(<Wizard />, store);
  await screen.findByRole('heading', { level: 1, name: /Director details/ });
  const user = userEvent.setup({ delay: null });
  const removeSecond = async () => {
    const card = (await screen.findByRole('heading', { level: 2, name: 'Director 2' })).closest('details');
    if (card === null) throw new Error('There is no block of a second director');
    await user.click(within(card).getByText('Director 2'));
    await user.click(within(card).getByRole('button', { name: 'Delete director', hidden: true }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  };
  return { ...view, user, removeSecond };
}

it('[2-STEP-31] Undo on the same step takes one to who is back', async () => {
  const { user, removeSecond } = await renderDirectors();

  await removeSecond();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  const heading = await screen.findByRole('heading', { level: 2, name: 'Director 2' });
  expect(heading.closest('summary')).toHaveFocus();
});

it('[2-STEP-31] Undo right after a key, without the field being left, brings back who was removed and keeps the key', async () => {
  const { store, user, removeSecond } = await renderDirectors();
  await removeSecond();
  const button = await screen.findByRole('button', { name: 'Undo' });
  await user.click(screen.getByText('Director 1'));
  const [first] = screen.getAllByLabelText('Legal first name');
  if (!first) throw new Error('No first director');
  fireEvent.change(first, { target: { value: 'Anna' } });

  // A tap on a phone takes the focus from no field.
  fireEvent.click(button);
  await screen.findByRole('heading', { level: 2, name: 'Director 2' });

  const { directors } = selectStepDraft(store.getState(), 'directors') ??
    selectStepValues(store.getState(), 'directors') ?? { directors: [] };
  expect(directors?.map(({ legalFirstName }) => legalFirstName)).toEqual(['Anna', 'Tomas']);
});
