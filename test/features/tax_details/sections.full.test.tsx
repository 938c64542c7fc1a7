/** The worked table of document 3, walked through by pressing the answers. */
import { act, screen } from '@testing-library/react';
import type { TaxInvestor, TaxType, Tin } from '#domain/application.ts';
import { blankTin } from '#domain/tax.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { taxCases, taxResetCases } from '#test/support/cases.ts';
import { server, useServer } from '#test/support/server.ts';
import { countriesKnown, give, renderTax, sectionsOnScreen, typedBlock } from '#test/support/taxForm.tsx';

useServer();
beforeEach(() => server.use(countriesKnown));

/** The answers in the order in which they are asked. */
const ASKED: readonly (keyof TaxInvestor)[] = [
  'tax_country_is_australia',
  'has_other_tax_countries',
  'is_aus_retired_fund',
  'is_financial_institution',
  'has_giin',
  'giin_type',
  'is_entity_managed_by_others',
  'cp_tax_country_outside_aus',
  'trust_cp_tax_country_outside_aus',
  'is_active_financial_entity',
  'active_entity_no_tin_reason_type',
  'controlling_person_needed',
];

/** What can be pressed: other rows are about answers that came to be hidden. */
const PRESSED = taxCases().filter(({ name }) => !name.includes('stale'));

/** Every third row of the table, and with them every section. */
const WALKED = PRESSED.filter(
  ({ sections }, index) =>
    index % 3 === 0 ||
    sections.some((section) => PRESSED.findIndex((each) => each.sections.includes(section)) === index),
);

it('[3-TAX-09] walks through every section of a block', () => {
  const sections = new Set(WALKED.flatMap((each) => each.sections));

  expect([...new Set(taxCases().flatMap((each) => each.sections))].filter((each) => !sections.has(each))).toEqual([]);
});

it.each(WALKED)(
  '[3-TAX-09, 3-TAX-46, 3-TAX-48, 3-TAX-49] asks on screen what $name leads to',
  async ({ taxType, block, sections }) => {
    const view = await renderTax(taxType);
    const isPreset = (field: keyof TaxInvestor) =>
      (field === 'has_giin' && block.has_giin === true) ||
      (field === 'tax_country_is_australia' && block.tax_country_is_australia === true) ||
      (field === 'has_other_tax_countries' && (block.tax_country_is_australia === false || !block[field]));
    for (const field of ASKED) {
      const value = block[field];
      if (value !== null && value !== '' && value !== undefined && !isPreset(field)) await give(view, field, value);
    }

    expect(sectionsOnScreen()).toEqual(sections);
  },
);

/** What the row of the table leaves unsaid: the answers that have its question on screen. */
const AROUND: readonly { taxType?: TaxType; block?: TaxInvestor; tin?: Tin }[] = [
  { taxType: 'C' },
  { taxType: 'I' },
  {},
  {},
  { block: { is_aus_retired_fund: false } },
  { block: { is_aus_retired_fund: false } },
  { block: { is_aus_retired_fund: false, is_financial_institution: true } },
  { block: { is_aus_retired_fund: false, is_financial_institution: false } },
  {},
  { block: { is_aus_retired_fund: false } },
  { block: { is_aus_retired_fund: false, is_financial_institution: false, is_active_financial_entity: false } },
  { tin: {} },
  { tin: { has_tin: false } },
  { taxType: 'T', block: { is_aus_retired_fund: false, is_entity_managed_by_others: true } },
];

const FRANCE: Tin = { ...blankTin(), tax_country: 77, has_tin: true, tin: '123456789' };
const LISTS: Readonly<Record<string, Tin[]>> = {
  'one blank entry': [blankTin()],
  'one blank CONTROL_PERSON entry': [blankTin('CONTROL_PERSON')],
  'two filled entries': [FRANCE, { ...FRANCE, tax_country: 170 }],
};
const spelledOut = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, LISTS[String(value)] ?? value]));

it.each(taxResetCases().map((row, index) => ({ ...row, ...AROUND[index] })))(
  '[3-TAX-40, 3-TAX-41, 3-TAX-43, 3-TIN-11] resets on screen: $name',
  async ({ before, set, after, taxType = 'C', block = {}, tin }) => {
    const { tax_type: _type, investor_type: _kind, ...answers } = spelledOut(before);
    const start: TaxInvestor = tin
      ? {
          tax_country_is_australia: false,
          has_other_tax_countries: true,
          tins: [{ ...blankTin(), ...tin, ...answers }],
        }
      : { ...block, ...answers };
    const view = await renderTax(taxType, start, {
      owner: taxType === 'I' || taxType === 'T' ? 'family_trust' : 'company',
      isIssuer: true,
    });
    const [[field, value] = ['', undefined]] = Object.entries(set);

    if (field === 'tax_type' && value === 'C') await give(view, field, 'S');
    else await give(view, field, value);
    await act(async () => undefined);

    const draft = selectStepDraft(view.store.getState(), 'tax_details');
    const { investor_type: kind, ...reset } = spelledOut(after);
    if (kind !== undefined) expect(draft?.investor_type).toBe(kind);
    else expect(tin ? typedBlock(view)?.tins?.[0] : typedBlock(view)).toMatchObject(reset);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);
