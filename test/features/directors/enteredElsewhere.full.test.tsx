import { screen, waitFor } from '@testing-library/react';
import type { Application, Person } from '#domain/application.ts';
import { BeneficialOwnersStep } from '#features/beneficial_owners/index.ts';
import { DirectorsStep } from '#features/directors/index.ts';
import { OthersStep } from '#features/others/index.ts';
import { TrusteesStep } from '#features/trustees/index.ts';
import { aCompanyOf, block, IDENTIFIED, inBlock, known, next, renderPeople } from '#test/support/peopleStep.tsx';
import { useServer } from '#test/support/server.ts';
import { ana, bo, savedOf } from '#test/support/whoQuestions.tsx';

const OFFER = { ...IDENTIFIED, request_individuals_with_other_roles: true };
const cy = known('Cy', 'Day', { dateOfBirth: '05/06/1975' });
const otherAna = known('ana', 'Li', { id: 'other', dateOfBirth: '02/05/1990' });
const offered = () =>
  screen
    .queryAllByRole('button', { name: /^Add (?!director|beneficial|trustee|individual)/ })
    .map((button) => button.getAttribute('aria-label'));

const COMPANY = aCompanyOf(OFFER);
const TRUST: Application = {
  investor_details: { investor_type: 'trust_superfund', trusteeType: 'individual', trustName: 'Harbour Trust' },
};
const owners = (...people: Person[]) => ({ beneficial_owners: { beneficialOwners: people } });
const others = (...people: Person[]) => ({ others: { others: people } });
const directors = (...people: Person[]) => ({ directors: { directors: people } });

useServer();

it.each<[string, Parameters<typeof renderPeople>[0], Parameters<typeof renderPeople>[1], Application, string[]]>([
  ['an owner', DirectorsStep, 'directors', { ...COMPANY, ...owners(ana) }, ['Add Ana Li']],
  [
    'two of one name by birthday',
    DirectorsStep,
    'directors',
    { ...COMPANY, ...owners(ana, otherAna) },
    ['Add Ana Li, born 27/03/1984', 'Add ana Li, born 02/05/1990'],
  ],
  ['an individual to owners', BeneficialOwnersStep, 'beneficial_owners', { ...COMPANY, ...others(cy) }, ['Add Cy Day']],
  ['an owner to trustees', TrusteesStep, 'trustees', { ...TRUST, ...owners(bo) }, ['Add Bo Mo']],
  ['a director to individuals', OthersStep, 'others', { ...COMPANY, ...directors(bo) }, ['Add Bo Mo']],
])('[2-BO-12, 2-TRU-10] offers %s', async (_what, Step, name, application, expected) => {
  await renderPeople(Step, name, { offer: OFFER, application });
  expect(offered()).toEqual(expected);
});

it('[2-BO-12] makes a director of an owner, who stays one person', async () => {
  const application = { ...COMPANY, ...directors(bo), ...owners(ana) };
  const view = await renderPeople(DirectorsStep, 'directors', { offer: OFFER, application });
  await view.user.click(screen.getByRole('button', { name: 'Add Ana Li' }));
  expect(block('Director 2')).toHaveTextContent('Ana Li');
  await view.user.click(next());

  await waitFor(() => expect(savedOf(view).directors?.directors).toMatchObject([{ id: bo.id }, { id: ana.id }]));
  expect(savedOf(view).beneficial_owners?.beneficialOwners).toMatchObject([{ id: ana.id, legalFirstName: 'Ana' }]);
  expect(view.store.getState().people.ids).toHaveLength(2);
});

it('[2-BO-11, 2-BO-12] ticks a trustee who was picked among the owners as one, so that they stay', async () => {
  const application = { ...TRUST, ...owners(bo) };
  const view = await renderPeople(TrusteesStep, 'trustees', { offer: OFFER, application });
  await view.user.click(screen.getByRole('button', { name: 'Add Bo Mo' }));
  expect(inBlock('Trustee 1').getByRole('checkbox', { name: /also a beneficial owner/ })).toBeChecked();
});
