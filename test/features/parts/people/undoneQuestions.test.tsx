import { act, screen, waitFor } from '@testing-library/react';
import { BeneficialOwnersStep } from '#features/beneficial_owners/index.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { aCompanyOf, IDENTIFIED, inBlock, known, next, renderPeople } from '#test/support/peopleStep.tsx';
import { useServer } from '#test/support/server.ts';
import {
  licence,
  ana,
  bo,
  NEWCOMER,
  ANA,
  stepOf,
  savedOf,
  question,
  press,
  type,
  declaring,
  contact,
  second,
  renderInvestor,
} from '#test/support/whoQuestions.tsx';

useServer();

it('[2-STEP-31, 3-TAX-32] gives back whom somebody else was typed over, and takes that one away again', async () => {
  const view = await renderInvestor(declaring([contact, second], '123456782'));
  await type(view, { ...NEWCOMER, 'Legal last name': 'Day' }, inBlock('Joint investor details'));
  await question('Is this still Bo Mo?');
  await press(view, 'No, this is someone else');
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
