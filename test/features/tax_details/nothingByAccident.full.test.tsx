/** An answer that clears something typed says so before, by name, and can be undone; any other asks nobody. */
import { act, screen } from '@testing-library/react';
import type { TaxInvestor, Tin } from '#domain/application.ts';
import { blankTin } from '#domain/tax.ts';
import { flushTypedInput } from '#features/ui/form/flushTypedInput.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { server, useServer } from '#test/support/server.ts';
import { agree, countriesKnown, give, QUESTIONS, renderTax, typedBlock } from '#test/support/taxForm.tsx';
import { withoutIds } from '#test/support/withoutIds.ts';

useServer();
beforeEach(() => server.use(countriesKnown));

const NOT_RETIRED: TaxInvestor = { is_aus_retired_fund: false, is_entity_managed_by_others: false };
const INSTITUTION: TaxInvestor = { ...NOT_RETIRED, is_financial_institution: true };
const WITHOUT_GIIN: TaxInvestor = { ...INSTITUTION, has_giin: false };
const TRADING: TaxInvestor = { ...NOT_RETIRED, is_financial_institution: false };
const GIIN = '98Q96B.00000.LE.250';
const FRANCE: Tin = { ...blankTin(), tax_country: 77, has_tin: true, tin: '123456789' };
const ANN: Tin = {
  ...FRANCE,
  ...blankTin('CONTROL_PERSON'),
  cp_name: 'Ann Bell',
  cp_dob: '01/02/1980',
  cp_address: '1 Rue',
};
const CONTROLLED: TaxInvestor = {
  ...TRADING,
  is_active_financial_entity: false,
  controlling_person_needed: true,
  cpTinDetails: [ANN],
};

const CLEARING: readonly {
  title: string;
  block: TaxInvestor;
  field: string;
  value: unknown;
  removed: string | undefined;
}[] = [
  {
    block: { tfn: '123456782' },
    title: '[2-STEP-31, 3-TAX-43]',
    field: 'tax_country_is_australia',
    value: false,
    removed: '1 tax number (Harbour)',
  },
  { block: {}, title: '[2-STEP-31, 3-TAX-43]', field: 'tax_country_is_australia', value: false, removed: undefined },
  {
    block: { has_other_tax_countries: true, tins: [FRANCE] },
    title: '[2-STEP-31, 3-TAX-42]',
    field: 'has_other_tax_countries',
    value: false,
    removed: '1 foreign tax number',
  },
  {
    block: { has_other_tax_countries: true, tins: [blankTin()] },
    title: '[2-STEP-31, 3-TAX-42]',
    field: 'has_other_tax_countries',
    value: false,
    removed: undefined,
  },
  {
    block: { has_other_tax_countries: true, tins: [FRANCE] },
    title: '[2-STEP-31, 3-TIN-09]',
    field: 'has_tin',
    value: false,
    removed: '1 foreign tax number',
  },
  {
    block: { ...INSTITUTION, giin: GIIN },
    title: '[2-STEP-31, 3-TAX-49]',
    field: 'is_aus_retired_fund',
    value: true,
    removed: '1 GIIN',
  },
  {
    block: { ...INSTITUTION, giin: GIIN },
    title: '[2-STEP-31, 3-GIIN-10]',
    field: 'is_financial_institution',
    value: false,
    removed: '1 GIIN',
  },
  {
    block: INSTITUTION,
    title: '[2-STEP-31, 3-GIIN-10]',
    field: 'is_financial_institution',
    value: false,
    removed: undefined,
  },
  {
    block: { ...INSTITUTION, giin: GIIN },
    title: '[2-STEP-31, 3-GIIN-11]',
    field: 'has_giin',
    value: false,
    removed: '1 GIIN',
  },
  {
    block: { ...WITHOUT_GIIN, giin_type: 'OTHER', other_reason: 'x' },
    title: '[2-STEP-31, 3-GIIN-11]',
    field: 'has_giin',
    value: true,
    removed: '1 written tax answer',
  },
  {
    block: {
      ...WITHOUT_GIIN,
      giin_type: 'SPONSORED_FINANCIAL_INSTITUTION',
      sponsoring_entity_name: 'Bank',
      sponsoring_entity_giin: GIIN,
    },
    title: '[2-STEP-31, 3-GIIN-15]',
    field: 'giin_type',
    value: 'EXEMPT',
    removed: '1 GIIN, 1 written tax answer',
  },
  {
    block: { ...WITHOUT_GIIN, giin_type: 'OTHER' },
    title: '[2-STEP-31, 3-GIIN-15]',
    field: 'giin_type',
    value: 'EXEMPT',
    removed: undefined,
  },
  {
    block: {
      ...INSTITUTION,
      is_entity_managed_by_others: true,
      cp_tax_country_outside_aus: true,
      controlling_person_needed: true,
      cpTinDetails: [ANN],
    },
    title: '[2-STEP-31, 3-CP-04]',
    field: 'is_entity_managed_by_others',
    value: false,
    removed: '1 controlling person (Ann Bell)',
  },
  {
    block: {
      ...TRADING,
      is_active_financial_entity: true,
      active_entity_no_tin_reason_type: 'OTHER',
      active_entity_no_tin_other_reason: 'x',
    },
    title: '[2-STEP-31, 3-NFE-08]',
    field: 'is_active_financial_entity',
    value: false,
    removed: '1 written tax answer',
  },
  {
    block: CONTROLLED,
    title: '[2-STEP-31, 3-NFE-08]',
    field: 'is_active_financial_entity',
    value: true,
    removed: '1 controlling person (Ann Bell)',
  },
  {
    block: CONTROLLED,
    title: '[2-STEP-31, 3-CP-07]',
    field: 'controlling_person_needed',
    value: false,
    removed: '1 controlling person (Ann Bell)',
  },
  {
    block: { ...CONTROLLED, cpTinDetails: [blankTin('CONTROL_PERSON')] },
    title: '[2-STEP-31, 3-CP-07]',
    field: 'controlling_person_needed',
    value: false,
    removed: undefined,
  },
];

it.each(CLEARING)(
  '$title $field to $value says that it removes $removed, and Undo brings every character back',
  async ({ block, field, value, removed }) => {
    const view = await renderTax('C', block);
    const before = withoutIds(selectApplication(view.store.getState()).tax_details?.investors?.[0]);

    expect(await give(view, field, value)).toBe(removed);
    if (removed === undefined) return;
    // The wizard does this before every Undo; the step is drawn without it here.
    await act(async () => {
      flushTypedInput();
      view.store.dispatch(undoRemoval());
    });

    expect(withoutIds(typedBlock(view))).toMatchObject(before ?? {});
  },
);

it('[2-STEP-31, 3-TAX-21, 3-TAX-22] another tax type says what of the entity goes, Keep leaves all, and Undo brings it back', async () => {
  const view = await renderTax('C', CONTROLLED, { isIssuer: true });
  const type = () => screen.getByLabelText('Tax type');

  await view.user.selectOptions(type(), 'Deceased');
  const keep = await screen.findByRole('button', { name: 'Keep' });
  expect(screen.getByText('This removes 1 controlling person (Ann Bell).')).toBeInTheDocument();
  await view.user.click(keep);
  expect(type()).toHaveDisplayValue('Company');
  expect(screen.getByLabelText('Name of the controlling person')).toHaveValue('Ann Bell');

  expect(await give(view, 'tax_type', 'D')).toBe('1 controlling person (Ann Bell)');
  expect(type()).toHaveDisplayValue('Deceased');
  expect(screen.queryByRole('radiogroup', { name: QUESTIONS['is_financial_institution'] ?? '' })).toBeNull();
  await act(async () => void view.store.dispatch(undoRemoval()));

  const draft = selectStepDraft(view.store.getState(), 'tax_details');
  expect(draft?.tax_type).toBe('C');
  expect(typedBlock(view)?.cpTinDetails).toMatchObject([ANN]);
});

it('[2-STEP-31, 3-CP-07] a controlling person who is deleted is named, and comes back with Undo', async () => {
  const bo = { ...ANN, cp_name: 'Bo Day', tin: '' };
  const view = await renderTax('C', { ...CONTROLLED, cpTinDetails: [ANN, bo] });

  await view.user.click(screen.getByRole('button', { name: 'Delete controlling person Controlling person 2' }));
  expect(await agree(view)).toBe('1 controlling person (Bo Day)');
  expect(screen.getAllByLabelText('Name of the controlling person')).toHaveLength(1);
  await act(async () => void view.store.dispatch(undoRemoval()));

  expect(typedBlock(view)?.cpTinDetails?.map(({ cp_name: name }) => name)).toEqual(['Ann Bell', 'Bo Day']);
});
