import { act, screen, waitFor } from '@testing-library/react';
import type { Application, Person } from '#domain/application.ts';
import { BeneficialOwnersStep } from '#features/beneficial_owners/index.ts';
import { DirectorsStep } from '#features/directors/index.ts';
import { pickPerson } from '#domain/people/roles.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { aCompanyOf, IDENTIFIED, inBlock, next, renderPeople } from '#test/support/peopleStep.tsx';
import { useServer } from '#test/support/server.ts';
import { type View, ana, bo, NEWCOMER, ANA, stepOf, savedOf, press, type } from '#test/support/whoQuestions.tsx';

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

it('[2-STEP-31, 2-BO-06] Undo does not give it to an owner of whom it was taken before', async () => {
  const application = company([ana, bo], [ana, bo]);
  const [first, second] = application.beneficial_owners?.beneficialOwners ?? [];
  const without: Person = {
    ...second,
    roles: [{ name: 'Acme', roleOptions: ['Director'], role_types: ['Beneficial owner'] }],
  };
  const owners = { beneficialOwners: [first ?? {}, without] };
  const view = await renderDirectors({ ...application, beneficial_owners: owners });

  await view.user.click(inBlock('Director 2').getByRole('button', { name: 'Delete director' }));
  await press(view, 'Remove');
  await goOn(view);

  await act(async () => void view.store.dispatch(undoRemoval()));
  expect(savedOf(view).directors?.directors?.map(({ id }) => id)).toEqual([ana.id, bo.id]);
  expect(rolesOf(view)).toEqual([
    [ana.id, ['Beneficial owner', 'Director']],
    [bo.id, ['Beneficial owner']],
  ]);
});

it('[2-BO-06, 2-BO-12] is not that of somebody else who is typed over a director', async () => {
  const application = company([ana, bo], [bo]);
  const view = await renderPeople(BeneficialOwnersStep, 'beneficial_owners', { offer: IDENTIFIED, application });

  await type(view, NEWCOMER, inBlock('Beneficial owner 1'));
  await press(view, 'No, this is someone else');

  await waitFor(() => {
    const draft = selectStepDraft(view.store.getState(), 'beneficial_owners')?.beneficialOwners?.[0];
    expect(draft).toMatchObject({ legalFirstName: 'Cy', roles: [{ role_types: ['Beneficial owner'] }] });
  });
});
