/** A controlling person or a country that was only just added, in answers that come after. */
import { screen, within } from '@testing-library/react';
import type { TaxInvestor } from '#domain/application.ts';
import { server, useServer } from '#test/support/server.ts';
import { agree, countriesKnown, give, QUESTIONS, renderTax, typedBlock, type TaxView } from '#test/support/taxForm.tsx';

useServer();
beforeEach(() => server.use(countriesKnown));

const PASSIVE: TaxInvestor = {
  is_aus_retired_fund: false,
  is_financial_institution: false,
  is_entity_managed_by_others: false,
  is_active_financial_entity: false,
};
const names = () => screen.getAllByLabelText('Name of the controlling person');

async function typeSecondPerson({ user }: TaxView): Promise<void> {
  await user.type(names()[0] as HTMLElement, 'Ann Bell');
  await user.click(screen.getByRole('button', { name: 'Add controlling person' }));
  await user.type(names()[1] as HTMLElement, 'Bo Day');
}

it('[2-STEP-31, 3-TIN-09] asks nobody whether a controlling person goes who was just typed and answers on', async () => {
  const view = await renderTax('C', PASSIVE);
  await give(view, 'controlling_person_needed', true);
  await typeSecondPerson(view);

  for (const group of screen.getAllByRole('radiogroup', { name: QUESTIONS['has_tin'] ?? '' })) {
    await view.user.click(within(group).getByLabelText('Yes'));
    expect(await agree(view)).toBeUndefined();
  }

  expect(screen.getAllByLabelText('TIN')).toHaveLength(2);
  expect(typedBlock(view)?.cpTinDetails).toMatchObject([{ cp_name: 'Ann Bell' }, { cp_name: 'Bo Day' }]);
});

it('[2-STEP-31, 3-CP-07] names the one of two just typed who is deleted, and gives everybody an id of their own', async () => {
  const view = await renderTax('C', PASSIVE);
  await give(view, 'controlling_person_needed', true);
  await typeSecondPerson(view);

  await view.user.click(screen.getByRole('button', { name: 'Delete controlling person Controlling person 1' }));
  expect(await agree(view)).toBe('1 controlling person (Ann Bell)');
  await view.user.click(screen.getByRole('button', { name: 'Add controlling person' }));

  const ids = typedBlock(view)?.cpTinDetails?.map(({ id }) => id) ?? [];
  expect(ids.every(Boolean)).toBe(true);
  expect(new Set(ids).size).toBe(2);
});
