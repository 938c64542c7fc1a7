/** What is asked of an entity, and what has to be answered, on screen. */
import { screen, waitFor, within } from '@testing-library/react';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import type { TaxInvestor } from '#domain/application.ts';
import { server, useServer } from '#test/support/server.ts';
import { countriesKnown, give, QUESTIONS, renderTax, type TaxView } from '#test/support/taxForm.tsx';

useServer();
beforeEach(() => server.use(countriesKnown));

const next = ({ user }: TaxView) => user.click(screen.getByRole('button', { name: 'Next' }));
/** The fields and questions that the error summary names. */
const wanting = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.textContent ?? '')
    .filter((text) => / This field is required$/.test(text))
    .map((text) => text.replace(/:? This field is required$/, ''));
const NOT_RETIRED: TaxInvestor = { is_aus_retired_fund: false };
const INSTITUTION: TaxInvestor = { ...NOT_RETIRED, is_financial_institution: true, is_entity_managed_by_others: false };
const WITHOUT_GIIN: TaxInvestor = { ...INSTITUTION, has_giin: false };
const TRADING: TaxInvestor = { ...NOT_RETIRED, is_financial_institution: false, is_entity_managed_by_others: false };
const PASSIVE: TaxInvestor = { ...TRADING, is_active_financial_entity: false };
const OTHER_REASON = 'Other reason';

it.each<{ title: string; block: TaxInvestor; asks: (string | undefined)[] }>([
  { title: '[3-TAX-47] wants an answer', block: {}, asks: [QUESTIONS['is_aus_retired_fund']] },
  {
    title: '[3-GIIN-01, 3-CP-01] wants an answer',
    block: NOT_RETIRED,
    asks: [QUESTIONS['is_financial_institution'], QUESTIONS['is_entity_managed_by_others']],
  },
  { title: '[3-GIIN-02, 3-GIIN-03, 3-GIIN-04] wants an answer', block: INSTITUTION, asks: ['GIIN'] },
  { title: '[3-GIIN-14] wants an answer', block: WITHOUT_GIIN, asks: ['Why is there no GIIN?'] },
  {
    title: '[3-GIIN-15] wants an answer',
    block: { ...WITHOUT_GIIN, giin_type: 'EXEMPT' },
    asks: ['Type of exempt beneficial owner'],
  },
  {
    title: '[3-GIIN-16] wants an answer',
    block: { ...WITHOUT_GIIN, giin_type: 'DEEMED_COMPLIANT_FFI' },
    asks: ['Type of deemed-compliant FFI'],
  },
  {
    title: '[3-GIIN-17, 3-GIIN-18] wants an answer',
    block: { ...WITHOUT_GIIN, giin_type: 'SPONSORED_FINANCIAL_INSTITUTION' },
    asks: ['Name of the sponsoring entity', 'GIIN of the sponsoring entity'],
  },
  {
    title: '[3-GIIN-19, 3-GIIN-20] wants an answer',
    block: { ...WITHOUT_GIIN, giin_type: 'TRUSTEE_DOCUMENTED_TRUST' },
    asks: ['Name of the trustee', 'GIIN of the trustee'],
  },
  { title: '[3-GIIN-21] wants an answer', block: { ...WITHOUT_GIIN, giin_type: 'OTHER' }, asks: [OTHER_REASON] },
  { title: '[3-NFE-01, 3-NFE-02] wants an answer', block: TRADING, asks: [QUESTIONS['is_active_financial_entity']] },
  {
    title: '[3-NFE-06] wants an answer',
    block: { ...TRADING, is_active_financial_entity: true },
    asks: ['Why is the entity active?'],
  },
  {
    title: '[3-NFE-07] wants an answer',
    block: { ...TRADING, is_active_financial_entity: true, active_entity_no_tin_reason_type: 'OTHER' },
    asks: [OTHER_REASON],
  },
  {
    title: '[3-CP-02] wants an answer',
    block: { ...INSTITUTION, giin: '98Q96B.00000.LE.250', is_entity_managed_by_others: true },
    asks: [QUESTIONS['cp_tax_country_outside_aus']],
  },
  { title: '[3-CP-05, 3-CP-06] wants an answer', block: PASSIVE, asks: [QUESTIONS['controlling_person_needed']] },
])('$title: $asks', async ({ block, asks }) => {
  const view = await renderTax('C', block);

  await next(view);

  expect(wanting()).toEqual(asks);
  expect(selectCurrentStep(view.store.getState())).toBe('tax_details');
});

it('[3-CP-04, 3-CP-06, 3-CP-07] opens controlling persons with yes and one of them', async () => {
  const view = await renderTax('C', { ...INSTITUTION, giin: '98Q96B.00000.LE.250' });

  await give(view, 'is_entity_managed_by_others', true);
  await give(view, 'cp_tax_country_outside_aus', true);

  const question = screen.getByRole('radiogroup', { name: QUESTIONS['controlling_person_needed'] ?? '' });
  expect(within(question).getByLabelText('Yes')).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Controlling person 1' })).toBeInTheDocument();
});

it('[2-ROLE-04] asks to tell controlling persons who receives their details', async () => {
  const view = await renderTax('C', { ...INSTITUTION, giin: '98Q96B.00000.LE.250' });
  expect(screen.queryByText(/^Tell each person whose details you enter/)).not.toBeInTheDocument();

  await give(view, 'is_entity_managed_by_others', true);
  await give(view, 'cp_tax_country_outside_aus', true);

  expect(screen.getAllByText(/^Tell each person whose details you enter that Emberfield Copper Limited/)).toHaveLength(
    1,
  );
});

it('[3-CP-08, 3-CP-09, 3-CP-11, 3-CP-12] wants everything of a controlling person', async () => {
  const view = await renderTax('C', PASSIVE);

  await give(view, 'controlling_person_needed', true);
  await next(view);

  expect(wanting()).toEqual(
    [
      'Name of the controlling person',
      'Date of birth',
      'Address',
      'Country of tax residence',
      QUESTIONS['has_tin'],
    ].map((label) => `Controlling person 1: ${label}`),
  );
});

it('[3-GIIN-09] takes a GIIN in small letters, and has its letters as capitals', async () => {
  const view = await renderTax('C', INSTITUTION);

  await view.user.type(screen.getByLabelText('GIIN'), '98q96b.00000.le.250');
  await view.user.tab();

  expect(screen.getByLabelText('GIIN')).not.toHaveAccessibleDescription(/Enter a valid GIIN/);
  expect(screen.getByLabelText('GIIN')).toHaveValue('98Q96B.00000.LE.250');
});

it('[3-TAX-46, 3-TAX-47, 3-TAX-48, 3-TAX-49] a retirement fund ends at the declaration', async () => {
  const view = await renderTax('S');

  await give(view, 'is_aus_retired_fund', true);
  expect(screen.getByText(/An Australian retirement fund: by law it is not reported/)).toBeInTheDocument();
  await next(view);

  await waitFor(() => expect(selectCurrentStep(view.store.getState())).toBe('bank_details'));
  expect(selectApplication(view.store.getState()).tax_details).toMatchObject({
    investor_type: 'ENTITY',
    investors: [{ is_aus_retired_fund: true, is_financial_institution: null, cpTinDetails: [] }],
  });
});

const valuesOf = (question: string) =>
  within(screen.getByRole('radiogroup', { name: question }))
    .getAllByRole('radio')
    .map((each) => each.getAttribute('value'));

it('[3-NFE-03, 3-NFE-04, 3-NFE-05] explains what an active entity is, and why it may be one', async () => {
  await renderTax('C', { ...TRADING, is_active_financial_entity: true });

  const question = screen.getByRole('radiogroup', { name: QUESTIONS['is_active_financial_entity'] ?? '' });
  expect(question).toHaveAccessibleDescription(
    'An active non-financial entity earns more than 50% of its income from active trade.',
  );
  expect(valuesOf('Why is the entity active?')).toEqual(['INCOME', 'REGULARLY_TRADED_CORP', 'GOV_ENTITY', 'OTHER']);
  const income =
    "Less than 50% of the entity's income is passive and less than 50% of its assets produce passive income";
  expect(screen.getByLabelText(income)).toBeInTheDocument();
});

it('[3-CP-13] explains what a controlling person is', async () => {
  await renderTax('C', PASSIVE);

  const question = screen.getByRole('radiogroup', { name: QUESTIONS['controlling_person_needed'] ?? '' });
  expect(question).toHaveAccessibleDescription(
    'A controlling person owns 25% or more of the share capital, or otherwise controls the entity.',
  );
});

it('[3-GIIN-11, 3-GIIN-12, 3-GIIN-13] asks why there is no GIIN', async () => {
  const view = await renderTax('C', INSTITUTION);

  await give(view, 'has_giin', false);

  expect(screen.queryByLabelText('GIIN')).toBeNull();
  expect(valuesOf('Why is there no GIIN?')).toEqual([
    'EXEMPT',
    'DEEMED_COMPLIANT_FFI',
    'SPONSORED_FINANCIAL_INSTITUTION',
    'TRUSTEE_DOCUMENTED_TRUST',
    'OTHER',
  ]);
});
